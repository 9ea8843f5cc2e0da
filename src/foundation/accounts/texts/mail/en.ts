/** Words of the mails and of the SMS, in English. */
export const en = {
  subject: '{code} is your Kinora verification code',
  registerOpening: 'Welcome to Kinora. Enter this code on the page where you asked for it to open your account:',
  resetOpening: 'You asked to set a new password for Kinora. Enter this code on the page where you asked for it:',
  signInOpening:
    'You are signing in to Kinora with your password from a new place. Enter this code on the page of signing in:',
  lasts: 'The code works once, within {minutes} minutes. Nobody from Kinora will ever ask you for it.',
  notYou: 'If it was not you who asked, ignore this mail: nothing happens without the code.',
  notYouSignIn: 'If it was not you, somebody knows your password: choose another one at once, under “Forgot password”.',
  sms: '{code} is your Kinora code. It works once, within {minutes} minutes. Never pass it on.',
} as const;

/** What every language must supply. */
export type MailTexts = { [Key in keyof typeof en]: string };
