/** Texts of signing in, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Sign in',
  openLink: 'Open the sign-in link that Kinora printed where it was started. Each link works once; start Kinora again for a new one.',
  signingIn: 'Signing you in…',
  signOut: 'Sign out',
  coins: '{coins, number} coins',
  interfaceLanguage: 'Language',
} as const;

/** What every language must supply. */
export type AccountTexts = { [Key in keyof typeof en]: string };
