import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { modelSurroundings } from '../idea/film-models.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { priceUpgrade, type UpgradeChoice } from './price-upgrade.ts';

/** What an upgrade would cost, shot by shot. */
export interface UpgradeQuote {
  shots: { number: number; coins: number }[];
  totalCoins: number;
  balanceCoins: number;
}

/** Throws FILM_NOT_FOUND, what `requireUpgradeChoice` throws, and INDEX_OUT_OF_RANGE. */
export async function quoteUpgrade(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors'>,
  { accountId, filmId, ...choice }: UpgradeChoice & { accountId: string; filmId: string },
): Promise<UpgradeQuote> {
  requireUpgradeChoice(dependencies, choice);
  const film = await loadFilmFor(dependencies.db, accountId, filmId);
  const rows = await loadFilmRows(dependencies.db, film.id);
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  const { candidates = 1 } = choice;
  const shots = priceUpgrade(rows, choice).map(({ shot, takeCoins }) => ({
    number: shot.position,
    coins: takeCoins * candidates,
  }));
  return {
    shots,
    totalCoins: shots.reduce((sum, { coins }) => sum + coins, 0),
    balanceCoins: await readBalance(dependencies.db, accountId),
  };
}

/**
 * Throws MODEL_UNKNOWN, MODEL_RETIRED or MODEL_UNAVAILABLE, and INVALID_DATA for several candidates of several shots or
 * by the draft engine, which draws the same again.
 */
export function requireUpgradeChoice(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  { kind, model, numbers, candidates = 1 }: UpgradeChoice,
): void {
  const { vendors, today } = modelSurroundings(dependencies);
  const found = requireModel(model, kind === 'picture' ? 'image' : 'video', vendors, today);
  if (candidates > 1 && (numbers.length > 1 || !isPaid(found))) {
    throw new AppError('INVALID_DATA', {
      details: { issues: [{ path: 'candidates', message: 'several are of one shot by a model that costs coins' }] },
    });
  }
}
