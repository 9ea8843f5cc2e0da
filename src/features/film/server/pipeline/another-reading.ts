import type { VoiceSpec } from '#src/draft-engine/story/voice-spec.ts';

/** How a line is said when it is asked for again: in turn slower and lower, quicker and higher, and so on. */
const READINGS: readonly { rate: number; semitones: number }[] = [
  { rate: 0.88, semitones: -0.7 },
  { rate: 1.12, semitones: 0.7 },
  { rate: 0.94, semitones: 1 },
  { rate: 1.06, semitones: -1 },
];
const RATES = { least: 0.7, most: 1.3 } as const;
const MOST_SEMITONES = 6;

/** The same voice in another reading, which is heard to differ from the one before. `saidBefore` counts from 0. */
export function anotherReading(voice: VoiceSpec, saidBefore: number): VoiceSpec {
  const { rate, semitones } = READINGS[Math.max(0, saidBefore - 1) % READINGS.length] as (typeof READINGS)[number];
  return {
    ...voice,
    rate: Math.min(RATES.most, Math.max(RATES.least, voice.rate * rate)),
    pitchShift: Math.min(MOST_SEMITONES, Math.max(-MOST_SEMITONES, voice.pitchShift + semitones)),
  };
}
