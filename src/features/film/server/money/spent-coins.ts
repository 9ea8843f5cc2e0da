import { coinStateOf } from '#src/foundation/generation/server/coin-state-of.ts';
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
    const state = coinStateOf(generation);
    coins.spentCoins += state === 'charged' ? generation.priceCoins : 0;
    coins.heldCoins += state === 'held' ? generation.priceCoins : 0;
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
