import { createHash } from 'node:crypto';
import { areSameCuts, DEFAULT_CUT_SETTINGS, listCutChoices } from '#src/shared/catalogue/cut-settings.ts';
import type { Json } from '#src/vendors/vendor.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import type { TakeInputs, TakeRow } from '../tables.ts';
import { circledTake, type FilmRows } from './film-rows.ts';

/** What a cut shows and lets hear. */
export const IN_CUTS: readonly string[] = ['voice', 'clip', 'sound', 'music'];

/**
 * All that the cut of a film depends on, as plain JSON: its circled takes, its shots in order with their transitions,
 * speech and sounds, and the owner's choices. The mark is not in it, so that a membership that ends or begins does not
 * cut all films of an account again. Raise nothing here without need: another answer for the same film makes its cut
 * out of date.
 */
function cutIngredients(rows: FilmRows): Json {
  const { film, shots, places } = rows;
  const placeKinds = new Map(places.map(({ key, place }) => [key, place.kind]));
  const rest = rows.takes.filter(({ circled, assetKind }) => circled && ['sound', 'music'].includes(assetKind));
  return {
    language: film.language,
    shots: shownShots(shots).map(({ id, plan }) => ({
      clip: circledTake(rows, 'clip', id)?.id ?? null,
      voice: circledTake(rows, 'voice', id)?.id ?? null,
      ...(plan.trim && plan.trim.take === circledTake(rows, 'clip', id)?.number
        ? { part: [plan.trim.inFrame, plan.trim.frames] }
        : {}),
      place: placeKinds.get(plan.placeKey) ?? null,
      framing: plan.framing,
      transition: plan.transition,
      durationSeconds: plan.durationSeconds,
      speech: { kind: plan.speech.kind, text: plan.speech.text, delivery: plan.speech.delivery ?? null },
      ambience: [...plan.ambience],
      events: plan.events.map(({ sound, at, until, loudness, across }) => [
        sound,
        at,
        until ?? null,
        loudness,
        across ?? null,
      ]),
    })),
    takes: rest.map(({ id }) => id).sort(),
    settings: listCutChoices(film.cutSettings),
  };
}

/** SHA-256 of `cutIngredients`, as a cut's take keeps it. */
export function hashCutIngredients(rows: FilmRows): string {
  return createHash('sha256')
    .update(JSON.stringify(cutIngredients(rows)))
    .digest('hex');
}

/** What the take of a cut keeps of what it is made from: the circled takes, and the rest as a hash. */
export function cutMadeFrom(rows: FilmRows): Pick<TakeInputs, 'references' | 'ingredients'> {
  const references = rows.takes.filter(({ circled }) => circled).map(({ id }) => id);
  return { references, ingredients: hashCutIngredients(rows) };
}

/** The model of takes that a person brought: nothing was made. */
export const UPLOAD = 'upload';

/**
 * True when the newest cut was made of something else than what the film has now. Never while an uploaded cut is used:
 * it stays until its owner brings back the made one. A cut from before ingredients were kept is judged by its takes,
 * and was made with the usual choices.
 */
export function isCutStale(rows: FilmRows): boolean {
  const movies = rows.takes.filter(({ assetKind }) => assetKind === 'movie');
  const newest = movies.findLast(({ inputs }) => inputs.model !== UPLOAD);
  if (newest === undefined || movies.some(({ circled, inputs }) => circled && inputs.model === UPLOAD)) {
    return false;
  }
  return isStale(rows, newest);
}

/** True when the made cut that is used shows something else than the film has now, whatever came of later ones. */
export function isUsedCutStale(rows: FilmRows): boolean {
  const used = rows.takes.find(({ assetKind, circled }) => assetKind === 'movie' && circled);
  return used !== undefined && used.inputs.model !== UPLOAD && isStale(rows, used);
}

function isStale(rows: FilmRows, { inputs: { ingredients, references } }: Pick<TakeRow, 'inputs'>): boolean {
  if (ingredients !== undefined) {
    return ingredients !== hashCutIngredients(rows);
  }
  const isMissing = rows.takes.some(
    ({ id, circled, assetKind }) => circled && IN_CUTS.includes(assetKind) && !references.includes(id),
  );
  return isMissing || !areSameCuts(rows.film.cutSettings, DEFAULT_CUT_SETTINGS);
}
