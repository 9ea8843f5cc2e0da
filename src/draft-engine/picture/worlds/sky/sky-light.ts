import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { TimeOfDay } from '../../../story/place-spec.ts';

/** Angle above the horizon of sun or moon, radians. Low lights stand in the frame, behind the actors' heads. */
const ELEVATION: Readonly<Record<TimeOfDay, number>> = {
  dawn: 0.16,
  morning: 0.75,
  noon: 1.1,
  afternoon: 0.7,
  dusk: 0.13,
  night: 0.27,
};

/** Where sun or moon stands for a place: radians to the side (positive right) and above the horizon. */
export function skyLight(
  seed: number,
  time: TimeOfDay,
  portrait: boolean,
): { kind: 'sky'; side: number; elevation: number } {
  const random = createRandom(deriveSeed(seed, 'sky light'));
  const direction = random.chance(0.5) ? -1 : 1;
  const inFrame = ELEVATION[time] < 0.5;
  const side = direction * (inFrame ? random.between(0.16, 0.36) * (portrait ? 0.45 : 1) : random.between(0.5, 0.85));
  return { kind: 'sky', side, elevation: ELEVATION[time] * (portrait && inFrame ? 1.25 : 1) };
}
