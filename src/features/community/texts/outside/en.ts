/** Texts of what other programs show of the community, in English; the other languages have exactly these keys. */
export const en = {
  community: 'Community',
  lead: 'Films that people made here and showed to everybody.',
  feed: 'Newest films',
  by: 'Films by {name}',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type OutsideTexts = Loose<typeof en>;
