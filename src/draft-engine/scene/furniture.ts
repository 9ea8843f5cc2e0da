import type { ItemKind } from '../story/figure-spec.ts';

/** Metres above the ground of what one sits on. */
export const SEATS: Readonly<Partial<Record<ItemKind, number>>> = {
  bed: 0.52,
  sofa: 0.42,
  armchair: 0.44,
  chair: 0.45,
  park_bench: 0.46,
  rocking_chair: 0.45,
  throne: 0.6,
};

/** Metres above the ground of what one can lie on. */
export const BEDS: ReadonlySet<ItemKind> = new Set<ItemKind>(['bed', 'sofa', 'park_bench']);
