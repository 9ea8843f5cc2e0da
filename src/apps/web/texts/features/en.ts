/**
 * Texts of the pages that say what there is of a feature and what can be done today, in English; the other languages
 * have exactly these keys.
 */
export const en = {
  actions: {
    idea: 'Make a film',
    all: 'Everything that can be made',
    examples: 'See the looks',
    users: 'User management',
    outbox: 'Outbox',
  },
  drawn: 'Drawn by the draft engine',
  templates: {
    title: 'Templates',
    note: 'There are no templates on this site. The examples on the idea page serve as one: take one, change the words, and make the film.',
  },
  memes: {
    title: 'Memes',
    note: 'There are no meme templates here. What makes people laugh can be a film, though: write the joke in one sentence, choose comedy, and share the result by its link.',
  },
  adminMemes: { title: 'Memes', note: 'There are no memes on this site, so there are none to manage.' },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type FeaturesTexts = Loose<typeof en>;
