## The replayer of records, beside texts of the table and of the analysis.

replay-label = Oyunun təkrarı
replay-loading = Yüklənir…
replay-play = Oynat
replay-pause = Dayandır
replay-mistake = Növbəti səhv
replay-speed = Sürət
replay-place = Oyundakı yer
replay-step = Addım { $at } / { $all }
replay-resigns = { $name } təslim olur.
replay-opening = Açılış
replay-network = Fayl yüklənmir: bağlantı yoxdur və ya faylın serveri bu səhifəni rədd edir.
replay-status = Fayl yüklənmir: serverin cavabı { $status }.
replay-no-record = Bu, JSON formatında Rosespring yazısı deyil.
replay-newer = Bu yazının versiyası { $version }, daha yeni səhifə lazımdır.
replay-rules = Oyun { $game }: başlanğıcı və ya qaydaları burada tanınmır.
replay-entry = Oyun { $game }, sətir { $entry }: bu baş verə bilməzdi.
replay-no-analysis = Bu, yazının təhlili deyil.
replay-other-analysis = Təhlil başqa yazıya aiddir: oyun { $game }, sətir { $entry } fərqlidir.
