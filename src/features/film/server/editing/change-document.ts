import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { canonicalJson } from '#src/shared/canonical-json.ts';
import type { FilmDocument } from '../../timeline/film-document.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { recipeOf, type Recipe } from '../state/made-from.ts';
import { films, takes, type FilmRow, type TakeRow } from '../tables.ts';
import { markTakes } from '../takes/mark-takes.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { changeFilm } from './change-film.ts';
import { writeDocument } from './write-document.ts';

/**
 * Writes another document of a film, whose rows the caller has locked; what the draft engine made of the old one is
 * made again. Returns the changed film, with its new version. Throws EDIT_NOT_POSSIBLE for a new shot with an id that
 * another film uses.
 */
export async function changeDocument(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue'>,
  rows: FilmRows,
  { before, after }: { before: FilmDocument; after: FilmDocument },
): Promise<FilmRow> {
  const { film } = rows;
  await markTakes(transaction, rows, recipeOf(rows, before));
  if (film.coverShotId !== null && !after.shots.some(({ id }) => id === film.coverShotId)) {
    await transaction.update(films).set({ coverShotId: null }).where(eq(films.id, film.id));
  }
  await writeDocument(transaction, rows, { before, after });
  await letGoOfKept(transaction, rows, {
    before: recipeOf(rows, before),
    after: recipeOf(rows, after),
    isMusicChanged: canonicalJson(before.music) !== canonicalJson(after.music),
  });
  const changed = await changeFilm(transaction, film, {
    title: after.title === '' ? null : after.title,
    ...(after.title === before.title ? {} : { ownTitle: true }),
    outline: after.outline,
    type: after.type,
    style: after.style,
    customStyle: after.customStyle,
    aspect: after.aspect,
    music: after.music,
    editedAt: new Date(),
    cutHeld: true,
  });
  await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  return changed;
}

/** What a person wanted to keep is kept until the person changes what it shows. */
async function letGoOfKept(
  transaction: Transaction,
  rows: FilmRows,
  { isMusicChanged, ...recipes }: { before: Recipe; after: Recipe; isMusicChanged: boolean },
): Promise<void> {
  const ingredients = (recipe: Recipe, { assetKind, assetKey, inputs }: TakeRow): string | undefined =>
    recipe.of(assetKind, assetKey, inputs.model, inputs.view).ingredients;
  const changed = rows.takes.filter(
    (take) =>
      take.kept &&
      // A piece of the film's music is fitted to other lengths; another one can only be repeated or cut.
      (take.assetKind !== 'music' || isMusicChanged || take.inputs.prompt === rows.film.music?.description) &&
      ingredients(recipes.before, take) !== ingredients(recipes.after, take),
  );
  if (changed.length > 0) {
    await transaction
      .update(takes)
      .set({ kept: false })
      .where(
        inArray(
          takes.id,
          changed.map(({ id }) => id),
        ),
      );
  }
}
