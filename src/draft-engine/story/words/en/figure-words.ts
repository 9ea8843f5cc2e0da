import type { PersonFigure } from '../../figure-spec.ts';
import { articleFor } from './slots.ts';

/** Hair that is named by itself: 'a black bun', 'black braids'; the rest is 'long black hair'. */
const ONE: ReadonlySet<PersonFigure['hair']> = new Set([
  'bob',
  'ponytail',
  'bun',
  'afro',
  'mohawk',
  'topknot',
  'quiff',
  'pompadour',
  'undercut',
  'shag',
]);
const MANY: ReadonlySet<PersonFigure['hair']> = new Set([
  'braids',
  'pigtails',
  'two_buns',
  'locs',
  'cornrows',
  'finger_waves',
]);
const OTHERWISE: Partial<Record<PersonFigure['hair'], (colour: string) => string>> = {
  bald: () => 'a bald head',
  balding: (colour) => `a last ring of ${colour} hair`,
  side_part: (colour) => `${colour} hair with a side parting`,
  pinned: (colour) => `long ${colour} hair held by a pin`,
  hime: (colour) => `long ${colour} hair with a straight fringe`,
  low_bun: (colour) => `${colour} hair in a low bun`,
};
const OUTFITS_BY_NAME: Partial<Record<PersonFigure['outfit'], string>> = {
  overalls: 'overalls',
  scrubs: 'scrubs',
  armour: 'armour',
  lamellar: 'lamellar armour',
  battledress: 'battledress',
  baji_jeogori: 'jeogori and trousers',
  blouse: 'blouse and skirt',
  hakama: 'hakama',
  kamishimo: 'kamishimo',
  gakuran: 'school uniform',
  sailor_uniform: 'sailor uniform',
  school_skirt: 'school uniform',
  ninja: 'ninja suit',
  cowboy: 'waistcoat and chaps',
  wuxia_robe: "fighter's robe",
  flapper: 'fringed dress',
  maid: "maid's dress",
  tshirt: 'T-shirt',
  puffer: 'padded jacket',
};
const WITHOUT_ARTICLE: ReadonlySet<PersonFigure['outfit']> = new Set([
  'overalls',
  'scrubs',
  'armour',
  'lamellar',
  'battledress',
  'hakama',
  'kamishimo',
]);
const plain = (id: string): string => id.replaceAll('_', ' ');

/** 'a black bun', 'long brown hair'. */
export function hairOf({ hair, hairColour }: PersonFigure): string {
  const own = OTHERWISE[hair];
  if (own) {
    return own(hairColour);
  }
  if (MANY.has(hair)) {
    return `${hairColour} ${plain(hair)}`;
  }
  return ONE.has(hair) ? `${articleFor(hairColour)} ${hairColour} ${plain(hair)}` : `${plain(hair)} ${hairColour} hair`;
}

/** 'a red coat', 'grey overalls'. */
export function dressOf({ outfit, colours: [colour] }: PersonFigure): string {
  const name = OUTFITS_BY_NAME[outfit] ?? plain(outfit);
  return WITHOUT_ARTICLE.has(outfit) ? `${colour} ${name}` : `${articleFor(colour)} ${colour} ${name}`;
}
