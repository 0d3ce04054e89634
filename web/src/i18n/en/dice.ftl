# Check the dice: that every throw follows from the seed promised before the game.

dice-title = Check the dice
dice-one = Before the first throw a secret number was drawn, and its fingerprint was shown to you.
dice-two = Every throw of the match is calculated from that number, so none could be changed afterwards.
dice-three = When the match is over the number is shown, and here your own browser calculates every throw again.
dice-choose = Choose a match
dice-none = No match is finished yet. Play one; or paste a record below.
dice-or-paste = Or paste a record
dice-paste = Paste a record
dice-paste-label = Record, as the file that the table gives
dice-check = Check
dice-checking = Calculating…
dice-fair = Every throw is the promised one
dice-fair-text = { $throws ->
    [one] { $throws } throw was calculated from the secret number, and is the one in the record.
   *[other] All { $throws } throws were calculated from the secret number, and are those in the record.
  }
dice-sealed = The secret number is not shown yet
dice-sealed-text = The match is not over. Its fingerprint is fixed already: keep it, and check again at the end.
dice-not-promised = Nothing was promised
dice-not-promised-text = These dice were entered by hand or came from a list, or the promise was removed from the record. If a fingerprint was shown to you before the match, this record was changed.
dice-unreadable = This is not a record
dice-unreadable-text = Paste the whole file that a table gives as its record.
dice-removed = The promise was removed from this record
dice-removed-promise = It contains the secret number but not the fingerprint that was shown before the game, so nothing proves these dice.
dice-removed-seed = The match is over, but the secret number that belongs to the fingerprint is missing, so nothing proves these dice.
dice-fault = These are not the promised dice
dice-fault-seed = The secret number does not have the fingerprint that was shown before the game.
dice-fault-form = The fingerprint or the secret number has the wrong form.
dice-fault-throw = Game { $game }, throw { $throw }: the secret number gives { $expected }, the record says { $found }.
dice-fingerprint = Fingerprint, shown before the game
dice-seed = Secret number, shown after it
dice-throws = The throws
dice-game = Game { $game }
dice-failed = The record could not be loaded.
dice-not-rules = This page checks the dice. Whether every play was legal is checked by the analysis of the game, and by the program: rosespring verify.
dice-versus = { $white } – { $black }
dice-links-fair = Nobody chose these dice
dice-links-fair-text = { $throws ->
    [one] { $throws } throw follows from links of White, Black and the server, and every link leads to what was committed before.
   *[other] All { $throws } throws follow from links of White, Black and the server, and every link leads to what was committed before.
  }
dice-links-one = Each of the three drew a secret and committed to it before the first throw, and every throw was calculated from all three.
dice-links-two = So nobody could change a throw afterwards, or know it while one of the others kept its link closed.
dice-links-three = It does not prove who committed, in which order things happened, or that the server was always fair with time.
dice-links-replaced = Chains that a player replaced because a page had lost them: { $replaced }.
dice-links-line = Line { $line } about the links is malformed, or does not belong where it is.
dice-links-link = Game { $game }, throw { $throw }: a link does not lead to what was committed.
dice-links-count = Game { $game }: the numbers of throws and of links differ.
dice-links-throw = Game { $game }, throw { $throw }: the links give { $expected }, the record says { $found }.
dice-links-commitments = Commitments of White, Black and the server
dice-own-same = This browser took part: the commitments in the record are those that it made.
dice-own-different = Game { $game }: this browser made another commitment than the record has. The record is not that of the game that was played here.
