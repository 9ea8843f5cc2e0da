/** Texts of sharing a film, in English; the other languages have exactly these keys. */
export const en = {
  title: 'Share the film',
  text: 'Whoever has the link can watch the film, without an account. They see its title, its type and which models made it. Its story text shows only while the film is public.',
  textPublic:
    'Whoever has the link can watch the film, without an account. The film is public: they see its title, its type, its story text and which models made it.',
  make: 'Make a link',
  link: 'Link to the film',
  copy: 'Copy link',
  withdraw: 'Withdraw the link',
  withdrawn: 'The link no longer works.',
  mail: 'Write email',
  mailTo: 'Email it to',
  mailInvalid: 'This is not an email address.',
  code: 'QR code of the link to the film',
  codeNote: 'Scan it with a phone.',
  copyFailed: 'The browser did not let us copy. Select the text and copy it yourself.',
  player: 'Player for another website',
  playerCopy: 'Copy the code',
  mailSubject: 'A film: {title}',
  notYet: 'A film can be shared when its final cut is there.',
} as const;

/** What every language must supply. */
export type FilmShareTexts = Readonly<Record<keyof typeof en, string>>;
