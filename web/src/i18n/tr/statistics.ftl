# Statistics: what the games kept here come to.

statistics-title = İstatistik
statistics-lead = Bu bilgisayarda saklanan oyunların özeti.
statistics-counting = Sayılıyor…
statistics-person = Kimin oyunları
statistics-everybody = Buradaki herkesin
statistics-game = Oyun
statistics-as-table = Tablo olarak
statistics-empty-title = Henüz sayılacak bir şey yok
statistics-empty-text = Bilgisayara karşı bir oyun oyna, onu analiz et ya da bir bulmaca çöz. Sonuçların, puanın ve zarlar burada sayılır.
statistics-empty-play = Oyna
statistics-empty-analysis = Oyun analiz et
statistics-empty-puzzles = Bulmaca çöz
statistics-tables = { $count ->
    [one] { $count } maç sayıldı.
   *[other] { $count } maç sayıldı.
  }
statistics-between = { $count ->
    [one] İki kişi arasında bitmiş { $count } oyun.
   *[other] İki kişi arasında bitmiş { $count } oyun.
  }
statistics-on-wood = { $count ->
    [one] Gerçek tahtada bitmiş { $count } oyun.
   *[other] Gerçek tahtada bitmiş { $count } oyun.
  }
statistics-unreadable = { $count ->
    [one] { $count } maç okunamıyor ve sayılmadı.
   *[other] { $count } maç okunamıyor ve sayılmadı.
  }
statistics-left-out = { $count ->
    [one] Daha eski { $count } maç sayılmadı.
   *[other] Daha eski { $count } maç sayılmadı.
  }

statistics-results-title = Bilgisayara karşı sonuçlar
statistics-results-none = Bilgisayara karşı bitmiş oyun yok.
statistics-results-sum = kazanılan ve kaybedilen oyun, puan { $units }
statistics-results-note = Her sayı: kazanılan – kaybedilen. Seçilen bir konumdan ya da seçilen zarla başlayan oyunlar sayılmaz.
statistics-column-games = Oyun
statistics-column-units = Puan
statistics-column-multiple = Mars
statistics-column-matches = Maç
statistics-drawn = { $count ->
    [one] { $count } oyun berabere bitti.
   *[other] { $count } oyun berabere bitti.
  }

statistics-rating-title = Seviyelere karşı derecen
statistics-rating-none = Bilgisayara karşı bitmiş maç yok.
statistics-rating-from = { $count ->
    [one] { $count } maçtan
   *[other] { $count } maçtan
  }
statistics-rating-note = Her oyunun ölçeği ayrıdır. 1. seviye 1000’dir, öbürleri 7 puanlık maçlarda onun ne kadar üstünde ölçüldüyse o. Kısa maç daha az şey söyler. Gerçek derece 100 kezde 95 kez ± içindedir.
statistics-level = { $level }. seviye
statistics-when = Ne zaman
statistics-result = Sonuç
statistics-won = kazandın
statistics-lost = kaybettin
statistics-rating = Derece

statistics-performance-title = Ne kadar iyi oynadın
statistics-performance-none = Bu oyunda analiz edilmiş oyunun yok.
statistics-performance-note = Analizlerinden: bir kararda ortalama kaybın 500 katı. Azı iyidir: 0 kusursuzdur.
statistics-performance-older = Daha eski oyunlar
statistics-against = { $name } – { $opponent }

statistics-openings-title = Açılışlar
statistics-openings-none = Henüz hiçbir oyunda ilk zarı sen atmadın.
statistics-openings-not-yet = Bu oyunun henüz açılış tablosu yok, bu yüzden ilk hamleler değerlendirilmeden gösterilir.
statistics-openings-note = Senin başladığın oyunların ilk zarları ve açılış tablolarının onlar için dediği.
statistics-openings-worth = Küçük sayılar ve kayıplar oyun başına puandır; program bunları birçok kez oynayarak bulmuştur. Tablolarda her zarın en iyi dört hamlesi vardır; { $equal } altındaki fark eşit sayılır.
statistics-openings-best = En iyisi: { $play }
statistics-openings-outside = listede yok
statistics-openings-pass = hamle yok
statistics-throw = Zar
statistics-play = Hamlen
statistics-times = Kez
statistics-units-game = Oyun başına puan
statistics-best = en iyi

statistics-dice-title = Zarlar
statistics-dice-hand-title = Elle atılan zarlar
statistics-dice-too-few = Bir şey söylemek için zar çok az.
statistics-dice-as-expected = Bu zarlar dürüst zar gibi görünüyor.
statistics-dice-unusual = Olağandışı: dürüst zarlarda yirmi örnekten biri böyle ya da daha tuhaf çıkar.
statistics-dice-very-unusual = Çok olağandışı: dürüst zarlarda bin örnekten biri böyle ya da daha tuhaf çıkar.
statistics-dice-honest = Yirmi dürüst örnekten biri olağandışı görünür. Bu rastlantıdır, kusur değil.
statistics-dice-faces = Altı yüz
statistics-dice-pairs = 21 zar
statistics-dice-line = Kesik çizgi beklenendir: { $expected }.
statistics-dice-degrees = serbestlik derecesi { $degrees }
statistics-dice-cell = { $dice }: { $count }, beklenen { $expected }
statistics-dice-who = Kim ne attı
statistics-dice-who-note = Dürüst zarlarda ortalama toplam 7’ye yakındır.
statistics-dice-own = Sen
statistics-dice-opponents = Rakipler
statistics-dice-all = Bütün maçlar
statistics-dice-throws = Atış
statistics-dice-doublets = Çift
statistics-dice-expected = beklenen
statistics-dice-mean = Ortalama toplam
statistics-dice-face = { $face } gelen
statistics-dice-which = Zarları gizli bir sayıdan çıkan bütün maçların bütün zarları, kim oynarsa oynasın.
statistics-dice-hand-which = Gerçek tahta için girilen bütün zarlar, kim oynarsa oynasın.
statistics-dice-opening = Kimin başlayacağını belirleyen zarlar sayılmaz: farklı gelene dek atılırlar.

statistics-puzzles-title = Bulmaca puanı
statistics-puzzles-none = Henüz bulmaca çözmedin.
