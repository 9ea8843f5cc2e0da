/** A number from -1 to 1 for a place, the same for the same seed. */
export function noiseAt(x: number, y: number, seed: number): number {
  let value = Math.imul(x | 0, 374_761_393) ^ Math.imul(y | 0, 668_265_263) ^ Math.imul(seed | 0, 2_147_483_647);
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177);
  value ^= value >>> 16;
  return ((value >>> 0) / 0xffffffff) * 2 - 1;
}
