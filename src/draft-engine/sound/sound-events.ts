import type { SoundEventKind } from '../story/sound-kinds.ts';
import { ANIMALS } from './events/animals.ts';
import { BLOWS } from './events/blows.ts';
import { BODIES } from './events/bodies.ts';
import { BELLS, DEVICES } from './events/devices.ts';
import { DOORS_AND_HANDS } from './events/doors-and-hands.ts';
import { ELEMENTS } from './events/elements.ts';
import type { SoundModel } from './events/sound-model.ts';
import { STEPS } from './events/steps.ts';
import { VEHICLES } from './events/vehicles.ts';
import { WONDERS } from './events/wonders.ts';
import { WORK } from './events/work.ts';

/** All single sounds. */
export const SOUND_EVENTS: Readonly<Record<SoundEventKind, SoundModel>> = {
  ...STEPS,
  ...BODIES,
  ...DOORS_AND_HANDS,
  ...WORK,
  ...BLOWS,
  ...ANIMALS,
  ...ELEMENTS,
  ...VEHICLES,
  ...DEVICES,
  ...BELLS,
  ...WONDERS,
};
