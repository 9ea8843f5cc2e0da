import type { WorldId } from '../../../../story/worlds/worlds.ts';
import type { OutdoorDress } from '../dress.ts';
import { fifties, oldWest, twenties } from './american-past.ts';
import { edo, joseon, oldChina } from './asia-past.ts';
import { china, japan, korea } from './asia-today.ts';
import { farFuture, nearFuture, spaceHabitat, tale } from './beyond.ts';
import { africa, arabWorld, india } from './south-today.ts';
import { medievalEurope, nineteenthCentury, wartime } from './west-past.ts';
import { europe, latinAmerica, northAmerica } from './west-today.ts';

/** How each world builds out of doors. */
export const OUTDOOR_DRESSES: Readonly<Record<WorldId, OutdoorDress>> = {
  china,
  korea,
  japan,
  europe,
  north_america: northAmerica,
  latin_america: latinAmerica,
  africa,
  arab_world: arabWorld,
  india,
  old_china: oldChina,
  joseon,
  edo,
  old_west: oldWest,
  medieval_europe: medievalEurope,
  nineteenth_century: nineteenthCentury,
  twenties,
  fifties,
  wartime,
  near_future: nearFuture,
  far_future: farFuture,
  space: spaceHabitat,
  tale,
};
