import * as z from 'zod';
import type { FilmPlan, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS } from '#src/shared/catalogue/shots.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { FILM_MODES } from '../tables.ts';
import { filmPlanSchema } from './film-plan-schema.ts';

/** A film as JSON: its settings and its plan, without ids, accounts, models and files. */
const filmFileSchema = z.object({
  format: z.literal('kinora-film'),
  version: z.literal(1),
  settings: z.object({
    idea: z.string().max(LIMITS.idea.maximumCharacters * 2),
    type: z.enum(FILM_TYPES),
    style: z.enum(LOOK_IDS),
    customStyle: z.object({ name: z.string().max(200), prompt: z.string().max(2000) }).exactOptional(),
    language: z.enum(LANGUAGES),
    aspect: z.enum(ASPECT_RATIOS),
    /** Length of the picture's shorter side. */
    shortSidePixels: z.number().int().min(90).max(LIMITS.memberFilm.shortSidePixels),
    mode: z.enum(FILM_MODES),
    seed: z.number().int().min(0).max(0xffff_ffff),
  }),
  plan: filmPlanSchema,
});
export type FilmFile = z.infer<typeof filmFileSchema>;

/**
 * Reads a film as JSON that somebody brought along. Throws INVALID_DATA, with the place of the first fault, for what no
 * film can be made from.
 */
export function readFilmFile(text: string): FilmFile {
  const read = filmFileSchema.safeParse(parseJson(text));
  if (!read.success) {
    throw refuse(read.error.issues[0]?.path.join('.') ?? '');
  }
  const fault = findDanglingKey(read.data.plan);
  if (fault !== undefined) {
    throw refuse(fault);
  }
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('');
  }
}

function refuse(place: string): AppError {
  return new AppError('INVALID_DATA', { details: { film: place.slice(0, 200) } });
}

/** Where a plan names something that is not in it, or twice the same; undefined for a sound plan. */
function findDanglingKey(plan: FilmPlan): string | undefined {
  const keysOf = (list: readonly { key: string }[]): Set<string> => new Set(list.map(({ key }) => key));
  const [characters, places, items] = [keysOf(plan.characters), keysOf(plan.places), keysOf(plan.items)];
  const all = [...plan.characters, ...plan.places, ...plan.items];
  if (keysOf(all).size < all.length) {
    return 'plan.key';
  }
  const seen = new Set([...characters, ...items]);
  const isKnown = (keys: ReadonlySet<string>, key: string | null | undefined): boolean =>
    key === undefined || key === null || keys.has(key);
  const isSound = (shot: PlannedShot): boolean =>
    [
      places.has(shot.placeKey),
      shot.subject.kind === 'place' || (shot.subject.kind === 'item' ? items : characters).has(shot.subject.key),
      (shot.speech.kind === 'line') === (shot.speech.speakerKey !== undefined),
      isKnown(characters, shot.speech.speakerKey),
      (shot.speech.kind === 'silent') === (shot.speech.text === ''),
      ...shot.actors.flatMap((actor) => [
        characters.has(actor.characterKey),
        isKnown(items, actor.holdsItemKey),
        ...(actor.keyframes ?? []).map(({ holdsItemKey }) => isKnown(items, holdsItemKey)),
      ]),
      ...shot.items.map(({ itemKey }) => items.has(itemKey)),
      ...(shot.effects ?? []).map(({ onKey }) => isKnown(seen, onKey)),
      ...(shot.visions ?? []).flatMap(({ ofKey, byKey }) => [seen.has(ofKey), isKnown(seen, byKey)]),
    ].every(Boolean);
  const faulty = plan.shots.findIndex((shot, index) => shot.number !== index + 1 || !isSound(shot));
  return faulty < 0 ? undefined : `plan.shots.${faulty}`;
}
