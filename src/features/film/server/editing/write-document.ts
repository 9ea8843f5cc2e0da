import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { DocumentShot, FilmDocument } from '../../timeline/film-document.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { filmCharacters, filmItems, filmPlaces, filmShots } from '../tables.ts';

/**
 * Writes what differs between two documents of a film into the rows of its cast and shots; the film's own row is the
 * caller's.
 */
export async function writeDocument(
  transaction: Transaction,
  { film: { id: filmId } }: Pick<FilmRows, 'film'>,
  { before, after }: { before: FilmDocument; after: FilmDocument },
): Promise<void> {
  await writeMembers(before.characters, after.characters, {
    save: (values) =>
      transaction
        .insert(filmCharacters)
        .values({ filmId, ...values })
        .onConflictDoUpdate({ target: [filmCharacters.filmId, filmCharacters.key], set: values }),
    remove: (keys) =>
      transaction
        .delete(filmCharacters)
        .where(and(eq(filmCharacters.filmId, filmId), inArray(filmCharacters.key, keys))),
  });
  await writeMembers(before.places, after.places, {
    save: (values) =>
      transaction
        .insert(filmPlaces)
        .values({ filmId, ...values })
        .onConflictDoUpdate({ target: [filmPlaces.filmId, filmPlaces.key], set: values }),
    remove: (keys) =>
      transaction.delete(filmPlaces).where(and(eq(filmPlaces.filmId, filmId), inArray(filmPlaces.key, keys))),
  });
  await writeMembers(before.items, after.items, {
    save: (values) =>
      transaction
        .insert(filmItems)
        .values({ filmId, ...values })
        .onConflictDoUpdate({ target: [filmItems.filmId, filmItems.key], set: values }),
    remove: (keys) =>
      transaction.delete(filmItems).where(and(eq(filmItems.filmId, filmId), inArray(filmItems.key, keys))),
  });
  await writeShots(transaction, filmId, before.shots, after.shots);
}

/**
 * A member that is the same object at the same place in both is unchanged. The takes of a removed one stay: it may come
 * back.
 */
async function writeMembers<Member extends { key: string }>(
  before: readonly Member[],
  after: readonly Member[],
  write: {
    save(member: Member & { position: number }): PromiseLike<unknown>;
    remove(keys: string[]): PromiseLike<unknown>;
  },
): Promise<void> {
  const kept = new Set(after.map(({ key }) => key));
  const removed = before.filter(({ key }) => !kept.has(key)).map(({ key }) => key);
  if (removed.length > 0) {
    await write.remove(removed);
  }
  for (const [position, member] of after.entries()) {
    if (before[position] !== member) {
      await write.save({ ...member, position });
    }
  }
}

/** In three statements, however many shots change places. The takes of a removed shot stay: it may come back. */
async function writeShots(
  transaction: Transaction,
  filmId: string,
  before: readonly DocumentShot[],
  after: readonly DocumentShot[],
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const known = new Map(before.map((shot) => [shot.id, shot]));
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) {
    await transaction.delete(filmShots).where(and(eq(filmShots.filmId, filmId), inArray(filmShots.id, removed)));
  }
  const placed = after.map((shot, index) => ({ ...shot, position: index + 1 }));
  const changed = placed.filter(({ id, position, plan }) => {
    const earlier = known.get(id);
    return earlier !== undefined && (earlier.plan !== plan || before[position - 1] !== earlier);
  });
  if (changed.length > 0) {
    const values = JSON.stringify(changed.map(({ id, position, plan }) => ({ id, position, plan })));
    await transaction.execute(sql`
      update ${filmShots} set position = changed.position, plan = changed.plan
      from jsonb_to_recordset(${values}::jsonb) as changed (id uuid, position integer, plan jsonb)
      where ${filmShots.filmId} = ${filmId} and ${filmShots.id} = changed.id`);
  }
  const added = placed.filter(({ id }) => !known.has(id));
  if (added.length > 0) {
    const made = await transaction
      .insert(filmShots)
      .values(added.map((shot) => ({ ...shot, filmId })))
      .onConflictDoNothing({ target: filmShots.id })
      .returning({ id: filmShots.id });
    // The id of a shot of another film.
    if (made.length < added.length) {
      throw new AppError('EDIT_NOT_POSSIBLE');
    }
  }
}
