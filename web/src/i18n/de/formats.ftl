## Records are taken out and brought in.

formats-export = Diese Partie speichern
formats-export-note = Wähle ein Format. Was es nicht fassen kann, wird vor dem Speichern gesagt.
formats-form = Format
formats-form-json = Rosespring
formats-form-json-note = Alles, für dieses Programm
formats-form-text = Lesbarer Text
formats-form-text-note = Alles, für Menschen
formats-form-mat = .mat
formats-form-mat-note = Jellyfish, für Backgammon-Programme
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = { $name } speichern
formats-copy = Kopieren
formats-copied = Kopiert
formats-preparing = Die Aufzeichnung wird geschrieben…
formats-failed = Die Aufzeichnung konnte nicht geschrieben werden: { $reason }
formats-whole = Dieses Format fasst alles.
formats-losses = Nicht in diesem Format, oder wo andere Programme nicht nachsehen:
formats-loss-rules = Das Format ist eines für Backgammon: Die Regeln stehen, wo andere Programme nicht nachsehen.
formats-loss-start = Die Anfangsstellung der Partie steht, wo andere Programme nicht nachsehen.
formats-loss-opening = Die Würfe darum, wer beginnt, fehlen.
formats-loss-cascade = Jede Stufe einer Kaskade hat eine eigene Zeile; dass sie ein Wurf sind, steht nicht da.
formats-loss-hand-over = Was an den Gegner überging, steht unter dessen eigenen Zeilen.
formats-loss-hand = Steine in der Hand werden als Steine auf der Bar geschrieben.
formats-loss-pin = Ein festgehaltener Stein wird als geschlagener geschrieben.
formats-loss-open-throw = Der letzte, nicht gespielte Wurf fehlt.
formats-loss-draw = Eine unentschiedene Partie hat kein Ergebnis.
formats-loss-tie = Dass beide Mütter festgehalten waren, steht nicht darin.
formats-loss-men-left = Dass jeder übrige Stein zählt, steht nicht darin.
formats-loss-named = Dass ein Pasch genannt wurde, steht nicht darin: Er steht als Wurf da.
formats-loss-several-games = Die Spiele des Matches sind verschieden; welches es jeweils ist, steht dort, wo andere Programme nicht hinsehen.
formats-loss-resignation = Dass eine Partie aufgegeben wurde, steht nicht da.
formats-loss-dice-proof = Der Beweis der Würfel fehlt.
formats-loss-names = Ein Name wurde geändert, weil das Format eines seiner Zeichen braucht.
formats-loss-private = Eröffnungswürfe, Würfe von Kaskaden, Übergegangenes und der Beweis der Würfel stehen, wo andere Programme nicht nachsehen.

## Bringing in.

formats-import = Eine Aufzeichnung oder Stellung einlesen
formats-import-note = Füge eine Aufzeichnung (Rosespring, .mat, SGF, .xg, .bgf, .ogxm) oder eine Stellung ein oder lege sie hier ab: eine Kennung, eine gnubg-Kennung, eine XGID, einen Gul-bara-Code oder einen Link.
formats-paste = Aufzeichnung oder Stellung
formats-choose-file = Datei wählen
formats-read = Einlesen
formats-reading = Liest…
formats-too-long = Das hat { $size } MB. Eine Aufzeichnung hat höchstens { $most } MB; es wurde nicht gelesen.
formats-pasted-too-long = Ein Text von { $size } MB wurde nicht angenommen: Eine Aufzeichnung hat höchstens { $most } MB.
formats-not-read = Das konnte nicht gelesen werden:
formats-no-analyses = Diese Seite kann noch keine Aufzeichnungen analysieren. Stellungen liest sie.
formats-more-faults = { $count ->
    [one] und noch einer.
   *[other] und { $count } weitere.
}
formats-not-loaded = Der Teil der Seite, der diese Datei liest, konnte nicht geladen werden.
formats-no-text = Diese Datei ist kein Text.
formats-other-file = Diese Datei ist anderer Art: { $name }. Sie kann hier nicht gelesen werden.
formats-drop = Dateien hier ablegen
formats-position-only = Das ist eine Stellung, keine Aufzeichnung.
formats-several = { $done } von { $all } Dateien gelesen.

formats-backup-save = Alle Partien speichern
formats-backup-load = Gespeicherte Partien laden
formats-backup-loaded = Geladene Partien: { $count }.
formats-backup-differing = Ausgelassen, weil sie sich von denen hier unterscheiden: { $count }.
formats-backup-invalid = Diese Datei enthält keine von dieser Seite gespeicherten Partien, oder eine neuere Version hat sie geschrieben.
formats-backup-temporary = Der Browser kann diese Partien entfernen, wenn er Platz braucht. Eine gespeicherte Datei bewahrt sie auf.
