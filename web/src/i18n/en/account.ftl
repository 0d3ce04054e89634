# Accounts of a hall: making one, signing in, and what a member can change.

account-title = Your account
account-lead = Keep your name, your games and your ratings, and sign in on every device.
account-new = New account
account-sign-in = Sign in
account-name = Name
account-name-note = 2 to 30 letters and digits of one alphabet. Everybody sees it, and it stays yours.
account-password = Password
account-password-new = New password
account-password-now = Present password
account-password-note = Four random words are good. Passwords that are easy to guess are refused.
account-make = Make the account
account-keeps = Your games as { $name } stay yours.
account-leaves-guest = If you sign in, you give up your games here as { $name }. To keep them, make a new account instead.
account-lost = Password lost?
account-recover = Set the new password
account-recover-lead = One of your recovery codes sets a new password. Each code works once.
account-code = Recovery code
account-codes = Recovery codes
account-codes-lead = Print these codes or write them down. If you lose your password, each one sets a new one once. They are shown only now.
account-codes-left = { $count ->
    [one] 1 recovery code is left.
   *[other] { $count } recovery codes are left.
}
account-codes-renew = Make new recovery codes
account-codes-renew-note = The earlier codes are void then, and you are signed out in all other browsers.
account-codes-kept = I have stored them
account-print = Print
account-copy = Copy
account-copied = Copied
account-save = Save as a file
account-since = since { $date }
account-sessions = Where you are signed in
account-session-this = this browser
account-session-unknown = Unknown browser
account-session-end = Sign out
account-sign-out = Sign out
account-door = Password and codes
account-change = Change the password
account-change-note = You are signed out in all other browsers then.
account-changed = The password is changed.
account-data = Your data
account-export = Save all data
account-export-note = One file with everything that the hall stores of you.
account-delete = Delete the account
account-delete-note = Your name becomes “deleted”. Your games stay without your name. This cannot be undone.
account-refused-name-taken = This name, or one that looks like it, is taken.
account-refused-name-refused = This name cannot be used. Take 2 to 30 letters and digits of one alphabet.
account-refused-weak-password = This password is easy to guess. Choose a longer one.
account-refused-wrong-credentials = The name or the password is wrong.
account-refused-wrong-code = The name or the recovery code is wrong.
account-refused-too-many-tries = Too many tries. Wait a minute.
account-refused-already-member = You have an account already. Load the page again.
account-refused-not-member = You are signed out. Load the page again.
account-profile = My page
account-refused-no-player = There is no player of this name.
account-refused-account-closed = A moderator has closed this account.
