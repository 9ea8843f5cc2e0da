import { en as errors } from '#src/shared/errors/texts/en.ts';

/** Texts of registering, signing in and passwords, in English; the other languages have exactly these keys. */
export const en = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  repeatPassword: 'New password again',
  currentPassword: 'Current password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHint:
    '{minimum, number} to {maximum, number} characters. A few words in a row are easier to remember than signs.',
  secondFactor: 'Code from your authenticator app',
  secondFactorHint: 'Or one of your recovery codes.',
  agreement: 'I have read and agree to the <terms>User Agreement</terms> and the <privacy>Privacy Policy</privacy>.',
  newTab: '(opens in a new tab)',
  still: { title: 'Keeper of storms', by: 'Drawn by Kinora’s own engine' },
  code: {
    label: 'Verification code',
    send: 'Send code',
    again: 'Send again',
    wait: 'Again in {seconds, number} s',
    hint: 'Six digits, sent by email.',
    sentMail:
      'We sent a code to {email}. It works for {minutes, plural, one {# minute} other {# minutes}}. Nothing there? Look among the spam.',
    sentOutbox:
      'This site cannot send mail yet. Please ask its operator for the code: it waits for them in the outbox.',
  },
  phone: {
    phone: 'Phone',
    country: 'Country or region',
    number: 'Phone number',
    code: 'Code by SMS',
    codeHint: 'Six digits, sent by SMS.',
    sent: 'We sent an SMS with a code to {phone}. It works for {minutes, plural, one {# minute} other {# minutes}}.',
    signInWith: 'Sign in with',
    sendTo: 'Send the code to',
    forgetExplain:
      'We send a code to your email or, if you have added one, to your phone. With it you choose a new password; every device is signed out.',
    add: 'Add a phone number (optional)',
    addNote: 'With a phone number you can sign in too, and set a new password by SMS. Nobody else sees it.',
    credentialsEmpty: 'Please enter your phone number and your password.',
    leaveOut: 'Register without a phone number',
  },
  login: {
    heading: 'Sign in',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    register: 'Create an account',
    signingIn: 'Signing you in…',
    expired: 'You have been signed out. Please sign in again; you will come back to where you were.',
    codeHint: 'Look into the mail of this account. An empty field and another try send a new code.',
    operator:
      'Did you start Kinora yourself? At its first start it printed an address and a password for you, and at each start a sign-in link that works once.',
    linkFailed: 'Signing in with this link did not work.',
  },
  register: {
    refused: 'Insufficient permission',
    refusedNote:
      'The page is for admins, and {name} is not one. To open it, sign out and come back with an admin account.',
    goOn: 'Go on',
    heading: 'Create your account',
    promise: 'Free. Drafts cost nothing, and what you make is yours.',
    submit: 'Create account',
    invitation: 'Invitation code',
    haveAccount: 'Already have an account?',
    login: 'Sign in',
    done: 'Welcome to Kinora. Your account is ready.',
  },
  forget: {
    heading: 'Set a new password',
    explain: 'We send a code to your email. With it you choose a new password; every device is signed out.',
    submit: 'Set password and sign in',
    back: 'Back to sign-in',
    done: 'Your password was changed. You are signed in here, and signed out everywhere else.',
  },
  change: {
    heading: 'Change password',
    choose: 'Choose a new one',
    explain: 'Every other device is signed out.',
    submit: 'Change password',
    done: 'Your password was changed.',
    ended:
      '{count, plural, =0 {No other device was signed in.} one {One other device was signed out.} other {# other devices were signed out.}}',
    everywhereHeading: 'Lost a device?',
    everywhere: 'Sign out everywhere',
    everywhereNote: 'Ends all your sessions at once, this one too.',
  },
  outbox: {
    heading: 'Outbox',
    explain:
      'No mail server is set, so mails wait here instead of being sent. Pass the codes on to the people who ask for them, or set KINORA_SMTP_URL.',
    explainSet:
      'A mail server is set: mails are sent. What waited here before stays for {days, plural, one {# day} other {# days}}.',
    empty: 'No mails are waiting.',
    to: 'To {recipient}',
    open: 'Read it',
    forAdmin: 'This mail is for an admin. Nobody can read it here; its code stands in the log of the server.',
    refresh: 'Look again',
  },
  problems: {
    emailInvalid: errors.EMAIL_INVALID,
    emailPasswordInvalid: errors.EMAIL_PASSWORD_INVALID,
    phoneInvalid: errors.PHONE_INVALID,
    credentialsEmpty: errors.CREDENTIALS_EMPTY,
    agreementRequired: errors.AGREEMENT_REQUIRED,
    codeEmpty: 'Please enter the six digits of the code.',
    codeNotSent: 'Please have a code sent to you first.',
    passwordEmpty: 'Please choose a password.',
    passwordShort: 'This password is too short. It needs at least {minimum, number} characters.',
    currentEmpty: 'Please enter your current password.',
    passwordsDiffer: 'Passwords do not match',
    passwordsEnteredDiffer: 'The passwords entered do not match!',
    noConnection: 'There is no connection to the server. What you typed is still here; please try again.',
  },
} as const;

type Words<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Words<Texts[Key]> };

/** What every language must supply. */
export type AccountTexts = Words<typeof en>;
