notices-title = اعلان‌ها
notices-bell-new = { $count ->
    [one] اعلان‌ها: { $count } تازه
   *[other] اعلان‌ها: { $count } تازه
}
notices-none = چیز تازه‌ای نیست. اینجا می‌خوانی کِی نوبت توست و چه کسی می‌خواهد با تو بازی کند.
notices-turn = نوبت توست در برابر { $name }
notices-turn-late = کمتر از یک روز وقت داری در برابر { $name }
notices-until = { $game }، پایان وقت تو: { $time }
notices-begun = بازی تو در برابر { $name } آغاز می‌شود
notices-challenge = { $name } تو را به نبرد می‌خواند
notices-rematch = { $name } بازی دوباره می‌خواهد
notices-round = بازی تورنمنت تو در برابر { $name } آغاز می‌شود
notices-warning = یک ناظر به تو هشدار داد
notices-silence = یک ناظر پیام‌های تو را موقتاً متوقف کرد
notices-remove = حذف: { $text }
notices-device = در این دستگاه خبرم کن
notices-device-note = حتی وقتی صفحه‌ای باز نیست. پیام نام کسی را نمی‌برد.
notices-device-denied = مرورگرت اجازه نمی‌دهد: در تنظیماتش اعلان‌های این سایت را مجاز کن.
notices-device-failed = نشد. دوباره بیازما.
notices-push-turn = نوبت توست.
notices-push-late = وقت تو تا یک روز دیگر تمام می‌شود.
notices-push-begun = بازی تو آغاز می‌شود.
notices-push-challenge = کسی تو را به نبرد می‌خواند.
notices-push-rematch = حریفت بازی دوباره می‌خواهد.
notices-push-round = بازی تو در تورنمنت آغاز می‌شود.
notices-push-warning = یک ناظر برایت نوشت.
notices-push-silence = یک ناظر برایت نوشت.
notices-guest = { $name } (مهمان)
