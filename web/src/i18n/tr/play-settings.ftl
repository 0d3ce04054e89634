## Settings.

play-speed = Hız
play-speed-slow = Yavaş
play-speed-normal = Normal
play-speed-fast = Hızlı
play-speed-instant = Anında
play-numbering = Numaralar
play-numbering-mover = Oynayanınki
play-numbering-mine = Benimki
play-numbering-none = Yok
play-shape = Tahta
play-shape-auto = Ekrana göre
play-shape-wide = Geniş
play-shape-tall = Dik
play-home-left = Ev solda
play-show-arrows = Son hamlenin okları
play-show-bar = Değerlendirme çubuğu
play-tutor = Öğretmen neyi haber versin
play-tutor-off = Hiçbir şeyi
play-tutor-small = Küçük hataları
play-tutor-medium = Hataları
play-tutor-large = Büyük hataları
play-theme = Tahta ve sayfa
play-theme-wood = Ahşap
play-theme-flat = Sade
play-theme-contrast = Yüksek karşıtlık
play-mode = Işık
play-mode-auto = Sistem gibi
play-mode-light = Açık
play-mode-dark = Koyu
play-sound-dice = Zarlar
play-sound-men = Pullar
play-sound-scenes = Devir ve bitiş
play-volume-off = kapalı
play-language = Dil
play-digits = Rakamlar
play-digits-latin = 1 2 3
play-digits-local = Dildeki gibi

## Keys.

play-keys = Tuşlar
play-key-space = Boşluk
play-key-enter = Enter
play-key-arrows = Oklar
play-key-shift = Shift { $key }
play-key-throw = zar at, tamam
play-key-point = odaktaki haneden oyna, yoksa tamam
play-key-walk = haneden haneye geç
play-key-swap = zarların sırasını değiştir
play-key-undo = bir adımı geri al
play-key-undo-stage = bir aşamayı geri al
play-key-repeat = son adımı yinele
play-key-hint = ipucunu göster ya da gizle
play-key-command = komut yaz

## The end.

play-facing = Ekran
play-facing-together = İkisi birlikte görür
play-facing-strip = Üst şerit ters
play-facing-board = Tahta oynayana döner
