people-since = { $date } tarihinden beri
people-nobody = { $name } adında bir oyuncu yok
people-ratings = Puanlar
people-no-rating = Henüz puanlı maç yok.
people-doubtful = Soru işareti: kesin bir puan için maç sayısı az.
people-matches = Biten maçlar
people-no-matches = Görebileceğin biten maç yok.
people-opponents = Rakipler
people-won = Kazandı
people-lost = Kaybetti
people-no-result = Sonuç yok
people-by-resigned = çekilmeyle
people-by-time = süreyle
people-by-left = ayrılmayla
people-look = Oyunu gözden geçir
people-record = Kayıt
people-speed-fast = Hızlı
people-speed-normal = Normal
people-speed-slow = Yavaş
people-speed-days = Günler
people-speed-none = Saatsiz
people-matches-count = { $count ->
    [one] 1 maç
   *[other] { $count } maç
}
people-block = Engelle
people-unblock = Engeli kaldır
people-block-note = Karşılaşmazsınız: meydan okuma yok, rastgele oyun yok. Ona haber verilmez.
people-blocked = Engellenen üyeler
people-note = Özel not
people-note-hint = Bunu yalnızca sen okuyabilirsin.
people-note-placeholder = Nasıl oynuyor, bir dahaki sefere neyi hatırlamalı…
people-note-save = Kaydet
people-note-saved = Kaydedildi
people-note-removed = Silindi
people-note-full = Bir üyenin tutabileceği kadar notun var. Önce birini sil.
people-note-hidden = Bu metinde görünmeyen karakterler var. Yeniden yaz ya da onları sil.
