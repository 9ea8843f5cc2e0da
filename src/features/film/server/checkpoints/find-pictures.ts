import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { takes, type CheckpointRow } from '../tables.ts';

/** File ids of the pictures that a kept state's shots had, by the shot's id. */
export async function findPictures(
  executor: Executor,
  { filmId, circled }: Pick<CheckpointRow, 'filmId' | 'circled'>,
): Promise<Map<string, string>> {
  if (circled.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select({ shotId: takes.assetKey, fileId: takes.fileId })
    .from(takes)
    .where(and(eq(takes.filmId, filmId), eq(takes.assetKind, 'picture'), inArray(takes.id, circled)));
  return new Map(rows.flatMap(({ shotId, fileId }) => (fileId === null ? [] : [[shotId, fileId]])));
}
