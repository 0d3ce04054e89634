## At the table.

play-rematch = Revanş
play-resign-ask = Nə qədərini verirsən?
play-resign-consent = Qarşı tərəf razı olmalıdır.
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
play-capote-why = İlk daş çıxanda hələ { $men } daş girməli idi.
play-match-over = { $who ->
    [you] Matçı aldın.
   *[other] { $name } matçı aldı.
}
