## The choice of a game.

picker-all = All games ({ $count })
picker-find = Find a game
picker-none-found = No game has this name.
picker-group-hit = Hitting
picker-group-block = Blocking
picker-group-pin = Pinning
picker-group-pass = What you cannot play, your opponent plays
picker-group-museum = Museum: games of the past
picker-group-several = Several games in turn
picker-short-hit = hits
picker-short-block = blocks
picker-short-pin = pins
picker-short-pass = runs on
picker-short-museum = of the past
picker-short-several = several games
picker-offline = Keep for playing without a network
picker-offline-note = The opponents of these games, up to { $megabytes } MB.
picker-offline-failed = They could not be stored.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = gul-bara backgammon plakoto
