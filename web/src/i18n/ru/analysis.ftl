## The pages of analyses.

analysis-title = Анализ
analysis-lead = Где партия выиграна и где проиграна, ход за ходом.
analysis-list-title = Твои анализы
analysis-none = Ни одна партия ещё не разобрана.
analysis-games-title = Твои партии
analysis-no-games = Неразобранных партий здесь нет.
analysis-paste-title = Запись со стороны
analysis-paste-label = Текст записи
analysis-paste-hint = Вставь запись этой программы, текст или JSON, или матч из другой программы, .mat или SGF.
analysis-analyse = Разобрать
analysis-choose-file = Выбрать файлы
analysis-faults = В этой записи что-то неверно или пропущено. Разобрано то, что удалось прочитать.
analysis-assumed = Текст не в UTF-8 и прочитан как { $encoding }: некоторые буквы имён могут быть неверны.
analysis-cube = { $count ->
    [one] В записи есть { $count } решение о кубе удвоения. Оно не оценивается, и партия считается без куба.
    [few] В записи есть { $count } решения о кубе удвоения. Они не оцениваются, и партии считаются без куба.
   *[other] В записи есть { $count } решений о кубе удвоения. Они не оцениваются, и партии считаются без куба.
}
analysis-refused = Это разобрать нельзя:
analysis-remove = Удалить анализ: { $white } – { $black }
analysis-remove-ask = Удалить анализ партии { $white } – { $black }? Сама партия останется.
analysis-remove-yes = Удалить
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = Анализ открывается…
analysis-gone = Этого анализа больше нет.
analysis-to-list = Все анализы
analysis-offline = Сервер не отвечает.
analysis-connection-lost = Связь потеряна. Пробуем снова.
analysis-unkept = Найденное не сохранить: возможно, диск полон.

## How far it is.

analysis-progress = Просмотрено { $done } из { $of }
analysis-state-waiting = Ждёт другого анализа
analysis-state-running = Считается
analysis-state-stopped = Остановлен
analysis-state-done = Готов
analysis-depth = { $plies ->
    [0] без взгляда вперёд
    [one] на { $plies } бросок вперёд
    [few] на { $plies } броска вперёд
   *[many] на { $plies } бросков вперёд
}
analysis-depth-none = ещё не просмотрено
analysis-by-trials = { $trials ->
    [one] { $trials } розыгрыш
    [few] { $trials } розыгрыша
   *[many] { $trials } розыгрышей
}
analysis-exact = точно
analysis-deepen = Глубже: на { $plies ->
    [one] { $plies } бросок
    [few] { $plies } броска
   *[many] { $plies } бросков
}
analysis-roll-out = Разыграть
analysis-roll-out-more = Ещё розыгрыши
analysis-rolling = Розыгрыши: { $trials } из { $of }
analysis-stop = Стоп
analysis-go-on = Дальше

## The board and the moves.

analysis-board = Доска анализа
analysis-moves = Ходы
analysis-games = Партия
analysis-game = Партия { $number }
analysis-first = К началу
analysis-back = Назад
analysis-on = Вперёд
analysis-last = К концу
analysis-turn-label = { $number ->
    [0] До первого хода
   *[other] Ход { $number }
}, { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] Начало, первый ход твой: { $dice }
   *[other] Начало, первый ход: { $name }, { $dice }
}
analysis-no-play = нет хода
analysis-cascade = каскад
analysis-received = { $name }: играется полученное
analysis-class-forced = единственный ход
analysis-class-best = лучший ход
analysis-class-fine = хороший ход
analysis-class-doubtful = сомнительно
analysis-class-error = ошибка
analysis-class-blunder = грубая ошибка
analysis-luck-of-throw = Удача броска
analysis-result = { $who ->
    [you] Твоя победа: { $result }
   *[other] Победа: { $name }, { $result }
}
analysis-no-result = Не окончена

## The stage looked at.

