/**
 * Texts of the pages that say what there is of a feature and what can be done today, in English; the other languages
 * have exactly these keys.
 */
export const en = {
  actions: {
    idea: 'Make a film',
    films: 'Your films',
    all: 'Everything that can be made',
    examples: 'See the looks',
    users: 'User management',
    outbox: 'Outbox',
  },
  drawn: 'Drawn by the draft engine',
  dramaChannel: {
    title: 'Series',
    note: 'No series are shown here. A story in several parts is made one film at a time, and each part has a link of its own to share.',
  },
  memes: {
    title: 'Memes',
    note: 'There are no meme templates here. What makes people laugh can be a film, though: write the joke in one sentence, choose comedy, and share the result by its link.',
  },
  adminMovies: {
    title: 'Films of the site',
    note: 'Films belong to their owners and are shared by link. There is no public list, so there is nothing to recommend or take down.',
  },
  adminMemes: { title: 'Memes', note: 'There are no memes on this site, so there are none to manage.' },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type FeaturesTexts = Loose<typeof en>;
