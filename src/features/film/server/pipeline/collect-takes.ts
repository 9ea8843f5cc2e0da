import { and, eq, sql } from 'drizzle-orm';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { GenerationRow } from '#src/foundation/generation/server/tables.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { films, takes, type TakeRow } from '../tables.ts';
import type { FilmRows } from './film-rows.ts';

/** Takes what has ended into the film's takes; a good one is circled. Changes the given rows too. Answers with how many ended. */
export async function collectTakes(transaction: Transaction, rows: FilmRows): Promise<number> {
  const open = rows.takes.filter((take) => take.state === 'generating' && take.generationId !== null);
  const generations = await findGenerations(transaction, open.map((take) => take.generationId as string));
  let ended = 0;
  for (const take of open) {
    const generation = generations.get(take.generationId as string);
    const end = generation && endOf(generation);
    if (!generation || !end) continue;
    reachFailpoint(`film-${take.assetKind.replaceAll('_', '-')}-before`);
    await endTake(transaction, rows, take, end);
    if (take.assetKind === 'story' && end.state === 'generated') await takeInStory(transaction, rows, end.data as unknown as FilmPlan);
    reachFailpoint(`film-${take.assetKind.replaceAll('_', '-')}-after`);
    ended += 1;
  }
  return ended;
}

type TakeEnd = Pick<TakeRow, 'state' | 'servedBy' | 'fileId' | 'data' | 'error'>;

function endOf(generation: GenerationRow): TakeEnd | undefined {
  const nothing = { servedBy: null, fileId: null, data: null };
  switch (generation.state) {
    case 'completed':
      return { state: 'generated', servedBy: generation.servedBy, fileId: generation.resultFileId, data: generation.resultData, error: null };
    case 'failed': case 'unknown':
      return { ...nothing, state: 'failed', error: generation.error ?? { code: 'GENERATION_FAILED', reason: '' } };
    case 'cancelled':
      return { ...nothing, state: 'cancelled', error: null };
    default:
      return undefined;
  }
}

/** Ends a take; a generated one becomes the circled one of its asset. */
export async function endTake(transaction: Transaction, rows: FilmRows, take: TakeRow, end: TakeEnd): Promise<void> {
  const circled = end.state === 'generated';
  if (circled) {
    await transaction
      .update(takes)
      .set({ circled: false })
      .where(and(eq(takes.filmId, take.filmId), eq(takes.assetKind, take.assetKind), eq(takes.assetKey, take.assetKey), eq(takes.circled, true)));
    for (const other of rows.takes) if (other.assetKind === take.assetKind && other.assetKey === take.assetKey) other.circled = false;
  }
  await transaction.update(takes).set({ ...end, circled, finishedAt: sql`now()` }).where(eq(takes.id, take.id));
  Object.assign(take, end, { circled, finishedAt: new Date() });
}

async function takeInStory(transaction: Transaction, rows: FilmRows, plan: FilmPlan): Promise<void> {
  const story = { title: plan.title, logline: plan.logline, outline: plan.outline, music: plan.music };
  await transaction.update(films).set(story).where(eq(films.id, rows.film.id));
  Object.assign(rows.film, story);
}
