## At the table.

play-rematch = Rövanş
play-resign-ask = Ne kadarını veriyorsun?
play-resign-consent = Karşı taraf reddedebilir, o zaman oyun sürer.
play-resign-at-once = Oyun hemen biter.
play-resign-later = Hâlâ bu kadar kaybedebilirsin. Daha azı, biriniz attığı zarı oynarken önerilebilir.
play-resign-accept = Kabul et
play-resign-refuse = Oyuna devam

## Settings.

play-tutor-loses = { $loss } puan kaybettirir.
play-tutor-better = daha iyi: %{ $best } kazanır, seninki %{ $made }.
play-tutor-take-back = Geri al
play-tutor-anyway = Yine de oyna
## What happens.

play-stalls = { $who ->
    [you] Tıkandın: { $number }
   *[other] { $name } tıkandı: { $number }
}
play-declined = { $who ->
    [you] Reddettin.
   *[other] { $name } reddetti.
}
play-hand-over-may = { $who ->
    [you] { $groups } oynayabilirsin, sonra zar atarsın.
   *[other] { $name } { $groups } oynayabilir, sonra zar atar.
}

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = Komut
play-command-send = Gönder
play-command-help-text = Hamleyi yazıldığı gibi yaz: 24/18 13/11; iki pul için (2). Ya da bir sözcük: at, tamam, geri, aşamayı geri al, ipucu, nerede, pes.
play-command-throw = at, zar, zar at
play-command-done = tamam, bitti
play-command-next = sıradaki, sıradaki oyun, sonraki
play-command-undo = geri, geri al
play-command-undo-stage = aşama, aşamayı geri al
play-command-undo-turn = hepsi, hepsini geri al
play-command-hint = ipucu
play-command-where = nerede, tahta
play-command-help = yardım
play-command-resign = pes, pes et
play-command-unknown = “{ $word }” anlaşılmadı. Hamle 24/18 gibi yazılır.
play-command-cannot = { $from }/{ $to } şu anda oynanamaz.
play-command-not-now = Şu anda olmaz.
play-side-line = { $name }: { $pips } hane kaldı, { $off } pul toplandı

## The end.

play-draw-note = Artık iki taraf da oynayamaz.
play-tie-note = İki ana da kapıldı.
play-capote-why = İlk pul toplandığında { $men } pul daha girecekti.
play-jan-count = Barda { $bar }, boş { $free }
play-limpold = Limpold: bardaki pullar giremez.
play-match-over = { $who ->
    [you] Maçı aldın.
   *[other] { $name } maçı aldı.
}
play-end-better = { $who ->
    [you] Sen daha iyi oynadın
   *[other] { $name } daha iyi oynadı
}
play-end-alike = Aynı oynadınız
play-end-helped = { $who ->
    [you] zar senden yanaydı.
   *[other] zar { $name } yanaydı.
}
play-end-even = zar eşitti.
play-end-play = Oyun
play-end-luck = Şans
play-end-errors = hata { $own } – { $other }
play-end-best = En iyi hamle
play-end-costliest = En pahalı hamle
play-end-cascade = En büyük zincir
play-end-cascade-size = { $dice }: { $steps } adım, { $pips } hane
play-end-send-clip = Klibi gönder
play-end-send = Resmi gönder
play-end-names = Adlarla
play-end-how = Nasıl oynadım?
play-end-short = Oyun değerlendirmek için çok kısa.
play-end-reading = Oyun inceleniyor…
play-end-through = Oyunu gözden geçir
play-coach-throw = Zar at. Büyük atan başlar.
play-coach-tap = Mavi halkalı bir pula dokun.
play-coach-cascade = { $number ->
    [1] Çift zar sürer: birler, sonra altılara kadar bütün büyükler.
    [2] Çift zar sürer: ikiler, sonra altılara kadar bütün büyükler.
    [3] Çift zar sürer: üçler, sonra dörtler, beşler, altılar.
    [4] Çift zar sürer: dörtler, sonra beşler, sonra altılar.
    [5] Çift zar sürer: beşler, sonra altılar.
   *[6] Zincir altılarla biter: dört tane.
}
play-coach-passes = { $number ->
    [1] Birler sığmıyor. Şimdi { $name } oynar.
    [2] İkiler sığmıyor. Şimdi { $name } oynar.
    [3] Üçler sığmıyor. Şimdi { $name } oynar.
    [4] Dörtler sığmıyor. Şimdi { $name } oynar.
    [5] Beşler sığmıyor. Şimdi { $name } oynar.
   *[6] Altılar sığmıyor. Şimdi { $name } oynar.
}
play-coach-gift = { $number ->
    [1] { $name }: Birler sığmadı. Şimdi senin.
    [2] { $name }: İkiler sığmadı. Şimdi senin.
    [3] { $name }: Üçler sığmadı. Şimdi senin.
    [4] { $name }: Dörtler sığmadı. Şimdi senin.
    [5] { $name }: Beşler sığmadı. Şimdi senin.
   *[6] { $name }: Altılar sığmadı. Şimdi senin.
}
play-coach-hit = Pulun kırıldı. Önce o girer.
play-coach-pin = Kilit: kapılmış pul. Üstünde pul olduğu sürece kalır.
play-coach-hand = Pullar elden girer: ele dokun.
play-coach-off = Bütün pulların evde. Şimdi toplanır.
play-coach-got = Anladım
play-coach-off-button = İpucu yok

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = Maçın { $number }. oyunu: { $game }. Sonra: { $next }.
play-next-title = Sırada: { $game }
play-next-way-contrary = Birbirinize karşı ilerlersiniz.
play-next-way-parallel = İkiniz de aynı yönde ilerlersiniz.
play-next-man-hit = Yalnız pul kırılabilir.
play-next-man-block = Tek pul haneyi kapatır.
play-next-man-pin = Yalnız pul kapılabilir.
