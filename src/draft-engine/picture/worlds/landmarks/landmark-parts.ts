import type { Landmark } from '../../../story/place-spec.ts';
import { PART_LIBRARY } from '../part-library.ts';
import type { PartMaker } from '../part.ts';
import { lighthouse } from './coast.ts';

/** One parametric drawing for each landmark, in real sizes. */
export const LANDMARK_PARTS = { lighthouse, house: PART_LIBRARY.house, cottage: PART_LIBRARY.cottage } as unknown as Readonly<Record<Landmark, PartMaker>>;
