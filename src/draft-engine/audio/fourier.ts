/** Turns of a transform of one size. */
interface Turns {
  cosines: Float64Array;
  sines: Float64Array;
}

const known = new Map<number, Turns>();

function turnsOf(size: number): Turns {
  const turns = known.get(size) ?? {
    cosines: Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((-2 * Math.PI * index) / size)),
    sines: Float64Array.from({ length: size / 2 }, (_, index) => Math.sin((-2 * Math.PI * index) / size)),
  };
  known.set(size, turns);
  return turns;
}

/** Fourier transform in place; both arrays have one length, a power of two. */
export function transformInPlace(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  reverseBits(real);
  reverseBits(imaginary);
  const { cosines, sines } = turnsOf(size);
  for (let span = 2; span <= size; span *= 2) {
    const half = span / 2;
    const stride = size / span;
    for (let start = 0; start < size; start += span) {
      for (let offset = 0; offset < half; offset++) {
        const near = start + offset;
        const far = near + half;
        const cosine = cosines[offset * stride]!;
        const sine = sines[offset * stride]!;
        const x = real[far]! * cosine - imaginary[far]! * sine;
        const y = real[far]! * sine + imaginary[far]! * cosine;
        real[far] = real[near]! - x;
        imaginary[far] = imaginary[near]! - y;
        real[near]! += x;
        imaginary[near]! += y;
      }
    }
  }
}

/** Puts each value at the place whose binary digits are those of its own backwards. */
function reverseBits(values: Float64Array): void {
  for (let index = 1, other = 0; index < values.length; index++) {
    let bit = values.length >> 1;
    for (; other & bit; bit >>= 1) {
      other ^= bit;
    }
    other ^= bit;
    if (index < other) {
      [values[index], values[other]] = [values[other]!, values[index]!];
    }
  }
}
