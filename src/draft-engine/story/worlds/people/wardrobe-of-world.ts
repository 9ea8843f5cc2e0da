import type { ColourName, PersonFigure } from '../../figure-spec.ts';
import type { Trade } from './trades.ts';

/** One way to be dressed. */
export interface Dress {
  outfit: PersonFigure['outfit'];
  /** Absent: a hat of the wardrobe, or none, by chance. */
  hat?: PersonFigure['hat'];
  /** The colours that this is worn in; absent: those of the wardrobe. */
  colours?: readonly (readonly [ColourName, ColourName])[];
  accessories?: PersonFigure['accessories'];
}

/** What women and men wear for a purpose. */
export type Dresses = Readonly<Record<'feminine' | 'masculine', readonly Dress[]>>;
type Hairs = readonly PersonFigure['hair'][];

/** What people of a world wear. */
export interface Wardrobe {
  everyday: Dresses;
  children: Dresses;
  /** Where old people dress otherwise. */
  old?: Dresses;
  worker: Dresses;
  grand: Dresses;
  trades: Partial<Record<Trade, Dresses>>;
  hair: Readonly<Record<'women' | 'men' | 'girls' | 'boys' | 'oldWomen' | 'oldMen', Hairs>>;
  /** Hats for every day, 'none' as often as heads are bare. */
  hats: Readonly<Record<'feminine' | 'masculine', readonly PersonFigure['hat'][]>>;
  beards: readonly PersonFigure['facialHair'][];
  /** Main colours of cloth, and what goes beside them. */
  colours: readonly ColourName[];
  seconds: readonly ColourName[];
  accessories: Readonly<Record<'feminine' | 'masculine', PersonFigure['accessories']>>;
  /** Clothes and trades of today are at home here. */
  isModern: boolean;
}

/** A dress without a choice of hats. */
export const wear = (outfit: PersonFigure['outfit'], hat?: PersonFigure['hat'], colours?: Dress['colours']): Dress => ({
  outfit,
  ...(hat && { hat }),
  ...(colours && { colours }),
});

/** The same for women and men. */
export const both = (...dresses: Dress[]): Dresses => ({ feminine: dresses, masculine: dresses });

/** The cloth of gentlemen. */
export const SOBER: Dress['colours'] = [
  ['charcoal', 'tan'],
  ['navy', 'cream'],
  ['brown', 'mustard'],
  ['forest', 'tan'],
  ['plum', 'silver'],
  ['black', 'crimson'],
];
