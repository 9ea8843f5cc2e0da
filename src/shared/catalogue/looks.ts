/**
 * Image styles (CAT-08) that the draft engine draws itself, by the catalogue's five groups. The translation key is
 * `look.<id>`; what paid models are told is in `look-prompts.ts`, which pages need not load.
 */
export const LOOK_GROUPS = ['hot', 'advertising', 'art', 'photography', 'creative'] as const;
export type LookGroup = (typeof LOOK_GROUPS)[number];

/** Every look, with its group. */
export const LOOKS = {
  gouache: { group: 'hot' },
  cel: { group: 'hot' },
  storybook: { group: 'hot' },
  clay: { group: 'hot' },
  pixel: { group: 'hot' },
  neon: { group: 'hot' },
  product: { group: 'advertising' },
  memphis: { group: 'advertising' },
  isometric: { group: 'advertising' },
  infographic: { group: 'advertising' },
  ink: { group: 'art' },
  woodblock: { group: 'art' },
  watercolour: { group: 'art' },
  oil: { group: 'art' },
  pencil: { group: 'art' },
  papercut: { group: 'art' },
  lowpoly: { group: 'art' },
  noir: { group: 'photography' },
  golden_hour: { group: 'photography' },
  toy_camera: { group: 'photography' },
  risograph: { group: 'creative' },
  chalkboard: { group: 'creative' },
  stained_glass: { group: 'creative' },
  felt: { group: 'creative' },
} as const satisfies Record<string, { group: LookGroup }>;

export type LookId = keyof typeof LOOKS;
export const LOOK_IDS = Object.keys(LOOKS) as LookId[];
/** The number of looks to advertise, rounded down: '20+' (HOME-01). */
export const LOOKS_CLAIMED = Math.floor(LOOK_IDS.length / 10) * 10;
/** The look of a film whose style nobody chose. */
export const DEFAULT_LOOK: LookId = 'gouache';
