## The replayer of records, beside texts of the table and of the analysis.

replay-label = بازپخش بازی
replay-loading = در حال بارگذاری…
replay-play = پخش
replay-pause = توقف
replay-mistake = اشتباه بعدی
replay-speed = سرعت
replay-place = جای بازی
replay-step = گام { $at } از { $all }
replay-resigns = { $name } تسلیم می‌شود.
replay-opening = شروع
replay-network = فایل بارگذاری نمی‌شود: اتصال نیست، یا سرور آن این صفحه را نمی‌پذیرد.
replay-status = فایل بارگذاری نمی‌شود: پاسخ سرور آن { $status } است.
replay-no-record = این ثبت بازی Rosespring با قالب JSON نیست.
replay-newer = نسخهٔ این ثبت { $version } است و صفحهٔ تازه‌تری می‌خواهد.
replay-rules = بازی { $game }: آغاز یا قواعد آن اینجا شناخته نیست.
replay-entry = بازی { $game }، سطر { $entry }: چنین چیزی ممکن نیست.
replay-no-analysis = این تحلیل یک ثبت بازی نیست.
replay-other-analysis = این تحلیل از ثبت دیگری است: بازی { $game }، سطر { $entry } فرق دارد.
