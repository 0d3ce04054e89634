## At the table.

play-rematch = Реванш
play-resign-ask = Что сдаёшь?
play-resign-consent = Соперник должен согласиться.
play-resign-accept = Принять
play-resign-refuse = Играть дальше

## Settings.

play-tutor-loses = теряет { $loss } очка.
play-tutor-better = лучше: победа { $best } % вместо { $made } %.
play-tutor-take-back = Вернуть
play-tutor-anyway = Всё равно так
## What happens.

play-stalls =
    { $who ->
        [you] Стоп
       *[other] { $name }: стоп
    } на { $number ->
        [1] единицах
        [2] двойках
        [3] тройках
        [4] четвёрках
        [5] пятёрках
       *[6] шестёрках
    }

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = Команда
play-command-send = Ввод
play-command-help-text = Введи ход так, как его записывают: 24/18 13/11, с (2) для двух шашек, или слово: бросить, готово, назад, вернуть этап, совет, где, сдаюсь.
play-command-throw = бросить, бросок, брось, зары
play-command-done = готово, конец
play-command-next = дальше, следующая партия
play-command-undo = назад, вернуть, отмена
play-command-undo-stage = вернуть этап, назад этап
play-command-undo-turn = вернуть всё, вернуть все
play-command-hint = совет, подсказка
play-command-where = где, доска
play-command-help = помощь
play-command-resign = сдаюсь, сдаться
play-command-unknown = «{ $word }»: непонятно. Ход пишется так: 24/18.
play-command-cannot = { $from }/{ $to } сейчас сыграть нельзя.
play-command-not-now = Сейчас это невозможно.
play-side-line = { $name }: осталось пипсов { $pips }, снято { $off }

## The end.

play-draw-note = Ходить больше не сможет никто.
play-capote-why = Первая шашка снята, когда ждали входа ещё: { $men }.
play-match-over = { $who ->
    [you] Матч за тобой.
   *[other] Победа в матче: { $name }.
}