analysis-tabs = Что показано
analysis-tab-stage = Ход
analysis-tab-throws = Броски
analysis-tab-summary = Итог
analysis-tab-moves = Ходы
analysis-candidates = Варианты
analysis-made = сыгран
analysis-not-yet = Цифр для этого хода ещё нет.
analysis-only = Ход был только один.
analysis-loss-note = Потеря сравнивает ходы по самому глубокому общему взгляду.
analysis-chances = { $win } % побед, из них { $double } % двойных и выше; { $lose } % двойных поражений и выше
analysis-then = Затем
analysis-gift = { $who ->
    [you] Подарок тебе
   *[other] Подарок ({ $name })
}: { $groups }, { $pips ->
    [one] { $pips } пипс
    [few] { $pips } пипса
   *[many] { $pips } пипсов
}
analysis-who-stands = { $name }: победа { $win } %
analysis-choose-play = Выбери ход в списке, чтобы увидеть его цифры.

## All throws.

analysis-map-title = Чего стоили другие броски
analysis-map-note = { $who ->
    [you] Твой бросок.
   *[other] Чей бросок: { $name }.
} Выбери бросок, чтобы увидеть лучший ход.
analysis-map-cascades = Каждый каскад сыгран до конца.
analysis-map-gift = { $pips ->
    [one] переходит { $pips } пипс
    [few] переходят { $pips } пипса
   *[many] переходят { $pips } пипсов
}
analysis-map-thrown = выпавший бросок
analysis-what-if = { $name }: а если бы выпало { $dice }?
analysis-as-thrown = Назад к { $dice }
analysis-thinking = Думаю…
analysis-nothing-to-play = С ним ничего не сыграть.

## What it comes to.

analysis-rating = Ошибки, меньше — лучше
analysis-rating-note = Средняя потеря на решение, умноженная на 500. Чем меньше, тем лучше: 0 – без ошибок.
analysis-decisions = Решения
analysis-doubtfuls = Сомнительные ходы
analysis-errors = Ошибки
analysis-blunders = Грубые ошибки
analysis-lost = Потеряно ходами
analysis-luck = Удача
analysis-luck-opening = Начало
analysis-luck-throws = Обычные броски
analysis-luck-cascades = Каскады
analysis-luck-gifts = Полученные подарки
analysis-luck-note = На сколько очков броски были лучше среднего.
analysis-mistakes = Самые большие ошибки
analysis-no-mistakes = Ни один ход не потерял ничего заметного.
analysis-mistake = { $name }, ход { $turn }: { $play }
analysis-cards = Сохранить как карточки для Anki
analysis-cards-busy = Карточки записываются…

## The graph.

analysis-graph = Как шла партия
analysis-graph-value = { $turn }. Цена { $worth } ({ $name }), удача { $luck }
analysis-graph-equity = { $who ->
    [you] Цена для тебя
   *[other] Цена: { $name }
}
analysis-graph-luck = { $who ->
    [you] Твоя удача
   *[other] Удача: { $name }
}
analysis-graph-cascades = Каскад
analysis-graph-gifts = Подарок
analysis-graph-errors = Ошибка или грубая ошибка

## From here on.

analysis-play-on = Играть отсюда
analysis-play-on-note = Ход: { $name }. Ты берёшь эту сторону, компьютер – другую.
analysis-play-on-start = Играть
analysis-play-on-failed = Не удалось начать партию.

## Several records together.

analysis-report = Общий отчёт по всем
analysis-report-title = { $count ->
    [one] { $count } запись
    [few] { $count } записи вместе
    [many] { $count } записей вместе
   *[other] { $count } записи вместе
}
analysis-report-of = Ошибки
analysis-report-everybody = всех
analysis-report-players = По игроку
analysis-report-games = По игре
analysis-report-opponents = По сопернику
analysis-report-phases = По части партии
analysis-phase-opening = Первые четыре броска
analysis-phase-contact = Стороны ещё встречаются
analysis-phase-race = Гонка
analysis-phase-bear-off = Снятие шашек
analysis-report-rate = Уровень
analysis-report-all = Всего
analysis-report-progress = Просмотрено: { $done } из { $all }
analysis-report-refused = Не разобрано:
analysis-report-repeated = { $count ->
    [one] { $count } файл повторяет матч другого и не считается.
    [few] { $count } файла повторяют матчи других и не считаются.
   *[other] { $count } файлов повторяют матчи других и не считаются.
}

## Turns as a moving picture.

analysis-clip = Клип
analysis-clip-from = С хода
analysis-clip-to = по ход
analysis-clip-failed = Не удалось создать клип. Попробуйте ещё раз или выберите меньше ходов.
