import type { Canvas } from './paint-mesh.ts';

/** A square of a picture, which may be turned: its centre, its side and its turn in radians. */
export interface Square {
  x: number;
  y: number;
  side: number;
  turn: number;
}

const CHANNELS = 4;
/** The most samples along a side of a pixel. */
const MOST_SAMPLES = 8;

/**
 * What a model sees of a picture: planes of red, green and blue of `side` pixels, from black at `from` to white at
 * `to`; what lies outside of the picture is black.
 */
export function samplePlanes(
  picture: Canvas,
  square: Square,
  { side, from, to }: { side: number; from: number; to: number },
): Float32Array {
  const { data, width, height } = picture;
  const step = square.side / side;
  const samples = Math.max(1, Math.min(MOST_SAMPLES, Math.ceil(step)));
  const [cos, sin] = [Math.cos(square.turn) * step, Math.sin(square.turn) * step];
  const scale = (to - from) / (255 * samples * samples);
  const area = side * side;
  const planes = new Float32Array(area * 3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample++) {
        const across = x + ((sample % samples) + 0.5) / samples - side / 2;
        const down = y + (Math.floor(sample / samples) + 0.5) / samples - side / 2;
        const column = Math.floor(square.x + across * cos - down * sin);
        const row = Math.floor(square.y + across * sin + down * cos);
        if (column >= 0 && row >= 0 && column < width && row < height) {
          const at = (row * width + column) * CHANNELS;
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
        }
      }
      const at = y * side + x;
      planes[at] = from + red * scale;
      planes[area + at] = from + green * scale;
      planes[area * 2 + at] = from + blue * scale;
    }
  }
  return planes;
}
