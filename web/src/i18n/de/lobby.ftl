lobby-title = Der Saal
lobby-lead = Spiel mit Freunden über einen Link oder mit allen, die da sind.
lobby-here = { $count ->
    [one] { $count } Person da
   *[other] { $count } Personen da
}
lobby-playing = { $count ->
    [one] { $count } Partie läuft
   *[other] { $count } Partien laufen
}
lobby-anybody = Mit irgendwem spielen
lobby-seeking = Ein Gegenüber wird gesucht …
lobby-alone = Du bist gerade allein hier
lobby-alone-text = Schick jemandem einen Link. Oder lass diese Seite offen: Sie ruft dich, sobald sich jemand setzt.
lobby-others-text = Noch will niemand diese Partie. Setz dich zu jemandem, der wartet, schick einen Link, oder lass diese Seite offen: Sie ruft dich.
lobby-stop = Nicht mehr suchen
lobby-live = Wird gerade gespielt
lobby-live-none = Zurzeit gibt es keine Partie zum Zusehen
lobby-live-note = Bei Partien mit jemandem aus dem Saal dürfen alle zusehen. Deine kann die erste sein.
lobby-seeks = Warten auf ein Gegenüber
lobby-seeks-none = Niemand wartet. Mach den Anfang: „Mit irgendwem spielen“.
lobby-seek = { $game } mit { $name } spielen
lobby-yours = deine
lobby-people = Jetzt da
lobby-people-none = Niemand zeigt einen Namen.
lobby-show-name = Den anderen hier meinen Namen zeigen
lobby-more = Weitere Einstellungen
lobby-begins = Deine Partie beginnt!
lobby-lost = Die Verbindung zum Saal ist unterbrochen. Sie wird wiederhergestellt …
lobby-refused-no-seek = Jemand war schneller, oder der Spieler ist gegangen.
lobby-refused-own-seek = Das ist deine eigene Partie. Sie ist für andere.
lobby-refused-too-many-seeks = Zu viele warten schon. Setz dich zu jemandem oder versuch es später.
lobby-refused-too-many-sockets = Der Saal ist in zu vielen Fenstern offen. Schließ einige davon.
lobby-range = Wertung des anderen
lobby-range-any = beliebig
lobby-range-within = höchstens { $points } über oder unter deiner
lobby-program = Wenn sich in { $seconds } Sekunden niemand setzt
lobby-program-none = weiter auf einen Menschen warten
lobby-program-gentle = gegen ein sanftes Programm spielen
lobby-program-middling = gegen ein mittelstarkes Programm spielen
lobby-program-strong = gegen ein starkes Programm spielen
lobby-refused-rating-range = Dort wird jemand gesucht, dessen Wertung näher liegt.
lobby-challenges = Herausforderungen
lobby-challenge = Herausfordern
lobby-challenge-name = Ein Mitglied beim Namen herausfordern
lobby-challenge-someone = { $name } herausfordern
lobby-challenge-from = { $name } fordert dich heraus
lobby-challenge-to = Warten auf { $name }…
lobby-challenge-look = Seite
lobby-challenge-accept = Annehmen
lobby-challenge-decline = Ablehnen
lobby-challenge-withdraw = Zurückziehen
lobby-challenge-declined = { $name } möchte jetzt nicht spielen.
lobby-challenged = Du wirst herausgefordert!
lobby-refused-no-challenge = Diese Herausforderung ist vorbei.
lobby-refused-not-here = Dieses Mitglied ist gerade nicht da. Wähle Tage als Zeit oder komm später wieder.
lobby-refused-blocked = Ihr spielt nicht gegeneinander.
lobby-refused-declined-lately = Hier wurde gerade abgelehnt. Versuche es in ein paar Minuten wieder.
lobby-refused-too-many-challenges = Es warten schon zu viele Herausforderungen. Zieh eine zurück oder versuche es später.
lobby-refused-too-many-tries = Zu viele Herausforderungen in kurzer Zeit. Warte ein wenig.
lobby-refused-no-player = Es gibt kein Mitglied mit diesem Namen.
lobby-refused-left-lately = Du hast ein Match verlassen. Warte einige Minuten, bevor du jemanden aus der Halle triffst; beendete Matchs verkürzen das.
