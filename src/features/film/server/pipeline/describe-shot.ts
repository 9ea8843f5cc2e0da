import { LOOKS } from '#src/shared/catalogue/looks.ts';
import type { FilmRow, ShotRow } from '../tables.ts';
import type { FilmRows } from './film-rows.ts';

type Cast = Pick<FilmRows, 'film' | 'characters' | 'places' | 'items'>;

/** What a paid model is told of the look: the owner's own style, or the catalogue's. */
export function lookPrompt(film: Pick<FilmRow, 'style' | 'customStyle'>): string {
  return film.customStyle?.prompt ?? LOOKS[film.style].prompt;
}

/** The words that a model is given for a shot's picture: the look, what is seen, and who and what is in it (PIPE-10). */
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

/** The words that a model is given for a shot's clip. */
export function describeClip(rows: Cast, shot: ShotRow): string {
  return `${describePicture(rows, shot)}\ncamera: ${shot.plan.camera.replaceAll('_', ' ')}; mood: ${shot.plan.emotion}`;
}
