# Check the dice: that every throw follows from the seed promised before the game.

dice-title = Проверить зары
dice-one = До первого броска выбирается тайное число, и тебе показывают его отпечаток.
dice-two = Каждый бросок матча вычисляется из этого числа, поэтому потом ничего не подменить.
dice-three = После матча число раскрывают, и здесь твой браузер вычисляет каждый бросок заново.
dice-choose = Выбери матч
dice-none = Законченных матчей пока нет. Сыграй матч или вставь запись ниже.
dice-or-paste = Или вставь запись
dice-paste-label = Запись, как её даёт стол
dice-check = Проверить
dice-checking = Считаем…
dice-fair = Все броски – обещанные
dice-fair-text = { $throws ->
    [one] { $throws } бросок вычислен из тайного числа и совпал с записью.
    [few] { $throws } броска вычислены из тайного числа и совпали с записью.
   *[many] { $throws } бросков вычислены из тайного числа и совпали с записью.
  }
dice-sealed = Тайное число ещё не раскрыто
dice-sealed-text = Матч не окончен. Отпечаток уже не изменится: сохрани его и проверь снова в конце.
dice-not-promised = Ничего не обещано
dice-not-promised-text = Эти зары введены вручную или взяты из списка, вычислять нечего.
dice-unreadable = Это не запись
dice-unreadable-text = Вставь целиком файл, который стол даёт как запись.
dice-fault = Это не обещанные зары
dice-fault-seed = У тайного числа не тот отпечаток, что показали до игры.
dice-fault-form = Отпечаток или тайное число записаны неверно.
dice-fault-throw = Партия { $game }, бросок { $throw }: из тайного числа выходит { $expected }, в записи { $found }.
dice-first-different = Первое расхождение
dice-fingerprint = Отпечаток, показанный до игры
dice-seed = Тайное число, раскрытое после неё
dice-throws = Броски
dice-game = Партия { $game }
dice-same = как обещано
dice-failed = Запись не загрузилась.
dice-not-rules = Эта страница проверяет зары. Правильность ходов проверяют анализ партии и программа: rosespring verify.
dice-versus = { $white } – { $black }
