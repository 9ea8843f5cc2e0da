import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { cutText } from '#src/shared/clean-line.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import { admitWaitingFilm } from './limits/open-films.ts';
import { loadFilmFor } from './load-film-for.ts';
import { requireRights } from './require-rights.ts';
import { hashCutIngredients } from './state/cut-ingredients.ts';
import { circledTake, loadFilmRows, type FilmRows } from './state/film-rows.ts';
import { WHOLE_FILM } from './state/next-steps.ts';
import {
  cuts,
  filmCharacters,
  filmGivenCharacters,
  filmItems,
  filmPlaces,
  films,
  filmShots,
  takes,
  type TakeRow,
} from './tables.ts';

/**
 * Creates a film with the settings, plan and takes of another one of the account; it shares the files and nothing is
 * made again. The copy of an unfinished film stays paused until its owner resumes it; a new cut that was ordered for a
 * film that has one is not ordered for the copy. It is private, not shared, and has paid for nothing. Returns its id.
 * Throws FILM_NOT_FOUND, DISK_FULL, TOO_MANY_WAITING_FILMS, and, for an unfinished film, what `requireRights` throws.
 */
export async function copyFilm(
  dependencies: Pick<FilmDependencies, 'db' | 'config'>,
  copy: { accountId: string; filmId: string; idempotencyKey?: string | undefined },
): Promise<string> {
  await ensureFreeSpace(dependencies.config);
  const idempotencyKey =
    copy.idempotencyKey === undefined ? randomUUID() : `copy:${copy.filmId}:${copy.idempotencyKey}`;
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, copy.accountId, copy.filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows) {
      throw new Error('a film that was just read is gone');
    }
    // The copy of a finished film makes nothing; that of an unfinished one will.
    if (film.status !== 'COMPLETED') {
      await requireRights(transaction, rows);
    }
    if (film.waiting) {
      await admitWaitingFilm(transaction, { accountId: copy.accountId });
    }
    const { id, isNew } = await insertCopy(transaction, rows, idempotencyKey);
    if (isNew) {
      const shotIds = new Map(rows.shots.map((shot) => [shot.id, shotIdIn(id, film.id, shot.id)]));
      await copyPlan(transaction, rows, { id, shotIds });
      await copyTakes(transaction, rows, { id, shotIds });
      await keepCutFresh(transaction, rows, id);
    }
    return id;
  });
}

/**
 * The id of a shot in the copy: a shot of the written story is known by its number, wherever it stands now, as when the
 * storyboard is made from that story again; others are new.
 */
function shotIdIn(copyId: string, filmId: string, shotId: string): string {
  for (let number = 1; number <= LIMITS.film.editorShots; number++) {
    if (uuidFrom('shot', filmId, number) === shotId) {
      return uuidFrom('shot', copyId, number);
    }
  }
  return randomUUID();
}

/** The new film, and the new id of each shot. */
interface Copy {
  id: string;
  shotIds: ReadonlyMap<string, string>;
}

/** The row of the copy; the existing one for a repeated request. */
async function insertCopy(
  transaction: Transaction,
  rows: FilmRows,
  idempotencyKey: string,
): Promise<{ id: string; isNew: boolean }> {
  const { film } = rows;
  const id = randomUUID();
  const keepsStatus = film.status === 'COMPLETED' || film.waiting;
  const {
    createdAt: _createdAt,
    coverShotId: _coverShotId,
    shareId: _shareId,
    shareToken: _shareToken,
    ...settings
  } = film;
  const made = await transaction
    .insert(films)
    .values({
      ...settings,
      id,
      idempotencyKey,
      visibility: 'private',
      version: 1,
      preparationsOpen: 0,
      cutHeld: film.cutHeld || circledTake(rows, 'movie', WHOLE_FILM) !== undefined,
      modelPrices: {},
      title: film.title === null ? null : nextTitle(film.title),
      ...(keepsStatus
        ? {}
        : {
            status: 'FAILED' as const,
            error: { code: 'CANCELLED' as const, reason: '' },
            cancelledAt: new Date(),
            finishedAt: new Date(),
          }),
    })
    .onConflictDoNothing()
    .returning({ id: films.id });
  if (made.length > 0) {
    return { id, isNew: true };
  }
  const [before] = await transaction
    .select({ id: films.id })
    .from(films)
    .where(and(eq(films.accountId, film.accountId), eq(films.idempotencyKey, idempotencyKey)));
  if (!before) {
    throw new Error('the copy was neither made nor found');
  }
  return { id: before.id, isNew: false };
}

