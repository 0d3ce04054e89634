## The replayer of records, beside texts of the table and of the analysis.

replay-label = Преглед на игра
replay-loading = Се вчитува…
replay-play = Пушти
replay-pause = Запри
replay-mistake = Следна грешка
replay-speed = Брзина
replay-place = Место во играта
replay-step = Чекор { $at } од { $all }
replay-resigns = { $name } се предава.
replay-opening = Отворање
replay-network = Датотеката не може да се вчита: нема врска или нејзиниот сервер ја одбива оваа страница.
replay-status = Датотеката не може да се вчита: нејзиниот сервер одговара { $status }.
replay-no-record = Ова не е запис на Rosespring во JSON.
replay-newer = Овој запис е во верзија { $version } и бара понова страница.
replay-rules = Игра { $game }: почетокот или правилата не се познати тука.
replay-entry = Игра { $game }, ред { $entry }: ова не можело да се случи.
replay-no-analysis = Ова не е анализа на запис.
replay-other-analysis = Анализата е на друг запис: игра { $game }, ред { $entry } е различен.
