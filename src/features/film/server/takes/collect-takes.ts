import { and, eq, sql } from 'drizzle-orm';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import { handOverResult } from '#src/foundation/generation/server/hand-over-result.ts';
import type { GenerationRow } from '#src/foundation/generation/server/tables.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { candidatesOf } from '../state/candidates-of.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { isOutdated, recipeOf } from '../state/made-from.ts';
import { films, takes, type TakeRow } from '../tables.ts';
import { storyOf } from './story-of-film.ts';

/**
 * Copies ended generations into the film's takes; a generated one is circled. Changes the given rows too. Returns how
 * many ended.
 */
export async function collectTakes(transaction: Transaction, rows: FilmRows): Promise<number> {
  const open = rows.takes.filter(
    (take) => take.generationId !== null && (take.state === 'generating' || isUnknown(take)),
  );
  const generations = await findGenerations(
    transaction,
    open.map((take) => take.generationId as string),
  );
  let ended = 0;
  for (const take of open) {
    const generation = generations.get(take.generationId as string);
    const end = generation && endOf(generation);
    if (!generation || !end || (isUnknown(take) && end.error?.code === take.error?.code)) {
      continue;
    }
    reachFailpoint(`film-${take.assetKind.replaceAll('_', '-')}-before`);
    await endTake(transaction, rows, take, end);
    if (generation.resultFileId !== null) {
      await handOverResult(transaction, generation.id);
    }
    // A late result replaces the failure.
    if (end.state === 'generated' && take.dismissed) {
      await undismiss(transaction, take);
    }
    if (take.assetKind === 'story' && take.circled) {
      await takeInStory(transaction, rows);
    }
    reachFailpoint(`film-${take.assetKind.replaceAll('_', '-')}-after`);
    ended += 1;
  }
  return ended;
}

/** The outcome of its paid request was unknown, and may be known now. */
export function isUnknown(take: TakeRow): boolean {
  return take.state === 'failed' && take.error?.code === 'GENERATION_OUTCOME_UNKNOWN';
}

async function undismiss(transaction: Transaction, take: TakeRow): Promise<void> {
  await transaction.update(takes).set({ dismissed: false }).where(eq(takes.id, take.id));
  take.dismissed = false;
}

type TakeEnd = Pick<TakeRow, 'state' | 'servedBy' | 'fileId' | 'data' | 'error'>;

function endOf(generation: GenerationRow): TakeEnd | undefined {
  const nothing = { servedBy: null, fileId: null, data: null };
  switch (generation.state) {
    case 'completed':
      return {
        state: 'generated',
        servedBy: generation.servedBy,
        fileId: generation.resultFileId,
        data: generation.resultData,
        error: null,
      };
    case 'failed':
    case 'unknown':
      return { ...nothing, state: 'failed', error: generation.error ?? { code: 'GENERATION_FAILED', reason: '' } };
    case 'cancelled':
      return { ...nothing, state: 'cancelled', error: null };
    default:
      return undefined;
  }
}

/** Ends a take; a generated one becomes the circled one of its asset, but of several candidates only the first. */
export async function endTake(transaction: Transaction, rows: FilmRows, take: TakeRow, end: TakeEnd): Promise<void> {
  const ofAsset = rows.takes.filter(
    ({ assetKind, assetKey }) => assetKind === take.assetKind && assetKey === take.assetKey,
  );
  // Neither a given-up take that completes late nor a later candidate replaces what is used meanwhile.
  const isLate =
    take.state !== 'generating' ||
    candidatesOf(rows, take).some((candidate) => candidate.state === 'generated') ||
    // Nor does what nobody asked for replace what a person chose or brought.
    (take.orderId === null && take.inputs.model !== UPLOAD && ofAsset.some(isChosen));
  const circled =
    end.state === 'generated' && !isVariation(rows, take) && !(isLate && ofAsset.some((other) => other.circled));
  if (circled) {
    await transaction
      .update(takes)
      .set({ circled: false })
      .where(
        and(
          eq(takes.filmId, take.filmId),
          eq(takes.assetKind, take.assetKind),
          eq(takes.assetKey, take.assetKey),
          eq(takes.circled, true),
        ),
      );
    for (const other of ofAsset) {
      other.circled = false;
    }
  }
  await transaction
    .update(takes)
    .set({ ...end, circled, finishedAt: sql`now()` })
    .where(eq(takes.id, take.id));
  Object.assign(take, end, { circled, finishedAt: new Date() });
}

/**
 * True for a further picture of a character, and for one of the shot as it might be: it waits for somebody to choose
 * it. One that was ordered from the inputs of another take is kept from the start.
 */
function isVariation(rows: FilmRows, take: TakeRow): boolean {
  if (take.inputs.view !== undefined) {
    return true;
  }
  const isOffered = take.orderId !== null && !take.kept && take.inputs.shows !== undefined;
  return isOffered && isOutdated(recipeOf(rows), take);
}

function isChosen({ circled, kept, inputs }: TakeRow): boolean {
  return circled && (kept || inputs.model === UPLOAD);
}

async function takeInStory(transaction: Transaction, rows: FilmRows): Promise<void> {
  const plan = storyOf(rows);
  const story = {
    logline: plan.logline,
    outline: plan.outline,
    music: plan.music,
    ...(rows.film.ownTitle ? {} : { title: plan.title }),
  };
  await transaction.update(films).set(story).where(eq(films.id, rows.film.id));
  Object.assign(rows.film, story);
}
