## At the table.

play-rematch = Rematch
play-resign-ask = How much do you give up?
play-resign-consent = The other side may refuse; then you play on.
play-resign-at-once = The game ends at once.
play-resign-later = So much you could still lose. Less can be offered while one of you plays a throw.
play-resign-accept = Accept
play-resign-refuse = Play on

## Settings.

play-tutor-loses = loses { $loss } units.
play-tutor-better = is better: it wins { $best } % instead of { $made } %.
play-tutor-take-back = Take back
play-tutor-anyway = Play anyway
## What happens.

play-stalls = { $who ->
    [you] You stall at { $number }s
   *[other] { $name } stalls at { $number }s
}
play-declined = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
play-hand-over-may = { $who ->
    [you] You may play { $groups }, then throw.
   *[other] { $name } may play { $groups }, then throws.
}

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = Command
play-command-send = Send
play-command-help-text = Type a play as it is written, 24/18 13/11, with (2) for two men, or a word: throw, done, undo, undo stage, hint, where, resign.
play-command-throw = throw, dice
play-command-done = done, end
play-command-next = next, next game
play-command-undo = undo, back
play-command-undo-stage = undo stage
play-command-undo-turn = undo turn
play-command-hint = hint
play-command-where = where, board
play-command-help = help
play-command-resign = resign, give up
play-command-unknown = “{ $word }” is not understood. A play is written like 24/18.
play-command-cannot = { $from }/{ $to } cannot be played now.
play-command-not-now = That is not possible now.
play-side-line = { $name }: { $pips } pips to go, { $off } off

## The end.

play-draw-note = Neither side can ever move again.
play-tie-note = Both mothers are pinned.
play-capote-why = The first man was off while { $men } were still to enter.
play-jan-count = { $bar } on the bar, { $free } free
play-limpold = Limpolded: the men on the bar cannot enter.
play-match-over = { $who ->
    [you] You take the match.
   *[other] { $name } takes the match.
}
play-end-better = { $who ->
    [you] You played better
   *[other] { $name } played better
}
play-end-alike = You played alike
play-end-helped = { $who ->
    [you] the dice helped you.
   *[other] the dice helped { $name }.
}
play-end-even = the dice were even.
play-end-play = Play
play-end-luck = Luck
play-end-errors = errors { $own } – { $other }
play-end-best = Best play
play-end-costliest = Costliest play
play-end-cascade = Greatest cascade
play-end-cascade-size = { $dice }: { $steps } steps, { $pips } pips
play-end-send-clip = Send the clip
play-end-send = Send the picture
play-end-names = With names
play-end-how = How did I play?
play-end-short = The game is too short to judge.
play-end-reading = Reading the game…
play-end-through = Go through the game
play-coach-throw = Throw. The higher die begins.
play-coach-tap = Tap a man with a blue ring.
play-coach-cascade = { $number ->
    [1] A doublet runs on: the aces, then every higher number, up to the sixes.
    [2] A doublet runs on: the twos, then every higher number, up to the sixes.
    [3] A doublet runs on: the threes, then fours, fives and sixes.
    [4] A doublet runs on: the fours, then all fives, then all sixes.
    [5] A doublet runs on: the fives, then all sixes.
   *[6] Sixes are the end of a cascade: four of them.
}
play-coach-passes = { $number ->
    [1] The aces do not fit. { $name } plays them now.
    [2] The twos do not fit. { $name } plays them now.
    [3] The threes do not fit. { $name } plays them now.
    [4] The fours do not fit. { $name } plays them now.
    [5] The fives do not fit. { $name } plays them now.
   *[6] The sixes do not fit. { $name } plays them now.
}
play-coach-gift = { $number ->
    [1] { $name } could not play the aces. They are yours now.
    [2] { $name } could not play the twos. They are yours now.
    [3] { $name } could not play the threes. They are yours now.
    [4] { $name } could not play the fours. They are yours now.
    [5] { $name } could not play the fives. They are yours now.
   *[6] { $name } could not play the sixes. They are yours now.
}
play-coach-hit = Your man was hit. It enters first, from the bar.
play-coach-pin = The lock: a pinned man. It stays while a man stands on it.
play-coach-hand = Your men enter from the hand: tap it.
play-coach-off = All your men are home. Now they go off.
play-coach-got = Got it
play-coach-off-button = No tips

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = Game { $number } of the match: { $game }. Next: { $next }.
play-next-title = Next: { $game }
play-next-way-contrary = You travel against each other.
play-next-way-parallel = Both of you travel the same way round.
play-next-man-hit = A lone man can be hit.
play-next-man-block = One man closes a point.
play-next-man-pin = A lone man can be pinned.
