## At the table.

play-rematch = Revanş
play-resign-ask = Nə qədərini verirsən?
play-resign-consent = Qarşı tərəf razı olmaya bilər, onda oyun davam edir.
play-resign-at-once = Oyun dərhal bitir.
play-resign-later = Hələ bu qədər uduza bilərsən. Daha azını biriniz atışını oynayarkən təklif etmək olar.
play-resign-accept = Qəbul et
play-resign-refuse = Oyuna davam

## Settings.

play-tutor-loses = { $loss } xal itirir.
play-tutor-better = daha yaxşıdır: { $best }% udur, səninki { $made }%.
play-tutor-take-back = Geri al
play-tutor-anyway = Yenə də oyna
## What happens.

play-stalls = { $who ->
    [you] İlişdin: { $number }
   *[other] { $name } ilişdi: { $number }
}
play-declined = { $who ->
    [you] İmtina etdin.
   *[other] { $name } imtina etdi.
}
play-hand-over-may = { $who ->
    [you] { $groups } oynaya bilərsən, sonra zər atırsan.
   *[other] { $name } { $groups } oynaya bilər, sonra zər atır.
}

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = Əmr
play-command-send = Göndər
play-command-help-text = Gedişi yazıldığı kimi yaz: 24/18 13/11; iki daş üçün (2). Ya da bir söz: at, hazır, geri, pillə, ipucu, harada, təslim.
play-command-throw = at, zər, zər at
play-command-done = hazır, bitdi
play-command-next = növbəti, növbəti oyun
play-command-undo = geri, geri al
play-command-undo-stage = pillə, pilləni geri al
play-command-undo-turn = hamısı, hamısını geri al
play-command-hint = ipucu
play-command-where = harada, taxta
play-command-help = kömək
play-command-resign = təslim, təslim ol
play-command-unknown = “{ $word }” başa düşülmədi. Gediş 24/18 kimi yazılır.
play-command-cannot = { $from }/{ $to } indi oynanıla bilməz.
play-command-not-now = İndi olmaz.
play-side-line = { $name }: { $pips } xana qalıb, { $off } daş çıxıb

## The end.

play-draw-note = Daha heç bir tərəf oynaya bilməz.
play-tie-note = İki ana da tutulub.
play-capote-why = İlk daş çıxanda hələ { $men } daş girməli idi.
play-jan-count = Barda { $bar }, boş { $free }
play-limpold = Limpold: bardakı daşlar girə bilmir.
play-match-over = { $who ->
    [you] Matçı aldın.
   *[other] { $name } matçı aldı.
}
play-end-better = { $who ->
    [you] Sən daha yaxşı oynadın
   *[other] { $name } daha yaxşı oynadı
}
play-end-alike = Eyni oynadınız
play-end-helped = { $who ->
    [you] zər sənə kömək etdi.
   *[other] zər kömək etdi: { $name }.
}
play-end-even = zər bərabər idi.
play-end-play = Oyun
play-end-luck = Bəxt
play-end-errors = səhv { $own } – { $other }
play-end-best = Ən yaxşı gediş
play-end-costliest = Ən baha gediş
play-end-cascade = Ən böyük zəncir
play-end-cascade-size = { $dice }: { $steps } addım, { $pips } xana
play-end-send-clip = Klipi göndər
play-end-send = Şəkli göndər
play-end-names = Adlarla
play-end-how = Necə oynadım?
play-end-short = Oyun qiymətləndirmək üçün çox qısadır.
play-end-reading = Oyun oxunur…
play-end-through = Oyunu nəzərdən keçir
play-coach-throw = Zər at. Böyük atan başlayır.
play-coach-tap = Mavi halqalı daşa toxun.
play-coach-cascade = { $number ->
    [1] Qoşa zər davam edir: birlər, sonra altılara qədər hamısı.
    [2] Qoşa zər davam edir: ikilər, sonra altılara qədər hamısı.
    [3] Qoşa zər davam edir: üçlər, sonra dördlər, beşlər, altılar.
    [4] Qoşa zər davam edir: dördlər, sonra beşlər, sonra altılar.
    [5] Qoşa zər davam edir: beşlər, sonra altılar.
   *[6] Zəncir altılarla bitir: dörd dənə.
}
play-coach-passes = { $number ->
    [1] Birlər sığmır. İndi { $name } oynayır.
    [2] İkilər sığmır. İndi { $name } oynayır.
    [3] Üçlər sığmır. İndi { $name } oynayır.
    [4] Dördlər sığmır. İndi { $name } oynayır.
    [5] Beşlər sığmır. İndi { $name } oynayır.
   *[6] Altılar sığmır. İndi { $name } oynayır.
}
play-coach-gift = { $number ->
    [1] { $name }: Birlər sığmadı. İndi sənindir.
    [2] { $name }: İkilər sığmadı. İndi sənindir.
    [3] { $name }: Üçlər sığmadı. İndi sənindir.
    [4] { $name }: Dördlər sığmadı. İndi sənindir.
    [5] { $name }: Beşlər sığmadı. İndi sənindir.
   *[6] { $name }: Altılar sığmadı. İndi sənindir.
}
play-coach-hit = Daşın vuruldu. Əvvəl o girir.
play-coach-pin = Qıfıl: tutulmuş daş. Üstündə daş qalmayana qədər qalır.
play-coach-hand = Daşlar əldən girir: ələ toxun.
play-coach-off = Bütün daşların evdədir. İndi çıxır.
play-coach-got = Aydındır
play-coach-off-button = Məsləhətsiz

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = Matçın { $number }. oyunu: { $game }. Sonra: { $next }.
play-next-title = Növbəti: { $game }
play-next-way-contrary = Bir-birinizə qarşı gedirsiniz.
play-next-way-parallel = Hər ikiniz eyni istiqamətdə gedirsiniz.
play-next-man-hit = Tək daş vurula bilər.
play-next-man-block = Bir daş xananı bağlayır.
play-next-man-pin = Tək daş tutula bilər.
