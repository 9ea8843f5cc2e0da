import { expect, test } from 'vitest';
import { transformInPlace } from './fourier.ts';

test.each([8, 1024])('a transform of %i values is the sum of their products with each turn', (size) => {
  const values = Float64Array.from({ length: size }, (_, index) => Math.sin(index * index) + (index % 3));
  const real = values.slice();
  const imaginary = new Float64Array(size);
  transformInPlace(real, imaginary);
  for (const bin of [0, 1, 3, size / 2, size - 1]) {
    const turn = (index: number): number => (-2 * Math.PI * bin * index) / size;
    expect(real[bin]).toBeCloseTo(
      values.reduce((sum, value, index) => sum + value * Math.cos(turn(index)), 0),
      8,
    );
    expect(imaginary[bin]).toBeCloseTo(
      values.reduce((sum, value, index) => sum + value * Math.sin(turn(index)), 0),
      8,
    );
  }
});
