import { and, eq } from 'drizzle-orm';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { releaseHold } from '#src/foundation/coins/server/release-hold.ts';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { FilmStatus } from '#src/shared/catalogue/film-statuses.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { fixedFilmPrices, hasPaidModel } from '#src/shared/catalogue/quote-film.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { filmCharges, type ChargePart, type ChargeRow, type TakeRow } from '../tables.ts';
import { pricedModelsOf } from './price-asset.ts';

/** The fixed prices that a film has to hold now: none when it is all draft, or when they are held or paid. */
export function missingFixedPrices(rows: Pick<FilmRows, 'film' | 'charges'>): { part: ChargePart; coins: number }[] {
  if (!hasPaidModel({ ...pricedModelsOf(rows.film.models) }, rows.film.ownKeyModels)) {
    return [];
  }
  const { film, extra } = fixedFilmPrices(rows.film.mode === 'one_click');
  const parts: { part: ChargePart; coins: number }[] = [
    { part: 'film', coins: film },
    { part: 'one_click', coins: extra },
  ];
  return parts.filter(
    ({ part, coins }) =>
      coins > 0 && !rows.charges.some((charge) => charge.part === part && charge.state !== 'released'),
  );
}

/**
 * Holds the fixed prices of a film, once: when it starts, and again when it is resumed after they were released.
 * Changes the given rows too. Throws INSUFFICIENT_COINS.
 */
export async function holdFixedPrices(
  transaction: Transaction,
  rows: Pick<FilmRows, 'film' | 'charges'>,
): Promise<void> {
  for (const { part, coins } of missingFixedPrices(rows)) {
    const round = 1 + rows.charges.filter((charge) => charge.part === part).length;
    const hold = await holdCoins(transaction, {
      accountId: rows.film.accountId,
      coins,
      reason: `film_${part}_price`,
      task: { kind: 'film', id: rows.film.id },
      idempotencyKey: `film:${rows.film.id}:${part}:${round}`,
    });
    const [charge] = await transaction
      .insert(filmCharges)
      .values({ filmId: rows.film.id, part, round, coins, holdId: hold.id, state: 'held' })
      .returning();
    if (charge) {
      rows.charges.push(charge);
    }
  }
}

/**
 * True for a take for which the fixed prices of its film are due once it is made: the film itself needed it, and coins
 * pay its model. Takes of an upgrade have their own price only.
 */
export function owesFixedPrices(film: Pick<FilmRows['film'], 'ownKeyModels'>, take: TakeRow): boolean {
  const { model } = take.inputs;
  return (
    take.generationId !== null && take.orderId === null && isPaidModel(model) && !film.ownKeyModels.includes(model)
  );
}

/**
 * Settles the held fixed prices once a paid model has made a part (CAT-35), and releases them when the film ends
 * without one. Changes the given rows too.
 */
export async function closeFixedPrices(
  transaction: Transaction,
  rows: Pick<FilmRows, 'film' | 'charges' | 'takes'>,
  status: FilmStatus,
): Promise<void> {
  const paid = rows.takes.filter((take) => owesFixedPrices(rows.film, take));
  const isState = (state: TakeRow['state']): boolean => paid.some((take) => take.state === state);
  if (isState('generated')) {
    return closeHeld(transaction, rows, 'settled');
  }
  const hasEnded = status === 'FAILED' || status === 'COMPLETED';
  if (hasEnded && !isState('generating')) {
    await closeHeld(transaction, rows, 'released');
  }
}

/** Closes every held fixed price in this way. */
export async function closeHeld(
  transaction: Transaction,
  rows: Pick<FilmRows, 'charges'>,
  state: 'settled' | 'released',
): Promise<void> {
  for (const charge of rows.charges) {
    if (charge.state !== 'held') {
      continue;
    }
    await (state === 'settled'
      ? settleHold(transaction, { holdId: charge.holdId })
      : releaseHold(transaction, charge.holdId));
    await transaction.update(filmCharges).set({ state }).where(isCharge(charge));
    charge.state = state;
  }
}

function isCharge({ filmId, part, round }: ChargeRow): ReturnType<typeof and> {
  return and(eq(filmCharges.filmId, filmId), eq(filmCharges.part, part), eq(filmCharges.round, round));
}
