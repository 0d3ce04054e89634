## At the table.

play-rematch = Реванш
play-resign-ask = Какво предаваш?
play-resign-consent = Другият може да откаже, тогава играта продължава.
play-resign-at-once = Играта свършва веднага.
play-resign-later = Толкова още можеш да загубиш. По-малко може да се предложи, докато един от вас играе зара си.
play-resign-accept = Приеми
play-resign-refuse = Играй нататък

## Settings.

play-tutor-loses = губи { $loss } точки.
play-tutor-better = е по-добре: печели { $best } % вместо { $made } %.
play-tutor-take-back = Върни
play-tutor-anyway = Играй така
## What happens.

play-stalls =
    { $who ->
        [you] Спираш
       *[other] { $name } спира
    } на { $number ->
        [1] единиците
        [2] двойките
        [3] тройките
        [4] четворките
        [5] петиците
       *[6] шестиците
    }
play-declined = { $who ->
    [you] Отказваш.
   *[other] { $name } отказва.
}
play-hand-over-may = { $who ->
    [you] Можеш да изиграеш { $groups }, после хвърляш.
   *[other] { $name } може да изиграе { $groups }, после хвърля.
}

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = Команда
play-command-send = Прати
play-command-help-text = Напиши хода, както се записва, 24/18 13/11, с (2) за два пула, или дума: хвърли, готово, назад, върни етапа, съвет, къде, предавам се.
play-command-throw = хвърли, зарове, хвърлям
play-command-done = готово, край
play-command-next = следваща, следваща игра
play-command-undo = назад, върни
play-command-undo-stage = върни етапа, върни етап
play-command-undo-turn = върни всичко
play-command-hint = съвет, подсказка
play-command-where = къде, дъска
play-command-help = помощ
play-command-resign = предавам се, предай се
play-command-unknown = „{ $word }“ не се разбира. Ход се пише така: 24/18.
play-command-cannot = { $from }/{ $to } сега не може да се играе.
play-command-not-now = Сега това не може.
play-side-line = { $name }: остават { $pips } пипа, извадени { $off }

## The end.

play-draw-note = Никой вече не може да играе.
play-tie-note = И двете майки са притиснати.
play-capote-why = Първият пул излезе, докато още { $men } чакаха да влязат.
play-jan-count = На бара: { $bar }, свободни: { $free }
play-limpold = Лимполд: пуловете на бара не могат да влязат.
play-match-over = { $who ->
    [you] Печелиш мача.
   *[other] { $name } печели мача.
}
play-end-better = { $who ->
    [you] Ти игра по-добре
   *[other] { $name } игра по-добре
}
play-end-alike = Играхте еднакво добре
play-end-helped = { $who ->
    [you] заровете помогнаха на теб.
   *[other] заровете помогнаха на { $name }.
}
play-end-even = заровете бяха равни.
play-end-play = Игра
play-end-luck = Късмет
play-end-errors = грешки { $own } – { $other }
play-end-best = Най-добър ход
play-end-costliest = Най-скъп ход
play-end-cascade = Най-голяма каскада
play-end-cascade-size = { $dice }: { $steps } хода, { $pips } точки
play-end-send-clip = Изпрати клипа
play-end-send = Изпрати картината
play-end-names = С имената
play-end-how = Как играх?
play-end-short = Играта е твърде кратка за оценка.
play-end-reading = Играта се преглежда…
play-end-through = Прегледай играта
play-coach-throw = Хвърли. По-големият зар започва.
play-coach-tap = Докосни пул със син кръг.
play-coach-cascade = { $number ->
    [1] Чифтът продължава: единиците, после всички по-големи до шестиците.
    [2] Чифтът продължава: двойките, после всички по-големи до шестиците.
    [3] Чифтът продължава: тройките, после четворки, петици и шестици.
    [4] Чифтът продължава: четворките, после всички петици и всички шестици.
    [5] Чифтът продължава: петиците, после всички шестици.
   *[6] С шестиците каскадата свършва: четири са.
}
play-coach-passes = { $number ->
    [1] Не стават: единиците. Сега { $name } ги играе.
    [2] Не стават: двойките. Сега { $name } ги играе.
    [3] Не стават: тройките. Сега { $name } ги играе.
    [4] Не стават: четворките. Сега { $name } ги играе.
    [5] Не стават: петиците. Сега { $name } ги играе.
   *[6] Не стават: шестиците. Сега { $name } ги играе.
}
play-coach-gift = { $number ->
    [1] { $name } не може да изиграе единиците. Сега са твои.
    [2] { $name } не може да изиграе двойките. Сега са твои.
    [3] { $name } не може да изиграе тройките. Сега са твои.
    [4] { $name } не може да изиграе четворките. Сега са твои.
    [5] { $name } не може да изиграе петиците. Сега са твои.
   *[6] { $name } не може да изиграе шестиците. Сега са твои.
}
play-coach-hit = Удариха твой пул. Първо той влиза отново.
play-coach-pin = Катинарът: притиснат пул. Стои, докато върху него има пул.
play-coach-hand = Пуловете влизат от ръката: докосни я.
play-coach-off = Всичките ти пулове са у дома. Сега излизат.
play-coach-got = Ясно
play-coach-off-button = Без съвети

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = Игра { $number } от срещата: { $game }. После: { $next }.
play-next-title = Следва: { $game }
play-next-way-contrary = Движите се един срещу друг.
play-next-way-parallel = Двамата се движите в една посока.
play-next-man-hit = Единичен пул може да бъде ударен.
play-next-man-block = Един пул затваря полето.
play-next-man-pin = Единичен пул може да бъде притиснат.
