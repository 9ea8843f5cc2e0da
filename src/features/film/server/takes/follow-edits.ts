import { and, eq, inArray, sql } from 'drizzle-orm';
import { cancelGeneration, lockGenerations } from '#src/foundation/generation/server/cancel-generation.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { CAST_PICTURES, isCastPicture } from '../../timeline/cast-pictures.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { IN_CUTS, UPLOAD } from '../state/cut-ingredients.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { filmStateOf } from '../state/film-state.ts';
import { isOutdated, recipeOf, type Recipe } from '../state/made-from.ts';
import { assetName, listAssets } from '../state/next-steps.ts';
import { takes, type TakeRow } from '../tables.ts';

/**
 * The assets whose circled take the draft engine made and a person has not asked to keep, where the film's plan says
 * something else now: they are made again, for nothing. What models made stays until somebody orders another.
 */
export function outdatedAssets(rows: FilmRows, recipe: Recipe = recipeOf(rows)): Set<string> {
  const tries = rows.takes.filter((take) => isOfEngine(take) && !take.inputs.view);
  const newest = new Map(tries.map((take) => [nameOf(take), take]));
  return new Set(
    rows.takes
      .filter((take) => take.circled && !take.kept && isOfEngine(take) && isOutdated(recipe, take))
      .filter((take) => !hasFailed(recipe, newest.get(nameOf(take))))
      .map(nameOf),
  );
}

/** True while something that a cut of an edited film shows or lets hear is to be made again. */
export function isCutRenewed(rows: FilmRows, recipe?: Recipe): boolean {
  if (rows.film.editedAt === null) {
    return false;
  }
  const outdated = outdatedAssets(rows, recipe);
  return listAssets(filmStateOf(rows)).some((asset) => IN_CUTS.includes(asset.kind) && outdated.has(assetName(asset)));
}

const nameOf = ({ assetKind: kind, assetKey: key }: TakeRow): string => assetName({ kind, key });

/** True for a try at just what the plan says that failed: it is not made again before a person asks for it. */
function hasFailed(recipe: Recipe, take: TakeRow | undefined): boolean {
  return take?.state === 'failed' && !take.dismissed && !isOutdated(recipe, take);
}

/** True for a take that costs nothing and can be drawn, spoken or composed again at any time. */
export function isOfEngine({ inputs: { model }, assetKind }: Pick<TakeRow, 'inputs' | 'assetKind'>): boolean {
  return model !== UPLOAD && assetKind !== 'movie' && !isPaidModel(model);
}

/**
 * Brings an edited film's takes in line with its plan where that makes nothing: work of the engine that shows what is
 * not wanted any more is stopped, and of an asset that has an earlier take of just what the plan says (a change was
 * taken back), that one is circled. Changes the given rows too.
 */
export async function followEdits(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors' | 'wakeJobs'>,
  rows: FilmRows,
): Promise<void> {
  await putTailsAside(transaction, rows);
  await bringTailsBack(transaction, rows);
  await circleMatching(transaction, rows);
  await stopOutdated(transaction, dependencies, rows);
}

/** The end frame of a shot that is to have none, and a brought one of a shot whose end is described, are not used. */
async function putTailsAside(transaction: Transaction, rows: FilmRows): Promise<void> {
  const tails = new Map(rows.shots.map(({ id, plan }) => [id, plan.tail]));
  for (const take of rows.takes.filter(({ assetKind, circled }) => assetKind === 'tail_picture' && circled)) {
    const tail = tails.get(take.assetKey);
    if (!tail || (take.inputs.model === UPLOAD && tail.description !== '')) {
      await transaction.update(takes).set({ circled: false }).where(eq(takes.id, take.id));
      take.circled = false;
    }
  }
}

