## Records are taken out and brought in.

formats-export = ذخیرهٔ این بازی
formats-export-note = قالبی انتخاب کنید. آنچه در قالب نمی‌گنجد پیش از ذخیره گفته می‌شود.
formats-form = قالب
formats-form-json = Rosespring
formats-form-json-note = همه چیز، برای همین برنامه
formats-form-text = متن خوانا
formats-form-text-note = همه چیز، برای آدم‌ها
formats-form-mat = قالب {".mat"}
formats-form-mat-note = از Jellyfish، برای برنامه‌های تخته‌نرد
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = ذخیرهٔ { $name }
formats-copy = کپی
formats-copied = کپی شد
formats-preparing = ثبت نوشته می‌شود…
formats-failed = ثبت نوشته نشد: { $reason }
formats-whole = همه چیز در این قالب می‌گنجد.
formats-losses = در این قالب نیست، یا جایی است که برنامه‌های دیگر نگاه نمی‌کنند:
formats-loss-rules = قالب برای تخته‌نرد است: قواعد جایی است که برنامه‌های دیگر نگاه نمی‌کنند.
formats-loss-start = وضعیت شروع بازی جایی است که برنامه‌های دیگر نگاه نمی‌کنند.
formats-loss-opening = تاس‌هایی که شروع‌کننده را تعیین کرد نوشته نمی‌شود.
formats-loss-cascade = هر مرحلهٔ زنجیره سطر خودش را دارد؛ گفته نمی‌شود که یک تاس است.
formats-loss-hand-over = آنچه به حریف رسید میان سطرهای خود اوست.
formats-loss-hand = مهره‌های در دست به جای مهرهٔ زده‌شده نوشته می‌شود.
formats-loss-pin = مهرهٔ حبس‌شده به جای مهرهٔ زده‌شده نوشته می‌شود.
formats-loss-open-throw = آخرین تاس که هنوز بازی نشده نوشته نمی‌شود.
formats-loss-draw = بازی مساوی نتیجه ندارد.
formats-loss-tie = حبس هر دو مادر نوشته نمی‌شود.
formats-loss-men-left = نوشته نمی‌شود که هر مهرهٔ مانده به شمار می‌آید.
formats-loss-named = نوشته نمی‌شود که جفت نام برده شده: مانند تاس می‌آید.
formats-loss-several-games = بازی‌های مسابقه متفاوت‌اند؛ این‌که هر یک کدام است در جایی نوشته شده که برنامه‌های دیگر نگاه نمی‌کنند.
formats-loss-resignation = تسلیم شدن گفته نمی‌شود.
formats-loss-dice-proof = گواه تاس‌ها نوشته نمی‌شود.
formats-loss-names = نامی عوض شد، چون قالب به یک نویسهٔ آن نیاز دارد.
formats-loss-private = تاس‌های شروع، تاس‌های زنجیره، آنچه رسید و گواه تاس‌ها جایی است که برنامه‌های دیگر نگاه نمی‌کنند.

## Bringing in.

formats-import = آوردن ثبت یا وضعیت
formats-import-note = ثبتی (Rosespring، ‎.mat، SGF، ‎.xg، ‎.bgf، ‎.ogxm) یا وضعیتی را بچسبانید یا رها کنید: شناسه، شناسهٔ gnubg، ‏XGID، کد گل‌بهار یا پیوند.
formats-paste = ثبت یا وضعیت
formats-choose-file = انتخاب فایل
formats-read = خواندن
formats-reading = در حال خواندن…
formats-too-long = حجم این { $size } مگابایت است. ثبت دست بالا { $most } مگابایت دارد، پس خوانده نشد.
formats-pasted-too-long = متن { $size } مگابایتی پذیرفته نشد: ثبت دست بالا { $most } مگابایت دارد.
formats-not-read = این خوانده نشد:
formats-no-analyses = این صفحه هنوز ثبت‌ها را تحلیل نمی‌کند. وضعیت‌ها را می‌خواند.
formats-more-faults = { $count ->
    [one] و یکی دیگر.
   *[other] و { $count } تای دیگر.
}
formats-not-loaded = بخشی از صفحه که این فایل را می‌خواند بارگذاری نشد.
formats-no-text = این فایل متن نیست.
formats-other-file = این پرونده از نوع دیگری است: { $name }. اینجا خوانده نمی‌شود.
formats-drop = فایل‌ها را اینجا رها کنید
formats-position-only = این وضعیت است، نه ثبت.
formats-several = { $done } پرونده از { $all } خوانده شد.

formats-backup-save = ذخیرهٔ همهٔ بازی‌ها
formats-backup-load = بارگذاری بازی‌های ذخیره‌شده
formats-backup-loaded = بازی‌های بارگذاری‌شده: { $count }.
formats-backup-differing = بازی‌هایی که چون با بازی‌های اینجا فرق دارند کنار گذاشته شدند: { $count }.
formats-backup-invalid = در این پرونده بازی‌ای که از این صفحه ذخیره شده باشد نیست، یا نسخهٔ تازه‌تری آن را نوشته است.
formats-backup-temporary = مرورگر شاید هنگام نیاز به جا این بازی‌ها را پاک کند. پروندهٔ ذخیره‌شده آن‌ها را نگه می‌دارد.
