import { trackPitch } from './track-pitch.ts';

const STEP_SECONDS = 0.06;

/** Median of the pitch (hertz) of the voiced parts of mono sound at 48 kHz; 0 where nothing is voiced. */
export function medianPitch(samples: Float32Array): number {
  const pitches = trackPitch(samples, STEP_SECONDS).flatMap(({ hertz }) => (hertz > 0 ? [hertz] : []));
  pitches.sort((one, other) => one - other);
  return pitches[pitches.length >> 1] ?? 0;
}
