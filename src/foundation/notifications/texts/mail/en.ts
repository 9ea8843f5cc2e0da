/** Texts of the mail that sums up notifications, in English; the other languages have exactly these keys. */
export const en = {
  subject: '{count, plural, one {One thing} other {# things}} happened on Kinora',
  opening: 'This is new since the last mail:',
  more: 'And {count, number} more.',
  all: 'All notifications',
  settings: 'You get this mail because you asked for it. What is mailed is set in your account.',
  end: 'No more of these mails',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type DigestMailTexts = Loose<typeof en>;
