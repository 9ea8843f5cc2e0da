import type { Language } from '#src/shared/language/languages.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';
import type { AmbienceKind, SoundEventKind } from '../../story/sound-kinds.ts';
import { makeAmbience, makeSoundEvent } from '../make-sound.ts';
import { add, limitPeaks, ride } from '../signal.ts';
import { readSoundDescription, type SoundReading, type UnderstoodWord } from './read-description.ts';

/** A bed of a described sound. */
interface AmbienceLayer {
  ambience: AmbienceKind;
  startSeconds: number;
  gain: number;
}

/** A single sound of a described sound. */
interface EventLayer {
  event: SoundEventKind;
  startSeconds: number;
  /** When it is faded out. */
  endSeconds: number;
  gain: number;
  /** -1 left to 1 right. */
  across: number;
}

/** What is asked for in words. */
export interface DescribedSound {
  /** In any of the four languages. */
  description: string;
  /** What is not to be heard, in words. */
  notWanted?: string;
  /** 1 to 120. */
  durationSeconds: number;
  seed: number;
  /** The language to expect, where the script of the description does not decide it. */
  language?: Language;
}

/** The layers of a described sound, or the answer that nothing of it is known. */
export type SoundPlan =
  | { kind: 'layers'; ambiences: AmbienceLayer[]; events: EventLayer[]; reading: SoundReading }
  | { kind: 'nothing_known'; reading: SoundReading };

/** Seconds after which a sound that was asked for without a number is heard again. */
const AGAIN_SECONDS = 9;
/** Seconds between repetitions that were counted. */
const COUNTED_SECONDS = 1.1;
const LONGEST_SECONDS = 120;

type Named = UnderstoodWord & { sound: { kind: 'event'; event: SoundEventKind } };

/**
 * Plans a sound by its description: ambiences from the stage on at which they are named, single sounds in their order
 * over the length.
 */
export function planDescribedSound({
  description,
  notWanted,
  durationSeconds,
  seed,
  language,
}: DescribedSound): SoundPlan {
  const reading = withoutMusic(readSoundDescription(description, notWanted, language));
  const { understood } = reading;
  if (understood.length === 0) {
    return { kind: 'nothing_known', reading };
  }
  const seconds = Math.min(LONGEST_SECONDS, Math.max(1, durationSeconds));
  const random = createRandom(deriveSeed('described', description, seed));
  const stages = 1 + Math.max(...understood.map(({ stage }) => stage));
  const startOf = (stage: number): number => (seconds * stage) / stages;
  const ambiences = understood.flatMap(({ sound, stage, gain }) =>
    sound.kind === 'ambience' ? [{ ambience: sound.ambience, startSeconds: startOf(stage), gain }] : [],
  );
  const events = Array.from({ length: stages }, (_, stage) =>
    understood.filter((each): each is Named => each.stage === stage && each.sound.kind === 'event'),
  ).flatMap((named, stage) =>
    named.flatMap((each, index): EventLayer[] => {
      const [from, until] = [startOf(stage), startOf(stage + 1)];
      const first =
        from + ((until - from) * (index + (stage === 0 && ambiences.length > 0 ? 0.3 : 0.05))) / named.length;
      const isRepeated = each.times === undefined && stages === 1;
      const times = each.times ?? (isRepeated ? Math.max(1, Math.round((until - first) / AGAIN_SECONDS)) : 1);
      const every = each.times === undefined ? AGAIN_SECONDS : COUNTED_SECONDS;
      const across = random.between(-0.5, 0.5);
      return Array.from({ length: times }, (__, time) => {
        const startSeconds = first + time * every * (isRepeated ? random.between(0.9, 1.1) : 1);
        return {
          event: each.sound.event,
          startSeconds,
          endSeconds: each.times === undefined ? until : Math.min(until, startSeconds + every * 0.95),
          gain: each.gain,
          across,
        };
      }).filter(({ startSeconds }) => startSeconds < seconds - 0.2);
    }),
  );
  return { kind: 'layers', ambiences, events, reading };
}

/** Music is made elsewhere: here it is not known. */
const withoutMusic = (reading: SoundReading): SoundReading => ({
  ...reading,
  music: [],
  unknown: [...reading.unknown, ...reading.music],
});

/** Ambiences rise at their start, and all ends softly. */
const RISE_SECONDS = 0.8;
/** Beds are made quiet for films, where they lie under speech; alone they are the sound. */
const BED_GAIN = 2.2;

/** Makes the layers of a plan: left and right at 48 kHz, at most 120 seconds. */
export function makeDescribedSound(
  { ambiences, events }: Extract<SoundPlan, { kind: 'layers' }>,
  { durationSeconds, seed }: Pick<DescribedSound, 'durationSeconds' | 'seed'>,
): [Float32Array, Float32Array] {
  const seconds = Math.min(LONGEST_SECONDS, Math.max(1, durationSeconds));
  const sides: [Float32Array, Float32Array] = [
    new Float32Array(Math.round(seconds * SAMPLE_RATE)),
    new Float32Array(Math.round(seconds * SAMPLE_RATE)),
  ];
  for (const { ambience, startSeconds, gain } of ambiences) {
    const share = (gain * BED_GAIN) / Math.sqrt(ambiences.length);
    sides.forEach((side, ear) => {
      const bed = makeAmbience(ambience, seconds - startSeconds, deriveSeed('ear', seed, ear));
      const rise = startSeconds > 0 ? RISE_SECONDS : 0.05;
      add(
        side,
        ride(bed, (at) => Math.min(1, at / rise)),
        startSeconds,
        share,
      );
    });
  }
  events.forEach(({ event, startSeconds, endSeconds, gain, across }, index) => {
    const made = makeSoundEvent(event, deriveSeed('take', seed, index));
    const length = endSeconds - startSeconds;
    ride(made, (at) => Math.max(0, Math.min(1, (length + 0.1 - at) / 0.1)));
    add(sides[0], made, startSeconds, gain * (1 - 0.5 * Math.max(0, across)));
    add(sides[1], made, startSeconds, gain * (1 + 0.5 * Math.min(0, across)));
  });
  const fade = Math.min(1, seconds / 4);
  sides.forEach((side) => limitPeaks(ride(side, (at) => Math.max(0, Math.min(1, (seconds - at) / fade)))));
  return sides;
}
