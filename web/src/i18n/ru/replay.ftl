## The replayer of records, beside texts of the table and of the analysis.

replay-label = Просмотр партии
replay-loading = Загрузка…
replay-play = Пуск
replay-pause = Пауза
replay-mistake = Следующая ошибка
replay-speed = Скорость
replay-place = Место в партии
replay-step = Шаг { $at } из { $all }
replay-resigns = { $name } сдаётся.
replay-opening = Начало
replay-network = Файл не загружается: нет соединения или его сервер отказывает этой странице.
replay-status = Файл не загружается: его сервер отвечает { $status }.
replay-no-record = Это не запись Rosespring в формате JSON.
replay-newer = У этой записи версия { $version }, нужна более новая страница.
replay-rules = Партия { $game }: начало или правила здесь неизвестны.
replay-entry = Партия { $game }, строка { $entry }: такого не могло быть.
replay-no-analysis = Это не анализ записи.
replay-other-analysis = Анализ относится к другой записи: партия { $game }, строка { $entry } отличается.
