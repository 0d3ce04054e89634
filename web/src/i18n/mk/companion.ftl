# The companion: real dice, a real board, and the page to keep the count.

companion-title = На вистинска табла
companion-intro = За вистински зарови и вистинска табла. Внеси што паднало; страницата ги чува правилата, остатокот од каскадата и резултатот.
companion-players = Играчи
companion-white = Кој игра со белите
companion-black = Кој игра со црните
companion-begin = Нареди ја таблата
companion-matches = Мечови на таблата
companion-opening = Внесете по еден зар
companion-throw-of = Фрлање: { $name }
companion-die-of = Зар: { $name }
companion-first-die = Прв зар
companion-second-die = Втор зар
companion-wrong = Погрешни зарови
companion-really = Што навистина падна?
companion-really-note = Одиграното со овие зарови се враќа.
companion-keep = Остави ги заровите
companion-keys = Копчињата од 1 до 6, двапати
