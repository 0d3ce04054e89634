## Home, and the pages that lead to others.

home-title = The whole family at one table
home-lead = { $games }: by their exact rules. Free. No account, no advertising.
home-cascade = A doublet runs on through all the higher ones. What you cannot play, your opponent plays.
home-play-now = Play now
home-gentle = { $game } · a gentle computer
home-friend = Play a friend
home-friend-note = by a link
home-screen = Two at one screen
home-screen-note = on this device
home-anybody = Play anybody
home-here = Here now: { $count }
home-waiting = Waiting: { $count }
home-computer = Play the computer
home-level = level { $level }
home-learn = Learn { $game } in two minutes
home-learn-note = On the board, by playing.
home-yours = Your games of home
home-all = All games ({ $count })
home-find = Find a game
home-none-found = No game has this name.
home-go-on = Go on
home-my-games = All my games
home-your-turn = Your turn
home-new = New game
home-change = Change
home-puzzle = Puzzle of the day
home-puzzle-row = Days in a row: { $count }
home-puzzle-game = { $game }: find the best play.
home-puzzle-done = Solved today. Until tomorrow!
home-next-lesson = Next lesson: { $game }
home-hall = Now in the hall
home-nobody = Nobody waits now. Play the computer meanwhile.
home-away = The hall does not answer. Trying again. Your own games work.
home-group-hit = Hitting
home-group-block = Blocking
home-group-pin = Pinning
home-group-pass = What you cannot play, your opponent plays
home-group-several = Several games in turn
home-short-hit = hits
home-short-block = blocks
home-short-pin = pins
home-short-pass = runs on
home-short-several = several games
home-note-analysis = Every play of a match, judged
home-note-editor = Set up a position and have it judged
home-openings = Openings
home-note-openings = The best play of every first throw
home-note-dice = See that nobody chose the throws
home-note-games = Go on, save them, remove them
home-note-statistics = How you play, game by game
home-note-companion = Dice and rules for a board on your table
home-note-account = Name, password, devices, your data

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = gul-bara backgammon plakoto
