import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { TakeRow } from './tables.ts';

/** Coins that the takes of a film cost: what was completed counts, what failed was given back. */
export async function spentCoins(executor: Executor, takes: readonly TakeRow[]): Promise<number> {
  const generations = await findGenerations(executor, takes.flatMap((take) => take.generationId ?? []));
  let coins = 0;
  for (const generation of generations.values()) if (generation.state === 'completed') coins += generation.priceCoins;
  return coins;
}
