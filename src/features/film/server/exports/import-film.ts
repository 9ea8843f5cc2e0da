import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { createFilm } from '../create-film.ts';
import { DRAFT_FILM_MODELS } from '../draft-film-models.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmFile, type FilmFile } from './film-file.ts';

type Dependencies = Parameters<typeof createFilm>[0] & Pick<FilmDependencies, 'db'>;

/**
 * Creates a film of the account from a film as JSON: the same settings and plan, made anew by the draft engine. Returns
 * its id. Throws INVALID_DATA, CONTENT_SENSITIVE for what `isForbidden` refuses, and what `createFilm` throws.
 */
export async function importFilm(
  dependencies: Dependencies,
  isForbidden: (text: string) => boolean,
  order: { accountId: string; text: string; idempotencyKey?: string | undefined },
): Promise<string> {
  const { settings, plan } = readFilmFile(order.text);
  if (textsOf({ settings, plan }).some(isForbidden) || kissesChild(plan)) {
    throw new AppError('CONTENT_SENSITIVE');
  }
  return createFilm(dependencies, {
    ...settings,
    accountId: order.accountId,
    idempotencyKey: order.idempotencyKey,
    title: plan.title,
    shots: Math.min(plan.shots.length, LIMITS.film.maximumShots),
    models: DRAFT_FILM_MODELS,
    plan,
  });
}

/** Every text of a film that somebody can read or hear; what belongs together is also judged together. */
function textsOf({ settings, plan }: Pick<FilmFile, 'settings' | 'plan'>): string[] {
  const { idea, customStyle } = settings;
  const cast = [...plan.characters, ...plan.places, ...plan.items];
  return [
    idea,
    customStyle?.name ?? '',
    customStyle?.prompt ?? '',
    [plan.title, plan.logline, plan.outline].join('\n'),
    plan.music.description,
    ...(plan.music.themes ?? []).map(({ name }) => name),
    ...cast.map(({ name, description }) => `${name}\n${description}`),
    ...plan.items.map(({ label = '' }) => label),
    ...plan.shots.map(({ script, speech, tail, soundWords }) =>
      [script, speech.text, tail?.description, soundWords?.wanted, soundWords?.unwanted].filter(Boolean).join('\n'),
    ),
  ].filter((text) => text !== '');
}

/** The engine plans no kiss for anybody who is drawn as a child. */
function kissesChild({ characters, shots }: FilmPlan): boolean {
  const children = new Set(
    characters.filter(({ figure }) => figure.kind === 'person' && figure.age === 'child').map(({ key }) => key),
  );
  return shots.some(({ actors }) =>
    actors.some(
      ({ characterKey, pose, keyframes = [] }) =>
        children.has(characterKey) && [pose, ...keyframes.map((frame) => frame.pose)].includes('kiss'),
    ),
  );
}
