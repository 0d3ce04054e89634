join-invites = { $name } شما را به { $game } دعوت می‌کند
join-invites-friend = یک دوست شما را به { $game } دعوت می‌کند
join-length = { $to ->
    [1] یک بازی.
   *[other] مسابقه تا { $to }.
}
join-no-clock = بدون ساعت.
join-no-account = بدون حساب.
join-same-way = هر دو در یک جهت به خانه می‌روید.
join-learn = نخست در ده دقیقه یاد بگیرید
join-learn-note = { $name } می‌بیند که یاد می‌گیرید.
join-fair = تاس منصفانه: نه شما دو نفر و نه این سرور نمی‌تواند ریختی را بداند یا تغییر دهد.
join-fair-how = چگونه؟
join-taken = هر دو صندلی پر است
join-ended = این پیوند دیگر کار نمی‌کند
join-link-lead = نخستین کسی که آن را باز کند با شما بازی می‌کند.
join-scan = سر یک میز هستید؟ بگذارید دوستتان این کد را اسکن کند.
join-send = فرستادن پیوند
join-copy = رونوشت
join-waiting = در انتظار دوستتان. این صفحه شما را صدا می‌زند.
join-meanwhile = در این میان با رایانه بازی کنید
join-meanwhile-note = وقتی دوستتان بیاید، آن بازی منتظر شما می‌ماند.
join-good = پیوند ۲۴ ساعت کار می‌کند.
join-withdraw = پس گرفتن
join-learning = کسی که پیوند شما را دارد نخست بازی را یاد می‌گیرد.
join-here = { $name } آمد
join-to-table = به سوی میز
join-wait-link = در انتظار دوستتان
join-show-link = نمایش پیوند
join-wait-learn = شما یاد می‌گیرید، { $name } منتظر است
join-sit-now = اکنون بنشینید
join-new-link = پیوند تازه برای { $name }
