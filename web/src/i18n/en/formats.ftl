## Records are taken out and brought in.

formats-export = Save this game
formats-export-note = Choose a format. Anything it cannot hold is listed before you save.
formats-form = Format
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
formats-whole = This format holds everything.
formats-losses = Missing in this format, or stored where other programs do not look:
formats-loss-rules = The format is made for backgammon: the rules are stored where other programs do not look.
formats-loss-start = The starting position is stored where other programs do not look.
formats-loss-opening = The throws that decided who begins are left out.
formats-loss-cascade = Each stage of a cascade is a separate row; the format cannot say that they are one throw.
formats-loss-hand-over = A remainder that passed to the opponent is written among the opponent’s own rows.
formats-loss-hand = Men in hand are written as men on the bar.
formats-loss-pin = A pinned man is written as one that was hit.
formats-loss-open-throw = The last throw, which has not been played, is left out.
formats-loss-draw = A drawn game has no result.
formats-loss-tie = That both mothers were pinned is not written.
formats-loss-men-left = That each man left counts is not written.
formats-loss-named = That a doublet was named is not written: it stands as a throw.
formats-loss-several-games = The games of the match differ; which one each is stands where other programs do not look.
formats-loss-resignation = The format cannot say that a game was resigned.
formats-loss-dice-proof = The proof of the dice is left out.
formats-loss-names = A name was changed, because the format reserves one of its characters.
formats-loss-private = Opening throws, throws of cascades, remainders and the proof of the dice are stored where other programs do not look.

## Bringing in.

formats-import = Import a record or a position
formats-import-note = Paste or drop a record (Rosespring, .mat, SGF, .xg, .bgf, .ogxm) or a position: an id, a gnubg id, an XGID, a Gul bara code or a link.
formats-paste = Record or position
formats-choose-file = Choose a file
formats-read = Read it
formats-reading = Reading…
formats-too-long = This has { $size } MB. A record has at most { $most } MB, so it was not read.
formats-pasted-too-long = The pasted text of { $size } MB was not accepted: a record has at most { $most } MB.
formats-not-read = This could not be read:
formats-no-analyses = This page cannot analyse records yet. It reads positions.
formats-more-faults = { $count ->
    [one] and one more.
   *[other] and { $count } more.
}
formats-not-loaded = The part of the page that reads this file could not be loaded.
formats-no-text = This file is not text.
formats-other-file = This file is of another kind: { $name }. It cannot be read here.
formats-drop = Drop the files here
formats-position-only = This is a position, not a record.
formats-several = File { $done } of { $all } has been read.

## All games of this browser as one file.

formats-backup-save = Save all games
formats-backup-load = Load saved games
formats-backup-loaded = Games loaded: { $count }.
formats-backup-differing = Games left out because they differ from those here: { $count }.
formats-backup-invalid = This file holds no games saved from this page, or a newer version wrote it.
formats-backup-temporary = The browser may remove these games when it needs space. A saved file keeps them.
