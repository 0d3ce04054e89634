join-invites = { $name } seni { $game } oynamaya davet ediyor
join-invites-friend = Bir arkadaşın seni { $game } oynamaya davet ediyor
join-length = { $to ->
    [1] Tek oyun.
   *[other] { $to } puanlık maç.
}
join-no-clock = Süre yok.
join-no-account = Hesap gerekmez.
join-same-way = İkiniz de eve aynı yönde gidersiniz.
join-learn = Önce on dakikada öğren
join-learn-note = { $name } öğrendiğini görür.
join-fair = Adil zar: ne siz ne de bu sunucu zarları önceden bilebilir ya da değiştirebilir.
join-fair-how = Nasıl?
join-taken = İki yer de dolu
join-ended = Bu bağlantı artık geçerli değil
join-link-lead = Onu ilk açan seninle oynar.
join-scan = Aynı masada mısınız? Arkadaşın bu kodu tarasın.
join-send = Bağlantıyı gönder
join-copy = Kopyala
join-waiting = Arkadaşın bekleniyor. Bu sayfa seni çağırır.
join-meanwhile = Bu arada bilgisayarla oyna
join-meanwhile-note = Arkadaşın gelince o oyun seni bekler.
join-good = Bağlantı 24 saat geçerlidir.
join-withdraw = Geri çek
join-learning = Bağlantını açan biri önce oyunu öğreniyor.
join-here = { $name } geldi
join-to-table = Masaya
join-wait-link = Arkadaşın bekleniyor
join-show-link = Bağlantıyı göster
join-wait-learn = Sen öğrenirken { $name } bekliyor
join-sit-now = Şimdi otur
join-new-link = { $name } için yeni bağlantı
