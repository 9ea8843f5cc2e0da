import type { ContractRouterClient } from '@orpc/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmView, filmContract } from '../contract.ts';

type FilmApi = { films: ContractRouterClient<typeof filmContract> };

/** How often a film is asked for when the live line is down, milliseconds. */
const POLL_MILLISECONDS = 5000;

const isAtRest = (film: FilmView | undefined): boolean =>
  film !== undefined && (film.status === 'COMPLETED' || film.status === 'FAILED' || film.cancelled || film.nextStep !== null);

/** One film, kept up to date by server-sent events, and by polling where they do not come through. */
export function useFilm(filmId: string) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const film = useQuery({
    queryKey: ['film', filmId],
    queryFn: ({ signal }) => films.readFilm({ filmId }, { signal }),
    refetchInterval: (query) => (isAtRest(query.state.data) ? false : POLL_MILLISECONDS),
  });
  const atRest = isAtRest(film.data);
  useEffect(() => {
    if (atRest) return;
    const line = new AbortController();
    const listen = async (): Promise<void> => {
      for await (const next of await films.watchFilm({ filmId }, { signal: line.signal })) queries.setQueryData(['film', filmId], next);
    };
    // The line may break at any time: polling goes on without it.
    listen().catch(() => undefined);
    return () => line.abort();
  }, [atRest, filmId, films, queries]);
  return film;
}

/** The caller's films, the newest first, page by page. */
export function useFilmList() {
  const { films } = useApi<FilmApi>();
  return useInfiniteQuery({
    queryKey: ['films'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => films.listFilms(pageParam === undefined ? {} : { before: pageParam }, { signal }),
    getNextPageParam: (page) => (page.more ? page.films.at(-1)?.createdAt : undefined),
  });
}

/** Starts a film. */
export function useCreateFilm() {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: Parameters<typeof films.createFilm>[0]) => films.createFilm(request),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['films'] }),
  });
}

/** What can be done with a film that exists: stop it, go on, make a shot again. */
export function useFilmActions(filmId: string) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['film', filmId] });
  return {
    cancel: useMutation({ mutationFn: () => films.cancelFilm({ filmId }), onSettled }),
    resume: useMutation({ mutationFn: () => films.resumeFilm({ filmId }), onSettled }),
    retryShot: useMutation({ mutationFn: (number: number) => films.retryShot({ filmId, number }), onSettled }),
  };
}
