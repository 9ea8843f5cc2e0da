export const PEAKS_PER_SECOND = 50;

/** The loudest sample, 0 to 1, of each fiftieth of a second of a sound. */
export function measurePeaks(samples: Float32Array, sampleRate: number): Float32Array {
  const width = sampleRate / PEAKS_PER_SECOND;
  const peaks = new Float32Array(Math.ceil(samples.length / width));
  for (let index = 0; index < samples.length; index++) {
    const at = Math.floor(index / width);
    const loudness = Math.abs(samples[index] as number);
    if (loudness > (peaks[at] as number)) {
      peaks[at] = loudness;
    }
  }
  return peaks;
}
