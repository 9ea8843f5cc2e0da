import { randomUUID } from 'node:crypto';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { LIST_OF } from '../../timeline/apply-to-cast.ts';
import { CAST_PICTURES } from '../../timeline/cast-pictures.ts';
import type { CastKind } from '../../timeline/film-edit.ts';
import { keepCheckpoint } from '../editing/keep-checkpoint.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { priceAsset } from '../money/price-asset.ts';
import { reserveUpgrade } from '../money/reserve-work.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { forbidUpgrade, type UpgradeKey } from '../upgrades/price-upgrade.ts';
import { requireUpgradeChoice } from '../upgrades/quote-upgrade.ts';

/** Which pictures of the cast are to be made by which model. */
interface RenewalChoice {
  kind: CastKind;
  keys: readonly string[];
  model: string;
}

/** What new pictures would cost, member by member. */
interface RenewalQuote extends UpgradeKey {
  members: { key: string; coins: number }[];
  totalCoins: number;
  balanceCoins: number;
}

type Dependencies = Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys'>;

/** Throws FILM_NOT_FOUND, EDIT_NOT_POSSIBLE for an unknown member, and what `requireUpgradeChoice` throws. */
export async function quoteRenewal(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { accountId, filmId, ...choice }: RenewalChoice & { accountId: string; filmId: string },
): Promise<RenewalQuote> {
  const film = await loadFilmFor(dependencies.db, accountId, filmId);
  const key = await requireModelOf(dependencies, choice, accountId);
  const members = priceRenewal(await loadFilmRows(dependencies.db, film.id), choice, key);
  return {
    members,
    totalCoins: members.reduce((sum, { coins }) => sum + coins, 0),
    balanceCoins: await readBalance(dependencies.db, accountId),
    ...key,
  };
}

/**
 * Makes new pictures of members of the cast by a model; each is circled when it is there, and earlier takes stay. Those
 * that are being made are left as they are, and an order with a known key is not carried out again. Returns how many
 * were started. Throws what `quoteRenewal` throws, MODEL_FOR_MEMBERS, PRICE_CHANGED where it would cost more than was
 * agreed to or another would be billed for it, INSUFFICIENT_COINS and FREE_COINS_BUDGET_SPENT, or STORAGE_FULL; then
 * nothing has started.
 */
export async function renewPictures(
  dependencies: Dependencies,
  {
    accountId,
    filmId,
    agreedCoins,
    agreedOwnKey = false,
    idempotencyKey = randomUUID(),
    ...choice
  }: RenewalChoice & {
    accountId: string;
    filmId: string;
    agreedCoins: number;
    agreedOwnKey?: boolean;
    idempotencyKey?: string | undefined;
  },
): Promise<number> {
  await loadFilmFor(dependencies.db, accountId, filmId);
  const key = await requireModelOf(dependencies, choice, accountId);
  const ownKey = key.billedBy !== null;
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    const members = priceRenewal(rows, choice, key);
    const orderId = uuidFrom('renewal', film.id, idempotencyKey);
    const before = rows?.takes.filter((take) => take.orderId === orderId).length ?? 0;
    if (!rows || members.length === 0 || before > 0) {
      return before;
    }
    const refused = forbidUpgrade(
      rows,
      { kind: 'picture', numbers: [], model: choice.model },
      [],
      await readFilmRights(transaction, accountId),
    );
    if (refused) {
      throw refused;
    }
    const kind = CAST_PICTURES[choice.kind];
    const totalCoins = members.reduce((sum, { coins }) => sum + coins, 0);
    if (totalCoins > agreedCoins || ownKey !== agreedOwnKey) {
      throw new AppError('PRICE_CHANGED', { details: { coins: totalCoins } });
    }
    const work = members.map(({ coins }) => ({ kind, coins }));
    await reserveUpgrade(transaction, rows, work, dependencies.config);
    await keepCheckpoint(transaction, rows, { reason: 'before_change' });
    const keys = members.map((member) => member.key);
    await beginUpgrades(transaction, dependencies, rows, {
      kind,
      keys,
      model: choice.model,
      candidates: 1,
      orderId,
      ownKey,
    });
    return members.length;
  });
}

/** The draft engine follows the parameters by itself: it is not asked again for the same. */
function requireModelOf(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { model }: RenewalChoice,
  accountId: string,
): Promise<UpgradeKey> {
  if (!isPaidModel(model)) {
    throw new AppError('MODEL_UNKNOWN', { details: { model } });
  }
  return requireUpgradeChoice(dependencies, { kind: 'picture', numbers: [], model }, accountId);
}

/** The members whose picture is not being made, each with its price. */
function priceRenewal(
  rows: FilmRows | undefined,
  { kind, keys, model }: RenewalChoice,
  { billedBy }: UpgradeKey,
): RenewalQuote['members'] {
  const known = new Set(rows?.[LIST_OF[kind]].map(({ key }) => key));
  if (!rows || !keys.every((key) => known.has(key))) {
    throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
  }
  const assetKind = CAST_PICTURES[kind];
  const models = { ...rows.film.models, image: model };
  const isOpen = (key: string): boolean =>
    rows.takes.some((take) => take.assetKind === assetKind && take.assetKey === key && take.state === 'generating');
  return [...new Set(keys)]
    .filter((key) => !isOpen(key))
    .map((key) => ({ key, coins: billedBy === null ? priceAsset(rows, assetKind, key, models) : 0 }));
}
