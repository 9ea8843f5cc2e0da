import { useMemo } from 'react';
import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { MOVIE_LENGTHS, MOVIE_SORTS } from '../movie-lists.ts';
import type { MovieWishes } from './use-movies.ts';

/** The filters of the list, each with what it can be, in their order. */
export const MOVIE_FILTERS = {
  type: FILM_TYPES,
  style: LOOK_IDS,
  aspect: ASPECT_RATIOS,
  language: LANGUAGES,
  length: MOVIE_LENGTHS,
} as const;
export type MovieFilter = keyof typeof MOVIE_FILTERS;
export const FILTER_NAMES = Object.keys(MOVIE_FILTERS) as MovieFilter[];

/** What the address says of the wanted films; unknown values are ignored. */
function readWishes(address: URLSearchParams): MovieWishes & { sort: (typeof MOVIE_SORTS)[number] } {
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === address.get(name));
  const search = address.get('search')?.trim();
  const filters = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, one(name, MOVIE_FILTERS[name])]).filter(([, value]) => value !== undefined),
  ) as Pick<MovieWishes, MovieFilter>;
  return { sort: one('sort', MOVIE_SORTS) ?? 'hottest', ...(search ? { search } : {}), ...filters };
}

/** The wishes in the address, and how to change the address. */
export function useMovieWishes() {
  const [address, change] = useAddressParameters();
  const wishes = useMemo(() => readWishes(address), [address]);
  return { wishes, change };
}
