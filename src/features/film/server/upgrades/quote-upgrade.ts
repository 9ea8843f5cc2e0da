import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { requireOffered } from '#src/foundation/models/server/account-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadRowsFor } from '../load-film-for.ts';
import { priceUpgrade, type UpgradeChoice, type UpgradeKey } from './price-upgrade.ts';

/** What an upgrade would cost, shot by shot. */
export interface UpgradeQuote extends UpgradeKey {
  shots: { number: number; coins: number }[];
  totalCoins: number;
  balanceCoins: number;
}

/** Throws FILM_NOT_FOUND, what `requireUpgradeChoice` throws, and INDEX_OUT_OF_RANGE. */
export async function quoteUpgrade(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { accountId, filmId, ...choice }: UpgradeChoice & { accountId: string; filmId: string },
): Promise<UpgradeQuote> {
  const key = await requireUpgradeChoice(dependencies, choice, accountId);
  const rows = await loadRowsFor(dependencies.db, { accountId, filmId });
  const { candidates = 1 } = choice;
  const shots = priceUpgrade(rows, choice, key).map(({ shot, takeCoins }) => ({
    number: shot.position,
    coins: takeCoins * candidates,
  }));
  return {
    shots,
    totalCoins: shots.reduce((sum, { coins }) => sum + coins, 0),
    balanceCoins: await readBalance(dependencies.db, accountId),
    ...key,
  };
}

/**
 * Says whose key the model is asked with. Throws MODEL_UNKNOWN, MODEL_RETIRED or MODEL_UNAVAILABLE, and INVALID_DATA
 * for several candidates of several shots or by the draft engine, which draws the same again.
 */
export async function requireUpgradeChoice(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { kind, model: id, numbers, candidates = 1 }: UpgradeChoice,
  accountId: string,
): Promise<UpgradeKey> {
  const { entry, billedBy } = await requireOffered(dependencies, accountId, id, kind === 'clip' ? 'video' : 'image');
  if (candidates > 1 && (numbers.length > 1 || !isPaid(entry))) {
    throw new AppError('INVALID_DATA', {
      details: { issues: [{ path: 'candidates', message: 'several are of one shot by a paid model' }] },
    });
  }
  return { billedBy };
}
