import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import type { Asset } from '../state/next-steps.ts';
import { isBrought } from '../state/tool-takes.ts';
import { takes } from '../tables.ts';

type OfFilm = Pick<FilmRows, 'film'>;

/**
 * Circles no take of this asset any more, since a person chooses another one: what was ordered before stays beside that
 * when it is there.
 */
export async function makeRoom(transaction: Transaction, rows: OfFilm, asset: Asset): Promise<void> {
  await uncircle(transaction, rows, asset);
  await putWorkAside(transaction, rows, asset);
}

/** Circles no take of this asset any more, since a person takes it off: what is being made of it may be used again. */
async function takeOff(transaction: Transaction, rows: OfFilm, asset: Asset): Promise<void> {
  await uncircle(transaction, rows, asset);
  await putWorkAside(transaction, rows, asset, false);
}

/**
 * Takes what a person brought, or a tool made of that, off an asset, and uses the newest take that was made; without
 * one it is made. The upload stays among the takes. Nothing happens where none is used.
 */
export async function takeOffUpload(transaction: Transaction, rows: FilmRows, asset: Asset): Promise<void> {
  const used = circledTake(rows, asset.kind, asset.key);
  if (!used || !isBrought(rows, used)) {
    return;
  }
  await takeOff(transaction, rows, asset);
  const made = rows.takes.findLast(
    (take) =>
      take.assetKind === asset.kind &&
      take.assetKey === asset.key &&
      take.state === 'generated' &&
      take.inputs.view === undefined &&
      !isBrought(rows, take) &&
      // Pictures to choose from that nobody chose.
      !(take.orderId !== null && take.inputs.shows !== undefined && !take.kept),
  );
  if (made) {
    await transaction.update(takes).set({ circled: true }).where(eq(takes.id, made.id));
  }
}

/** Has what is being made of an asset stay beside the take that a person has chosen, or not. */
export async function putWorkAside(
  transaction: Transaction,
  { film }: OfFilm,
  asset: Asset,
  aside = true,
): Promise<void> {
  await transaction
    .update(takes)
    .set({ aside })
    .where(and(isOf(film.id, asset), eq(takes.state, 'generating')));
}

async function uncircle(transaction: Transaction, { film }: OfFilm, asset: Asset): Promise<void> {
  await transaction
    .update(takes)
    .set({ circled: false })
    .where(and(isOf(film.id, asset), eq(takes.circled, true)));
}

function isOf(filmId: string, { kind, key }: Asset): SQL | undefined {
  return and(eq(takes.filmId, filmId), eq(takes.assetKind, kind), eq(takes.assetKey, key));
}
