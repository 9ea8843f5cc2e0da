import { createRandom, type Random } from '#src/shared/random.ts';
import type { Viseme, VisemeSpan } from '../voice/viseme.ts';
import type { FacePose } from './face-pose.ts';

/** What a face does while a sound is heard. */
export interface SpeechMotion {
  durationSeconds: number;
  framesPerSecond: number;
  visemes: readonly VisemeSpan[];
  /** How loud the sound is at each frame, from 0 to 1. */
  loudness: Float32Array;
  seed: number;
}

type MouthPose = Pick<FacePose, 'open' | 'width' | 'teeth' | 'tongue' | 'pressed'>;

const mouth = (width: number, more: Partial<MouthPose> = {}): MouthPose => ({
  open: 0,
  width,
  teeth: 0,
  tongue: 0,
  pressed: 0,
  ...more,
});
/** How each shape differs from the mouth of the picture; how far it opens is in its span. */
const SHAPES: Readonly<Record<Viseme, MouthPose>> = {
  rest: mouth(1),
  closed: mouth(0.97, { pressed: 1 }),
  open: mouth(1),
  mid: mouth(1.02),
  wide: mouth(1.1),
  round: mouth(0.78),
  narrow: mouth(0.68),
  teeth: mouth(1, { teeth: 1 }),
  tongue: mouth(1.03, { tongue: 1 }),
};
/** Shapes blend into each other over so long, and a mouth is a little before its sound. */
const BLEND_SECONDS = 0.055;
const AHEAD_SECONDS = 0.03;
const SAMPLES = 9;

const BLINK = { shutSeconds: 0.07, heldSeconds: 0.04, openSeconds: 0.14 } as const;
const BETWEEN_BLINKS = { least: 1.8, more: 3.2 } as const;

/** The pose of the face at each frame. The same motion gives the same poses. */
export function posesOf(motion: SpeechMotion): FacePose[] {
  const { durationSeconds, framesPerSecond, seed } = motion;
  const count = Math.max(1, Math.ceil(durationSeconds * framesPerSecond));
  const random = createRandom(seed);
  const blinks = blinkTimes(durationSeconds, random);
  const sway = Array.from({ length: 4 }, () => wander(random));
  const stress = smoothed(motion.loudness, framesPerSecond, 0.22);
  const slow = smoothed(motion.loudness, framesPerSecond, 1.1);
  return Array.from({ length: count }, (_, frame) => {
    const seconds = frame / framesPerSecond;
    // What is said louder than what is around it.
    const emphasis = Math.max(0, (stress[frame] ?? 0) - (slow[frame] ?? 0));
    const calm = easeIn(seconds, durationSeconds);
    const [side = 0, nod = 0, tilt = 0, rise = 0] = sway.map((at) => at(seconds) * calm);
    return {
      ...mouthAt(motion, seconds),
      blink: Math.max(0, ...blinks.map((start) => blinkAt(seconds - start))),
      brows: Math.min(1, emphasis * 2.2) * calm,
      yaw: side * 0.06,
      pitch: nod * 0.035 + emphasis * 0.11 * calm,
      roll: tilt * 0.018,
      rise: rise * 0.006 - emphasis * 0.012 * calm,
    };
  });
}

function mouthAt({ visemes }: SpeechMotion, seconds: number): MouthPose {
  const sum = mouth(0);
  let weights = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const share = (2 * (sample + 0.5)) / SAMPLES - 1;
    const weight = 1 - Math.abs(share);
    const at = seconds + AHEAD_SECONDS + share * BLEND_SECONDS;
    const span = visemes.find(({ startSeconds, endSeconds }) => at >= startSeconds && at < endSeconds);
    const shape = SHAPES[span?.viseme ?? 'rest'];
    sum.open += weight * (span?.openness ?? 0);
    sum.width += weight * shape.width;
    sum.teeth += weight * shape.teeth;
    sum.tongue += weight * shape.tongue;
    sum.pressed += weight * shape.pressed;
    weights += weight;
  }
  return {
    open: sum.open / weights,
    width: sum.width / weights,
    teeth: sum.teeth / weights,
    tongue: sum.tongue / weights,
    pressed: sum.pressed / weights,
  };
}

function blinkTimes(durationSeconds: number, random: Random): number[] {
  const times: number[] = [];
  let at = 0.6 + random.next() * 1.4;
  while (at < durationSeconds - 0.2) {
    times.push(at);
    at += BETWEEN_BLINKS.least + BETWEEN_BLINKS.more * random.next();
  }
  return times;
}

function blinkAt(seconds: number): number {
  const { shutSeconds, heldSeconds, openSeconds } = BLINK;
  if (seconds < 0 || seconds > shutSeconds + heldSeconds + openSeconds) {
    return 0;
  }
  if (seconds < shutSeconds) {
    return seconds / shutSeconds;
  }
  return Math.min(1, 1 - (seconds - shutSeconds - heldSeconds) / openSeconds);
}

/** A slow movement to and fro, from -1 to 1. */
function wander(random: Random): (seconds: number) => number {
  const waves = [0.11, 0.23, 0.37].map((hertz, index) => ({
    turn: Math.PI * 2 * hertz * (0.8 + 0.4 * random.next()),
    phase: Math.PI * 2 * random.next(),
    share: [0.5, 0.32, 0.18][index] ?? 0,
  }));
  return (seconds) => waves.reduce((sum, { turn, phase, share }) => sum + share * Math.sin(turn * seconds + phase), 0);
}

/** The head begins and ends as it is in the picture. */
function easeIn(seconds: number, durationSeconds: number): number {
  const share = Math.max(0, Math.min(1, seconds / 0.5, (durationSeconds - seconds) / 0.5));
  return share * share * (3 - 2 * share);
}

function smoothed(values: Float32Array, framesPerSecond: number, seconds: number): Float32Array {
  const reach = Math.max(1, Math.round((seconds * framesPerSecond) / 2));
  return Float32Array.from({ length: values.length }, (_, index) => {
    const part = values.subarray(Math.max(0, index - reach), index + reach + 1);
    return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
  });
}
