## At the table.

play-rematch = Реванш
play-resign-ask = Какво предаваш?
play-resign-consent = Другият трябва да се съгласи.
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
play-capote-why = Първият пул излезе, докато още { $men } чакаха да влязат.
play-match-over = { $who ->
    [you] Печелиш мача.
   *[other] { $name } печели мача.
}
