import type { FilmView } from '../../film-view-contract.ts';
import { LIST_OF } from '../../timeline/apply-to-cast.ts';
import { CAST_KINDS, type CastKind } from '../../timeline/film-edit.ts';

/** What a picture can be the picture of. */
export const SENT_KINDS = ['shot', ...CAST_KINDS] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** One place of a film for a picture. */
export type SentPlace = { id: string; /** Path of the one there now. */ picture: string | undefined } & (
  | { kind: 'shot'; number: number }
  | { kind: CastKind; name: string }
);

/** The places of one kind in a film, in its order. */
export function placesOf(film: FilmView, kind: SentKind): SentPlace[] {
  if (kind === 'shot') {
    return film.shots.map(({ id, number, picture }) => ({ kind, id, number, picture: picture?.path }));
  }
  return film[LIST_OF[kind]].map(({ key, name, picture }) => ({ kind, id: key, name, picture: picture?.path }));
}
