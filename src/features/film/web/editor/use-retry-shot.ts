import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { FilmApi } from '../film-api.ts';
import { usePending } from './use-pending.ts';

/** Makes failed shots of a film again, by number; says why where it cannot. */
export function useRetryShot(filmId: string): {
  retryShot: (number: number) => void;
  /** Numbers of the shots that are being ordered. */
  retrying: ReadonlySet<number>;
} {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const mutationKey = ['retry-shot', filmId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (number: number) => films.retryShot({ filmId, number }),
    onError: toastFailure,
    onSettled: () =>
      Promise.all(
        [['film', filmId], ['soundtrack', filmId], ['films'], ['me']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { retryShot: mutate, retrying: usePending(mutationKey) };
}
