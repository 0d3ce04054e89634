## Settings.

play-speed = Sürət
play-speed-slow = Yavaş
play-speed-normal = Adi
play-speed-fast = Sürətli
play-speed-instant = Dərhal
play-numbering = Nömrələr
play-numbering-mover = Oynayanınkı
play-numbering-mine = Mənimki
play-numbering-none = Yoxdur
play-shape = Taxta
play-shape-auto = Ekrana görə
play-shape-wide = Enli
play-shape-tall = Dik
play-home-left = Ev solda
play-show-arrows = Son gedişin oxları
play-show-bar = Qiymət zolağı
play-tutor = Müəllim nəyi xəbər versin
play-tutor-off = Heç nəyi
play-tutor-small = Kiçik səhvləri
play-tutor-medium = Səhvləri
play-tutor-large = Kobud səhvləri
play-theme = Taxta və səhifə
play-theme-wood = Taxta
play-theme-flat = Sadə
play-theme-contrast = Yüksək kontrast
play-mode = İşıq
play-mode-auto = Sistem kimi
play-mode-light = Açıq
play-mode-dark = Tünd
play-sound-dice = Zərlər
play-sound-men = Daşlar
play-sound-scenes = Ötürmə və son
play-volume-off = sönük
play-language = Dil
play-digits = Rəqəmlər
play-digits-latin = 1 2 3
play-digits-local = Dildəki kimi

## Keys.

play-keys = Düymələr
play-key-space = Boşluq
play-key-enter = Enter
play-key-arrows = Oxlar
play-key-shift = Shift { $key }
play-key-throw = zər at, hazır
play-key-point = seçilmiş xanadan oyna, yoxsa hazır
play-key-walk = xanadan xanaya keç
play-key-swap = zərlərin sırasını dəyiş
play-key-undo = bir addımı geri al
play-key-undo-stage = bir pilləni geri al
play-key-repeat = son addımı təkrarla
play-key-hint = ipucunu göstər və ya gizlət
play-key-command = əmr yaz

## The end.

play-facing = Ekran
play-facing-together = İkisi də görür
play-facing-strip = Üst zolaq çevrili
play-facing-board = Taxta oynayana
