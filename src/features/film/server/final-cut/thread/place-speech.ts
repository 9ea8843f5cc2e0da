import { FILM_SAMPLE_RATE, writeWav } from '#src/platform/server/media/sound/wav-files.ts';

/** A sound with its start in the film: 48 kHz mono, samples from -1 to 1. */
export interface PlacedSound {
  samples: Float32Array;
  startSeconds: number;
  /** Factor; 1 by default. */
  gain?: number;
}

/** Maximum length of a stem, which is held in memory at four bytes per sample. */
const LONGEST_STEM_SECONDS = 1_800;

/**
 * Mixes sounds over silence and writes them as a WAV stem of the film's length. Sounds may overlap; parts outside the
 * film are cut off with a short fade. Returns the samples too. Holds the whole stem in memory: 11.5 MB per minute.
 * Throws RangeError above LONGEST_STEM_SECONDS.
 */
export async function buildStem(
  sounds: readonly PlacedSound[],
  durationSeconds: number,
  path: string,
): Promise<Float32Array> {
  const stem = emptyStem(durationSeconds);
  for (const sound of sounds) {
    addSound(stem, sound);
  }
  await writeWav(path, [stem]);
  return stem;
}

/** Silence of a film's length. Throws RangeError for an invalid length. */
export function emptyStem(durationSeconds: number): Float32Array {
  if (!(durationSeconds > 0 && durationSeconds <= LONGEST_STEM_SECONDS)) {
    throw new RangeError(`not a film's length: ${durationSeconds} s`);
  }
  return new Float32Array(Math.round(durationSeconds * FILM_SAMPLE_RATE));
}

const EDGE_SAMPLES = 240;

/** Short ramps at both ends avoid clicks. */
function addSound(stem: Float32Array, sound: PlacedSound): void {
  const offset = Math.round(sound.startSeconds * FILM_SAMPLE_RATE);
  const first = Math.max(0, -offset);
  const end = Math.min(sound.samples.length, stem.length - offset);
  const gain = sound.gain ?? 1;
  for (let index = first; index < end; index++) {
    const edge = Math.min(1, (index - first + 1) / EDGE_SAMPLES, (end - index) / EDGE_SAMPLES);
    stem[offset + index] = (stem[offset + index] ?? 0) + (sound.samples[index] ?? 0) * gain * edge;
  }
}
