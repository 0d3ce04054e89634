## At the table.

play-rematch = Revanche
play-resign-ask = Wie hoch gibst du auf?
play-resign-consent = Die andere Seite darf ablehnen, dann geht es weiter.
play-resign-at-once = Die Partie ist sofort zu Ende.
play-resign-later = So viel kannst du noch verlieren. Weniger lässt sich anbieten, während einer von euch seinen Wurf spielt.
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
play-declined = { $who ->
    [you] Du lehnst ab.
   *[other] { $name } lehnt ab.
}
play-hand-over-may = { $who ->
    [you] Du darfst { $groups } spielen und würfelst dann.
   *[other] { $name } darf { $groups } spielen und würfelt dann.
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
play-tie-note = Beide Mütter sind festgehalten.
play-capote-why = Der erste Stein war hinaus, als noch { $men } hereinkommen mussten.
play-jan-count = { $bar } auf der Bar, { $free } frei
play-limpold = Limpold: Die Steine auf der Bar kommen nicht mehr herein.
play-match-over = { $who ->
    [you] Das Match geht an dich.
   *[other] Das Match geht an { $name }.
}
play-end-better = { $who ->
    [you] Du hast besser gespielt
   *[other] { $name } hat besser gespielt
}
play-end-alike = Beide haben gleich gut gespielt
play-end-helped = { $who ->
    [you] die Würfel halfen dir.
   *[other] die Würfel halfen { $name }.
}
play-end-even = die Würfel waren ausgeglichen.
play-end-play = Spiel
play-end-luck = Glück
play-end-errors = Fehler { $own } – { $other }
play-end-best = Bester Zug
play-end-costliest = Teuerster Zug
play-end-cascade = Größte Kaskade
play-end-cascade-size = { $dice }: { $steps } Schritte, { $pips } Augen
play-end-send-clip = Clip senden
play-end-send = Bild senden
play-end-names = Mit Namen
play-end-how = Wie habe ich gespielt?
play-end-short = Die Partie ist zu kurz für ein Urteil.
play-end-reading = Das Spiel wird gelesen…
play-end-through = Spiel durchgehen
play-coach-throw = Wirf. Der höhere Würfel beginnt.
play-coach-tap = Tippe auf einen Stein mit blauem Ring.
play-coach-cascade = { $number ->
    [1] Ein Pasch läuft weiter: die Einsen, dann alle höheren, bis zu den Sechsen.
    [2] Ein Pasch läuft weiter: die Zweien, dann alle höheren, bis zu den Sechsen.
    [3] Ein Pasch läuft weiter: die Dreien, dann Vieren, Fünfen und Sechsen.
    [4] Ein Pasch läuft weiter: die Vieren, dann alle Fünfen, dann alle Sechsen.
    [5] Ein Pasch läuft weiter: die Fünfen, dann alle Sechsen.
   *[6] Mit den Sechsen endet eine Kaskade: vier davon.
}
play-coach-passes = { $number ->
    [1] Die Einsen passen nicht. { $name } spielt sie jetzt.
    [2] Die Zweien passen nicht. { $name } spielt sie jetzt.
    [3] Die Dreien passen nicht. { $name } spielt sie jetzt.
    [4] Die Vieren passen nicht. { $name } spielt sie jetzt.
    [5] Die Fünfen passen nicht. { $name } spielt sie jetzt.
   *[6] Die Sechsen passen nicht. { $name } spielt sie jetzt.
}
play-coach-gift = { $number ->
    [1] { $name } konnte die Einsen nicht spielen. Jetzt gehören sie dir.
    [2] { $name } konnte die Zweien nicht spielen. Jetzt gehören sie dir.
    [3] { $name } konnte die Dreien nicht spielen. Jetzt gehören sie dir.
    [4] { $name } konnte die Vieren nicht spielen. Jetzt gehören sie dir.
    [5] { $name } konnte die Fünfen nicht spielen. Jetzt gehören sie dir.
   *[6] { $name } konnte die Sechsen nicht spielen. Jetzt gehören sie dir.
}
play-coach-hit = Dein Stein wurde geschlagen. Er kommt zuerst wieder herein.
play-coach-pin = Das Schloss: ein festgehaltener Stein. Er bleibt, solange ein Stein auf ihm steht.
play-coach-hand = Deine Steine kommen aus der Hand: tippe darauf.
play-coach-off = Alle deine Steine sind zu Hause. Jetzt gehen sie hinaus.
play-coach-got = Verstanden
play-coach-off-button = Keine Tipps

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = Spiel { $number } des Matches: { $game }. Danach: { $next }.
play-next-title = Als Nächstes: { $game }
play-next-way-contrary = Ihr zieht gegeneinander.
play-next-way-parallel = Ihr zieht beide in derselben Richtung.
play-next-man-hit = Ein einzelner Stein kann geschlagen werden.
play-next-man-block = Ein Stein sperrt ein Feld.
play-next-man-pin = Ein einzelner Stein kann festgehalten werden.
