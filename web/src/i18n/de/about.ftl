## About: what this is, for people who ask before they play.

about-title = Über Rosespring
about-what = Brettspiele mit Würfeln vom Mittelmeer und aus dem Kaukasus, nach ihren genauen Regeln. Kostenlos, ohne Konto und ohne Werbung.
about-rules = Regeln aller Spiele
about-rules-note = Jede Regel hat eine Nummer und eine Quelle. Wo Leute verschieden spielen, kann man die Regel wählen.
about-dice = Faire Würfel
about-dice-note = Vor einer Partie zeigt die Seite ein Versprechen über alle Würfe. Danach kann jeder prüfen, ob es gehalten wurde.
about-dice-check = Würfel prüfen
about-computer = Der Computer
about-computer-note = Er hat jedes Spiel gelernt, indem er gegen sich selbst spielte. Seine schwächeren Stufen machen absichtlich Fehler.
about-data = Deine Partien
about-data-browser = Partien allein oder an einem Bildschirm bleiben in diesem Browser. Niemand sonst sieht sie; sichere sie, wenn du sie behalten willst.
about-data-machine = Partien liegen nur auf diesem Gerät. Niemand sonst sieht sie.
about-data-hall = Partien mit anderen, Namen und Wertungen liegen im Spielsaal. Mit deinem Konto kannst du sie ausgeben oder löschen.
about-languages = Sprachen
about-languages-note = Noch von keinem Muttersprachler gelesen: { $languages }.
about-licence = Lizenz
about-licence-note = Jeder darf es benutzen, betreiben und ändern: MIT oder Apache-2.0, nach Wahl.
about-name = Der Name Gul bara kommt von gül bahar, Rosenfrühling.
about-programs = Für Programme (API)
