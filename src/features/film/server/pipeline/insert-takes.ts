import { randomUUID } from 'node:crypto';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { Asset } from '../state/next-steps.ts';
import { takes, type TakeRow } from '../tables.ts';

/** A take before it is stored. */
export type NewTake = Omit<typeof takes.$inferInsert, 'id'>;

/** The take of an uploaded picture, which is used as it is (PIPE-11); it is circled. */
export async function addUploadedTake(
  transaction: Transaction,
  rows: FilmRows,
  { kind, key }: Asset,
  fileId: string,
): Promise<TakeRow> {
  return insertTake(transaction, {
    filmId: rows.film.id,
    assetKind: kind,
    assetKey: key,
    number: nextNumber(rows, kind, key),
    inputs: { prompt: '', model: UPLOAD, seed: rows.film.seed, references: [] },
    state: 'generated',
    circled: true,
    servedBy: UPLOAD,
    fileId,
    finishedAt: new Date(),
  });
}

/** Stores one take. */
export async function insertTake(transaction: Transaction, values: NewTake): Promise<TakeRow> {
  const [take] = await insertTakes(transaction, [values]);
  if (!take) {
    throw new Error('the take was not kept');
  }
  return take;
}

/** Stores takes; answers their rows in the same order. */
export async function insertTakes(transaction: Transaction, values: readonly NewTake[]): Promise<TakeRow[]> {
  if (values.length === 0) {
    return [];
  }
  return transaction
    .insert(takes)
    .values(values.map((take) => ({ ...take, id: randomUUID() })))
    .returning();
}

/** The number of the next take of an asset, from 1. */
export function nextNumber(rows: FilmRows, kind: AssetKind, key: string): number {
  return (
    1 +
    Math.max(
      0,
      ...rows.takes.filter((take) => take.assetKind === kind && take.assetKey === key).map(({ number }) => number),
    )
  );
}
