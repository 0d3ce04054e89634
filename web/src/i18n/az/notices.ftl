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
notices-device = Bu cihazda xəbər ver
notices-device-note = Heç bir səhifə açıq olmayanda da. Mesajda heç kimin adı yoxdur.
notices-device-denied = Brauzerin icazə vermir: onun ayarlarında bu sayt üçün bildirişlərə icazə ver.
notices-device-failed = Alınmadı. Yenidən sına.
notices-push-turn = Növbə səndədir.
notices-push-late = Vaxtın bir gün ərzində bitir.
notices-push-begun = Oyunun başlayır.
notices-push-challenge = Kimsə səni oyuna çağırır.
notices-push-rematch = Rəqibin revanş istəyir.
notices-push-round = Turnir oyunun başlayır.
notices-push-warning = Moderator sənə yazdı.
notices-push-silence = Moderator sənə yazdı.
notices-guest = { $name } (qonaq)
