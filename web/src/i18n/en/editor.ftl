## The editor: a position is set up by hand.

editor-title = Position editor
editor-lead = Set up any position, see what is wrong with it, play on from it or analyse it.
editor-board = Board to be set up
editor-hint = Drag a man anywhere, or tap a man and then each place for men of that side. Escape cancels.
editor-undo = Undo
editor-start-position = Start position
editor-empty = All men off
editor-exchange = Exchange colours
editor-loading = Reading the position…

## A link that leads nowhere.

editor-broken = This link contains no readable position.
editor-broken-take-start = Begin at the start
editor-broken-take-empty = Begin with an empty board

## Rules.

editor-rules = Rules
editor-options = Options of the rules
editor-option-compulsion = Numbers that must be played
editor-option-next-game = The next game begins
editor-option-opening = After the opening throw
editor-option-after = Plain throws before doublets cascade
editor-option-count = Throws are counted
editor-option-remainder = What cannot be played of a cascade
editor-option-remainder-order = In a remainder
editor-option-unstarted = A cascade of which no number can be played
editor-option-entry-base = A six enters on
editor-option-re-entry = Men that enter again
editor-option-free-point = A free point in front
editor-option-capote = Capote
editor-option-mother-tie = Units for each side if both mothers are pinned
editor-option-own-table-most = Points of the own far table, at most
editor-option-opp-table-most = Points of the other far table, at most
editor-option-must-open = Whom a prime must let out
editor-option-head-first = Two men leave the head on a first throw
editor-option-prime-check = Six in a row are looked at
editor-option-bouchon = Six in a row without men on 2 and 1
editor-option-double = Two units if the loser has borne off none
editor-option-head = Own men on 13
editor-option-single = Points that take one man
editor-option-limpold = Who is limpolded
editor-value-most-then-larger = as many as possible, then the larger
editor-value-most = as many as possible
editor-value-free = free choice
editor-value-winner-leads = with the winner
editor-value-opening-throw = with an opening throw
editor-value-throw-again = the first to play throws again
editor-value-play-opening-dice = its dice are played
editor-value-per-player = for each player
editor-value-whole-game = for both together
editor-value-opponent-plays = the opponent plays it
editor-value-lost = lost
editor-value-go-on = blocked numbers are left out
editor-value-stop-at-first = it ends at the first blocked number
editor-value-passes = passes on
editor-value-packed = one on a point
editor-value-may-double = may double
editor-value-single = only one
editor-value-half = 24 to 13
editor-value-quarter = 24 to 19
editor-value-frozen = who can never enter
editor-value-shut = whose way in is shut
editor-value-on = yes
editor-value-off = no
editor-value-one-point = men on one point
editor-value-stuck = whoever has no step
editor-value-list = with 6-6, 4-4, 3-3
editor-value-blocked = if one man cannot play
editor-value-end = at the end of the throw
editor-value-step = at every step
editor-value-25 = 19
editor-value-24 = 18

## Whose turn it is.

editor-turn = Turn
editor-phase-opening = Opening throw
editor-phase-throw = To throw
editor-phase-name = To name
editor-phase-play = To play
editor-phase-over = Game over
editor-thrower = Who throws
editor-threw = Who threw
editor-mover = Who plays
editor-mover-thrower = the thrower
editor-mover-other = the other side (a remainder)
editor-numbers = Numbers to play
editor-first-number = First number
editor-second-number = Second number
editor-count = How many of them
editor-then = After that: { $numbers }, four of each.
editor-then-none = Nothing follows this stage.
editor-winner = Winner
editor-nobody = nobody
editor-result = Result
editor-result-single = single game
editor-result-double = double game
editor-result-triple = triple game
editor-result-capote = capote
editor-result-mother = pinned mother
editor-result-jan = jan
editor-result-left = men left
editor-tie = tie: both mothers

## Men and throws.

