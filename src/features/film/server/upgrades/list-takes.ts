import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { coinStateOf, type CoinState } from '#src/foundation/generation/server/coin-state-of.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireShot } from '../editing/require-shot.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { candidateOf, type Candidate } from '../state/candidate-of.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import type { TakeRow } from '../tables.ts';
import type { UpgradedKind } from './price-upgrade.ts';

/** A take of a shot's picture or clip, with its file and what it cost. */
export interface ListedTake {
  take: TakeRow & { assetKind: UpgradedKind };
  file: FileRow | undefined;
  /** Which one of those that were asked for together. */
  candidate: Candidate | null;
  /** What was charged. */
  coins: number;
  /** What came back of a take that failed. */
  returnedCoins: number;
  /** It was made with a key of the owner's. */
  ownKey: boolean;
}

/**
 * All takes of a shot's picture and clip, the oldest first. Throws FILM_NOT_FOUND, INDEX_INVALID and
 * INDEX_OUT_OF_RANGE.
 */
export async function listTakes(
  executor: Executor,
  read: { accountId: string; filmId: string; number: number },
): Promise<ListedTake[]> {
  const film = await loadFilmFor(executor, read.accountId, read.filmId);
  const shot = await requireShot(executor, film.id, read.number);
  const rows = await loadFilmRows(executor, film.id);
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: read.filmId } });
  }
  const takes = rows.takes.filter((take) => take.assetKey === shot.id && isOfPicture(take));
  const files = await findFiles(
    executor,
    takes.flatMap(({ fileId }) => fileId ?? []),
  );
  const generations = await findGenerations(
    executor,
    takes.flatMap(({ generationId }) => generationId ?? []),
  );
  return takes.map((take) => {
    const generation = generations.get(take.generationId ?? '');
    const coinsIn = (state: CoinState): number =>
      generation && coinStateOf(generation) === state ? generation.priceCoins : 0;
    return {
      take: take as ListedTake['take'],
      file: take.fileId ? files.get(take.fileId) : undefined,
      candidate: candidateOf(rows, take),
      coins: coinsIn('charged'),
      returnedCoins: coinsIn('returned'),
      ownKey: generation?.ownKey ?? false,
    };
  });
}

const isOfPicture = ({ assetKind }: TakeRow): boolean => assetKind === 'picture' || assetKind === 'clip';
