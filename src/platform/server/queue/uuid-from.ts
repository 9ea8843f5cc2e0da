import { createHash } from 'node:crypto';

/** One and the same UUID (version 8) for the same parts: for job ids made of a row's id and a counter on it. */
export function uuidFrom(...parts: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
