import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { ride } from '../sound/signal.ts';
import type { MadeStem } from './make-layers.ts';

/** How far places and music step back while a single sound is heard. */
const DUCK_DECIBELS = -7;
/** How much louder single sounds are than those of a film beside music, which is louder than places, and without. */
const LIFT_DECIBELS = { music: 8, places: 3 } as const;
/** Places and music step back so long before a sound, and come back so slowly after it. */
const AHEAD_SECONDS = 0.08;
const RELEASE_SECONDS = 0.35;
const FRAME_SECONDS = 0.02;
/** A frame counts as part of a sound from this share of the loudest frame on. */
const HEARD_SHARE = 0.08;

const factor = (decibels: number): number => 10 ** (decibels / 20);

/** Makes single sounds stand out: places and music step back under them, and they are louder themselves. */
export function duckUnderEvents(stems: readonly MadeStem[]): MadeStem[] {
  const events = stems.find(({ stem }) => stem === 'effects');
  if (!events || stems.length === 1) {
    return [...stems];
  }
  const lift = LIFT_DECIBELS[stems.some(({ stem }) => stem === 'music') ? 'music' : 'places'];
  const level = duckLevel(events.sides[0]);
  return stems.map((one) => {
    if (one === events) {
      return { ...one, volume: one.volume * factor(lift) };
    }
    one.sides.forEach((side) => ride(side, level));
    return one;
  });
}

/** The factor of what is heard beside the events at each moment. */
function duckLevel(events: Float32Array): (at: number) => number {
  const frame = Math.round(FRAME_SECONDS * SAMPLE_RATE);
  const loudness = Array.from({ length: Math.ceil(events.length / frame) }, (_, index) =>
    events.subarray(index * frame, (index + 1) * frame).reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  );
  const least = Math.max(...loudness) * HEARD_SHARE;
  const gains = loudness.map((value) => (value > least && value > 0 ? factor(DUCK_DECIBELS) : 1));
  const rise = (1 - factor(DUCK_DECIBELS)) * (FRAME_SECONDS / RELEASE_SECONDS);
  const fall = (1 - factor(DUCK_DECIBELS)) * (FRAME_SECONDS / AHEAD_SECONDS);
  for (let index = 1; index < gains.length; index++) {
    gains[index] = Math.min(gains[index]!, gains[index - 1]! + rise);
  }
  for (let index = gains.length - 2; index >= 0; index--) {
    gains[index] = Math.min(gains[index]!, gains[index + 1]! + fall);
  }
  return (at) => gains[Math.min(gains.length - 1, Math.floor(at / FRAME_SECONDS))] ?? 1;
}
