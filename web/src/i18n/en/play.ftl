## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-nav-dice = Check the dice
play-dice-fair = Fair dice ✓
play-page-loading = Opening the page…
play-page-failed = This page could not be loaded. Check your connection.
play-page-unknown = There is no such page.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Gul bara
play-game-gioul = Gioul
play-game-tawula = Tawula
play-game-backgammon = Backgammon
play-game-celebi = Çelebi
play-game-portes = Portes
play-game-nackgammon = Nackgammon
play-game-tavla = Tavla
play-game-fevga = Fevga
play-game-moultezim = Moultezim
play-game-narde = Long Nardy
play-game-plakoto = Plakoto
play-game-tapa = Tapa
play-game-plakoto-express = Plakoto Express
play-game-jacquet = Jacquet
play-game-irish = Irish
play-game-hypergammon = Hypergammon
play-game-mahbusa-31 = Mahbusa 31
play-game-tawla-31 = Tawla 31
play-game-acey-deucey = Acey-deucey
play-game-nard-himly = Himly’s Nard
play-game-verquere = Verquere
play-game-laquet = Laquet
play-game-ludus-anglicorum = Ludus Anglicorum
play-game-doublets = Doublets
play-rules-gul-bara-2007 = Gul bara, 2007 rules
play-rules-gul-bara-bulgarian = Gul bara, Bulgarian rules
play-rules-tawula-falkener = Tawula, Falkener’s entry
play-rules-fevga-stuck = Fevga, open for a stuck opponent
play-rules-fevga-both-tables = Fevga, both tables
play-rules-moultezim-pbm = Moultezim, the game by e-mail
play-rules-narde-blocked = Long Nardy, two men if one cannot play
play-rules-narde-step = Long Nardy, strict block
play-rules-jacquet-1818 = Jacquet of 1818
play-rules-verquere-head = Verquere, single head
play-rules-doublets-all = Doublets, all men up

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = double aces
play-throw-name-21 = two and one
play-throw-name-22 = double twos
play-throw-name-31 = three and one
play-throw-name-32 = three and two
play-throw-name-33 = double threes
play-throw-name-41 = four and one
play-throw-name-42 = four and two
play-throw-name-43 = four and three
play-throw-name-44 = double fours
play-throw-name-51 = five and one
play-throw-name-52 = five and two
play-throw-name-53 = five and three
play-throw-name-54 = five and four
play-throw-name-55 = double fives
play-throw-name-61 = six and one
play-throw-name-62 = six and two
play-throw-name-63 = six and three
play-throw-name-64 = six and four
play-throw-name-65 = six and five
play-throw-name-66 = double sixes
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] Aces
    [2] Twos
    [3] Threes
    [4] Fours
    [5] Fives
   *[6] Sixes
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = White
play-black = Black
play-you = You
play-computer = Computer
play-computer-at = Computer, level { $level }
play-program = program
play-white-note = Ivory
play-black-note = Dark rose

## The lobby.

play-rule-set = Rules
play-auto-forced = Play forced stages for me
play-analyse = Analyse
play-cancel = Cancel
play-close = Close
play-load-failed = The server does not answer.
play-try-again = Try again
play-table-unreadable = This game cannot be opened: { $reason }
play-table-gone = No such game, or a private one.
play-to-lobby = All games

## At the table.

