import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { FilmTools } from './film-tools.ts';
import { loadFilmFor } from './load-film-for.ts';
import { loadFilmRows } from './pipeline/film-rows.ts';
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
 * A film of its own with the settings, plan and takes of another one of the account's; the files are the same and
 * nothing is made again. Where the first is unfinished the copy stands still until somebody lets it go on. It is
 * private, shared nowhere, and has paid for nothing yet. Answers with its id. Throws FILM_NOT_FOUND, DISK_FULL.
 */
export async function copyFilm(
  tools: Pick<FilmTools, 'db' | 'config'>,
  copy: { accountId: string; filmId: string; idempotencyKey?: string | undefined },
): Promise<string> {
  await ensureFreeSpace(tools.config);
  const idempotencyKey =
    copy.idempotencyKey === undefined ? randomUUID() : `copy:${copy.filmId}:${copy.idempotencyKey}`;
  return tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, copy.accountId, copy.filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows) throw new Error('a film that was just read is gone');
    const id = randomUUID();
    const shotIds = new Map(rows.shots.map((shot) => [shot.id, uuidFrom('shot', id, shot.position)]));
    const isWhole = film.status === 'COMPLETED';
    const stands = isWhole || film.waiting;
    const { createdAt: _createdAt, coverShotId, shareId: _shareId, shareToken: _shareToken, ...settings } = film;
    const made = await transaction
      .insert(films)
      .values({
        ...settings,
        id,
        idempotencyKey,
        visibility: 'private',
        ring: 0,
        version: 1,
        preparationsOpen: 0,
        title: film.title === null ? null : nextTitle(film.title),
        ...(stands
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
    if (made.length === 0) {
      const [before] = await transaction
        .select({ id: films.id })
        .from(films)
        .where(and(eq(films.accountId, copy.accountId), eq(films.idempotencyKey, idempotencyKey)));
      if (!before) throw new Error('the copy was neither made nor found');
      return before.id;
    }
    const ofCopy = <Row extends { filmId: string }>(list: readonly Row[]): Row[] =>
      list.map((row) => ({ ...row, filmId: id }));
    if (rows.characters.length > 0) await transaction.insert(filmCharacters).values(ofCopy(rows.characters));
    if (rows.places.length > 0) await transaction.insert(filmPlaces).values(ofCopy(rows.places));
    if (rows.items.length > 0) await transaction.insert(filmItems).values(ofCopy(rows.items));
    if (rows.given.length > 0) await transaction.insert(filmGivenCharacters).values(ofCopy(rows.given));
    if (rows.shots.length > 0)
      await transaction
        .insert(filmShots)
        .values(ofCopy(rows.shots).map((shot) => ({ ...shot, id: shotIds.get(shot.id) ?? shot.id })));
    if (coverShotId !== null)
      await transaction
        .update(films)
        .set({ coverShotId: shotIds.get(coverShotId) ?? null })
        .where(eq(films.id, id));

    const kept = rows.takes.filter(({ state }) => state === 'generated');
    const takeIds = new Map(kept.map((take) => [take.id, randomUUID()]));
    if (kept.length > 0)
      await transaction.insert(takes).values(kept.map((take) => copyTake(take, id, shotIds, takeIds)));
    for (const cut of await transaction.select().from(cuts).where(eq(cuts.filmId, film.id))) {
      const takeId = takeIds.get(cut.takeId);
      if (takeId !== undefined) await transaction.insert(cuts).values({ ...cut, id: randomUUID(), filmId: id, takeId });
    }
    return id;
  });
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
    // What it cost stands on the receipt of the film that it was made for.
    generationId: null,
    inputs: {
      ...take.inputs,
      references: take.inputs.references.map((reference) => takeIds.get(reference) ?? reference),
    },
  };
}

/** 'The Lamp' becomes 'The Lamp (2)', and that 'The Lamp (3)'. */
function nextTitle(title: string): string {
  const numbered = /^(.*) \((\d{1,3})\)$/u.exec(title);
  const number = numbered ? Number(numbered[2]) + 1 : 2;
  const ending = ` (${number})`;
  return `${(numbered?.[1] ?? title).slice(0, LIMITS.film.titleCharacters - ending.length)}${ending}`;
}
