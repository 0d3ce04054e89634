## The editor: a position is set up by hand.

editor-title = Konum dizimi
editor-lead = İstediğin konumu diz, yanlışı varsa gör, buradan oyna ya da analiz et.
editor-board = Dizilecek tahta
editor-hint = Pulu istediğin yere sürükle ya da önce ona, sonra onunla ötekilerin gideceği her yere dokun. Escape bırakır.
editor-undo = Geri
editor-start-position = Başlangıç dizimi
editor-empty = Hepsi dışarı
editor-exchange = Renkleri değiş
editor-loading = Konum okunuyor…

## A link that leads nowhere.

editor-broken = Bu bağlantıda okunabilen bir konum yok.
editor-broken-take-start = Başlangıçtan başla
editor-broken-take-empty = Boş tahtayla başla

## Rules.

editor-rules = Kurallar
editor-options = Kural seçenekleri
editor-option-compulsion = Oynanması zorunlu sayılar
editor-option-next-game = Sonraki oyun nasıl başlar
editor-option-opening = Açılış zarından sonra
editor-option-after = Zincirden önceki zincirsiz zarlar
editor-option-count = Zarlar nasıl sayılır
editor-option-remainder = Zincirin oynanamayanı
editor-option-remainder-order = Kalan oynanırken
editor-option-unstarted = Hiç başlayamayan zincir
editor-option-entry-base = Altı nereye girer
editor-option-re-entry = Yeniden giren pullar
editor-option-free-point = Önünde boş hane
editor-option-capote = Kapot
editor-option-mother-tie = İki ana da kapılırsa her tarafa sayı
editor-option-own-table-most = Kendi uzak bölgende en çok hane
editor-option-opp-table-most = Rakibin uzak bölgesinde en çok hane
editor-option-must-open = Duvarın kime açılması gerekir
editor-option-head-first = İlk atışta baştan iki pul
editor-option-prime-check = Art arda altıya bakılır
editor-option-bouchon = 2 ve 1 üzerinde pul olmadan art arda altı
editor-option-double = Kaybeden hiç pul toplamadıysa iki sayı
editor-option-head = 13’te kendi pulları
editor-option-single = Tek pul alan haneler
editor-option-limpold = Limpold olan
editor-value-most-then-larger = ne kadar çok olursa, sonra büyüğü
editor-value-most = ne kadar çok olursa
editor-value-free = isteğe bağlı
editor-value-winner-leads = kazanan başlar
editor-value-opening-throw = açılış zarıyla
editor-value-throw-again = başlayan yeniden atar
editor-value-play-opening-dice = açılış zarları oynanır
editor-value-per-player = her oyuncu için ayrı
editor-value-whole-game = ikisi için birlikte
editor-value-opponent-plays = rakip oynar
editor-value-lost = yanar
editor-value-go-on = kapalı sayılar atlanır
editor-value-stop-at-first = ilk kapalı sayıda biter
editor-value-passes = rakibe geçer
editor-value-packed = haneye bir pul
editor-value-may-double = iki pul olabilir
editor-value-single = yalnız bir
editor-value-half = 24’ten 13’e
editor-value-quarter = 24’ten 19’a
editor-value-frozen = hiç giremeyen
editor-value-shut = girişi kapalı olan
editor-value-on = evet
editor-value-off = hayır
editor-value-one-point = tek hanedeki pullar
editor-value-stuck = hamlesi olmayan
editor-value-list = 6-6, 4-4, 3-3’te
editor-value-blocked = biri oynayamazsa
editor-value-end = atışın sonunda
editor-value-step = her adımda
editor-value-25 = 19
editor-value-24 = 18

## Whose turn it is.

editor-turn = Sıra
editor-phase-opening = Açılış zarı
editor-phase-throw = Zar atılacak
editor-phase-name = Söylenecek
editor-phase-play = Oynanacak
editor-phase-over = Oyun bitti
editor-thrower = Zarı kim atıyor
editor-threw = Zarı kim attı
editor-mover = Kim oynuyor
editor-mover-thrower = zarı atan
editor-mover-other = karşı taraf (kalan)
editor-numbers = Oynanacak sayılar
editor-first-number = Birinci sayı
editor-second-number = İkinci sayı
editor-count = Kaç tane
editor-then = Ardından: { $numbers }, her birinden dört.
editor-then-none = Bu aşamadan sonra bir şey yok.
editor-winner = Kazanan
editor-nobody = kimse
editor-result = Sonuç
editor-result-single = tek oyun
editor-result-double = mars
editor-result-triple = katmerli mars
editor-result-capote = kapot
editor-result-mother = ana kapıldı
editor-result-jan = jan
editor-result-left = kalan pullar
editor-tie = eşitlik: iki ana

## Men and throws.

editor-men = Pullar ve zarlar
editor-side-white = Beyaz
editor-side-black = Siyah
editor-bar = Kırık pullar
editor-hand = Eldeki pullar
editor-off = Dışarıdaki pullar
editor-throws = Atılan zarlar
editor-throws-with-this = Atılan zarlar, bu dahil
editor-fewer = { $what }: bir eksik
editor-more = { $what }: bir fazla
editor-pips = Beyaz { $white } hane, siyah { $black } hane

