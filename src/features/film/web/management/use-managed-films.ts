import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { MANAGED_GROUPS, MANAGED_STATES } from '../../managed-films.ts';
import type { FilmApi } from '../film-api.ts';

/** Performs an action that may ask for the password first. */
export type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/** What is looked for among the films of everybody. */
export interface ManagedWishes {
  search: string;
  group?: (typeof MANAGED_GROUPS)[number] | undefined;
  state?: (typeof MANAGED_STATES)[number] | undefined;
  type?: FilmType | undefined;
}

/** Below the key of the administration, so that what is done to an author reloads the films too. */
const FILMS_KEY = ['administration', 'films'] as const;

/** The films that match, page by page. */
export function useManagedFilms(wishes: ManagedWishes) {
  const { films } = useApi<FilmApi>();
  return useInfiniteQuery({
    queryKey: [...FILMS_KEY, wishes],
    queryFn: ({ pageParam, signal }) =>
      films.listManagedFilms({ ...wishes, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
}

/** One film with its final cut. */
export function useManagedFilm(filmId: string) {
  const { films } = useApi<FilmApi>();
  return useQuery({
    queryKey: [...FILMS_KEY, 'one', filmId],
    queryFn: ({ signal }) => films.readManagedFilm({ filmId }, { signal }),
  });
}

/** An admin's action on a film: asks for the password if required, and reloads the films afterwards. */
export function useManage<Given, Answer>(
  confirmed: Confirmed,
  act: (films: FilmApi['films'], given: Given) => Promise<Answer>,
) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (given: Given) => confirmed(() => act(films, given)),
    onSuccess: () => queries.invalidateQueries({ queryKey: FILMS_KEY }),
  });
}