editor-men = Men and throws
editor-side-white = White
editor-side-black = Black
editor-bar = Men on the bar
editor-hand = Men in hand
editor-off = Men off
editor-throws = Throws made
editor-throws-with-this = Throws made, this one included
editor-fewer = { $what }: one fewer
editor-more = { $what }: one more
editor-pips = White { $white } pips, Black { $black } pips

## What is wrong. $side is "white" or "black".

editor-possible = This position is possible.
editor-faults = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] White has { $men } men in all, not { $most }.
   *[black] Black has { $men } men in all, not { $most }.
}
editor-fault-shared-point = Both sides stand on White’s point { $point }, which is Black’s point { $black }.
editor-fault-no-bar = { $side ->
    [white] White has men on the bar, but in this game nobody is hit.
   *[black] Black has men on the bar, but in this game nobody is hit.
}
editor-fault-no-hand = { $side ->
    [white] White has men in hand, but in this game all start on the board.
   *[black] Black has men in hand, but in this game all start on the board.
}
editor-fault-packed = { $side ->
    [white] White has { $men } men on point { $point }, where at most { $most } may stand.
   *[black] Black has { $men } men on point { $point }, where at most { $most } may stand.
}
editor-fault-opening-under-way = In the opening all men stand where they start and nobody has thrown.
editor-fault-bad-stage = These numbers are not a stage: a stage is two different numbers, or one to four equal ones.
editor-fault-no-throw = { $side ->
    [white] White has thrown, so at least one throw of White must be counted.
   *[black] Black has thrown, so at least one throw of Black must be counted.
}
editor-fault-nothing-named = In this game nobody names a doublet.
editor-fault-bad-named = A named doublet is four equal numbers that its thrower plays.
editor-fault-no-remainder = { $side ->
    [white] White cannot be playing a remainder: this throw passes nothing on.
   *[black] Black cannot be playing a remainder: this throw passes nothing on.
}
editor-fault-nothing-to-play = { $side ->
    [white] White has no legal play in this stage, so it passes automatically.
   *[black] Black has no legal play in this stage, so it passes automatically.
}
editor-fault-already-won = { $side ->
    [white] White has borne off all men, so the game is over.
   *[black] Black has borne off all men, so the game is over.
}
editor-fault-not-pinned = { $side ->
    [white] White has a pinned man on point { $point }, where no single man can be pinned.
   *[black] Black has a pinned man on point { $point }, where no single man can be pinned.
}
editor-fault-no-pinner = { $side ->
    [white] White has a pinned man on point { $point }, but no black man stands on it.
   *[black] Black has a pinned man on point { $point }, but no white man stands on it.
}
editor-fault-mother-pinned = { $side ->
    [white] White’s mother is pinned, so the game is over.
   *[black] Black’s mother is pinned, so the game is over.
}
editor-fault-frozen = { $side ->
    [white] White has more men on the bar than points to enter, so the game is over.
   *[black] Black has more men on the bar than points to enter, so the game is over.
}
editor-fault-dead = No throw lets either side play, so the game is drawn.
editor-fault-wrong-result = The men do not fit this result.

## What to do with it.

editor-play-on = Play on from here
editor-analyse = Analyse
editor-analysing = Thinking…
editor-judged = { $side ->
    [white] White:
   *[black] Black:
}
editor-play = Play
editor-play-failed = The table could not be created: { $reason }
editor-copy-link = Copy the link
editor-copied = Copied
editor-copy = Copy { $what }
editor-svg = Picture (SVG)
editor-png = Picture (PNG)
editor-share = Share and import
editor-id = Position id
editor-gnubg = gnubg position id
editor-g-code = Gul bara code
editor-picture-note = { $phase } · White { $white } pips, Black { $black } pips
editor-picture-opening = Opening throw
editor-picture-throw = { $side ->
    [white] White to throw
   *[black] Black to throw
}
editor-picture-name = { $side ->
    [white] White to name a doublet
   *[black] Black to name a doublet
}
editor-picture-play = { $side ->
    [white] White to play { $numbers }
   *[black] Black to play { $numbers }
}
editor-picture-over = The game is over
