# The companion: real dice, a real board, and the page to keep the count.

companion-title = Tahta başında
companion-intro = Gerçek zar, gerçek tahta için. Atılan zarı gir: kuralları, zincirden kalanı ve skoru sayfa tutar.
companion-begin = Başla
companion-matches = Tahta başındaki maçlar
companion-throw-of = { $name }: ne atıldı?
companion-opening = Herkes tek zar atsın: kim başlıyor?
companion-tie = Zarlar eşit. Birer zar daha.
companion-really = Aslında ne atıldı?
companion-really-note = Son zarla oynananlar geri alınır. Aynı zar yeniden girilebilir.
companion-first-die = Birinci zar
companion-second-die = İkinci zar
companion-die-of = Zar: { $name }
companion-keys = Dokun ya da iki kez 1–6 tuşlarına bas.
companion-look = Tahtaya bak
companion-keep = Zar kalsın
companion-wrong = Yanlış zar
companion-wrong-short = Zar
