# Check the dice: that every throw follows from the seed promised before the game.

dice-title = Zar kontrolü
dice-one = İlk zardan önce gizli bir sayı çekildi ve parmak izi sana gösterildi.
dice-two = Maçtaki her zar bu sayıdan hesaplanır; yani sonradan hiçbiri değiştirilemedi.
dice-three = Maç bitince sayı gösterilir ve burada kendi tarayıcın her zarı yeniden hesaplar.
dice-choose = Maç seç
dice-none = Henüz bitmiş maç yok. Bir maç oyna ya da aşağıya bir kayıt yapıştır.
dice-or-paste = Ya da kayıt yapıştır
dice-paste = Kayıt yapıştır
dice-paste-label = Kayıt, tahtanın verdiği dosya
dice-check = Kontrol et
dice-checking = Hesaplanıyor…
dice-fair = Bütün zarlar söz verilen zarlar
dice-fair-text = { $throws ->
    [one] { $throws } zar gizli sayıdan hesaplandı ve kayıttakiyle aynı.
   *[other] { $throws } zarın hepsi gizli sayıdan hesaplandı ve kayıttakilerle aynı.
}
dice-sealed = Gizli sayı henüz gösterilmedi
dice-sealed-text = Maç bitmedi. Parmak izi şimdiden belli: onu sakla, sonunda yine kontrol et.
dice-not-promised = Söz verilmemişti
dice-not-promised-text = Bu zarlar elle girildi, bir listeden geldi ya da söz kayıttan çıkarıldı. Maçtan önce size bir parmak izi gösterildiyse bu kayıt değiştirilmiştir.
dice-unreadable = Bu bir kayıt değil
dice-unreadable-text = Tahtanın kayıt olarak verdiği dosyanın tamamını yapıştır.
dice-removed = Söz bu kayıttan çıkarılmış
dice-removed-promise = Gizli sayı var ama oyundan önce gösterilen parmak izi yok; bu zarları hiçbir şey kanıtlamıyor.
dice-removed-seed = Maç bitti ama parmak izinin gizli sayısı yok; bu zarları hiçbir şey kanıtlamıyor.
dice-fault = Bunlar söz verilen zarlar değil
dice-fault-seed = Gizli sayının parmak izi, oyundan önce gösterilen değil.
dice-fault-form = Parmak izi ya da gizli sayı doğru yazılmamış.
dice-fault-throw = { $game }. oyun, { $throw }. zar: gizli sayı { $expected } veriyor, kayıt { $found } diyor.
dice-fingerprint = Parmak izi, oyundan önce gösterildi
dice-seed = Gizli sayı, oyundan sonra gösterildi
dice-throws = Zarlar
dice-game = { $game }. oyun
dice-failed = Kayıt yüklenemedi.
dice-not-rules = Bu sayfa zarları kontrol eder. Hamlelerin kurala uyup uymadığına oyunun analizi ve program bakar: rosespring verify.
dice-versus = { $white } – { $black }
dice-links-fair = Bu zarları kimse seçmedi
dice-links-fair-text = { $throws } atışın hepsi Beyaz, Siyah ve sunucunun halkalarından çıkıyor; her halka önceden taahhüt edilene varıyor.
dice-links-one = Üç taraf da ilk atıştan önce bir sır çekip ona bağlandı; her atış üçünden birden hesaplandı.
dice-links-two = Bu yüzden kimse bir atışı sonradan değiştiremedi; bir başkası halkasını saklı tuttukça da önceden bilemedi.
dice-links-three = Kimin bağlandığını, olayların sırasını ve sunucunun süreyi hep adil tuttuğunu kanıtlamaz.
dice-links-replaced = Sayfası kaybettiği için bir oyuncunun değiştirdiği zincirler: { $replaced }.
dice-links-line = Halkalarla ilgili { $line }. satır yanlış yazılmış ya da yeri yanlış.
dice-links-link = Oyun { $game }, atış { $throw }: bir halka taahhüt edilene varmıyor.
dice-links-count = Oyun { $game }: atışların ve halkaların sayısı farklı.
dice-links-throw = Oyun { $game }, atış { $throw }: halkalar { $expected } veriyor, kayıt { $found } diyor.
dice-links-commitments = Beyaz, Siyah ve sunucunun taahhütleri
dice-own-same = Bu tarayıcı oyuna katıldı: kayıttaki taahhütler onun verdikleri.
dice-own-different = Oyun { $game }: bu tarayıcı kayıttakinden başka bir taahhüt verdi. Kayıt, burada oynanan oyunun kaydı değil.
