/** Coefficients of a second-order filter, already divided by a0. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** Formulas: R. Bristow-Johnson, Cookbook formulae for audio equalizer biquad filter coefficients. */
export function highPass(sampleRate: number, hertz: number, quality = Math.SQRT1_2): Biquad {
  const { cosine, alpha } = angles(sampleRate, hertz, quality);
  const gain = (1 + cosine) / 2;
  return divide(1 + alpha, { b0: gain, b1: -(1 + cosine), b2: gain, a1: -2 * cosine, a2: 1 - alpha });
}

export function lowPass(sampleRate: number, hertz: number, quality = Math.SQRT1_2): Biquad {
  const { cosine, alpha } = angles(sampleRate, hertz, quality);
  const gain = (1 - cosine) / 2;
  return divide(1 + alpha, { b0: gain, b1: 1 - cosine, b2: gain, a1: -2 * cosine, a2: 1 - alpha });
}

/** Raises or lowers (decibels) a band around a frequency. */
export function bell(sampleRate: number, hertz: number, decibels: number, quality: number): Biquad {
  const { cosine, alpha } = angles(sampleRate, hertz, quality);
  const gain = 10 ** (decibels / 40);
  return divide(1 + alpha / gain, {
    b0: 1 + alpha * gain,
    b1: -2 * cosine,
    b2: 1 - alpha * gain,
    a1: -2 * cosine,
    a2: 1 - alpha / gain,
  });
}

/** Raises or lowers (decibels) all frequencies above one. */
export function highShelf(sampleRate: number, hertz: number, decibels: number): Biquad {
  const { cosine, alpha } = angles(sampleRate, hertz, Math.SQRT1_2);
  const gain = 10 ** (decibels / 40);
  const slope = 2 * Math.sqrt(gain) * alpha;
  return divide(gain + 1 - (gain - 1) * cosine + slope, {
    b0: gain * (gain + 1 + (gain - 1) * cosine + slope),
    b1: -2 * gain * (gain - 1 + (gain + 1) * cosine),
    b2: gain * (gain + 1 + (gain - 1) * cosine - slope),
    a1: 2 * (gain - 1 - (gain + 1) * cosine),
    a2: gain + 1 - (gain - 1) * cosine - slope,
  });
}

/** Filters the samples in place. */
export function filterInPlace(samples: Float32Array, filter: Biquad): Float32Array {
  const { b0, b1, b2, a1, a2 } = filter;
  let memory1 = 0;
  let memory2 = 0;
  for (let index = 0; index < samples.length; index++) {
    const input = samples[index]!;
    const output = b0 * input + memory1;
    memory1 = b1 * input - a1 * output + memory2;
    memory2 = b2 * input - a2 * output;
    samples[index] = output;
  }
  return samples;
}

function angles(sampleRate: number, hertz: number, quality: number): { cosine: number; alpha: number } {
  const angle = (2 * Math.PI * Math.min(hertz, sampleRate * 0.49)) / sampleRate;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * quality) };
}

function divide(a0: number, { b0, b1, b2, a1, a2 }: Biquad): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}
