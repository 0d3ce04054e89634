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
