## The replayer of records, beside texts of the table and of the analysis.

replay-label = Преглед на игра
replay-loading = Зареждане…
replay-play = Пусни
replay-pause = Спри
replay-mistake = Следваща грешка
replay-speed = Скорост
replay-place = Място в играта
replay-step = Стъпка { $at } от { $all }
replay-resigns = { $name } се предава.
replay-opening = Откриване
replay-network = Файлът не може да се зареди: няма връзка или сървърът му отказва на тази страница.
replay-status = Файлът не може да се зареди: сървърът му отговаря { $status }.
replay-no-record = Това не е запис на Rosespring във формат JSON.
replay-newer = Този запис е във версия { $version } и иска по-нова страница.
replay-rules = Игра { $game }: началото или правилата не са познати тук.
replay-entry = Игра { $game }, ред { $entry }: това не може да се е случило.
replay-no-analysis = Това не е анализ на запис.
replay-other-analysis = Анализът е на друг запис: игра { $game }, ред { $entry } е различен.
