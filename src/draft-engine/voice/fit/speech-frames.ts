/** What a recording shows in each hundredth of a second. */
export interface SpeechFrames {
  /** Level against the loud parts, decibels: 0 loud, `FLOOR_DECIBELS` silent. */
  levels: Float32Array;
  /** Share of high frequencies, 0 to 1: low for vowels, high for hissing sounds. */
  hiss: Float32Array;
}

export const FRAME_SECONDS = 0.01;
const FLOOR_DECIBELS = -45;
/** Frames under this level are silence. */
export const SILENT_DECIBELS = -34;

const LOUD_SHARE = 0.92;
/** Distance of the two samples whose difference shows the high frequencies. */
const DIFFERENCE_SECONDS = 1 / 16_000;
/** Each frame is measured over a longer window, so that single periods of a deep voice do not show. */
const WINDOW_SECONDS = 0.02;

/** Measures mono sound. */
export function measureFrames(samples: Float32Array, sampleRate: number): SpeechFrames {
  const count = Math.max(1, Math.ceil(samples.length / sampleRate / FRAME_SECONDS));
  const levels = new Float32Array(count);
  const hiss = new Float32Array(count);
  const lag = Math.max(1, Math.round(DIFFERENCE_SECONDS * sampleRate));
  const half = (WINDOW_SECONDS / 2) * sampleRate;
  for (let frame = 0; frame < count; frame++) {
    const middle = (frame + 0.5) * FRAME_SECONDS * sampleRate;
    const start = Math.max(0, Math.round(middle - half));
    const end = Math.min(samples.length, Math.round(middle + half));
    let energy = 1e-10;
    let difference = 0;
    for (let index = start; index < end; index++) {
      energy += samples[index]! ** 2;
      difference += (samples[index]! - (samples[index - lag] ?? 0)) ** 2;
    }
    levels[frame] = 10 * Math.log10(energy / Math.max(1, end - start));
    hiss[frame] = Math.min(1, difference / (2 * energy));
  }
  const loud = levels.toSorted()[Math.floor(count * LOUD_SHARE)] ?? 0;
  return { levels: levels.map((level) => Math.max(FLOOR_DECIBELS, Math.min(0, level - loud))), hiss };
}
