/** Texts of the choice of a model, in English; the other languages have exactly these keys. */
export const en = {
  free: 'free',
  units: { film: 'per film', picture: 'per picture', clip: 'per clip', second: 'per second', piece: 'per piece' },
  members: 'for members',
  new: 'new',
  notHere: 'not on this site',
  notOffered: 'not offered at the moment',
  lengths: '{lengths} s',
  retired: 'retired by its maker',
  retiredFor: 'retired; use {successor}',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ModelChoiceTexts = Loose<typeof en>;
