import { ADVENTURES } from './adventures.ts';
import { ALONE } from './alone.ts';
import { CHANGING } from './changing.ts';
import type { DeedScript } from './choreography.ts';
import { CIVIC } from './civic.ts';
import type { SeenDeedId } from './closer-deeds.ts';
import { DEALING } from './dealing.ts';
import { EVERYDAY } from './everyday.ts';
import { FEELING } from './feeling.ts';
import { FINDING_PEOPLE } from './finding-people.ts';
import { FINDING } from './finding.ts';
import { FORCING } from './forcing.ts';
import { GIVING } from './giving.ts';
import { GOING } from './going.ts';
import { HANDLING } from './handling.ts';
import { HIDING } from './hiding.ts';
import { INSTRUMENTS } from './instruments.ts';
import { MAKING } from './making.ts';
import { MOVING } from './moving.ts';
import { NEAR_ONES } from './near-ones.ts';
import { RIDING } from './riding.ts';
import { SPEAKING } from './speaking.ts';
import { TRADES } from './trades.ts';
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
  ...HIDING,
  ...INSTRUMENTS,
  ...RIDING,
  ...CIVIC,
  ...TRADES,
  ...ADVENTURES,
  ...NEAR_ONES,
  ...EVERYDAY,
};
