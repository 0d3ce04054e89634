## Settings.

play-speed = السرعة
play-speed-slow = بطيئة
play-speed-normal = عادية
play-speed-fast = سريعة
play-speed-instant = فورًا
play-numbering = الأرقام
play-numbering-mover = أرقام صاحب الدور
play-numbering-mine = أرقامي
play-numbering-none = بلا أرقام
play-shape = اللوح
play-shape-auto = حسب الشاشة
play-shape-wide = عريض
play-shape-tall = طولي
play-home-left = البيت على اليسار
play-show-arrows = أسهم آخر نقلة
play-show-bar = شريط التقييم
play-tutor = المدرّب: التنبيه قبل
play-tutor-off = لا شيء
play-tutor-small = الأخطاء الصغيرة
play-tutor-medium = الأخطاء
play-tutor-large = الأخطاء الفادحة
play-theme = اللوح والصفحة
play-theme-wood = خشب
play-theme-flat = هادئ
play-theme-contrast = تباين عالٍ
play-mode = الإضاءة
play-mode-auto = حسب النظام
play-mode-light = فاتح
play-mode-dark = داكن
play-sound-dice = الزهر
play-sound-men = الأحجار
play-sound-scenes = التسليم والنهاية
play-volume-off = صامت
play-language = اللغة
play-digits = الأرقام
play-digits-latin = 1 2 3
play-digits-local = أرقام اللغة

## Keys.

play-keys = المفاتيح
play-key-space = المسافة
play-key-enter = Enter
play-key-arrows = الأسهم
play-key-shift = Shift { $key }
play-key-throw = رمي الزهر، تم
play-key-point = اللعب من الخانة المحددة، وإلا تم
play-key-walk = من خانة إلى خانة
play-key-swap = تبديل ترتيب الزهر
play-key-undo = تراجع عن خطوة
play-key-undo-stage = تراجع عن مرحلة
play-key-repeat = تكرار آخر خطوة
play-key-hint = إظهار التلميح أو إخفاؤه
play-key-command = كتابة أمر

## The end.

play-facing = الشاشة
play-facing-together = يراها الاثنان
play-facing-strip = الشريط العلوي مقلوب
play-facing-board = اللوح لصاحب الدور
