import { LOOK_PROMPTS } from '#src/shared/catalogue/look-prompts.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { FilmRow, ShotRow } from '../tables.ts';

type Cast = Pick<FilmRows, 'film' | 'characters' | 'places' | 'items'>;

/** The look in a paid model's prompt: the owner's custom style, or the catalogue's. */
export function lookPrompt(film: Pick<FilmRow, 'style' | 'customStyle'>): string {
  return film.customStyle?.prompt ?? LOOK_PROMPTS[film.style];
}

/** The prompt for a shot's picture: the look, the view, and who and what is in it (PIPE-10). */
export function describePicture(rows: Cast, { plan }: ShotRow): string {
  const place = rows.places.find(({ key }) => key === plan.placeKey);
  const members = [
    ...rows.characters.filter(({ key }) => plan.actors.some((actor) => actor.characterKey === key)),
    ...rows.items.filter(
      ({ key }) =>
        plan.items.some((item) => item.itemKey === key) || plan.actors.some((actor) => actor.holdsItemKey === key),
    ),
    ...(place ? [place] : []),
  ];
  return [
    lookPrompt(rows.film),
    `${plan.framing.replaceAll('_', ' ')} shot, ${plan.angle.replaceAll('_', ' ')}, ${plan.timeOfDay}, ${plan.weather}`,
    plan.script,
    ...members.map(({ name, description }) => `${name}: ${description}`),
  ].join('\n');
}

/** The prompt for the picture on which a shot ends. */
export function describeTail(rows: Cast, shot: ShotRow): string {
  return `${describePicture(rows, shot)}\nthe last moment of it: ${shot.plan.tail?.description || shot.plan.script}`;
}

/** The prompt for a shot's clip. */
export function describeClip(rows: Cast, shot: ShotRow): string {
  return `${describePicture(rows, shot)}\ncamera: ${shot.plan.camera.replaceAll('_', ' ')}; mood: ${shot.plan.emotion}`;
}
