import type { DeedId } from '../../idea/deeds.ts';
import { CHANGING } from './changing.ts';
import type { DeedScript } from './choreography.ts';
import { FEELING } from './feeling.ts';
import { FINDING } from './finding.ts';
import { GIVING } from './giving.ts';
import { GOING } from './going.ts';
import { MAKING } from './making.ts';
import { MOVING } from './moving.ts';
import { SPEAKING } from './speaking.ts';

/** Every deed; one without a choreography does not compile. */
export const CHOREOGRAPHIES: Readonly<Record<DeedId, DeedScript>> = {
  ...GIVING,
  ...GOING,
  ...FINDING,
  ...MOVING,
  ...MAKING,
  ...SPEAKING,
  ...FEELING,
  ...CHANGING,
};
