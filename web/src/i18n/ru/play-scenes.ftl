## At the table.

play-rematch = Реванш
play-resign-ask = Что сдаёшь?
play-resign-consent = Соперник может отказаться, тогда игра продолжается.
play-resign-at-once = Игра сразу закончится.
play-resign-later = Столько ты ещё можешь проиграть. Предложить меньше можно, пока кто-то из вас играет свой бросок.
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
play-declined = { $who ->
    [you] Ты отказываешься.
   *[other] { $name }: отказ.
}
play-hand-over-may = { $who ->
    [you] Можешь сыграть { $groups }, потом бросаешь.
   *[other] { $name } может сыграть { $groups }, потом бросок.
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
play-tie-note = Заперты обе матери.
play-capote-why = Первая шашка снята, когда ждали входа ещё: { $men }.
play-jan-count = На баре: { $bar }, свободно: { $free }
play-limpold = Лимпольд: шашки с бара не могут войти.
play-match-over = { $who ->
    [you] Матч за тобой.
   *[other] Победа в матче: { $name }.
}
play-end-better = { $who ->
    [you] Лучше играл ты
   *[other] Лучше играет { $name }
}
play-end-alike = Сыграно одинаково
play-end-helped = { $who ->
    [you] зары помогли тебе.
   *[other] зары помогли сопернику: { $name }.
}
play-end-even = зары были поровну.
play-end-play = Игра
play-end-luck = Удача
play-end-errors = ошибки { $own } – { $other }
play-end-best = Лучший ход
play-end-costliest = Самый дорогой ход
play-end-cascade = Самый большой каскад
play-end-cascade-size = { $dice }: шагов { $steps }, очков { $pips }
play-end-send-clip = Отправить клип
play-end-send = Отправить картинку
play-end-names = С именами
play-end-how = Как я сыграл?
play-end-short = Партия слишком короткая, чтобы судить.
play-end-reading = Игра разбирается…
play-end-through = Разобрать игру
play-coach-throw = Бросай. Начинает тот, у кого больше.
play-coach-tap = Нажми на шашку с синим кольцом.
play-coach-cascade = { $number ->
    [1] Дубль идёт дальше: единицы, потом всё большее, до шестёрок.
    [2] Дубль идёт дальше: двойки, потом всё большее, до шестёрок.
    [3] Дубль идёт дальше: тройки, потом четвёрки, пятёрки и шестёрки.
    [4] Дубль идёт дальше: четвёрки, потом все пятёрки и все шестёрки.
    [5] Дубль идёт дальше: пятёрки, потом все шестёрки.
   *[6] Шестёрками каскад кончается: их четыре.
}
play-coach-passes = { $number ->
    [1] Единицы не проходят. Теперь их играет { $name }.
    [2] Двойки не проходят. Теперь их играет { $name }.
    [3] Тройки не проходят. Теперь их играет { $name }.
    [4] Четвёрки не проходят. Теперь их играет { $name }.
    [5] Пятёрки не проходят. Теперь их играет { $name }.
   *[6] Шестёрки не проходят. Теперь их играет { $name }.
}
play-coach-gift = { $number ->
    [1] { $name }: единицы не прошли. Теперь они твои.
    [2] { $name }: двойки не прошли. Теперь они твои.
    [3] { $name }: тройки не прошли. Теперь они твои.
    [4] { $name }: четвёрки не прошли. Теперь они твои.
    [5] { $name }: пятёрки не прошли. Теперь они твои.
   *[6] { $name }: шестёрки не прошли. Теперь они твои.
}
play-coach-hit = Твою шашку побили. Сначала входит она.
play-coach-pin = Замок: запертая шашка. Она стоит, пока на ней есть шашка.
play-coach-hand = Шашки входят с руки: нажми на неё.
play-coach-off = Все твои шашки дома. Теперь они выходят.
play-coach-got = Понятно
play-coach-off-button = Без советов

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = Игра { $number } матча: { $game }. Дальше: { $next }.
play-next-title = Дальше: { $game }
play-next-way-contrary = Вы идёте навстречу друг другу.
play-next-way-parallel = Вы оба идёте в одну сторону.
play-next-man-hit = Одинокую шашку можно побить.
play-next-man-block = Одна шашка закрывает пункт.
play-next-man-pin = Одинокую шашку можно запереть.
