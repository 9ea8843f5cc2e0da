import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FilmRows } from '../state/film-rows.ts';

/** Coins of one film: charged, and held for work in progress or still to come. Failed and stopped work was released. */
export interface FilmCoins {
  spentCoins: number;
  heldCoins: number;
}

/** The cost of a film until now, including its fixed prices. */
export async function countFilmCoins(
  executor: Executor,
  rows: Pick<FilmRows, 'takes' | 'charges' | 'reserves'>,
): Promise<FilmCoins> {
  const generations = await findGenerations(
    executor,
    rows.takes.flatMap((take) => take.generationId ?? []),
  );
  const coins = { spentCoins: 0, heldCoins: 0 };
  for (const generation of generations.values()) {
    if (generation.state === 'completed') {
      coins.spentCoins += generation.priceCoins;
    } else if (generation.state !== 'failed' && generation.state !== 'cancelled') {
      coins.heldCoins += generation.priceCoins;
    }
  }
  for (const charge of rows.charges) {
    if (charge.state === 'settled') {
      coins.spentCoins += charge.coins;
    }
    if (charge.state === 'held') {
      coins.heldCoins += charge.coins;
    }
  }
  for (const reserve of rows.reserves) {
    if (reserve.state === 'held') {
      coins.heldCoins += reserve.coins;
    }
  }
  return coins;
}
