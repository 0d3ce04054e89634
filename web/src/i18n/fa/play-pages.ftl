## The shell: what every page shows.

play-skip-to-content = رفتن به محتوا
play-navigation = صفحه‌ها
play-about = درباره
play-documents = قوانین، جدول‌ها و اسناد (به انگلیسی)
play-nav-play = بازی
play-nav-learn = آموزش
play-nav-puzzles = معماها
play-nav-study = مطالعه
play-nav-people = آدم‌ها
play-nav-you = شما
play-nav-analysis = تحلیل
play-nav-editor = چیدمان
play-nav-companion = تختهٔ واقعی
play-nav-statistics = آمار
play-nav-tournaments = تورنمنت‌ها
play-nav-account = حساب
play-version-ready = نسخهٔ تازه‌ای آماده است.
play-version-begin = اکنون بارگذاری شود
play-version-held = نسخهٔ تازه هنگامی آغاز می‌شود که هیچ زبانهٔ دیگری بازی‌ای را نشان ندهد.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = مهره زده نمی‌شود. جفت تا شش زنجیره می‌شود؛ هر چه نتوانید، حریف بازی می‌کند.
play-game-note-gioul = دو مسیر روبه‌رو، بدون زدن؛ جفت از همان تاس اول زنجیره می‌شود.
play-game-note-tawula = سیزده مهره از دست وارد می‌شوند. مهرهٔ تک زده می‌شود و ورود دیر، کاپوت است.
play-game-note-backgammon = همان بازی آشنا: با زدن مهره، و جفت چهار حرکت است.
play-game-note-celebi = چیدمان و زدنِ تخته، با آبشار گل‌بارا.
play-game-note-portes = تخته‌نرد یونانی: زدن مهره، چهار حرکت برای جفت، و بُرد یک یا دو امتیازی.
play-game-note-nackgammon = تخته‌نرد با چهار مهرهٔ عقب برای هر طرف: بازی‌های بلندتر.
play-game-note-tavla = تخته‌نرد ترکی: مهره‌ای که در خانهٔ خود بزند تا پایان نوبت همان‌جا می‌ماند.
play-game-note-fevga = بی زدن: نخست یک مهره می‌دود، سپس دیوار ساخته می‌شود. بازی سوم تاولی.
play-game-note-moultezim = فوگای ترکیه: خانه‌های کم در جایی که حریف آغاز می‌کند، دیوار آزاد.
play-game-note-narde = بی زدن: در هر پرتاب یک مهره از سر برمی‌خیزد و دیوار شش‌تایی حد دارد.
play-game-note-plakoto = بی زدن: مهرهٔ تنها حبس می‌شود. واپسین مهرهٔ آغاز حریف را حبس کنید و دو امتیاز ببرید.
play-game-note-tapa = پلاکوتوی بلغارستان: حبس، آغاز در هر بازی، و برای دو مادر یک امتیاز به هر طرف.
play-game-note-plakoto-express = پلاکوتویی که در آن هر جفت ادامه دارد و آنچه نتوانید حریف بازی می‌کند.
play-game-note-jacquet = بی زدن: مهرهٔ نخست تا خانه می‌دود، سپس دیوار ساخته می‌شود. بازی کافه‌های فرانسه.
play-game-note-irish = تخته‌نرد به رسم قدیم: با زدن مهره، ولی جفت تنها دو گام است. هر بُرد یک امتیاز دارد.
play-game-note-hypergammon = تخته‌نرد با سه مهره برای هر طرف: بازی‌های کوتاه و پر از زدن.
play-game-note-mahbusa-31 = مهرهٔ تنها حبس می‌شود و مادری نیست: هر مهرهٔ مانده از بازنده یک امتیاز است، تا ۳۱.
play-game-note-tawla-31 = یک مهره خانه را نگه می‌دارد و مهرهٔ نخست تا خانه می‌دود؛ هر مهرهٔ مانده از بازنده یک امتیاز است، تا ۳۱.
play-game-note-acey-deucey = همهٔ مهره‌ها از دست وارد می‌شوند؛ ۲-۱ جفتی به دلخواه و یک تاس دیگر می‌آورد. بازی دریانوردان آمریکایی، تا ۳۱.
play-game-note-nard-himly = نرد ایرلندی، ولی بازنده‌ای که مهره‌ای پشت سر دارد دو امتیاز می‌بازد.
play-game-note-verquere = با زدن مهره؛ در سوی دور دو مهره با هم نمی‌ایستند. کسی که دیگر هرگز همهٔ مهره‌ها را وارد نمی‌کند همان دم باخته است: ژان.
play-game-note-laquet = بدون زدن: هر دو از همان هجده خانه می‌روند و آنچه نتوانید، حریف می‌تواند بازی کند. بازی کاستیل، سال { NUMBER(1283, useGrouping: 0) }.
play-game-note-ludus-anglicorum = دو تاس و همیشه یک شش. در نیمهٔ دور دو مهره با هم نمی‌ایستند و کسی که مهره‌هایش هرگز از بار وارد نشوند باخته است. انگلستان، سدهٔ چهاردهم.
play-game-note-doublets = هیچ مهره‌ای راه نمی‌رود: تاس مهره‌ها را می‌خواباند و بیرون می‌برد و آنچه ندارید، حریف بازی می‌کند. بازی انگلیسی، سال { NUMBER(1674, useGrouping: 0) }.
play-game-note-tavli = پورتس، پلاکوتو و فوگا به نوبت، با یک امتیاز مشترک. برنده بازی بعد را آغاز می‌کند.
play-game-note-sreshta = تخته‌نرد، گل‌بهار و تاپا به نوبت، با یک امتیاز مشترک. هر بازی با تاس آغاز تعیین می‌شود.
play-game-tavli = تاولی
play-game-sreshta = سرشتا
play-rules-short-gul-bara-2007 = قواعد { NUMBER(2007, useGrouping: 0) }
play-rules-short-gul-bara-bulgarian = قواعد بلغاری
play-rules-short-tawula-falkener = ورود فالکنر
play-rules-short-fevga-stuck = باز کردن برای هر که نمی‌تواند
play-rules-short-fevga-both-tables = هر دو بخش
play-rules-short-moultezim-pbm = با نامه
play-rules-short-narde-blocked = دو مهره اگر یکی نتواند
play-rules-short-narde-step = سدّ سخت‌گیرانه
play-rules-short-jacquet-1818 = دیوار در هر زمان
play-rules-short-verquere-head = روی ۱۳ هم یک مهره
play-rules-short-doublets-all = همهٔ مهره‌ها خوابانده می‌شوند
play-differs-gul-bara = از چهارمین تاس شما هر جفت زنجیره می‌شود؛ هر چه نتوانید، حریف بازی می‌کند.
play-differs-gul-bara-2007 = باقی‌ماندهٔ زنجیرهٔ ناتمام می‌سوزد و کسی آن را بازی نمی‌کند.
play-differs-gul-bara-bulgarian = تاس‌های شروع بازی می‌شوند، هر بازی شروع خودش را دارد، و زنجیره‌ای که هیچ عددش بازی نشود چیزی به حریف نمی‌دهد.
play-differs-gioul = جفت از همان تاس اول زنجیره می‌شود؛ هر چه نتوانید، حریف بازی می‌کند.
play-differs-tawula = مهرهٔ تازه مثل مهرهٔ زده وارد می‌شود: با شش به { 19 } و با یک به { 24 }.
play-differs-tawula-falkener = مهرهٔ تازه با شمارش از خان شروع وارد می‌شود: با شش به { 18 } و با یک به { 23 }.
play-differs-backgammon = بازی مسابقه‌ای، بدون مکعب دوبل.
play-differs-celebi = تخته‌ای که جفت‌ها از تاس چهارم شما آبشار می‌شوند؛ آنچه از آبشارِ آغازشده نتوانید، حریف بازی می‌کند.
play-differs-portes = تخته‌نرد بدون بُرد سه‌امتیازی: آغازگر هر دو تاس را از نو می‌ریزد و برنده بازی بعد را آغاز می‌کند.
play-differs-nackgammon = تخته‌نرد با چیدمان دیگر: دو مهرهٔ دیگر عقب می‌ایستند و بازی بلندتر می‌شود.
play-differs-tavla = پورتسی که در آن مهره‌ای که در خانهٔ خود می‌زند تا پایان نوبت همان‌جا می‌ماند.
play-differs-fevga = مهرهٔ نخست باید از آغاز حریف بگذرد تا مهرهٔ دیگری حرکت کند؛ همهٔ بخش دور خود را نمی‌گیرید و حریف را در یک خانه زندانی نمی‌کنید.
play-differs-fevga-stuck = حریف را هرگز بی هیچ حرکتی نمی‌گذارید، هر جا که مهره‌هایش باشند.
play-differs-fevga-both-tables = همهٔ بخش دور حریف را هم نمی‌گیرید.
play-differs-moultezim = فوگایی که در آن از بخش دور حریف حداکثر چهار خانه می‌گیرید و هر دیواری رواست.
play-differs-moultezim-pbm = از بخش دور خود حداکثر پنج خانه می‌گیرید و از بخش حریف همه را.
play-differs-narde = در هر پرتاب یک مهره از سر برمی‌خیزد، در ۶-۶، ۴-۴ و ۳-۳ نخست دو مهره؛ شش خانهٔ پشت سر هم مهره‌ای از حریف می‌خواهد که از آن گذشته باشد.
play-differs-narde-blocked = در پرتاب نخست اگر یک مهره نتواند همهٔ عددها را بازی کند، دو مهره از سر برمی‌خیزد.
play-differs-narde-step = شش خانهٔ پشت سر هم حتی یک لحظه در میان نوبت روا نیست.
play-differs-plakoto = مهرهٔ تنهایی که روی آن بنشینید تا رفتن شما حبس است؛ واپسین مهرهٔ آغاز حریف را حبس کنید و دو امتیاز ببرید.
play-differs-tapa = پلاکوتویی که در آن تاس‌های آغاز بازی می‌شود، هر بازی آغاز دارد و دو مادر حبس‌شده به هر طرف یک امتیاز می‌دهد.
play-differs-plakoto-express = پلاکوتویی که در آن هر جفت ادامه دارد؛ آنچه نتوانید حریف بازی می‌کند.
play-differs-jacquet = مهرهٔ نخست باید به خانه برسد تا مهرهٔ دیگری حرکت کند؛ شش خانهٔ پشت سر هم به مهره‌های شما روی ۲ و ۱ نیاز دارد.
play-differs-jacquet-1818 = شش خانهٔ پشت سر هم را هر زمان می‌سازید.
play-differs-irish = تخته‌نردی که در آن جفت تنها دو بار بازی می‌شود و هر بُرد یک امتیاز دارد.
play-differs-hypergammon = تخته‌نرد با سه مهره برای هر طرف؛ بازی‌ها کوتاه و پر از زدن‌اند.
play-differs-mahbusa-31 = پلاکوتوی بی مادر: برنده به شمار مهره‌هایی که بازنده بیرون نبرده امتیاز می‌گیرد؛ مسابقه تا ۳۱ است.
play-differs-tawla-31 = یک مهره خانه را نگه می‌دارد، مهرهٔ نخست باید به خانه برسد تا مهرهٔ دیگری حرکت کند، و برنده به شمار مهره‌هایی که بازنده بیرون نبرده امتیاز می‌گیرد.
play-differs-acey-deucey = همهٔ مهره‌ها از دست وارد می‌شوند؛ پس از ۲-۱ جفتی را نام می‌برید، بازی می‌کنید و دوباره تاس می‌ریزید؛ برنده به شمار مهره‌هایی که بازنده بیرون نبرده امتیاز می‌گیرد.
play-differs-nard-himly = نرد ایرلندی، ولی اگر بازنده مهره‌ای روی بار یا در خانهٔ برنده داشته باشد برد دو امتیاز دارد.
play-differs-verquere = از { 24 } تا { 14 } مهره‌ای به مهرهٔ دیگر نمی‌پیوندد؛ مهره‌های روی بار بیش از خانه‌های آزاد ورود ژان است: بازی تمام می‌شود و دو امتیاز دارد.
play-differs-verquere-head = روی { 13 } هم مهره‌ای به مهرهٔ دیگر نمی‌پیوندد.
play-differs-laquet = هر دو طرف در یک جهت و از همان هجده خانه می‌روند؛ عددهایی را که نتوانید بازی کنید، طرف دیگر می‌تواند بازی کند.
play-differs-ludus-anglicorum = هر دو تاس و همیشه یک شش؛ از { 24 } تا { 13 } مهره‌ای به مهرهٔ دیگر نمی‌پیوندد و کسی که مهره‌هایش هرگز از بار وارد نشوند باخته است.
play-differs-doublets = هیچ مهره‌ای راه نمی‌رود: تاس مهره‌ها را می‌خواباند و بیرون می‌برد؛ آنچه نتوانید بازی کنید، طرف دیگر بازی می‌کند.
play-differs-doublets-all = هر پانزده مهره پیش از بیرون رفتن اولی خوابانده می‌شوند.

