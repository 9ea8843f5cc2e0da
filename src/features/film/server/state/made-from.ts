import { createHash } from 'node:crypto';
import { canonicalJson } from '#src/shared/canonical-json.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { findModel, isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import type { CharacterView } from '../../timeline/character-views.ts';
import type { FilmDocument } from '../../timeline/film-document.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { ingredientsOf, lengthOfShot, type Material } from '../../timeline/ingredients.ts';
import type { TakeInputs, TakeRow } from '../tables.ts';
import { broughtPicture } from './brought-picture.ts';
import { UPLOAD } from './cut-ingredients.ts';
import { documentOf } from './document-of.ts';
import type { FilmRows } from './film-rows.ts';
import { givenCharacterKeys } from './given-character-keys.ts';
import { toolKindOf } from './tool-takes.ts';
import { usedTail } from './used-tail.ts';

/**
 * Begins every stored hash: one with another version says nothing. Increase it when `ingredientsOf` or what it builds
 * on answers something else for the same film.
 */
const VERSION = '3:';

/** The part of a take's inputs that tells what it was made from. */
type MadeFrom = Pick<TakeInputs, 'ingredients' | 'frames'>;

/** What takes of a film would be made from now. */
export interface Recipe {
  /** By the model of the take: the engine and models are given different things. Empty for what edits do not touch. */
  of(kind: AssetKind, key: string, model: string, view?: CharacterView): MadeFrom;
}

/** Parts of documents as text: many takes are made from the same ones. Documents are never changed in place. */
const texts = new WeakMap<object, string>();

/**
 * What takes would be made from by these rows, or by another document with the takes of these rows. It holds until
 * other takes are circled.
 */
export function recipeOf(rows: FilmRows, document: FilmDocument = documentOf(rows)): Recipe {
  const find = finderOf(rows, document);
  const found = new Map<string, MadeFrom>();
  return {
    of: (kind, key, model, view) => {
      const name = [kind, key, model, view].join(' ');
      const known = found.get(name) ?? find(kind, key, model, view);
      found.set(name, known);
      return known;
    },
  };
}

function finderOf(rows: FilmRows, document: FilmDocument): Recipe['of'] {
  const material = materialOf(rows, document);
  return (kind, key, model, view) => {
    const tool = toolKindOf(model);
    // What a model made of a picture shows that picture, whatever the plan says.
    if (model === UPLOAD || tool === 'image-edit' || tool === 'view') {
      return {};
    }
    const ingredients = ingredientsOf(
      document,
      {
        kind,
        key,
        maker: isPaidModel(model) ? 'model' : 'engine',
        refers: kind !== 'clip' && refers(model),
        view,
        isSynced: tool === 'lip-sync',
      },
      material,
    );
    if (!ingredients) {
      return {};
    }
    const shot = kind === 'clip' ? document.shots.find(({ id }) => id === key) : undefined;
    return {
      ingredients: `${VERSION}${createHash('sha256').update(canonicalJson(ingredients, texts)).digest('base64url')}`,
      ...(shot ? { frames: lengthOfShot(document, shot, material).frames } : {}),
    };
  };
}

/** True for a model that is given reference pictures; one that the catalogue does not know any more was not asked so. */
function refers(model: string): boolean {
  return isPaidModel(model) && findModel(model).inputs.includes('references');
}

/** True for a take that was made from something else than its recipe now says. */
export function isOutdated(recipe: Recipe, { assetKind, assetKey, inputs }: TakeRow): boolean {
  if (!inputs.ingredients?.startsWith(VERSION)) {
    return false;
  }
  const { ingredients } = recipe.of(assetKind, assetKey, inputs.model, inputs.view);
  return ingredients !== undefined && ingredients !== inputs.ingredients;
}

/** Ids of the circled takes that show something else than the film now says; only of a film that was edited. */
export function outdatedTakes(rows: FilmRows, recipe: Recipe = recipeOf(rows)): Set<string> {
  if (rows.film.editedAt === null) {
    return new Set();
  }
  return new Set(rows.takes.filter((take) => take.circled && isOutdated(recipe, take)).map(({ id }) => id));
}

/** True for a take of which it is not known what it was made from. */
export function isUnmarked({ inputs }: TakeRow): boolean {
  return !inputs.ingredients?.startsWith(VERSION);
}

function materialOf(rows: FilmRows, document: FilmDocument): Material {
  const spoken = new Set(document.shots.filter(({ plan }) => hasSpeech(plan)).map(({ id }) => id));
  const circled = new Map(
    rows.takes.filter((take) => take.circled).map((take) => [`${take.assetKind} ${take.assetKey}`, take]),
  );
  return {
    takeNumber: (kind, key) => (kind === 'tail_picture' ? usedTail(rows, key) : circled.get(`${kind} ${key}`))?.number,
    spokenSeconds: (shotId) =>
      spoken.has(shotId)
        ? (circled.get(`voice ${shotId}`)?.data as unknown as SpokenLine | null | undefined)?.durationSeconds
        : undefined,
    given: givenCharacterKeys(rows),
    brought: new Set(document.shots.flatMap(({ id }) => (broughtPicture(rows, id) ? [id] : []))),
  };
}
