# Members as others see them: ratings, finished matches, opponents.

people-since = since { $date }
people-nobody = No player is called { $name }
people-ratings = Ratings
people-no-rating = No rated matches yet.
people-doubtful = A question mark: too few matches for a sure rating.
people-matches = Finished matches
people-no-matches = No finished matches that you may see.
people-opponents = Opponents
people-won = Won
people-lost = Lost
people-no-result = No result
people-by-resigned = by resignation
people-by-time = on time
people-by-left = by leaving
people-look = Go through the game
people-record = Record
people-speed-fast = Fast
people-speed-normal = Normal
people-speed-slow = Slow
people-speed-days = Days
people-speed-none = No clock
people-matches-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
people-block = Block
people-unblock = Unblock
people-block-note = You two do not meet: no challenges, no games by chance. They are not told.
people-blocked = Blocked members
people-note = Private note
people-note-hint = Only you can read it.
people-note-placeholder = How they play, what to remember next time…
people-note-save = Save
people-note-saved = Saved
people-note-removed = Removed
people-note-full = You have as many notes as a member may have. Remove one first.
people-note-hidden = This text has hidden characters. Type it again, or remove them.
