import type { PersonFigure } from '../../../story/figure-spec.ts';
import type { Outfit } from './outfit.ts';
import { EASTERN_OUTFITS } from './outfits-east.ts';
import { MODERN_OUTFITS } from './outfits-modern.ts';
import { SOUTHERN_OUTFITS } from './outfits-south.ts';
import { TWENTIETH_OUTFITS } from './outfits-twentieth.ts';
import { WESTERN_OUTFITS } from './outfits-west.ts';
import { COMMON_OUTFITS } from './outfits.ts';

/** Every cut of clothes. Each has a silhouette of its own. */
export const OUTFITS: Readonly<Record<PersonFigure['outfit'], Outfit>> = {
  ...COMMON_OUTFITS,
  ...EASTERN_OUTFITS,
  ...SOUTHERN_OUTFITS,
  ...WESTERN_OUTFITS,
  ...TWENTIETH_OUTFITS,
  ...MODERN_OUTFITS,
};
