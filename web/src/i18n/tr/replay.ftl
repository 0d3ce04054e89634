## The replayer of records, beside texts of the table and of the analysis.

replay-label = Oyun tekrarı
replay-loading = Yükleniyor…
replay-play = Oynat
replay-pause = Durdur
replay-mistake = Sonraki hata
replay-speed = Hız
replay-place = Oyundaki yer
replay-step = Adım { $at } / { $all }
replay-resigns = { $name } pes ediyor.
replay-opening = Açılış
replay-network = Dosya yüklenemiyor: bağlantı yok veya dosyanın sunucusu bu sayfayı reddediyor.
replay-status = Dosya yüklenemiyor: sunucusunun yanıtı { $status }.
replay-no-record = Bu, JSON biçiminde bir Rosespring kaydı değil.
replay-newer = Bu kaydın sürümü { $version }, daha yeni bir sayfa gerekiyor.
replay-rules = Oyun { $game }: başlangıcı veya kuralları burada bilinmiyor.
replay-entry = Oyun { $game }, satır { $entry }: bu olmuş olamaz.
replay-no-analysis = Bu, bir kaydın analizi değil.
replay-other-analysis = Analiz başka bir kayda ait: oyun { $game }, satır { $entry } farklı.