## The lobby.

play-new-game = بازی تازه
play-game = بازی
play-standard = معمول
play-rules-page = خواندن قواعد
play-film-again = دوباره
play-worked-position = یک وضعیت نمونه
play-worked-script = همان به صورت متن
play-rules-sources = نمایش منبع قاعده‌ها
play-rules-examples = نمونه‌ها
play-rules-in-full = همهٔ قواعد با جزئیات، به انگلیسی
play-opponent = حریف
play-opponent-computer = رایانه
play-opponent-friend = دو نفره
play-opponent-computer-note = بازی را خودش یاد گرفته
play-opponent-friend-note = پای همین صفحه
play-level = سطح
play-level-name = { $level ->
    [1] نوآموز
    [2] تازه‌کار
    [3] تفننی
    [4] باشگاهی
    [5] ماهر
    [6] خبره
    [7] استاد
   *[8] قوی‌ترین
}
play-level-label = سطح { $level }، { $name }
play-level-unrated = هنوز سنجیده نشده
play-level-elo = حدود { $elo } بالاتر از سطح { 1 }
play-level-errs = زیاد خطا می‌کند
play-level-elo-note = رتبهٔ Elo، از مسابقه‌های تا { 7 }
play-level-few = رایانه هنوز این بازی را یاد نگرفته: با اصول کلی بازی می‌کند و سطح‌هایش کمتر است.
play-level-solved = هر وضعیت این بازی حل شده است: سطح ۳ بی‌خطا بازی می‌کند.
play-your-side = مهره‌های شما
play-players = بازیکن‌ها
play-plays-white = بازیکن سفید
play-plays-black = بازیکن سیاه
play-swap = جابه‌جا کن
play-lately = به‌تازگی اینجا بازی کرده‌اند
play-match-length = مسابقه تا
play-match-units = { $to ->
    [1] { $to } بازی
   *[other] { $to }
}
play-auto-forced-note = مرحله‌ای که فقط یک حرکت دارد فوری بازی می‌شود.
play-start = چیدن تخته
play-starting = تخته چیده می‌شود…
play-your-games = بازی‌های شما
play-your-games-count = بازی‌های شما ({ $count })
play-no-games = هنوز بازی‌ای نیست. اولین بازی شما، هر وقت بروید، همین‌جا منتظر می‌ماند.
play-data-lost = مرورگر بازی‌هایی را که اینجا ذخیره شده بودند پاک کرده است. اگر آن‌ها را در پرونده‌ای ذخیره کرده‌اید، می‌توانید آن را بارگذاری کنید.
play-remove = حذف
play-analyse-game = تحلیل { $title }
play-remove-game = حذف: { $title }
play-remove-ask = این بازی حذف شود: { $title }؟ دیگر برنمی‌گردد.
play-finished = تمام‌شده
play-in-play = در جریان
play-versus = { $white } – { $black }
play-match-to = تا { $to }