play-throw = Throw
play-throw-first = Throw to begin
play-done = Done
play-decline = Decline
play-next-game = Next game
play-new-match = New game
play-undo-step = Undo
play-undo-stage = { $number ->
    [1] Undo aces
    [2] Undo twos
    [3] Undo threes
    [4] Undo fours
    [5] Undo fives
   *[6] Undo sixes
}
play-undo-turn = Undo all
play-resign = Resign
play-sounds = Sounds
play-resign-offer = { $who ->
    [you] You offer to resign.
   *[other] { $name } offers to resign.
}
play-resign-refused = { $who ->
    [you] You play on.
   *[other] { $name } does not accept: play goes on.
}
play-show-again = Show again
play-chat = Chat
play-save-game = Save
play-skip = Skip
play-moves = Moves
play-no-moves = No moves yet.
play-signs = Signs
play-sign-times = this step four times
play-sign-hit = hits a man
play-sign-lost = this number is lost
play-sign-passed = passes to the other side
play-sign-single = room for one of your men only
play-menu = Moves and settings
play-pip-word = pips
play-off = off
play-hand = hand
play-score-line = { $to ->
    [1] single game
   *[other] match to { $to }
}
play-game-number = Game { $number }
play-next-four_steps = A doublet is four steps
play-next-four_steps-short = Doublets: 4 steps
play-next-two_steps = A doublet counts once: two steps
play-next-two_steps-short = Doublets: 2 steps
play-next-of_choice = A doublet: twice its number of men
play-next-of_choice-short = Doublets: men of choice
play-next-cascades = Next doublet cascades
play-next-cascades-short = Doublets cascade
play-next-plain = Throw { $number } of { $of }: plain doublets
play-next-plain-short = Throw { $number } of { $of }: plain
## Settings.

play-settings = Settings
play-tutor-checking = Checking your turn…

## Connection and refusals.

play-connecting = Connecting…
play-lost = Connection lost. The game is safe; trying again…
play-data-removed = The browser has removed the data of this page, and this game with it.
play-computer-simple-short = Not fully loaded: plays weaker
play-computer-simple = The computer is not fully loaded yet and plays weaker than its level. Go online to load it.
play-computer-stopped = The computer cannot play at the moment. Trying again…
play-try-now = Try now
play-rejected-malformed = The server did not understand that.
play-rejected-wrong-phase = That is not possible now.
play-rejected-illegal-step = That step is not possible.
play-rejected-not-your-seat = It is not your turn.
play-rejected-not-kept = This could not be saved, so it was not done. Is the disk full or read-only?
play-rejected-internal = The server could not do that.
play-rejected-busy = The engine is busy. Try again in a moment.
play-rejected-run-stopped = The man cannot go that far.
play-rejected-man-stuck = No man can move from there now.
play-rejected-offline = Not connected: nothing was sent.
play-rejected-no-simd = This browser is too old: its WebAssembly has no SIMD. Play in a newer one.
play-rejected-no-storage = This browser does not let the page store games. Is this a private window, or is storage blocked?
play-rejected-no-space = There is no space left for this page, so this was not done. Save all games as a file, then remove some.
play-rejected-not-loaded = A part of the page is missing. Reload the page while you are online.
play-rejected-no-net = This is not fully loaded yet. Try again while you are online.
play-rejected-ended = What plays the games has stopped. Try again.
play-tap-empty = Tap a man with a ring.
play-tap-theirs = { $side ->
    [black] That is Black’s. You play White.
   *[white] That is White’s. You play Black.
}
play-rejected-rated-game = You are in a rated game. Analysis opens when it ends.

## Evaluation and hint.

play-evaluation = Evaluation: { $lines }
play-bar-waits = being evaluated
play-win-chance = { $who ->
    [you] You win { $percent } %
   *[other] { $name } wins { $percent } %
}
play-win-chance-higher = { $who ->
    [you] You win { $percent } %, { $higher } % double or more
   *[other] { $name } wins { $percent } %, { $higher } % double or more
}
play-match-chance = { $who ->
    [you] You win the match { $percent } %
   *[other] { $name } wins the match { $percent } %
}
play-hint = Hint
play-hint-show = Show a hint
play-hint-hide = Hide the hint
play-hint-thinking = Looking for the best play…
play-hint-failed = No hint is available now.
play-hint-win = wins { $percent } %
play-hint-loses = loses { $loss } units
play-hint-only = only play
play-hint-gift = passes { $groups }
play-hint-undo = undo the stage to play it

## The board for a screen reader.

