# The companion: real dice, a real board, and the page to keep the count.

companion-title = На истинска дъска
companion-intro = За истински зарове и истинска дъска. Въведи какво се е паднало: страницата пази правилата, остатъка от каскадата и резултата.
companion-begin = Започни
companion-matches = Мачове на дъската
companion-throw-of = { $name }: какво се падна?
companion-opening = По един зар: кой започва?
companion-tie = Равни зарове. Още веднъж по един.
companion-really = Какво се падна наистина?
companion-really-note = Изиграното с последните зарове се връща. Може да въведеш и същите зарове.
companion-first-die = Първи зар
companion-second-die = Втори зар
companion-die-of = Зар: { $name }
companion-keys = Докосни или натисни два пъти от 1 до 6.
companion-look = Виж дъската
companion-keep = Остави заровете
companion-wrong = Грешни зарове
companion-wrong-short = Зарове
