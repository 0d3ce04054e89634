## Settings.

play-speed = Tempo
play-speed-slow = Langsam
play-speed-normal = Normal
play-speed-fast = Schnell
play-speed-instant = Sofort
play-numbering = Nummern
play-numbering-mover = Wer am Zug ist
play-numbering-mine = Meine
play-numbering-none = Keine
play-shape = Brett
play-shape-auto = Nach Bildschirm
play-shape-wide = Breit
play-shape-tall = Hoch
play-home-left = Heimfeld links
play-show-arrows = Pfeile des letzten Zugs
play-show-bar = Bewertungsleiste
play-tutor = Lehrer: warnen vor
play-tutor-off = Nichts
play-tutor-small = Kleinen Fehlern
play-tutor-medium = Fehlern
play-tutor-large = Groben Fehlern
play-theme = Brett und Seite
play-theme-wood = Holz
play-theme-flat = Ruhig
play-theme-contrast = Hoher Kontrast
play-mode = Helligkeit
play-mode-auto = Wie das System
play-mode-light = Hell
play-mode-dark = Dunkel
play-sound-dice = Würfel
play-sound-men = Steine
play-sound-scenes = Übergabe und Ende
play-volume-off = aus
play-language = Sprache
play-digits = Ziffern
play-digits-latin = 1 2 3
play-digits-local = Wie in der Sprache

## Keys.

play-keys = Tasten
play-key-space = Leertaste
play-key-enter = Eingabe
play-key-arrows = Pfeile
play-key-shift = Umschalt { $key }
play-key-throw = würfeln, fertig
play-key-point = vom Feld im Fokus spielen, sonst fertig
play-key-walk = von Feld zu Feld
play-key-swap = Würfel tauschen
play-key-undo = einen Schritt zurück
play-key-undo-stage = eine Stufe zurück
play-key-repeat = letzten Schritt wiederholen
play-key-hint = Tipp zeigen oder verbergen
play-key-command = einen Befehl tippen

# One screen between two people

play-facing = Bildschirm
play-facing-together = Für beide gleich
play-facing-strip = Oberer Streifen gedreht
play-facing-board = Brett zu dem, der spielt
