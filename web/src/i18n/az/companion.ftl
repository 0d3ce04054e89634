# The companion: real dice, a real board, and the page to keep the count.

companion-title = Taxta arxasında
companion-intro = Əsl zər, əsl taxta üçün. Atılan zəri daxil et: qaydaları, zəncirin qalığını və hesabı səhifə tutur.
companion-begin = Başla
companion-matches = Taxta arxasındakı matçlar
companion-throw-of = { $name }: nə atıldı?
companion-opening = Hər kəs bir zər atsın: kim başlayır?
companion-tie = Zərlər bərabərdir. Bir də bir-bir zər.
companion-really = Əslində nə atıldı?
companion-really-note = Son zərlə oynanılanlar geri alınır. Eyni zər yenidən daxil edilə bilər.
companion-first-die = Birinci zər
companion-second-die = İkinci zər
companion-die-of = Zər: { $name }
companion-keys = Toxun və ya iki dəfə 1–6 düymələrini bas.
companion-look = Taxtaya bax
companion-keep = Zər qalsın
companion-wrong = Səhv zər
companion-wrong-short = Zər
