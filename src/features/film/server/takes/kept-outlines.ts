import { desc, eq, sql } from 'drizzle-orm';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { filmCheckpoints, type TakeRow } from '../tables.ts';
import { nameGivenCharacters } from './name-given-characters.ts';

/** What a kept state of the film says of its story. */
export interface KeptOutline {
  id: string;
  createdAt: Date;
  title: string;
  outline: string;
}

/** The outlines of all kept states of a film, the newest first. */
export function findKept(executor: Executor, filmId: string): Promise<KeptOutline[]> {
  const { id, createdAt, document } = filmCheckpoints;
  return executor
    .select({
      id,
      createdAt,
      title: sql<string>`${document}->>'title'`,
      outline: sql<string>`${document}->>'outline'`,
    })
    .from(filmCheckpoints)
    .where(eq(filmCheckpoints.filmId, filmId))
    .orderBy(desc(createdAt));
}

/** The story that a take holds, with the names of the uploaded characters; undefined before it is written. */
export function storyOfTake({ given }: Pick<FilmRows, 'given'>, { state, data }: TakeRow): FilmPlan | undefined {
  return state === 'generated' ? nameGivenCharacters(data as unknown as FilmPlan, given) : undefined;
}

/** True where this text was written from the idea or is found in a kept state of the film. */
export async function isOutlineKept(executor: Executor, rows: FilmRows, text: string): Promise<boolean> {
  const isWritten = rows.takes.some((take) => take.assetKind === 'story' && storyOfTake(rows, take)?.outline === text);
  return isWritten || (await findKept(executor, rows.film.id)).some(({ outline }) => outline === text);
}
