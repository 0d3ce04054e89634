## ایراد ثبت یا وضعیتی که آورده شد.

imports-line = خط { $line }: { $what }
imports-line-column = خط { $line }، ستون { $column }: { $what }
imports-too-long = ثبت بیش از حد بلند است.
imports-no-game-begun = هنوز بازی‌ای این‌جا شروع نشده است.
imports-no-game = بازی‌ای در آن نیست.
imports-no-result = یک بازی نتیجه ندارد، ولی بازی دیگری پس از آن می‌آید.
imports-too-many-units = مسابقه دست بالا تا 255 امتیاز است، نه تا { $units }.
imports-other-rules = از این قالب فقط تخته‌نرد خوانده می‌شود.
imports-position-set-up = بازی از وضعیتی چیده‌شده آغاز می‌شود، مانند Nackgammon. این از .mat خوانده نمی‌شود.
imports-names-expected = این‌جا دو نام با امتیازشان کم است، مثل { $example }.
imports-not-a-row = { $text } نه تاس است، نه تصمیم و نه نتیجه.
imports-too-many-throws = هر خط دست بالا دو تاس دارد، یکی برای هر بازیکن.
imports-cube-value-expected = عدد تاس دوبل‌کننده کم است.
imports-cannot-move = با { $dice } هیچ مهره‌ای حرکت ندارد، ولی در متن حرکت { $play } آمده است.
imports-wrong-play = با { $dice } حرکت { $play } مجاز نیست.
imports-game-over = بازی پیش از این تمام شده است.
imports-no-opening = { $dice } شروع‌کننده را تعیین نمی‌کند.
imports-other-to-throw = نوبت تاس بازیکن دیگر است.
imports-no-play-given = { $dice } را می‌شود بازی کرد، ولی حرکت آن در متن نیست.
imports-other-winner = در متن یک بازیکن می‌برد، ولی برنده آن دیگری است.
imports-impossible-men = مهره‌ها نمی‌توانند این‌طور باشند.
imports-sgf = این SGF کامل نیست: اول یا آخر آن کم است.
imports-game-cut = بقیهٔ بازی { $game } کنار گذاشته شد.
imports-games-missing = پس از بازی { $before } بازی { $after } می‌آید: بازی‌های میان آن‌ها نیست.
imports-other-score = امتیاز اینجا { $found } است، اما بازی‌های پیش از آن { $counted } می‌شود.
imports-other-units = در نتیجه { $units } آمده، اما بازی { $counted } شمرده می‌شود.
imports-name-cut = یک نام بیش از اندازه بلند بود و کوتاه شد: { $name }
imports-other-file = این پرونده از نوع دیگری است: { $name }. اینجا خوانده نمی‌شود.
imports-is-position = این یک وضعیت است، نه ثبت بازی‌ها.
imports-missing = این بخش ثبت کم است: { $name }.
imports-changed = جمع کنترلی درست نیست: ثبت تغییر کرده است.
imports-other-version = نسخهٔ ثبت { $version } است، ولی نسخهٔ { $needed } لازم است.
imports-expected = این شکل ثبت ندارد.
imports-not-in-head = { $name } در سرآغاز ثبت جایی ندارد.
imports-by-rules = طبق قواعد این نمی‌تواند این‌جا بیاید.
imports-illegal-play = این حرکت مجاز نیست.
imports-bad-start = وضعیت شروع بازی خوانده نمی‌شود.
imports-bad-rules = قواعد خوانده نمی‌شود: { $cause }
imports-not-json = این JSON نیست: خطا در خط { $row }، ستون { $column } است.
imports-nothing-played = در آن نه تاسی ریخته شده و نه حرکتی.
imports-too-many-items = { $items } تاس و حرکت زیاد است، دست بالا { $most } نشان داده می‌شود.
imports-xgid-length = مهره‌های XGID ‏26 نویسه است، نه { $found }.
imports-xgid-place = جای { $place } در XGID نادرست است.
imports-xgid-fields = XGID بخش‌هایی کم دارد.
imports-xgid-turn = XGID نمی‌گوید نوبت کیست.
imports-xgid-dice = { $text } تاس XGID نیست.
imports-xgid-field = فیلد { $field } در XGID نادرست است: { $text }
imports-xgid-doubled = { $side ->
    [white] سفید باید دوبل را بپذیرد یا رد کند. قواعد اینجا تاس دوبل‌کننده ندارد: این وضعیت پس از پذیرفتن است.
    [black] سیاه باید دوبل را بپذیرد یا رد کند. قواعد اینجا تاس دوبل‌کننده ندارد: این وضعیت پس از پذیرفتن است.
   *[other] یک دوبل پاسخ می‌خواهد. قواعد اینجا تاس دوبل‌کننده ندارد: این وضعیت پس از پذیرفتن است.
}
imports-gnubg-length = شناسهٔ gnubg ‏14 نویسه دارد، نه { $found }.
imports-gnubg-men = شناسهٔ gnubg تخته‌ای را نشان نمی‌دهد.
imports-g-code-parts = کد گل‌بهار سه بخش دارد که با | جدا شده است.
imports-g-code-part = بخش { $part } کد گل‌بهار نادرست است.
imports-id-parts = این وضعیت نیست: شناسه پنج بخش دارد که با نقطه جدا شده است.
imports-id-part = بخش { $part } شناسهٔ وضعیت نادرست است.
