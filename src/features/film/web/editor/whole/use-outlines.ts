import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { FilmApi } from '../../film-api.ts';
import { useOrderKeys } from '../../order-key.ts';
import { useEditor } from '../state/editor-context.tsx';

const POLL_MILLISECONDS = 1500;

/** The outlines of the film, the newest first; read again while one is being written. */
export function useOutlines() {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  return useQuery({
    queryKey: ['outlines', filmId],
    networkMode: 'always',
    queryFn: ({ signal }) => films.listOutlines({ filmId }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.outlines.some(({ status }) => status === 'generating') ? POLL_MILLISECONDS : false,
    refetchOnMount: 'always',
  });
}

/** What another outline by this model would cost. */
export function useOutlineQuote(model: string) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  return useQuery({
    queryKey: ['outline-quote', filmId, model],
    queryFn: ({ signal }) => films.quoteOutline({ filmId, model }, { signal }),
    enabled: model !== '',
  });
}

/** What an owner does with outlines. */
export function useOutlineActions() {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const { filmId, film, restore, becameAnother } = useEditor();
  const keys = useOrderKeys();
  const onSettled = () =>
    Promise.all(
      [
        ['outlines', filmId],
        ['film', filmId],
        ['checkpoints', filmId],
        // Prices and keys may be others by now.
        ['outline-quote', filmId],
        ['me'],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return {
    write: useMutation({
      mutationFn: (order: { model: string; agreedCoins: number; agreedOwnKey: boolean }) =>
        films.writeOutline({ filmId, ...order, idempotencyKey: keys.of({ model: order.model }) }),
      onSuccess: keys.done,
      onSettled,
    }),
    stop: useMutation({ mutationFn: () => films.stopOutline({ filmId }), onError: toastFailure, onSettled }),
    /** The steps of undoing belong to what the film was: the kept state takes their place. */
    makeStoryboard: useMutation({
      mutationFn: (takeId: string) => films.makeStoryboard({ filmId, takeId, version: film.version }),
      onSuccess: ({ checkpointId }) => becameAnother(checkpointId),
      onSettled,
    }),
    takeBack: useMutation({ mutationFn: restore, onSettled }),
  };
}

export type OutlineActions = ReturnType<typeof useOutlineActions>;
