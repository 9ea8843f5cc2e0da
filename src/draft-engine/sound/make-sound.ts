import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import type { AmbienceKind, SoundEventKind } from '../story/sound-kinds.ts';
import { AMBIENCES } from './ambiences.ts';
import { LASTING_MOST, LEVELS } from './events/sound-model.ts';
import { limitPeaks, loudestStretch, scale, withoutOffset } from './signal.ts';
import { SOUND_EVENTS } from './sound-events.ts';

/** Longest ambience that is made, seconds; longer ones are loops. */
const LONGEST_SECONDS = 120;

/** Background sound: mono at 48 kHz, exactly as long as requested (up to 120 s), at the level of its kind. */
export function makeAmbience(kind: AmbienceKind, seconds: number, seed: number): Float32Array {
  const [rms, texture] = AMBIENCES[kind];
  const asked = Math.min(LONGEST_SECONDS, seconds);
  const made = withoutOffset(texture(asked, createRandom(deriveSeed('ambience', kind, seed))));
  const exact = made.slice(0, Math.round(asked * SAMPLE_RATE));
  const level = loudestStretch(exact, asked);
  return level < 1e-9 ? exact : limitPeaks(scale(exact, rms / level));
}

/** A single sound: mono at 48 kHz, 0.04 to 10 seconds, as loud as it is beside others. The seed varies it. */
export function makeSoundEvent(kind: SoundEventKind, seed: number): Float32Array {
  const [level, make] = SOUND_EVENTS[kind];
  const made = withoutOffset(make(createRandom(deriveSeed('event', kind, seed))));
  const loudest = loudestStretch(made, 0.1);
  if (loudest < 1e-9) {
    return made;
  }
  return limitPeaks(scale(made, Math.min(LEVELS[level] / loudest, LASTING_MOST / loudestStretch(made, 0.4))));
}
