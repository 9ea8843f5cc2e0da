/** Texts of the editor's tabs of the whole film, in English; the other languages have exactly these keys. */
export const en = {
  idea: 'The idea',
  outline: 'The story',
  outlineHint: 'Yours to change. It is told where the film is shared; the shots stay as they are.',
  title: 'Title',
  type: 'Kind of film',
  look: 'Look',
  format: 'Format',
  redrawn:
    '{shots, plural, one {With another look or format its # shot is drawn again, free of charge.} other {With another look or format all # shots are drawn again, free of charge.}} A version is kept before.',
  stays:
    '{count, plural, one {# take by a model goes out of date and stays until you order another.} other {# takes by models go out of date and stay until you order others.}}',
  ownStyle: 'A style of your own',
  ownStyleHint: 'Models that read descriptions follow it in place of the look; the draft engine draws in the look.',
  styleName: 'Name of the style',
  stylePrompt: 'How it looks',
  stylePart: 'A style needs a name and a description.',
  removeStyle: 'Without it',
} as const;

/** What every language must supply. */
export type FilmWholeTexts = Readonly<Record<keyof typeof en, string>>;
