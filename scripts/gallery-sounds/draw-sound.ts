import { createCanvas } from '@napi-rs/canvas';
import { SAMPLE_RATE } from '#src/draft-engine/audio/sample-rate.ts';
import { spectra } from '#src/draft-engine/sound/measure-sound.ts';

/** Size of a sound's picture, pixels; twice what the page shows. */
const WIDTH = 480;
const WAVE = 96;
const SPECTRUM = 112;
const PICTURE = { width: WIDTH, height: WAVE + SPECTRUM } as const;

/** One dark ink on nothing: the page inverts it on a dark ground. */
const INK = '13, 74, 92';
const LOWEST_HERTZ = 60;
const HIGHEST_HERTZ = 16_000;
const QUIETEST_DECIBELS = -50;
const RANGE_DECIBELS = 85;
/** Samples that a spectrum is made of. */
const SPAN = 2_048;

/** A PNG: peaks and mean level over time above, frequencies from 60 Hz to 16 kHz over time below. */
export async function drawSound(signal: Float32Array): Promise<Buffer> {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext('2d');
  for (let x = 0; x < WIDTH; x++) {
    const part = signal.subarray((x / WIDTH) * signal.length, ((x + 1) / WIDTH) * signal.length);
    let [peak, squares] = [0, 0];
    for (const sample of part) {
      peak = Math.max(peak, Math.abs(sample));
      squares += sample ** 2;
    }
    for (const [level, ink] of [
      [peak, 0.35],
      [Math.sqrt(squares / Math.max(1, part.length)), 0.9],
    ] as const) {
      context.fillStyle = `rgba(${INK}, ${ink})`;
      context.fillRect(x, (WAVE * (1 - level)) / 2, 1, Math.max(1, level * WAVE));
    }
  }
  const columns = spectra(signal, Math.max(256, Math.floor(signal.length / WIDTH)));
  columns.forEach((column, at) => {
    const x = Math.floor((at / columns.length) * WIDTH);
    for (let y = 0; y < SPECTRUM; y++) {
      const hertz = LOWEST_HERTZ * (HIGHEST_HERTZ / LOWEST_HERTZ) ** (1 - y / SPECTRUM);
      const decibels = 10 * Math.log10((column[Math.round((hertz * SPAN) / SAMPLE_RATE)] ?? 0) + 1e-9);
      const strength = Math.max(0, Math.min(1, (decibels - QUIETEST_DECIBELS) / RANGE_DECIBELS));
      context.fillStyle = `rgba(${INK}, ${(strength ** 1.6).toFixed(2)})`;
      context.fillRect(x, WAVE + y, Math.ceil(WIDTH / columns.length), 1);
    }
  });
  return canvas.encode('png');
}
