/**
 * Texts of suspended accounts, of proving again who one is, and of codes from an authenticator app; the other languages
 * have exactly these keys.
 */
export const en = {
  banned: {
    heading: 'Your account is suspended',
    since: 'Since {date}',
    reason: 'Reason',
    kept: 'Your films and film coins are kept. While the suspension lasts, you can read this page, appeal and sign out.',
    appealHeading: 'Appeal',
    appealNote: 'You can appeal once. A person reads it and decides.',
    appealLabel: 'What happened?',
    appealHint: 'What we may have misunderstood, and what you would like us to look at.',
    appealEmpty: 'Please write what happened, in a few sentences.',
    appealLong: 'Your appeal is too long.',
    send: 'Send the appeal',
    sentOn: 'Sent on {date}',
    pending: 'Your appeal is waiting to be read. The decision will be shown here.',
    rejected: 'Your appeal was read and rejected. The suspension stays.',
    accepted: 'Your appeal was accepted.',
    answer: 'Our answer',
    contactHeading: 'Contact',
    contact: 'You can also reach us here:',
    contactCode: 'QR code that leads to {contact}',
    signOut: 'Sign out',
    lifted: 'Your account is open again.',
    goOn: 'Continue',
    tryAgain: 'Try again',
  },
  confirm: {
    title: 'Your password, please',
    explain:
      'This changes something important, so please confirm that it is still you. It holds for {minutes, plural, one {# minute} other {# minutes}}.',
    password: 'Password',
    confirm: 'Confirm',
    none: 'Your account has no password yet. Set one, then come back.',
    setPassword: 'Set a password',
  },
  secondFactor: {
    heading: 'Sign-in security',
    explain:
      'With a second factor, your password alone is not enough to sign in: a code from an app on your phone is asked for as well.',
    required: 'Admins need a second factor. Set it up once, and you go on to where you were going.',
    off: 'The second factor is off.',
    on: 'The second factor is on.',
    codesLeft:
      '{count, plural, =0 {No recovery codes are left. Set the second factor up again to get new ones.} one {One recovery code is left.} other {# recovery codes are left.}}',
    begin: 'Set it up',
    scan: 'Scan this code with an authenticator app, or enter the secret there by hand.',
    qr: 'QR code for an authenticator app',
    secret: 'Secret',
    code: 'Code from the app',
    codeHint: 'The six digits that the app shows now.',
    codeMissing: 'Please enter the code.',
    finish: 'Switch it on',
    recoveryHeading: 'Recovery codes',
    recovery: 'Keep these somewhere safe. Each signs you in once without your phone. They are not shown again.',
    copy: 'Copy',
    copied: 'Copied.',
    copyFailed: 'It could not be copied. Please select the codes and copy them by hand.',
    save: 'Save as a file',
    done: 'I have kept them',
    removeHeading: 'Switch the second factor off',
    removeLabel: 'Code from the app, or a recovery code',
    remove: 'Switch it off',
    tryAgain: 'Try again',
  },
} as const;

type Words<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Words<Texts[Key]> };

/** What every language must supply. */
export type StandingTexts = Words<typeof en>;
