people-since = از { $date }
people-nobody = بازیکنی به نام { $name } نیست
people-ratings = امتیازها
people-no-rating = هنوز مسابقهٔ امتیازی نیست.
people-doubtful = نشان پرسش: مسابقه‌ها برای امتیاز مطمئن کم‌اند.
people-matches = مسابقه‌های پایان‌یافته
people-no-matches = مسابقهٔ پایان‌یافته‌ای نیست که بتوانید ببینید.
people-opponents = حریف‌ها
people-won = برد
people-lost = باخت
people-no-result = بی نتیجه
people-by-resigned = با کناره‌گیری
people-by-time = با زمان
people-by-left = با ترک بازی
people-look = مرور بازی
people-record = ثبت بازی
people-speed-fast = تند
people-speed-normal = عادی
people-speed-slow = کند
people-speed-days = روزها
people-speed-none = بی ساعت
people-matches-count = { $count ->
    [one] { $count } مسابقه
   *[other] { $count } مسابقه
}
people-block = بستن راه
people-unblock = باز کردن راه
people-block-note = با هم روبه‌رو نمی‌شوید: نه دعوت به نبرد، نه بازی اتفاقی. به او خبر داده نمی‌شود.
people-blocked = اعضایی که راهشان بسته است
people-note = یادداشت خصوصی
people-note-hint = تنها خودتان می‌توانید آن را بخوانید.
people-note-placeholder = چگونه بازی می‌کند، بار دیگر چه را به یاد داشته باشید…
people-note-save = ذخیره
people-note-saved = ذخیره شد
people-note-removed = حذف شد
people-note-full = به اندازه‌ای که یک عضو می‌تواند، یادداشت دارید. نخست یکی را حذف کنید.
people-note-hidden = در این متن نویسه‌های پنهان هست. آن را دوباره بنویسید یا آن‌ها را حذف کنید.
