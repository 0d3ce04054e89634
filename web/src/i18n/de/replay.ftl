## The replayer of records, beside texts of the table and of the analysis.

replay-label = Nachspielen einer Partie
replay-loading = Wird geladen…
replay-play = Abspielen
replay-pause = Anhalten
replay-mistake = Nächster Fehler
replay-speed = Tempo
replay-place = Stelle im Spiel
replay-step = Schritt { $at } von { $all }
replay-resigns = { $name } gibt auf.
replay-opening = Eröffnung
replay-network = Die Datei lässt sich nicht laden: Es besteht keine Verbindung, oder ihr Server lehnt diese Seite ab.
replay-status = Die Datei lässt sich nicht laden: Ihr Server antwortet { $status }.
replay-no-record = Das ist keine Aufzeichnung von Rosespring als JSON.
replay-newer = Diese Aufzeichnung hat die Version { $version } und braucht eine neuere Seite.
replay-rules = Spiel { $game }: Anfang oder Regeln sind hier nicht bekannt.
replay-entry = Spiel { $game }, Eintrag { $entry }: Das kann nicht geschehen sein.
replay-no-analysis = Das ist keine Analyse einer Aufzeichnung.
replay-other-analysis = Die Analyse gehört zu einer anderen Aufzeichnung: Spiel { $game }, Eintrag { $entry } weicht ab.
