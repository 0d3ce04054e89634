# The lobby of a hall: who is there, seeks, and games to watch.

lobby-title = The hall
lobby-lead = Play a friend by a link, or whoever is here.
lobby-here = { $count ->
    [one] { $count } person here
   *[other] { $count } people here
}
lobby-playing = { $count ->
    [one] { $count } game being played
   *[other] { $count } games being played
}
lobby-anybody = Play anybody
lobby-seeking = Looking for a player…
lobby-alone = You are the only one here
lobby-alone-text = Send a friend a link. Or leave this page open: it calls you as soon as somebody sits down.
lobby-others-text = Nobody has taken this game yet. Sit down with somebody who waits, send a friend a link, or leave this page open: it calls you.
lobby-stop = Stop looking
lobby-live = Being played now
lobby-live-none = No game to watch at the moment
lobby-live-note = A game with somebody from the hall may be watched by all. Yours can be the first.
lobby-seeks = Waiting for a player
lobby-seeks-none = Nobody is waiting. Be the first: choose “Play anybody”.
lobby-seek = Play { $game } with { $name }
lobby-yours = yours
lobby-people = Here now
lobby-people-none = Nobody shows a name.
lobby-show-name = Show my name to the others here
lobby-more = More choices
lobby-begins = Your game begins!
lobby-lost = The connection to the hall is lost. It is being restored…
lobby-refused-no-seek = Somebody was faster, or the player has left.
lobby-refused-own-seek = This is your own game. It is for another player.
lobby-refused-too-many-seeks = Too many people are waiting. Sit down with one of them, or try again later.
lobby-refused-too-many-sockets = The hall is open in too many windows. Close some of them.
lobby-range = Rating of the other player
lobby-range-any = any
lobby-range-within = at most { $points } above or below yours
lobby-program = If nobody sits down within { $seconds } seconds
lobby-program-none = wait on for a person
lobby-program-gentle = play a gentle program
lobby-program-middling = play a program of middle strength
lobby-program-strong = play a strong program
lobby-refused-rating-range = That player wants an opponent whose rating is nearer to theirs.
lobby-challenges = Challenges
lobby-challenge = Challenge
lobby-challenge-name = Challenge a member by name
lobby-challenge-someone = Challenge { $name }
lobby-challenge-from = { $name } challenges you
lobby-challenge-to = Waiting for { $name }…
lobby-challenge-look = page
lobby-challenge-accept = Accept
lobby-challenge-decline = Decline
lobby-challenge-withdraw = Withdraw
lobby-challenge-declined = { $name } does not want to play now.
lobby-challenged = You are challenged!
lobby-refused-no-challenge = This challenge is over.
lobby-refused-not-here = This player is not in the hall now. Choose days as the time, or come back later.
lobby-refused-blocked = You two do not play each other.
lobby-refused-declined-lately = This player has just declined. Try again in a few minutes.
lobby-refused-too-many-challenges = Too many challenges wait already. Withdraw one of yours, or try later.
lobby-refused-too-many-tries = Too many challenges in a short time. Wait a little.
lobby-refused-no-player = There is no member with this name.
lobby-refused-left-lately = You left a match. Wait some minutes before you meet somebody from the hall; finished matches shorten this.
