## Settings.

play-speed = سرعت
play-speed-slow = کند
play-speed-normal = معمولی
play-speed-fast = تند
play-speed-instant = فوری
play-numbering = شماره‌ها
play-numbering-mover = از دید بازیکن نوبت
play-numbering-mine = از دید من
play-numbering-none = بدون شماره
play-shape = تخته
play-shape-auto = بسته به صفحه
play-shape-wide = پهن
play-shape-tall = ایستاده
play-home-left = خانه سمت چپ
play-show-arrows = پیکان‌های آخرین حرکت
play-show-bar = نوار ارزیابی
play-tutor = مربی: هشدار پیش از
play-tutor-off = هیچ
play-tutor-small = خطاهای کوچک
play-tutor-medium = خطاها
play-tutor-large = خطاهای بزرگ
play-theme = تخته و صفحه
play-theme-wood = چوبی
play-theme-flat = آرام
play-theme-contrast = پرتضاد
play-mode = روشنایی
play-mode-auto = مثل سیستم
play-mode-light = روشن
play-mode-dark = تیره
play-sound-dice = تاس
play-sound-men = مهره‌ها
play-sound-scenes = واگذاری و پایان
play-volume-off = خاموش
play-language = زبان
play-digits = رقم‌ها
play-digits-latin = 1 2 3
play-digits-local = رقم‌های زبان

## Keys.

play-keys = کلیدها
play-key-space = فاصله
play-key-enter = Enter
play-key-arrows = جهت‌نماها
play-key-shift = Shift { $key }
play-key-throw = تاس، تمام
play-key-point = بازی از خان انتخاب‌شده، وگرنه تمام
play-key-walk = از خانی به خان دیگر
play-key-swap = جابه‌جا کردن تاس‌ها
play-key-undo = برگرداندن یک گام
play-key-undo-stage = برگرداندن یک مرحله
play-key-repeat = تکرار آخرین گام
play-key-hint = نشان دادن یا پنهان کردن راهنمایی
play-key-command = نوشتن فرمان

## The end.

play-facing = صفحه
play-facing-together = هر دو می‌بینند
play-facing-strip = نوار بالا برعکس
play-facing-board = تخته رو به نوبت