/** A shot that ends on a picture again has the one that it had: what was brought, or what was made of the same plan. */
async function bringTailsBack(transaction: Transaction, rows: FilmRows): Promise<void> {
  const recipe = recipeOf(rows);
  for (const { id, plan } of rows.shots) {
    const ofShot = rows.takes.filter(({ assetKind, assetKey }) => assetKind === 'tail_picture' && assetKey === id);
    if (!plan.tail || ofShot.some(({ circled, state }) => circled || state === 'generating')) {
      continue;
    }
    const isBrought = plan.tail.description === '';
    const earlier = ofShot.findLast(
      (take) =>
        take.state === 'generated' &&
        (take.inputs.model === UPLOAD) === isBrought &&
        (isBrought || !isOutdated(recipe, take)),
    );
    if (earlier) {
      await transaction.update(takes).set({ circled: true }).where(eq(takes.id, earlier.id));
      earlier.circled = true;
    }
  }
}

const IN_TURN = [
  ...Object.values(CAST_PICTURES),
  'voice',
  'picture',
  'tail_picture',
  'clip',
  'music',
] as const satisfies readonly TakeRow['assetKind'][];

async function circleMatching(transaction: Transaction, rows: FilmRows): Promise<void> {
  // A circled voice changes what its clip is made from, so its clip is looked at with new eyes; and so on.
  for (const kind of IN_TURN) {
    const recipe = recipeOf(rows);
    for (const take of rows.takes.filter((each) => each.assetKind === kind && each.circled)) {
      const match =
        isOfEngine(take) && !take.kept && isOutdated(recipe, take) ? findMatch(rows, recipe, take) : undefined;
      if (match) {
        await transaction.update(takes).set({ circled: false }).where(eq(takes.id, take.id));
        await transaction.update(takes).set({ circled: true }).where(eq(takes.id, match.id));
        take.circled = false;
        match.circled = true;
      }
    }
  }
}

/** The newest take of the same asset by the engine that shows what the plan says; of music, one of the same piece. */
function findMatch(rows: FilmRows, recipe: Recipe, take: TakeRow): TakeRow | undefined {
  const { ingredients } = recipe.of(take.assetKind, take.assetKey, take.inputs.model);
  return rows.takes.findLast(
    (other) =>
      other.assetKind === take.assetKind &&
      other.assetKey === take.assetKey &&
      other.state === 'generated' &&
      isOfEngine(other) &&
      (take.assetKind !== 'music' || other.inputs.seed === take.inputs.seed) &&
      other.inputs.ingredients === ingredients,
  );
}

const OF_SHOTS: readonly TakeRow['assetKind'][] = ['voice', 'picture', 'tail_picture', 'clip'];

async function stopOutdated(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors' | 'wakeJobs'>,
  rows: FilmRows,
): Promise<void> {
  const recipe = recipeOf(rows);
  const shotIds = new Set(rows.shots.map(({ id }) => id));
  const tailed = new Set(rows.shots.filter(({ plan }) => plan.tail).map(({ id }) => id));
  const members = new Set([...rows.characters, ...rows.places, ...rows.items].map(({ key }) => key));
  const isGone = ({ assetKind, assetKey }: TakeRow): boolean =>
    (OF_SHOTS.includes(assetKind) && !shotIds.has(assetKey)) ||
    (assetKind === 'tail_picture' && !tailed.has(assetKey)) ||
    (isCastPicture(assetKind) && !members.has(assetKey));
  // Pictures of the shot as it might be are outdated by nature.
  const isUnwanted = (take: TakeRow): boolean => take.orderId === null && isOutdated(recipe, take);
  const unwanted = rows.takes.filter(
    (take) => take.state === 'generating' && isOfEngine(take) && (isUnwanted(take) || isGone(take)),
  );
  if (unwanted.length === 0) {
    return;
  }
  await lockGenerations(
    transaction,
    unwanted.flatMap(({ generationId }) => generationId ?? []),
  );
  const stopped: TakeRow[] = [];
  for (const take of unwanted) {
    if (take.generationId === null || (await cancelGeneration(transaction, dependencies, take.generationId))) {
      stopped.push(take);
    }
  }
  if (stopped.length > 0) {
    await transaction
      .update(takes)
      .set({ state: 'cancelled', finishedAt: sql`now()` })
      .where(
        and(
          eq(takes.state, 'generating'),
          inArray(
            takes.id,
            stopped.map(({ id }) => id),
          ),
        ),
      );
  }
  for (const take of stopped) {
    take.state = 'cancelled';
  }
}
