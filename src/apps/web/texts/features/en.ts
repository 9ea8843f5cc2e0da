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
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type FeaturesTexts = Loose<typeof en>;
