## Records are taken out and brought in.

formats-export = Save this game
formats-export-note = Choose a form. What the form cannot hold is said before you save it.
formats-form = Form
formats-form-json = Rosespring
formats-form-json-note = Everything, for this program
formats-form-text = Readable text
formats-form-text-note = Everything, for people
formats-form-mat = .mat
formats-form-mat-note = Jellyfish, for programs of backgammon
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = Save { $name }
formats-copy = Copy
formats-copied = Copied
formats-preparing = Writing the record…
formats-failed = The record could not be written: { $reason }
formats-whole = This form holds everything.
formats-losses = Not in this form, or where other programs do not look:
formats-loss-rules = The format is one of backgammon: the rules stand where other programs do not look.
formats-loss-start = The position the game starts from stands where other programs do not look.
formats-loss-opening = The throws that decided who begins are left out.
formats-loss-cascade = Each stage of a cascade has a row of its own; that they are one throw is not told.
formats-loss-hand-over = What passed to the opponent stands among their own rows.
formats-loss-hand = Men in hand are written as men on the bar.
formats-loss-open-throw = The last throw, which has not been played, is left out.
formats-loss-draw = A drawn game has no result.
formats-loss-resignation = That a game was given up is not told.
formats-loss-dice-proof = What proves the dice is left out.
formats-loss-names = A name was changed, because the format needs a character of it.
formats-loss-private = Opening throws, throws of cascades, what passed on and what proves the dice stand where other programs do not look.

## Bringing in.

formats-import = Bring in a record or a position
formats-import-note = Paste or drop a Rosespring record, JSON or text, or a position: an id, a gnubg id, a Gul bara code or a link.
formats-paste = Record or position
formats-choose-file = Choose a file
formats-read = Read it
formats-reading = Reading…
formats-too-long = This has { $size } MB. A record has at most { $most } MB, so it was not read.
formats-pasted-too-long = A paste of { $size } MB was not taken: a record has at most { $most } MB.
formats-not-read = This could not be read:
formats-more-faults = { $count ->
    [one] and one more.
   *[other] and { $count } more.
}
formats-no-text = This file is no text.
