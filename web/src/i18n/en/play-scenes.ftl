## At the table.

play-rematch = Rematch
play-resign-ask = How much do you give up?
play-resign-consent = The other side has to agree.
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
play-capote-why = The first man was off while { $men } were still to enter.
play-match-over = { $who ->
    [you] You take the match.
   *[other] { $name } takes the match.
}
