## Home, and the pages that lead to others.

home-title = Die ganze Familie an einem Tisch
home-lead = { $games }: nach ihren genauen Regeln. Kostenlos. Ohne Konto, ohne Werbung.
home-cascade = Ein Pasch läuft durch alle höheren weiter. Was du nicht spielen kannst, spielt die andere Seite.
home-play-now = Jetzt spielen
home-gentle = { $game } · ein sanfter Computer
home-friend = Mit Freunden spielen
home-friend-note = über einen Link
home-screen = Zu zweit am Bildschirm
home-screen-note = an diesem Gerät
home-anybody = Mit irgendwem spielen
home-here = Jetzt hier: { $count }
home-waiting = Es warten: { $count }
home-computer = Gegen den Computer
home-level = Stufe { $level }
home-learn = { $game } in zwei Minuten lernen
home-learn-note = Auf dem Brett, beim Spielen.
home-yours = Spiele von zu Hause
home-all = Alle Spiele ({ $count })
home-find = Spiel suchen
home-none-found = Kein Spiel heißt so.
home-go-on = Weiterspielen
home-my-games = Alle meine Partien
home-your-turn = Du bist am Zug
home-new = Neue Partie
home-change = Ändern
home-puzzle = Aufgabe des Tages
home-puzzle-row = Tage in Folge: { $count }
home-puzzle-game = { $game }: Finde den besten Zug.
home-puzzle-done = Heute gelöst. Bis morgen!
home-next-lesson = Nächste Lektion: { $game }
home-hall = Jetzt in der Halle
home-nobody = Gerade wartet niemand. Spiel so lange gegen den Computer.
home-away = Die Halle antwortet nicht. Neuer Versuch läuft. Deine eigenen Partien gehen.
home-group-hit = Mit Schlagen
home-group-block = Mit Sperren
home-group-pin = Mit Festhalten
home-group-pass = Was du nicht spielst, spielt die andere Seite
home-group-several = Mehrere Spiele im Wechsel
home-short-hit = schlägt
home-short-block = sperrt
home-short-pin = hält fest
home-short-pass = läuft weiter
home-short-several = mehrere Spiele
home-note-analysis = Jeder Zug eines Matches, beurteilt
home-note-editor = Eine Stellung aufbauen und beurteilen lassen
home-openings = Eröffnungen
home-note-openings = Der beste Zug zu jedem ersten Wurf
home-note-dice = Sieh, dass niemand die Würfe gewählt hat
home-note-games = Fortsetzen, sichern, entfernen
home-note-statistics = Wie du spielst, Spiel für Spiel
home-note-companion = Würfel und Regeln für das Brett auf deinem Tisch
home-note-account = Name, Passwort, Geräte, deine Daten

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = backgammon gul-bara plakoto
