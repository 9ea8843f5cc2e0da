import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import {
  addRoomReverb,
  panGains,
  ROOMS,
  type Room,
  type Stereo,
} from '#src/platform/server/media/sound/place-in-room.ts';
import { writeFloatWav } from '#src/platform/server/media/sound/write-float-wav.ts';

/** A sound with its start in the film: 48 kHz mono, samples from -1 to 1. */
export interface PlacedSound {
  samples: Float32Array;
  startSeconds: number;
  /** Factor; 1 by default. */
  gain?: number;
  /** When it is faded out; it rings out where absent. */
  endSeconds?: number;
  /** -1 left to 1 right; the middle where absent. */
  across?: number;
  /** The room that answers it; none where absent. */
  room?: Room;
}

/** A stretch of a film's sound, in samples of 48 kHz. */
export interface SoundWindow {
  /** Its first sample in the film. */
  from: number;
  length: number;
}

/** Maximum length of a stem, which is held in memory at eight bytes per sample. */
const LONGEST_STEM_SECONDS = 1_800;

/**
 * Mixes sounds over silence, each at its place between left and right and answered by its room, and writes them as a
 * WAV stem of the film's length. Sounds may overlap; parts outside the film are cut off with a short fade. Returns the
 * samples of the left channel too; with a window, of that stretch alone. Holds the stem in memory: 23 MB per minute.
 * Throws RangeError above LONGEST_STEM_SECONDS.
 */
export async function buildStem(
  sounds: readonly PlacedSound[],
  durationSeconds: number,
  path: string,
  window: SoundWindow = wholeFilm(durationSeconds),
): Promise<Float32Array> {
  const stem: Stereo = [emptyStem(window), emptyStem(window)];
  for (const sound of sounds) {
    const [left, right] = panGains(sound.across ?? 0);
    addSound(stem[0], sound, left, window.from);
    addSound(stem[1], sound, right, window.from);
  }
  for (const room of ROOMS) {
    const inside = sounds.filter((sound) => sound.room === room);
    if (room !== 'dry' && inside.length > 0) {
      const send = emptyStem(window);
      inside.forEach((sound) => addSound(send, sound, 1, window.from));
      addRoomReverb(send, room, stem);
    }
  }
  await writeFloatWav(path, stem);
  return stem[0];
}

/** The window that is a film of this length. Throws RangeError for an invalid length. */
export function wholeFilm(durationSeconds: number): SoundWindow {
  if (!(durationSeconds > 0 && durationSeconds <= LONGEST_STEM_SECONDS)) {
    throw new RangeError(`not a film's length: ${durationSeconds} s`);
  }
  return { from: 0, length: Math.round(durationSeconds * FILM_SAMPLE_RATE) };
}

/** Silence of a window's length. */
export function emptyStem({ length }: SoundWindow): Float32Array {
  return new Float32Array(length);
}

const EDGE_SAMPLES = 240;
/** Length of the fade of a sound that is stopped. */
const STOP_SECONDS = 0.15;

/** Short ramps at both ends avoid clicks. */
function addSound(stem: Float32Array, sound: PlacedSound, side: number, fromSample: number): void {
  const offset = Math.round(sound.startSeconds * FILM_SAMPLE_RATE) - fromSample;
  const first = Math.max(0, -offset);
  const stop =
    sound.endSeconds === undefined
      ? Number.POSITIVE_INFINITY
      : Math.round((sound.endSeconds - sound.startSeconds + STOP_SECONDS) * FILM_SAMPLE_RATE);
  const end = Math.min(sound.samples.length, stem.length - offset, stop);
  const falls = end === stop ? STOP_SECONDS * FILM_SAMPLE_RATE : EDGE_SAMPLES;
  const gain = (sound.gain ?? 1) * side;
  for (let index = first; index < end; index++) {
    const edge = Math.min(1, (index - first + 1) / EDGE_SAMPLES, (end - index) / falls);
    stem[offset + index] = (stem[offset + index] ?? 0) + (sound.samples[index] ?? 0) * gain * edge;
  }
}
