## The choice of a game.

picker-all = Alle Spiele ({ $count })
picker-find = Spiel suchen
picker-none-found = Kein Spiel heißt so.
picker-group-hit = Mit Schlagen
picker-group-block = Mit Sperren
picker-group-pin = Mit Festhalten
picker-group-pass = Was du nicht spielst, spielt die andere Seite
picker-group-museum = Museum: Spiele der Vergangenheit
picker-group-several = Mehrere Spiele im Wechsel
picker-short-hit = schlägt
picker-short-block = sperrt
picker-short-pin = hält fest
picker-short-pass = läuft weiter
picker-short-museum = aus alter Zeit
picker-short-several = mehrere Spiele
picker-offline = Für das Spielen ohne Netz behalten
picker-offline-note = Die Gegner dieser Spiele, bis zu { $megabytes } MB.
picker-offline-failed = Sie konnten nicht gespeichert werden.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = backgammon gul-bara plakoto
