import type { AmbienceKind } from '../story/sound-kinds.ts';
import { NATURE, WATER, WEATHER } from './ambiences/outdoors.ts';
import type { AmbienceModel } from './ambiences/texture.ts';
import { MACHINES, ROOMS, TOWN } from './ambiences/town.ts';

/** All background sounds with their level relative to speech. */
export const AMBIENCES: Readonly<Record<AmbienceKind, AmbienceModel>> = {
  ...WATER,
  ...WEATHER,
  ...NATURE,
  ...TOWN,
  ...ROOMS,
  ...MACHINES,
};
