# The companion: real dice, a real board, and the page to keep the count.

companion-title = На вистинска табла
companion-intro = За вистински зарови и вистинска табла. Внеси што паднало: страницата ги чува правилата, остатокот од каскадата и резултатот.
companion-begin = Почни
companion-matches = Мечови на таблата
companion-throw-of = { $name }: што падна?
companion-opening = По еден зар: кој почнува?
companion-tie = Исти зарови. Уште еднаш по еден.
companion-really = Што навистина падна?
companion-really-note = Одиграното со последните зарови се враќа. Може да се внесат и истите зарови.
companion-first-die = Прв зар
companion-second-die = Втор зар
companion-die-of = Зар: { $name }
companion-keys = Допри, или притисни двапати од 1 до 6.
companion-look = Види ја таблата
companion-keep = Остави ги заровите
companion-wrong = Погрешни зарови
companion-wrong-short = Зарови
