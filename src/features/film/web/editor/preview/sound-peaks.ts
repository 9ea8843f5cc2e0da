export const PEAKS_PER_SECOND = 50;

/** Of so many samples one is looked at: a peak lasts longer. */
const STEP = 4;
/** Peaks that are measured without letting the page do something else: half a minute of sound, some milliseconds. */
const AT_ONCE = 30 * PEAKS_PER_SECOND;

/** Decoding needs no speaker; the rate is low, since only peaks are wanted. */
const PEAK_RATE = 8000;

/** The peaks of a sound file (`measurePeaks`); undefined where it cannot be decoded here. */
export async function readPeaks(file: Blob): Promise<Float32Array | undefined> {
  try {
    const decoded = await new OfflineAudioContext(1, 1, PEAK_RATE).decodeAudioData(await file.arrayBuffer());
    return await measurePeaks(decoded.getChannelData(0), PEAK_RATE);
  } catch {
    return undefined;
  }
}

/** The loudest sample, 0 to 1, of each fiftieth of a second of a sound. */
export async function measurePeaks(samples: Float32Array, sampleRate: number): Promise<Float32Array> {
  const width = sampleRate / PEAKS_PER_SECOND;
  const peaks = new Float32Array(Math.ceil(samples.length / width));
  for (let index = 0; index < peaks.length; index++) {
    if (index > 0 && index % AT_ONCE === 0) {
      await new Promise((resolve) => void setTimeout(resolve));
    }
    peaks[index] = loudestIn(samples, Math.floor(index * width), Math.floor((index + 1) * width));
  }
  return peaks;
}

function loudestIn(samples: Float32Array, from: number, to: number): number {
  let loudest = 0;
  for (let index = from; index < Math.min(to, samples.length); index += STEP) {
    loudest = Math.max(loudest, Math.abs(samples[index] as number));
  }
  return loudest;
}
