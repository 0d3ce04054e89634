## About: what this is, for people who ask before they play.

about-title = Rosespring hakkında
about-what = Akdeniz ve Kafkasya'nın tavla oyunları, tam kurallarıyla. Ücretsiz, hesapsız ve reklamsız.
about-rules = Bütün oyunların kuralları
about-rules-note = Her kuralın bir numarası ve kaynağı var. Farklı oynanan yerlerde kural seçilebilir.
about-dice = Adil zar
about-dice-note = Oyundan önce sayfa bütün atışlar için bir söz gösterir. Sonra herkes bu sözün tutulduğunu denetleyebilir.
about-dice-check = Zarları denetle
about-computer = Bilgisayar
about-computer-note = Her oyunu kendine karşı oynayarak öğrendi. Zayıf düzeyleri bilerek hata yapar.
about-data = Oyunların
about-data-browser = Tek başına ya da bir ekranda oynanan oyunlar bu tarayıcıda kalır. Başka kimse görmez; saklamak istersen kaydet.
about-data-machine = Oyunlar yalnızca bu makinede saklanır. Başka kimse görmez.
about-data-hall = Başkalarıyla oyunlar, adlar ve puanlar salondadır. Hesabın onları dışa aktarabilir ya da silebilir.
about-languages = Diller
about-languages-note = Ana dili konuşan biri henüz okumadı: { $languages }.
about-licence = Lisans
about-licence-note = Herkes kullanabilir, çalıştırabilir ve değiştirebilir: MIT ya da Apache-2.0, seçim senin.
about-name = Gül bara adı gül bahardan, gül baharından gelir.
about-programs = Programlar için (API)
