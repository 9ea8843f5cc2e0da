import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { AmbienceKind, SoundEventKind } from '../story/sound-kinds.ts';
import { AMBIENCES } from './ambiences.ts';
import { normalise, SAMPLE_RATE, shape } from './signal.ts';
import { SOUND_EVENTS } from './sound-events.ts';

/** Background sound: mono at 48 kHz, exactly as long as requested (up to 120 s), at the level of its kind. */
export function makeAmbience(kind: AmbienceKind, seconds: number, seed: number): Float32Array {
  const { make, rms } = AMBIENCES[kind];
  const signal = make(Math.min(120, seconds), createRandom(deriveSeed('ambience', kind, seed)));
  const length = Math.round(Math.min(120, seconds) * SAMPLE_RATE);
  const exact = signal.length === length ? signal : signal.slice(0, length);
  let sum = 0;
  for (const sample of exact) {
    sum += sample * sample;
  }
  const level = Math.sqrt(sum / exact.length);
  return level < 1e-9 ? exact : shape(exact, () => rms / level);
}

/** A single sound: mono at 48 kHz, 0.04 to 4 seconds, peak at 0.8. The seed varies it. */
export function makeSoundEvent(kind: SoundEventKind, seed: number): Float32Array {
  return normalise(SOUND_EVENTS[kind](createRandom(deriveSeed('event', kind, seed))));
}
