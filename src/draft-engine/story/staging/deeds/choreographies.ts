import { ALONE } from './alone.ts';
import { CHANGING } from './changing.ts';
import type { DeedScript } from './choreography.ts';
import type { SeenDeedId } from './closer-deeds.ts';
import { DEALING } from './dealing.ts';
import { FEELING } from './feeling.ts';
import { FINDING_PEOPLE } from './finding-people.ts';
import { FINDING } from './finding.ts';
import { FORCING } from './forcing.ts';
import { GIVING } from './giving.ts';
import { GOING } from './going.ts';
import { HANDLING } from './handling.ts';
import { INSTRUMENTS } from './instruments.ts';
import { MAKING } from './making.ts';
import { MOVING } from './moving.ts';
import { RIDING } from './riding.ts';
import { SPEAKING } from './speaking.ts';
import { TRADING } from './trading.ts';

/** Every deed; one without a choreography does not compile. */
export const CHOREOGRAPHIES: Readonly<Record<SeenDeedId, DeedScript>> = {
  ...GIVING,
  ...TRADING,
  ...GOING,
  ...FINDING,
  ...MOVING,
  ...MAKING,
  ...SPEAKING,
  ...FEELING,
  ...CHANGING,
  ...DEALING,
  ...FINDING_PEOPLE,
  ...FORCING,
  ...ALONE,
  ...HANDLING,
  ...INSTRUMENTS,
  ...RIDING,
};
