# The companion: real dice, a real board, and the page to keep the count.

companion-title = За живой доской
companion-intro = Для настоящих зар и настоящей доски. Введи, что выпало: страница следит за правилами, остатком каскада и счётом.
companion-begin = Начать
companion-matches = Матчи за доской
companion-throw-of = { $name }: что выпало?
companion-opening = По одной заре: кто начинает?
companion-tie = Поровну. Ещё раз по одной заре.
companion-really = Что выпало на самом деле?
companion-really-note = Ходы последнего броска вернутся. Можно ввести и те же зары.
companion-first-die = Первая зара
companion-second-die = Вторая зара
companion-die-of = Зара: { $name }
companion-keys = Коснись или нажми дважды от 1 до 6.
companion-look = Взглянуть на доску
companion-keep = Оставить зары
companion-wrong = Зары не те
companion-wrong-short = Зары
