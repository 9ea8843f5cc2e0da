/** A seeded random number generator. Equal seeds give equal sequences on every machine. */
export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  /** Next number in [low, high). */
  between(low: number, high: number): number;
  /** Next whole number in [0, count). */
  below(count: number): number;
  /** A random item. The list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** Hashes words and numbers into one 32-bit seed (FNV-1a), so that seeds derive from film, shot and frame. */
export function deriveSeed(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const text = `${typeof part === 'number' ? 'n' : 's'}${part}|`;
    for (let index = 0; index < text.length; index++) {
      hash ^= text.charCodeAt(index);
      hash = Math.imul(hash, 0x01000193);
    }
  }
  return hash >>> 0;
}

/** Creates a generator from a seed (mulberry32: 32 bits of state, uniform enough for drawing and choosing). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined && items.length === 0) {
        throw new RangeError('pick from an empty list');
      }
      return item as (typeof items)[number];
    },
    shuffle: (items) => {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [result[last], result[other]] = [
          result[other] as (typeof items)[number],
          result[last] as (typeof items)[number],
        ];
      }
      return result;
    },
  };
}