play-board-name = Board, { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = Point { $number }, { $men }
play-point-name-single = Point { $number }, { $men }, one man only
play-point-name-lying = Point { $number }, { $men }, laid down
play-bar-name = Bar, { $men }
play-hand-name = Hand, { $men }
play-off-name = Off, { $men }
play-with-plays = { $place }, can play { $numbers }
play-empty = empty
play-men-white = { $count ->
    [1] { $count } white man
   *[other] { $count } white men
}
play-men-black = { $count ->
    [1] { $count } black man
   *[other] { $count } black men
}
play-men-on-white = { $men } on a pinned white man
play-men-on-black = { $men } on a pinned black man
play-die-name = Die { $face }. Swap
play-die-name-first = Die { $face }, plays first. Swap
play-opening-die = Die of { $name }: { $face }

## The ladder.

play-ladder-name = Ladder
play-gift = gift
play-gift-of = { $who ->
    [you] Gift from you
   *[other] Gift from { $name }
}
play-number-to-play = to play
play-number-played = played
play-number-lost = lost
play-number-passed-on = passed on
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] Aces: { $left } left.
    [2] Twos: { $left } left.
    [3] Threes: { $left } left.
    [4] Fours: { $left } left.
    [5] Fives: { $left } left.
   *[6] Sixes: { $left } left.
}
play-ladder-then = Then { $numbers }.
play-to-play = To play: { $numbers }.
play-may-decline = You may decline.
play-all-played = All played.

## What happens.

play-opening = Each side throws one die; the higher begins.
play-tie = Both threw { $face }: once more.
play-begins = { $who ->
    [you] You begin: { $own } against { $other }.
   *[other] { $name } begins: { $own } against { $other }.
}
play-begins-won = { $who ->
    [you] You won the last game and begin.
   *[other] { $name } won the last game and begins.
}
play-your-throw = { $who ->
    [you] Your throw.
   *[other] { $name } to throw.
}
play-name-doublet = { $who ->
    [you] Name a doublet: 1 to 6.
   *[other] { $name } names a doublet.
}
play-plays = { $who ->
    [you] You play { $numbers }.
   *[other] { $name } plays { $numbers }.
}
play-plays-yours = { $number ->
    [1] { $name } plays your aces.
    [2] { $name } plays your twos.
    [3] { $name } plays your threes.
    [4] { $name } plays your fours.
    [5] { $name } plays your fives.
   *[6] { $name } plays your sixes.
}
play-thinking = { $who ->
    [you] You are playing…
   *[other] { $name } is playing…
}
play-threw = { $who ->
    [you] You threw { $call }.
   *[other] { $name } threw { $call }.
}
play-named = { $who ->
    [you] You name { $call }.
   *[other] { $name } names { $call }.
}
play-cascade = A cascade!
play-confirm = All played. Done?
play-confirm-names = 2-1 played. After Done you name a doublet.
play-done-passes = { $who ->
    [you] Done passes { $groups } to you.
   *[other] Done passes { $groups } to { $name }.
}
play-passed = { $who ->
    [you] You have no play for { $numbers }.
   *[other] { $name } has no play for { $numbers }.
}
play-lost-numbers = Lost: { $numbers }.
play-no-more = Nothing more can be played.
play-only-play = Only play, played for you.
play-hand-over = { $who ->
    [you] You play { $groups }, then throw.
   *[other] { $name } plays { $groups }, then throws.
}
play-played = { $who ->
    [you] You played { $play }.
   *[other] { $name } played { $play }.
}
play-hit-on = Hit on { $points }.
play-pinned-on = Pinned on { $points }.
play-undone = { $steps ->
    [1] { $steps } step taken back.
   *[other] { $steps } steps taken back.
}
# A man went from one place to another.
play-stepped = { $from } to { $to }.
play-stepped-hit = { $from } to { $to }, hit.
play-stepped-pin = { $from } to { $to }, a man pinned.
play-place-bar = bar
play-place-hand = hand
play-place-off = off

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Points
play-log = What happened

## The end.

play-won = { $who ->
    [you] You win
   *[other] { $name } wins
}
play-draw = A draw
play-end-show = Result
play-result-single = Single game
play-result-double = Double game
play-result-triple = Triple game
play-result-capote = Capote
play-result-mother = Mother pinned
play-result-jan = Jan
play-result-left = Men left
play-result-tie = A tie
play-units = { $units ->
    [1] { $units } unit
   *[other] { $units } units
}
play-result-note = { $result }, { $units }
play-result-note-resigned = { $result } by resignation, { $units }
play-result-on-time = Won on time

# One screen between two people

play-enter-dice = Enter the dice
