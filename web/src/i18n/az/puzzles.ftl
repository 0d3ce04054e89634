# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = Tapmacalar
puzzles-intro = Bir pillə, bir ən yaxşı gediş. Onu tap; addımların sırası vacib deyil.
puzzles-count = { $count ->
    [one] { $count } tapmaca
   *[other] { $count } tapmaca
}
puzzles-tried = { $count } tapmacadan { $tried } yoxlanılıb, { $solved } tapılıb
puzzles-due = { $due ->
    [one] { $due } dənəsi bu gün qayıdır
   *[other] { $due } dənəsi bu gün qayıdır
}
puzzles-rating = Reytinqin: { $rating }
puzzles-rating-provisional = Reytinqin: { $rating }? (təxminən on tapmaca boyunca müvəqqəti)
puzzles-rating-none = Reytinqin birinci tapmaca ilə başlayır
puzzles-solve = Tap
puzzles-own-title = Səhvlərim
puzzles-own-text = Öz oyunlarında qaçırdıqların, təhlillərdən. Hər biri bir gün sonra qayıdır, sonra getdikcə gec; sən öyrənənə qədər.
puzzles-own-none = Burada hələ heç nə yoxdur. Bir oyununu təhlil et: qaçırdıqların bura gəlir.
puzzles-own-known = { $count ->
    [one] { $count } mövqe
   *[other] { $count } mövqe
}
puzzles-own-due = { $due ->
    [0] bu gün vaxtı çatan yoxdur
    [one] { $due } dənəsinin vaxtıdır
   *[other] { $due } dənəsinin vaxtıdır
}
puzzles-practise = Məşq et
puzzles-others = Başqa tapmacalar
puzzles-task = Oynayırsan: { $numbers }. Ən yaxşısı nədir?
puzzles-task-gift = Rəqibin zərindən qalan sənə keçdi, oynayırsan: { $numbers }. Ən yaxşısı nədir?
puzzles-stage-only = Yalnız bu pillə sayılır. Zərin qalanı soruşulmur.
puzzles-check = Yoxla
puzzles-undo = Geri al
puzzles-next = Növbəti
puzzles-right = Düzdür!
puzzles-right-text = Ən yaxşı gediş budur.
puzzles-near = Yaxşıdır. Demək olar heç nə itirmir.
puzzles-wrong = Ən yaxşı gediş deyil
puzzles-wrong-text = { $loss } xal itirir.
puzzles-try-more = Yenə sına: bu cəhd sayılmır.
puzzles-found-late = Səhvdən sonra tapdın. Yalnız ilk cavab sayılır.
puzzles-tell = Ən yaxşı gedişi göstər
puzzles-plays = Gedişlər
puzzles-play-best = ən yaxşı
puzzles-play-loses = −{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = { $percent }% udur
puzzles-yours = sənin gedişin
puzzles-rating-change = Reytinq { $after } ({ $change })
puzzles-rating-change-provisional = Reytinq { $after }? ({ $change }), müvəqqəti
puzzles-rating-of = Tapmacanın reytinqi { $rating }
puzzles-back-in = { $days ->
    [one] { $days } gün sonra qayıdır.
   *[other] { $days } gün sonra qayıdır.
}
puzzles-back-not = Daha qayıtmağına ehtiyac yoxdur.
puzzles-again-note = Bunu əvvəl görmüsən.
puzzles-failed = Tapmaca yüklənmədi.
puzzles-at-hand = Bu, növbəti tapmaca deyil: o, yüklənmədi. Əldə olan tapmacalarla davam edirsən.
puzzles-not-loaded = Bu tapmacalar yüklənmədi, əldə başqası da yoxdur. Bağlantı olanda yenidən yoxla.
puzzles-none = Burada məşq etməyə hələ heç nə yoxdur.
puzzles-not-yet = Bu oyunların hələ tapmacası yoxdur: { $games }.
puzzles-themes = Mövzu üzrə
puzzles-theme-gift = Sənə keçən
puzzles-theme-hand-over = Rəqibə qoyduğun
puzzles-theme-entering = Giriş
puzzles-theme-bear-off = Daş çıxarma
puzzles-theme-race = Yarış
puzzles-theme-hit = Vurmaq, yoxsa yox
puzzles-theme-pin = Tutmaq, yoxsa yox
puzzles-theme-cascade = Zəncir
puzzles-theme-doublet = Qoşa
puzzles-theme-block = Yol bağlama
puzzles-theme-pair = İki fərqli zər
