import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { useOrderKeys } from '../../order-key.ts';

/** What it costs to make the out-of-date takes of models again; of all shots where no numbers are given. */
export function useRedoQuote(film: FilmView, numbers: readonly number[] | undefined) {
  const { films } = useApi<FilmApi>();
  const standing = film.shots.map(({ outdated, makingSince }) => `${outdated.join()}${makingSince ?? ''}`).join(' ');
  return useQuery({
    queryKey: ['redo-quote', film.id, numbers, standing],
    queryFn: ({ signal }) =>
      films.quoteRedo({ filmId: film.id, ...(numbers ? { numbers: [...numbers] } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Orders them for the price that was shown; sent again after a fault, it is the same order. */
export function useRedo(film: FilmView) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const keys = useOrderKeys();
  return useMutation({
    mutationFn: (order: { numbers: readonly number[] | undefined; agreedCoins: number; agreedBilledBy: string[] }) => {
      const { numbers, ...agreed } = order;
      return films.redoOutdated({
        filmId: film.id,
        idempotencyKey: keys.of({ numbers }),
        ...agreed,
        ...(numbers ? { numbers: [...numbers] } : {}),
      });
    },
    onSuccess: keys.done,
    onSettled: () =>
      Promise.all(
        [['film', film.id], ['takes', film.id], ['me']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}
