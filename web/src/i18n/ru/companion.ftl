# The companion: real dice, a real board, and the page to keep the count.

companion-title = За живой доской
companion-intro = Для настоящих зар и настоящей доски. Введи, что выпало; страница следит за правилами, остатком каскада и счётом.
companion-players = Игроки
companion-white = Кто играет белыми
companion-black = Кто играет чёрными
companion-begin = Расставить шашки
companion-matches = Матчи за доской
companion-opening = Введите по одной заре
companion-throw-of = Бросок: { $name }
companion-die-of = Зара: { $name }
companion-first-die = Первая зара
companion-second-die = Вторая зара
companion-wrong = Зары не те
companion-really = Что выпало на самом деле?
companion-really-note = Ходы, сыгранные этими зарами, вернутся.
companion-keep = Оставить зары
companion-keys = Клавиши от 1 до 6, дважды
