## At the table.

play-rematch = Revanche
play-resign-ask = Wie hoch gibst du auf?
play-resign-consent = Die andere Seite muss zustimmen.
play-resign-accept = Annehmen
play-resign-refuse = Weiterspielen

## Settings.

play-tutor-loses = verliert { $loss } Punkte.
play-tutor-better = ist besser: gewinnt { $best } % statt { $made } %.
play-tutor-take-back = Zurücknehmen
play-tutor-anyway = Trotzdem spielen
## What happens.

play-stalls = { $who ->
    [you] Du bleibst bei den { $number }ern stecken
   *[other] { $name } bleibt bei den { $number }ern stecken
}

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = Befehl
play-command-send = Senden
play-command-help-text = Tippe einen Zug, wie er geschrieben wird, 24/18 13/11, mit (2) für zwei Steine, oder ein Wort: würfeln, fertig, zurück, stufe zurück, tipp, wo, aufgeben.
play-command-throw = würfeln, wurf
play-command-done = fertig, ende
play-command-next = weiter, nächste partie
play-command-undo = zurück
play-command-undo-stage = stufe zurück
play-command-undo-turn = zug zurück
play-command-hint = tipp
play-command-where = wo, brett
play-command-help = hilfe
play-command-resign = aufgeben
play-command-unknown = „{ $word }“ wird nicht verstanden. Ein Zug wird wie 24/18 geschrieben.
play-command-cannot = { $from }/{ $to } lässt sich jetzt nicht spielen.
play-command-not-now = Das ist jetzt nicht möglich.
play-side-line = { $name }: noch { $pips } Augen, { $off } hinaus

## The end.

play-draw-note = Keine Seite kann je wieder ziehen.
play-capote-why = Der erste Stein war hinaus, als noch { $men } hereinkommen mussten.
play-match-over = { $who ->
    [you] Das Match geht an dich.
   *[other] Das Match geht an { $name }.
}
