import type { FilmView } from '../../../film-view-contract.ts';

export const SCOPES = ['shot', 'scene', 'film'] as const;
export type Scope = (typeof SCOPES)[number];

type Shot = Pick<FilmView['shots'][number], 'number' | 'placeKey' | 'leftOut'>;

/** The numbers of the shots that new takes are about: a shot, those in the video of its scene, or of the whole film. */
export function shotsOfScope(shots: readonly Shot[], number: number): Readonly<Record<Scope, number[]>> {
  const numbersOf = (of: readonly Shot[]): number[] => of.filter(({ leftOut }) => !leftOut).map((shot) => shot.number);
  return { shot: [number], scene: numbersOf(sceneOf(shots, number)), film: numbersOf(shots) };
}

/** The shots of a scene: those around this one that happen at its place. */
function sceneOf(shots: readonly Shot[], number: number): readonly Shot[] {
  const at = shots.findIndex((shot) => shot.number === number);
  const place = shots[at]?.placeKey;
  const isOther = (shot: Shot): boolean => shot.placeKey !== place;
  const before = shots.slice(0, at).findLastIndex(isOther);
  const after = shots.slice(at).findIndex(isOther);
  return shots.slice(before + 1, after < 0 ? undefined : at + after);
}
