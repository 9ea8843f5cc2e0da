import type { Stem } from '#src/shared/catalogue/stems.ts';

/**
 * Gain of each stem as the draft engine makes it, and how far the measured gain may be from it: a voice or music that
 * another vendor made is levelled by measuring. Effects have their levels beside each other, and ambience is levelled
 * bed by bed (`AMBIENCE_LEVEL`).
 */
export const PLANNED_GAINS: Readonly<Record<Stem, { decibels: number; withinDecibels: number }>> = {
  voice: { decibels: -1, withinDecibels: 2 },
  music: { decibels: -5, withinDecibels: 1.5 },
  effects: { decibels: 4, withinDecibels: Number.POSITIVE_INFINITY },
  ambience: { decibels: 0, withinDecibels: Number.POSITIVE_INFINITY },
};

/** Level of a bed of ambience, and the most that it is raised. */
export const AMBIENCE_LEVEL = { lufs: -31, mostGainDecibels: 12 } as const;

/**
 * The limiter's first ceiling, dBFS: what lies between samples, and what encoding adds, is still below the highest
 * peak.
 */
export const CEILING_DECIBELS = -1.8;

/** The gain of a chosen volume, 1 as designed, in decibels. */
export function volumeDecibels(volume = 1): number {
  return 20 * Math.log10(Math.max(volume, 0.001));
}
