import { eq } from 'drizzle-orm';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDocument } from '../../timeline/film-document.ts';
import { changeDocument } from '../editing/change-document.ts';
import { requireShotRights } from '../editing/edit-film.ts';
import { keepCheckpoint, keepFirstCheckpoint } from '../editing/keep-checkpoint.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadRowsFor } from '../load-film-for.ts';
import { addUploadedTake } from '../pipeline/insert-takes.ts';
import { documentOf } from '../state/document-of.ts';
import { circledTake, requireShots, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { isOrderFixed } from '../state/order-fixed.ts';
import { films, takes, type TakeRow } from '../tables.ts';
import { storyOfTake } from '../takes/kept-outlines.ts';
import { makeRoom } from '../takes/uncircle.ts';

/**
 * Makes cast, shots and music of a film anew from an outline that was written (EDIT-03); the draft engine draws them,
 * for nothing. What the film is now is kept first, and can be brought back with all its takes. Returns the film's new
 * version and the kept state. Throws FILM_NOT_FOUND, FILM_NOT_READY before its shots are written, FILM_CHANGED when it
 * has another version by now, TAKE_NOT_FOUND for what is no outline of it, SHOTS_FOR_MEMBERS, and OPERATION_IN_PROGRESS
 * while the film is made for the first time, and while a model is paid to make a part of it.
 */
export async function makeStoryboard(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  order: { accountId: string; filmId: string; takeId: string; version: number },
): Promise<{ version: number; checkpointId: string }> {
  const { accountId, filmId, takeId } = order;
  return dependencies.db.transaction(async (transaction) => {
    const rows = await loadRowsFor(transaction, { accountId, filmId }, { lock: true });
    if (rows.film.version !== order.version) {
      throw new AppError('FILM_CHANGED', { details: { version: rows.film.version } });
    }
    requireShots(rows);
    const take = rows.takes.find(({ id, assetKind }) => id === takeId && assetKind === 'story');
    const story = take && storyOfTake(rows, take);
    if (!story) {
      throw new AppError('TAKE_NOT_FOUND');
    }
    if (isOrderFixed(rows)) {
      throw new AppError('OPERATION_IN_PROGRESS');
    }
    const before = documentOf(rows);
    const plan = take.orderId === null ? story : withOwnKeys(story, take.number);
    const after = documentFrom(rows, take, plan);
    if (after.shots.length > before.shots.length) {
      await requireShotRights(transaction, accountId, after);
    }
    await keepFirstCheckpoint(transaction, rows);
    const checkpointId = await keepCheckpoint(transaction, rows, { reason: 'before_change' });
    await circleStory(transaction, rows, take, plan);
    const { version } = await changeDocument(transaction, dependencies, rows, { before, after });
    await showUploads(transaction, rows, plan);
    return { version, checkpointId };
  });
}

/** The film as this story tells it; what holds for the whole film stays. */
function documentFrom(rows: FilmRows, { number, orderId }: TakeRow, plan: FilmPlan): FilmDocument {
  const { film } = rows;
  const idOf = (shot: number): string =>
    orderId === null ? uuidFrom('shot', film.id, shot) : uuidFrom('shot', film.id, `story ${number}`, shot);
  return {
    ...documentOf(rows),
    ...(film.ownTitle ? {} : { title: plan.title }),
    outline: plan.outline,
    music: plan.music,
    characters: plan.characters,
    places: plan.places,
    items: plan.items.map((item) => ({ ...item, label: item.label ?? null, colour: item.colour ?? null })),
    shots: plan.shots.map((shot) => ({ id: idOf(shot.number), plan: shot, drawn: true })),
  };
}

/** The plan with keys that no other story of the film has, so that nobody in it is shown by somebody else's pictures. */
function withOwnKeys(plan: FilmPlan, number: number): FilmPlan {
  const names = new Map(
    [...plan.characters, ...plan.places, ...plan.items].map(({ key }) => [key, `${key}-story-${number}`]),
  );
  // A key that a plan names is in it as a text of its own.
  return JSON.parse(JSON.stringify(plan), (_field, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  ) as FilmPlan;
}

async function circleStory(
  transaction: Transaction,
  rows: FilmRows,
  take: TakeRow,
  { logline }: FilmPlan,
): Promise<void> {
  // Another outline that is being written stays beside this one.
  await makeRoom(transaction, rows, { kind: 'story', key: WHOLE_FILM });
  await transaction.update(takes).set({ circled: true }).where(eq(takes.id, take.id));
  for (const each of rows.takes.filter(({ assetKind }) => assetKind === 'story')) {
    each.circled = each.id === take.id;
  }
  await transaction.update(films).set({ logline }).where(eq(films.id, rows.film.id));
}

/** The uploaded characters play the first ones of every story. */
async function showUploads(transaction: Transaction, rows: FilmRows, { characters }: FilmPlan): Promise<void> {
  for (const { position, fileId } of rows.given) {
    const key = characters[position]?.key;
    if (key !== undefined && !circledTake(rows, 'character_picture', key)) {
      await addUploadedTake(transaction, rows, { kind: 'character_picture', key }, fileId);
    }
  }
}
