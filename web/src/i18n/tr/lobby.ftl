lobby-title = Salon
lobby-lead = Bir bağlantıyla arkadaşınla ya da burada kim varsa onunla oyna.
lobby-here = { $count ->
    [one] { $count } kişi burada
   *[other] { $count } kişi burada
}
lobby-playing = { $count ->
    [one] { $count } oyun sürüyor
   *[other] { $count } oyun sürüyor
}
lobby-anybody = Herhangi biriyle oyna
lobby-seeking = Oyuncu aranıyor…
lobby-alone = Şu anda burada yalnızsın
lobby-alone-text = Bir arkadaşına bağlantı gönder. Ya da bu sayfayı açık bırak: biri oturur oturmaz seni çağırır.
lobby-others-text = Bu oyunu henüz kimse kabul etmedi. Bekleyen birinin masasına otur, bir arkadaşına bağlantı gönder ya da sayfayı açık bırak: seni çağırır.
lobby-stop = Aramayı bırak
lobby-live = Şimdi oynanıyor
lobby-live-none = Şu anda izlenecek oyun yok
lobby-live-note = Salondan biriyle oynanan oyunları herkes izleyebilir. İlki seninki olabilir.
lobby-seeks = Oyuncu bekleyenler
lobby-seeks-none = Kimse beklemiyor. İlk sen ol: “Herhangi biriyle oyna”.
lobby-seek = { $name } ile { $game } oyna
lobby-yours = seninki
lobby-people = Şimdi burada
lobby-people-none = Kimse adını göstermiyor.
lobby-show-name = Adımı buradakilere göster
lobby-more = Diğer seçenekler
lobby-begins = Oyunun başlıyor!
lobby-lost = Salonla bağlantı koptu. Yeniden kuruluyor…
lobby-refused-no-seek = Biri daha hızlıydı ya da oyuncu ayrıldı.
lobby-refused-own-seek = Bu senin oyunun. Başka bir oyuncu için.
lobby-refused-too-many-seeks = Çok fazla kişi bekliyor. Birinin masasına otur ya da sonra yeniden dene.
lobby-refused-too-many-sockets = Salon çok fazla pencerede açık. Birkaçını kapat.
lobby-range = Öbür oyuncunun puanı
lobby-range-any = fark etmez
lobby-range-within = senden en çok { $points } yukarı ya da aşağı
lobby-program = { $seconds } saniye içinde kimse oturmazsa
lobby-program-none = bir insan beklerim
lobby-program-gentle = kolay bir programla oynarım
lobby-program-middling = orta güçte bir programla oynarım
lobby-program-strong = güçlü bir programla oynarım
lobby-refused-rating-range = Bu oyuncu, puanı kendisininkine daha yakın birini arıyor.
lobby-challenges = Meydan okumalar
lobby-challenge = Meydan oku
lobby-challenge-name = Bir üyeye adıyla meydan oku
lobby-challenge-someone = { $name } adlı üyeye meydan oku
lobby-challenge-from = { $name } sana meydan okuyor
lobby-challenge-to = { $name } bekleniyor…
lobby-challenge-look = sayfası
lobby-challenge-accept = Kabul et
lobby-challenge-decline = Reddet
lobby-challenge-withdraw = Geri çek
lobby-challenge-declined = { $name } şimdi oynamak istemiyor.
lobby-challenged = Sana meydan okunuyor!
lobby-refused-no-challenge = Bu meydan okuma sona erdi.
lobby-refused-not-here = Bu oyuncu şimdi salonda değil. Süre olarak gün seç ya da sonra gel.
lobby-refused-blocked = İkiniz birbirinizle oynamıyorsunuz.
lobby-refused-declined-lately = Bu oyuncu az önce reddetti. Birkaç dakika sonra yeniden dene.
lobby-refused-too-many-challenges = Bekleyen meydan okuma çok. Birini geri çek ya da sonra dene.
lobby-refused-too-many-tries = Kısa sürede çok meydan okuma. Biraz bekle.
lobby-refused-no-player = Bu adda bir üye yok.
lobby-refused-left-lately = Bir maçı terk ettin. Salondan biriyle oynamadan önce birkaç dakika bekle; bitirilen maçlar bunu kısaltır.
