import { PEAKS_PER_SECOND } from '../preview/sound-peaks.ts';
import type { SoundPlan, Track } from '../preview/sound-plan.ts';

/** A sound whose waveform is drawn; times of the film. */
export interface Wave {
  source: string;
  startSeconds: number;
  endSeconds: number;
}

/** The sounds of a track, each until it is stopped, or the film ends. */
export function wavesOf({ sounds, durationSeconds }: SoundPlan, track: Track): Wave[] {
  return sounds
    .filter((sound) => sound.track === track)
    .map(({ source, startSeconds, endSeconds = durationSeconds }) => ({ source, startSeconds, endSeconds }));
}

/** The loudest peak between two moments of a sound; 0 after its end. */
export function loudestBetween(peaks: Float32Array, fromSeconds: number, toSeconds: number): number {
  const first = Math.max(0, Math.floor(fromSeconds * PEAKS_PER_SECOND));
  const last = Math.min(peaks.length, Math.max(first + 1, Math.ceil(toSeconds * PEAKS_PER_SECOND)));
  let loudest = 0;
  for (let index = first; index < last; index++) {
    loudest = Math.max(loudest, peaks[index] as number);
  }
  return loudest;
}
