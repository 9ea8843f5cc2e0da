import type { Random } from '#src/shared/random.ts';

/** A measure that differs by at most a share from the usual one. */
export function vary(random: Random, usual: number, share: number): number {
  return usual * (1 + random.between(-share, share));
}
