import type { Sound } from './live/take-over.ts';

/** The keys under which the elements of the player keep a person's sound. */
const MUTED_KEY = 'media-chrome-pref-muted';
const VOLUME_KEY = 'media-chrome-pref-volume';

/** The sound that a person chose last, in any film; loud where nothing is known. */
export function readKeptSound(): Sound {
  try {
    const volume = Number(localStorage.getItem(VOLUME_KEY) ?? 1);
    return {
      muted: localStorage.getItem(MUTED_KEY) === 'true',
      volume: volume >= 0 && volume <= 1 ? volume : 1,
    };
  } catch {
    return { muted: false, volume: 1 };
  }
}

/** Keeps the sound that a person chose, for other films too. */
export function keepSound({ muted, volume }: Sound): void {
  try {
    localStorage.setItem(MUTED_KEY, String(muted));
    localStorage.setItem(VOLUME_KEY, String(volume));
  } catch {
    // Storage is off or full: the choice lives as long as the player.
  }
}
