/** Texts of films that are made from other films, in English; the other languages have exactly these keys. */
export const en = {
  allow: 'Others may remix it',
  allowNote:
    'While it is public, anybody with an account can copy it as a project of their own: story, shots, sounds, and the pictures, clips and music that you brought for it. You are named for good.',
  next: 'Next episode',
  nextTitle: 'The next episode',
  nextNote: 'A new film with the same people, places, look and music. Its story is yours:',
  idea: 'What happens in it, in one sentence',
  ideaMissing: 'Please say what happens.',
  cast: 'Name whom it is about: {names}.',
  free: 'The draft engine makes it, for nothing.',
  begin: 'Make the episode',
  cancel: 'Cancel',
  remix: 'Remix',
  remixTitle: 'Remix this film?',
  remixNote:
    'You get a copy as a project of your own, which only you see. You can change everything in it. “{title}” by {author} is named wherever your film is shown.',
  remixBegin: 'Copy it',
  remixMade: 'The copy is yours now. Change what you like.',
  credits: 'Made after',
  credit: '“{title}” by {author}',
  creditUnnamed: '“{title}”',
  untitled: 'a film',
} as const;

/** What every language must supply. */
export type FurtherTexts = Readonly<Record<keyof typeof en, string>>;
