import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { measureLoudness } from '../audio/loudness.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { makeAmbience, makeSoundEvent } from '../sound/make-sound.ts';
import { add, hit, limitPeaks, scale, shape, silence, tone } from '../sound/signal.ts';
import type { MemeTemplate } from './meme-template.ts';

/** Loudness of a clip, as that of films: LUFS. */
const LOUDNESS = -16;
const MOST_GAIN = 8;
const POP_SECONDS = 0.12;
const POP_LEVEL = 0.22;
const AMBIENCE_LEVEL = 0.5;
/** The end fades out over this time, seconds. */
const FADE_SECONDS = 0.25;

/** The sound of a clip: ambience, the template's sounds, and a short pop for each line that appears. Mono at 48 kHz. */
export function makeMemeSound(
  { ambience, sounds }: Pick<MemeTemplate, 'ambience' | 'sounds'>,
  { seconds, seed, pops }: { seconds: number; seed: number; pops: readonly number[] },
): Float32Array {
  const mix = silence(seconds);
  if (ambience) {
    add(mix, makeAmbience(ambience, seconds, seed), 0, AMBIENCE_LEVEL);
  }
  sounds.forEach(({ event, at }, index) => add(mix, makeSoundEvent(event, deriveSeed(seed, event, index)), at));
  pops.forEach((at, index) => add(mix, pop(deriveSeed(seed, 'pop', index)), at, POP_LEVEL));
  const faded = shape(mix.slice(0, Math.round(seconds * SAMPLE_RATE)), (at) =>
    Math.min(1, Math.max(0, (seconds - at) / FADE_SECONDS)),
  );
  const loudness = measureLoudness([faded]);
  const gain = Number.isFinite(loudness) ? Math.min(MOST_GAIN, 10 ** ((LOUDNESS - loudness) / 20)) : 1;
  return limitPeaks(scale(faded, gain));
}

/** A short tone that rises. */
function pop(seed: number): Float32Array {
  const base = 420 + 80 * createRandom(seed).next();
  return shape(
    tone(POP_SECONDS, (at) => base * (1 + at * 6)),
    hit(0.004, 0.035),
  );
}
