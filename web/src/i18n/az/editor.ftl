## The editor: a position is set up by hand.

editor-title = Mövqe düzülüşü
editor-lead = İstədiyin mövqeni düz, səhvi varsa gör, buradan oyna və ya təhlil et.
editor-board = Düzüləcək taxta
editor-hint = Daşı istədiyin yerə sürüklə və ya əvvəl ona, sonra onun və yoldaşlarının gedəcəyi hər yerə toxun. Escape buraxır.
editor-undo = Geri
editor-start-position = Başlanğıc düzülüş
editor-empty = Hamısı çöldə
editor-exchange = Rəngləri dəyiş
editor-loading = Mövqe oxunur…

## A link that leads nowhere.

editor-broken = Bu linkdə oxuna bilən mövqe yoxdur.
editor-broken-take-start = Başlanğıcdan başla
editor-broken-take-empty = Boş taxtadan başla

## Rules.

editor-rules = Qaydalar
editor-options = Qaydaların seçimləri
editor-option-compulsion = Oynanmalı xallar
editor-option-next-game = Növbəti oyun necə başlayır
editor-option-opening = Açılış zərindən sonra
editor-option-after = Zəncirdən əvvəlki adi zərlər
editor-option-count = Zərlər necə sayılır
editor-option-remainder = Zəncirin oynanmayanı
editor-option-remainder-order = Qalıq oynanarkən
editor-option-unstarted = Heç başlanmayan zəncir
editor-option-entry-base = Altı hara girir
editor-option-re-entry = Yenidən girən daşlar
editor-option-free-point = Qabaqda boş xana
editor-option-capote = Kapot
editor-option-mother-tie = İki ana da tutulsa, hər tərəfə xal
editor-option-own-table-most = Öz uzaq bölməndə ən çox xana
editor-option-opp-table-most = Rəqibin uzaq bölməsində ən çox xana
editor-option-must-open = Divar kimə açılmalıdır
editor-option-head-first = İlk atışda başdan iki daş
editor-option-prime-check = Dalbadal altıya baxılır
editor-option-bouchon = 2 və 1 xanalarında daş olmadan dalbadal altı
editor-option-double = Uduzan heç daş çıxarmayıbsa iki xal
editor-option-head = 13-də öz daşları
editor-option-single = Bir daş tutan xanalar
editor-option-limpold = Limpold olan
editor-value-most-then-larger = nə qədər çox olsa, sonra böyüyü
editor-value-most = nə qədər çox olsa
editor-value-free = istəyə görə
editor-value-winner-leads = udan başlayır
editor-value-opening-throw = açılış zəri ilə
editor-value-throw-again = başlayan yenidən atır
editor-value-play-opening-dice = açılış zərləri oynanılır
editor-value-per-player = hər oyunçu üçün ayrı
editor-value-whole-game = ikisi üçün birlikdə
editor-value-opponent-plays = rəqib oynayır
editor-value-lost = yanır
editor-value-go-on = bağlı xallar buraxılır
editor-value-stop-at-first = birinci bağlı xalda bitir
editor-value-passes = rəqibə keçir
editor-value-packed = xanaya bir daş
editor-value-may-double = iki daş ola bilər
editor-value-single = yalnız bir
editor-value-half = 24-dən 13-ə
editor-value-quarter = 24-dən 19-a
editor-value-frozen = heç vaxt girə bilməyən
editor-value-shut = yolu bağlı olan
editor-value-on = hə
editor-value-off = yox
editor-value-one-point = bir xanadakı daşlar
editor-value-stuck = gedişi olmayan
editor-value-list = 6-6, 4-4, 3-3-də
editor-value-blocked = biri oynaya bilmirsə
editor-value-end = atışın sonunda
editor-value-step = hər addımda
editor-value-25 = 19
editor-value-24 = 18

## Whose turn it is.

editor-turn = Növbə
editor-phase-opening = Açılış zəri
editor-phase-throw = Zər atılacaq
editor-phase-name = Deyiləcək
editor-phase-play = Oynanacaq
editor-phase-over = Oyun bitib
editor-thrower = Zəri kim atır
editor-threw = Zəri kim atıb
editor-mover = Kim oynayır
editor-mover-thrower = zəri atan
editor-mover-other = o biri tərəf (qalıq)
editor-numbers = Oynanacaq xallar
editor-first-number = Birinci xal
editor-second-number = İkinci xal
editor-count = Neçə dənə
editor-then = Ardınca: { $numbers }, hər birindən dörd.
editor-then-none = Bu pillədən sonra heç nə yoxdur.
editor-winner = Udan
editor-nobody = heç kim
editor-result = Nəticə
editor-result-single = sadə oyun
editor-result-double = mars
editor-result-triple = üçqat mars
editor-result-capote = kapot
editor-result-mother = ana tutuldu
editor-result-jan = jan
editor-result-left = qalan daşlar
editor-tie = bərabər: iki ana

## Men and throws.

editor-men = Daşlar və zərlər
editor-side-white = Ağ
editor-side-black = Qara
editor-bar = Vurulan daşlar
editor-hand = Əldəki daşlar
editor-off = Çıxan daşlar
editor-throws = Atılan zərlər
editor-throws-with-this = Atılan zərlər, bununla birlikdə
editor-fewer = { $what }: bir əskik
editor-more = { $what }: bir artıq
editor-pips = Ağ { $white } xana, qara { $black } xana

