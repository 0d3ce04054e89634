notices-title = Bildirimler
notices-bell-new = { $count ->
    [one] Bildirimler: { $count } yeni
   *[other] Bildirimler: { $count } yeni
}
notices-none = Yeni bir şey yok. Sıranın sana geldiğini ve kimin seninle oynamak istediğini burada okursun.
notices-turn = Sıra sende, rakibin: { $name }
notices-turn-late = Bir günden az süren kaldı, rakibin: { $name }
notices-until = { $game }, süren { $time } tarihinde bitiyor
notices-begun = Oyunun başlıyor, rakibin: { $name }
notices-challenge = { $name } sana meydan okuyor
notices-rematch = { $name } rövanş istiyor
notices-round = Turnuva oyunun başlıyor, rakibin: { $name }
notices-warning = Bir moderatör seni uyardı
notices-silence = Bir moderatör mesajlarını bir süreliğine durdurdu
notices-remove = Kaldır: { $text }
notices-device = Bu cihazda haber ver
notices-device-note = Hiçbir sayfa açık değilken de. Mesajda kimsenin adı geçmez.
notices-device-denied = Tarayıcın izin vermiyor: ayarlarından bu site için bildirimlere izin ver.
notices-device-failed = Olmadı. Yeniden dene.
notices-push-turn = Sıra sende.
notices-push-late = Süren bir gün içinde bitiyor.
notices-push-begun = Oyunun başlıyor.
notices-push-challenge = Biri sana meydan okuyor.
notices-push-rematch = Rakibin rövanş istiyor.
notices-push-round = Turnuva oyunun başlıyor.
notices-push-warning = Bir moderatör sana yazdı.
notices-push-silence = Bir moderatör sana yazdı.
notices-guest = { $name } (misafir)
