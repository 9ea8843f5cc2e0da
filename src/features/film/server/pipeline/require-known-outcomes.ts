import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import type { TakeRow } from '../tables.ts';
import { isUnknown } from '../takes/collect-takes.ts';

/**
 * Throws OUTCOME_NOT_KNOWN_YET when an asset that would be made again may still arrive from an earlier paid request:
 * both would be charged. Of assets that have a take nothing is made again.
 */
export async function requireKnownOutcomes(
  executor: Executor,
  rows: Pick<FilmRows, 'takes'>,
  isMeant: (take: TakeRow) => boolean = () => true,
): Promise<void> {
  const unknown = rows.takes.filter(
    (take) => isUnknown(take) && isMeant(take) && circledTake(rows, take.assetKind, take.assetKey) === undefined,
  );
  const generations = await findGenerations(
    executor,
    unknown.flatMap(({ generationId }) => generationId ?? []),
  );
  if ([...generations.values()].some(({ finishedAt }) => finishedAt === null)) {
    throw new AppError('OUTCOME_NOT_KNOWN_YET');
  }
}