## What is wrong. $side is "white" or "black".

editor-possible = Bu konum olabilir.
editor-faults = { $count ->
    [one] Bir yanlış var:
   *[other] { $count } yanlış var:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] Beyazın toplam { $men } pulu var, { $most } değil.
   *[black] Siyahın toplam { $men } pulu var, { $most } değil.
}
editor-fault-shared-point = Beyazın { $point } numaralı hanesinde iki taraf da var; orası siyahın { $black } numarası.
editor-fault-no-bar = { $side ->
    [white] Beyazın kırık pulu var, oysa bu oyunda pul kırılmaz.
   *[black] Siyahın kırık pulu var, oysa bu oyunda pul kırılmaz.
}
editor-fault-no-hand = { $side ->
    [white] Beyazın elinde pul var, oysa bu oyunda bütün pullar tahtada başlar.
   *[black] Siyahın elinde pul var, oysa bu oyunda bütün pullar tahtada başlar.
}
editor-fault-packed = { $side ->
    [white] Beyazın { $point } numaralı hanesinde { $men } pul var; orada en çok { $most } durabilir.
   *[black] Siyahın { $point } numaralı hanesinde { $men } pul var; orada en çok { $most } durabilir.
}
editor-fault-opening-under-way = Açılışta bütün pullar başlangıç yerindedir ve kimse zar atmamıştır.
editor-fault-bad-stage = Bu sayılardan aşama olmaz: ya iki farklı sayı ya da bir ile dört arası eşit sayı.
editor-fault-no-throw = { $side ->
    [white] Beyaz zar attı; öyleyse en az bir zarı sayılmalı.
   *[black] Siyah zar attı; öyleyse en az bir zarı sayılmalı.
}
editor-fault-nothing-named = Bu oyunda kimse çift söylemez.
editor-fault-bad-named = Söylenen çift, söyleyenin oynadığı dört eşit sayıdır.
editor-fault-no-remainder = { $side ->
    [white] Beyaz kalan oynuyor olamaz: bu zardan rakibe bir şey geçmez.
   *[black] Siyah kalan oynuyor olamaz: bu zardan rakibe bir şey geçmez.
}
editor-fault-nothing-to-play = { $side ->
    [white] Beyazın bu aşamada hamlesi yok; kendiliğinden geçer.
   *[black] Siyahın bu aşamada hamlesi yok; kendiliğinden geçer.
}
editor-fault-already-won = { $side ->
    [white] Beyaz bütün pullarını toplamış; oyun bitti.
   *[black] Siyah bütün pullarını toplamış; oyun bitti.
}
editor-fault-not-pinned = { $side ->
    [white] Beyazın { $point } hanesinde kapalı pulu var; orada tek pul kapalı olamaz.
   *[black] Siyahın { $point } hanesinde kapalı pulu var; orada tek pul kapalı olamaz.
}
editor-fault-no-pinner = { $side ->
    [white] Beyazın { $point } hanesinde kapalı pulu var, ama üstünde siyah pul yok.
   *[black] Siyahın { $point } hanesinde kapalı pulu var, ama üstünde beyaz pul yok.
}
editor-fault-mother-pinned = { $side ->
    [white] Beyazın anası kapalı; oyun bitti.
   *[black] Siyahın anası kapalı; oyun bitti.
}
editor-fault-frozen = { $side ->
    [white] Beyazın barda giriş hanelerinden çok pulu var; oyun bitti.
   *[black] Siyahın barda giriş hanelerinden çok pulu var; oyun bitti.
}
editor-fault-dead = Hiçbir zarla iki taraf da oynayamaz; oyun berabere.
editor-fault-wrong-result = Pullar bu sonuca göre durmuyor.

## What to do with it.

editor-play-on = Buradan oyna
editor-analyse = Analiz et
editor-analysing = Düşünüyor…
editor-judged = { $side ->
    [white] Beyaz:
   *[black] Siyah:
}
editor-play = Oyna
editor-play-failed = Tahta kurulamadı: { $reason }
editor-copy-link = Bağlantıyı kopyala
editor-copied = Kopyalandı
editor-copy = Kopyala: { $what }
editor-svg = Resim (SVG)
editor-png = Resim (PNG)
editor-share = Al ver
editor-id = Konum kimliği
editor-gnubg = gnubg konum kimliği
editor-g-code = Gülbahar kodu
editor-picture-note = { $phase } · Beyaz { $white } hane, siyah { $black } hane
editor-picture-opening = Açılış zarı
editor-picture-throw = { $side ->
    [white] Beyaz zar atacak
   *[black] Siyah zar atacak
}
editor-picture-name = { $side ->
    [white] Beyaz çift söyleyecek
   *[black] Siyah çift söyleyecek
}
editor-picture-play = { $side ->
    [white] Beyaz oynayacak: { $numbers }
   *[black] Siyah oynayacak: { $numbers }
}
editor-picture-over = Oyun bitti