## What is wrong. $side is "white" or "black".

editor-possible = Bu mövqe mümkündür.
editor-faults = { $count ->
    [one] Bir səhv var:
   *[other] { $count } səhv var:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] Ağın cəmi { $men } daşı var, { $most } yox.
   *[black] Qaranın cəmi { $men } daşı var, { $most } yox.
}
editor-fault-shared-point = Ağın { $point } nömrəli xanasında hər iki tərəf durur; ora qaranın { $black } nömrəsidir.
editor-fault-no-bar = { $side ->
    [white] Ağın vurulan daşı var, amma bu oyunda daş vurulmur.
   *[black] Qaranın vurulan daşı var, amma bu oyunda daş vurulmur.
}
editor-fault-no-hand = { $side ->
    [white] Ağın əlində daş var, amma bu oyunda bütün daşlar taxtada başlayır.
   *[black] Qaranın əlində daş var, amma bu oyunda bütün daşlar taxtada başlayır.
}
editor-fault-packed = { $side ->
    [white] Ağın { $point } nömrəli xanasında { $men } daş var; orada ən çox { $most } dura bilər.
   *[black] Qaranın { $point } nömrəli xanasında { $men } daş var; orada ən çox { $most } dura bilər.
}
editor-fault-opening-under-way = Açılışda bütün daşlar başlanğıc yerindədir və heç kim zər atmayıb.
editor-fault-bad-stage = Bu xallardan pillə olmur: ya iki fərqli xal, ya da birdən dördə qədər bərabər xal.
editor-fault-no-throw = { $side ->
    [white] Ağ zər atıb, deməli ən azı bir zəri sayılmalıdır.
   *[black] Qara zər atıb, deməli ən azı bir zəri sayılmalıdır.
}
editor-fault-nothing-named = Bu oyunda heç kim qoşa demir.
editor-fault-bad-named = Deyilən qoşa onu deyənin oynadığı dörd bərabər rəqəmdir.
editor-fault-no-remainder = { $side ->
    [white] Ağ qalıq oynaya bilməz: bu zərdən rəqibə heç nə keçmir.
   *[black] Qara qalıq oynaya bilməz: bu zərdən rəqibə heç nə keçmir.
}
editor-fault-nothing-to-play = { $side ->
    [white] Ağın bu pillədə gedişi yoxdur, özü keçir.
   *[black] Qaranın bu pillədə gedişi yoxdur, özü keçir.
}
editor-fault-already-won = { $side ->
    [white] Ağ bütün daşlarını çıxarıb, oyun bitib.
   *[black] Qara bütün daşlarını çıxarıb, oyun bitib.
}
editor-fault-not-pinned = { $side ->
    [white] Ağın { $point } xanasında tutulan daşı var; orada tək daş tutula bilməz.
   *[black] Qaranın { $point } xanasında tutulan daşı var; orada tək daş tutula bilməz.
}
editor-fault-no-pinner = { $side ->
    [white] Ağın { $point } xanasında tutulan daşı var, amma üstündə qara daş yoxdur.
   *[black] Qaranın { $point } xanasında tutulan daşı var, amma üstündə ağ daş yoxdur.
}
editor-fault-mother-pinned = { $side ->
    [white] Ağın anası tutulub, oyun bitib.
   *[black] Qaranın anası tutulub, oyun bitib.
}
editor-fault-frozen = { $side ->
    [white] Ağın barda giriş xanalarından çox daşı var, oyun bitib.
   *[black] Qaranın barda giriş xanalarından çox daşı var, oyun bitib.
}
editor-fault-dead = Heç bir zərlə heç kim oynaya bilmir, oyun heç-heçədir.
editor-fault-wrong-result = Daşlar bu nəticəyə uyğun durmur.

## What to do with it.

editor-play-on = Buradan oyna
editor-analyse = Təhlil et
editor-analysing = Düşünür…
editor-judged = { $side ->
    [white] Ağ:
   *[black] Qara:
}
editor-play = Oyna
editor-play-failed = Taxta düzülmədi: { $reason }
editor-copy-link = Linki kopyala
editor-copied = Kopyalandı
editor-copy = Kopyala: { $what }
editor-svg = Şəkil (SVG)
editor-png = Şəkil (PNG)
editor-share = Al-ver
editor-id = Mövqe kodu
editor-gnubg = gnubg mövqe kodu
editor-g-code = Gülbahar kodu
editor-picture-note = { $phase } · Ağ { $white } xana, qara { $black } xana
editor-picture-opening = Açılış zəri
editor-picture-throw = { $side ->
    [white] Ağ zər atacaq
   *[black] Qara zər atacaq
}
editor-picture-name = { $side ->
    [white] Ağ qoşa deyəcək
   *[black] Qara qoşa deyəcək
}
editor-picture-play = { $side ->
    [white] Ağ oynayacaq: { $numbers }
   *[black] Qara oynayacaq: { $numbers }
}
editor-picture-over = Oyun bitib
