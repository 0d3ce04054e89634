## At the table.

play-rematch = Реванш
play-resign-ask = Што предаваш?
play-resign-consent = Другиот може да одбие, тогаш играта продолжува.
play-resign-at-once = Играта завршува веднаш.
play-resign-later = Толку сè уште можеш да изгубиш. Помалку може да се понуди додека некој од вас го игра своето фрлање.
play-resign-accept = Прифати
play-resign-refuse = Играј понатаму

## Settings.

play-tutor-loses = губи { $loss } поени.
play-tutor-better = е подобро: победи { $best } % наместо { $made } %.
play-tutor-take-back = Врати
play-tutor-anyway = Сепак играј
## What happens.

play-stalls =
    { $who ->
        [you] Запираш
       *[other] { $name } запира
    } на { $number ->
        [1] единиците
        [2] двојките
        [3] тројките
        [4] четворките
        [5] петките
       *[6] шестките
    }
play-declined = { $who ->
    [you] Одбиваш.
   *[other] { $name } одбива.
}
play-hand-over-may = { $who ->
    [you] Можеш да играш { $groups }, па фрлаш.
   *[other] { $name } може да игра { $groups }, па фрла.
}

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = Наредба
play-command-send = Прати
play-command-help-text = Напиши го потегот како што се запишува, 24/18 13/11, со (2) за два пула, или збор: фрли, готово, назад, врати етапа, совет, каде, се предавам.
play-command-throw = фрли, зарови, фрлам
play-command-done = готово, крај
play-command-next = следна, следна игра
play-command-undo = назад, врати
play-command-undo-stage = врати етапа, врати ја етапата
play-command-undo-turn = врати сѐ, врати се
play-command-hint = совет
play-command-where = каде, табла
play-command-help = помош
play-command-resign = се предавам, предај се
play-command-unknown = „{ $word }“ не е разбрано. Потег се пишува вака: 24/18.
play-command-cannot = { $from }/{ $to } сега не може да се игра.
play-command-not-now = Сега тоа не може.
play-side-line = { $name }: уште { $pips } точки, извадени { $off }

## The end.

play-draw-note = Никој повеќе не може да игра.
play-tie-note = И двете мајки се притиснати.
play-capote-why = Првиот пул излезе додека уште { $men } чекаа да влезат.
play-jan-count = На барот: { $bar }, слободни: { $free }
play-limpold = Лимполд: пуловите на барот не можат да влезат.
play-match-over = { $who ->
    [you] Го добиваш мечот.
   *[other] { $name } го добива мечот.
}
play-end-better = { $who ->
    [you] Ти играше подобро
   *[other] { $name } играше подобро
}
play-end-alike = Игравте подеднакво
play-end-helped = { $who ->
    [you] заровите ти помогнаа.
   *[other] заровите помогнаа: { $name }.
}
play-end-even = заровите беа еднакви.
play-end-play = Игра
play-end-luck = Среќа
play-end-errors = грешки { $own } – { $other }
play-end-best = Најдобар потег
play-end-costliest = Најскап потег
play-end-cascade = Најголема каскада
play-end-cascade-size = { $dice }: { $steps } чекори, { $pips } поени
play-end-send-clip = Испрати го клипот
play-end-send = Испрати ја сликата
play-end-names = Со имињата
play-end-how = Како играв?
play-end-short = Играта е прекратка за оценка.
play-end-reading = Играта се прегледува…
play-end-through = Прегледај ја играта
play-coach-throw = Фрли. Поголемиот зар почнува.
play-coach-tap = Допри пул со син круг.
play-coach-cascade = { $number ->
    [1] Чифтот продолжува: единиците, па сите поголеми до шестките.
    [2] Чифтот продолжува: двојките, па сите поголеми до шестките.
    [3] Чифтот продолжува: тројките, па четворки, петки и шестки.
    [4] Чифтот продолжува: четворките, па сите петки и сите шестки.
    [5] Чифтот продолжува: петките, па сите шестки.
   *[6] Со шестките каскадата завршува: четири се.
}
play-coach-passes = { $number ->
    [1] Не влегуваат: единиците. Сега { $name } ги игра.
    [2] Не влегуваат: двојките. Сега { $name } ги игра.
    [3] Не влегуваат: тројките. Сега { $name } ги игра.
    [4] Не влегуваат: четворките. Сега { $name } ги игра.
    [5] Не влегуваат: петките. Сега { $name } ги игра.
   *[6] Не влегуваат: шестките. Сега { $name } ги игра.
}
play-coach-gift = { $number ->
    [1] { $name } не може да ги одигра единиците. Сега се твои.
    [2] { $name } не може да ги одигра двојките. Сега се твои.
    [3] { $name } не може да ги одигра тројките. Сега се твои.
    [4] { $name } не може да ги одигра четворките. Сега се твои.
    [5] { $name } не може да ги одигра петките. Сега се твои.
   *[6] { $name } не може да ги одигра шестките. Сега се твои.
}
play-coach-hit = Ти удрија пул. Прво тој влегува повторно.
play-coach-pin = Катанецот: притиснат пул. Стои додека врз него има пул.
play-coach-hand = Пуловите влегуваат од раката: допри ја.
play-coach-off = Сите твои пулови се дома. Сега излегуваат.
play-coach-got = Јасно
play-coach-off-button = Без совети

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = Игра { $number } од мечот: { $game }. Потоа: { $next }.
play-next-title = Следува: { $game }
play-next-way-contrary = Се движите еден спроти друг.
play-next-way-parallel = Двајцата се движите во ист правец.
play-next-man-hit = Осамен пул може да се удри.
play-next-man-block = Еден пул го затвора полето.
play-next-man-pin = Осамен пул може да се притисне.
