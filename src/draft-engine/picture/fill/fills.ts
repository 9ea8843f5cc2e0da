import { chalkFill, crayonFill, hatchFill, inkFill, oilFill, washFill } from './drawn-fills.ts';
import type { Fill } from './fill-job.ts';
import { boxFill, celFill, flatFill, paperFill, woodblockFill } from './flat-fills.ts';
import { gradientFill } from './gradient-fill.ts';
import { memphisFill } from './memphis-fill.ts';
import { clayFill, facetFill, feltFill, glassFill, neonFill } from './solid-fills.ts';

/** All fills. */
export const FILLS = {
  gradient: gradientFill,
  flat: flatFill,
  cel: celFill,
  box: boxFill,
  woodblock: woodblockFill,
  memphis: memphisFill,
  paper: paperFill,
  hatch: hatchFill,
  wash: washFill,
  ink: inkFill,
  oil: oilFill,
  crayon: crayonFill,
  chalk: chalkFill,
  clay: clayFill,
  facet: facetFill,
  neon: neonFill,
  glass: glassFill,
  felt: feltFill,
} as const satisfies Record<string, Fill>;
export type FillName = keyof typeof FILLS;
