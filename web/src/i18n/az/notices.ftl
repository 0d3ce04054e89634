notices-title = Bildirişlər
notices-bell-new = { $count ->
    [one] Bildirişlər: { $count } yeni
   *[other] Bildirişlər: { $count } yeni
}
notices-none = Yeni bir şey yoxdur. Növbənin səndə olduğunu və kimin səninlə oynamaq istədiyini burada oxuyursan.
notices-turn = Növbə səndədir, rəqib: { $name }
notices-turn-late = Bir gündən az vaxtın qalıb, rəqib: { $name }
notices-until = { $game }, vaxtın bitir: { $time }
notices-begun = Oyunun başlayır, rəqib: { $name }
notices-challenge = { $name } səni oyuna çağırır
notices-rematch = { $name } revanş istəyir
notices-round = Turnir oyunun başlayır, rəqib: { $name }
notices-warning = Moderator səni xəbərdar etdi
notices-silence = Moderator mesajlarını müvəqqəti dayandırdı
notices-remove = Sil: { $text }
