# The companion: real dice, a real board, and the page to keep the count.

companion-title = На истинска дъска
companion-intro = За истински зарове и истинска дъска. Въведи какво се е паднало; страницата пази правилата, остатъка от каскадата и резултата.
companion-players = Играчи
companion-white = Кой играе с белите
companion-black = Кой играе с черните
companion-begin = Нареди пуловете
companion-matches = Мачове на дъската
companion-opening = Въведете по един зар
companion-throw-of = Хвърляне: { $name }
companion-die-of = Зар: { $name }
companion-first-die = Първи зар
companion-second-die = Втори зар
companion-wrong = Грешни зарове
companion-really = Какво се падна наистина?
companion-really-note = Изиграното с тези зарове се връща.
companion-keep = Остави заровете
companion-keys = Клавиши от 1 до 6, два пъти
