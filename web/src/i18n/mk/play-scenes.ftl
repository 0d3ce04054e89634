## At the table.

play-rematch = Реванш
play-resign-ask = Што предаваш?
play-resign-consent = Другиот треба да се согласи.
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
play-capote-why = Првиот пул излезе додека уште { $men } чекаа да влезат.
play-match-over = { $who ->
    [you] Го добиваш мечот.
   *[other] { $name } го добива мечот.
}
