import type { Pixels } from '../pixels/open-picture.ts';

/** The ground is even where this share of the picture's border is nearly of one colour. */
const EVEN_SHARE = 0.96;
const NEAR = 14;
/** Up to here a pixel is of the ground, from there on of the subject, in differences of colour. */
const GROUND = 18;
const SUBJECT = 52;

/**
 * Makes an even ground transparent, in place: all that is nearly of the border's colour and goes on from the border.
 * False, with nothing changed, where the border is not even.
 */
export function clearFlatGround({ data, width, height }: Pixels): boolean {
  const border = borderOf(width, height);
  const ground = [0, 1, 2].map((channel) => medianOf(border.map((at) => data[at * 4 + channel]!)));
  const difference = (at: number): number =>
    Math.max(...ground.map((value, channel) => Math.abs(data[at * 4 + channel]! - value)));
  if (border.filter((at) => difference(at) <= NEAR).length < EVEN_SHARE * border.length) {
    return false;
  }
  const seen = new Uint8Array(width * height);
  const waiting = border.filter((at) => difference(at) < SUBJECT);
  for (const at of waiting) {
    seen[at] = 1;
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const away = difference(at);
    data[at * 4 + 3] = Math.round((255 * Math.max(0, away - GROUND)) / (SUBJECT - GROUND));
    if (away > GROUND) {
      continue;
    }
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]) {
      if (next >= 0 && next < seen.length && seen[next] === 0 && difference(next) < SUBJECT) {
        seen[next] = 1;
        waiting.push(next);
      }
    }
  }
  return true;
}

function borderOf(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) {
    border.push(x, (height - 1) * width + x);
  }
  for (let y = 1; y < height - 1; y++) {
    border.push(y * width, y * width + width - 1);
  }
  return border;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