/** Cast, places, items and shots, and the shot that is the cover. */
async function copyPlan(transaction: Transaction, rows: FilmRows, { id, shotIds }: Copy): Promise<void> {
  const ofCopy = <Row extends { filmId: string }>(list: readonly Row[]): Row[] =>
    list.map((row) => ({ ...row, filmId: id }));
  if (rows.characters.length > 0) {
    await transaction.insert(filmCharacters).values(ofCopy(rows.characters));
  }
  if (rows.places.length > 0) {
    await transaction.insert(filmPlaces).values(ofCopy(rows.places));
  }
  if (rows.items.length > 0) {
    await transaction.insert(filmItems).values(ofCopy(rows.items));
  }
  if (rows.given.length > 0) {
    await transaction.insert(filmGivenCharacters).values(ofCopy(rows.given));
  }
  if (rows.shots.length > 0) {
    await transaction
      .insert(filmShots)
      .values(ofCopy(rows.shots).map((shot) => ({ ...shot, id: shotIds.get(shot.id) ?? shot.id })));
  }
  const { coverShotId } = rows.film;
  if (coverShotId !== null) {
    await transaction
      .update(films)
      .set({ coverShotId: shotIds.get(coverShotId) ?? null })
      .where(eq(films.id, id));
  }
}

/** A cut that is up to date is so in the copy too, whose takes have other ids. */
async function keepCutFresh(transaction: Transaction, rows: FilmRows, id: string): Promise<void> {
  const copy = await loadFilmRows(transaction, id);
  const before = hashCutIngredients(rows);
  for (const take of copy?.takes ?? []) {
    if (copy && take.inputs.ingredients === before) {
      await transaction
        .update(takes)
        .set({ inputs: { ...take.inputs, ingredients: hashCutIngredients(copy) } })
        .where(eq(takes.id, take.id));
    }
  }
}

/** All finished takes, and the data of its cuts. */
async function copyTakes(transaction: Transaction, rows: FilmRows, { id, shotIds }: Copy): Promise<void> {
  const kept = rows.takes.filter(({ state }) => state === 'generated');
  const takeIds = new Map(kept.map((take) => [take.id, randomUUID()]));
  if (kept.length > 0) {
    await transaction.insert(takes).values(kept.map((take) => copyTake(take, id, shotIds, takeIds)));
  }
  for (const cut of await transaction.select().from(cuts).where(eq(cuts.filmId, rows.film.id))) {
    const takeId = takeIds.get(cut.takeId);
    if (takeId !== undefined) {
      await transaction.insert(cuts).values({ ...cut, id: randomUUID(), filmId: id, takeId });
    }
  }
}

function copyTake(
  take: TakeRow,
  filmId: string,
  shotIds: ReadonlyMap<string, string>,
  takeIds: ReadonlyMap<string, string>,
): TakeRow {
  return {
    ...take,
    filmId,
    id: takeIds.get(take.id) ?? take.id,
    assetKey: shotIds.get(take.assetKey) ?? take.assetKey,
    // The coins are on the receipt of the original film.
    generationId: null,
    inputs: {
      ...take.inputs,
      references: take.inputs.references.map((reference) => takeIds.get(reference) ?? reference),
    },
  };
}

/** 'The Lamp' becomes 'The Lamp (2)', and that becomes 'The Lamp (3)'. */
function nextTitle(title: string): string {
  const numbered = /^(.*) \((\d{1,3})\)$/u.exec(title);
  const number = numbered ? Number(numbered[2]) + 1 : 2;
  const ending = ` (${number})`;
  return `${cutText(numbered?.[1] ?? title, LIMITS.film.titleCharacters - ending.length)}${ending}`;
}
