import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import type { ShotTake } from '../../../take-contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { useOrderKeys } from '../../order-key.ts';

/** Which shots another take is wanted of, and by which model. */
export interface UpgradeWish {
  numbers: number[];
  kind: ShotTake['kind'];
  model: string;
  /** Takes of each shot, to choose from. */
  candidates: number;
}

/** The takes of a shot, read again whenever the film says that something of the shot has changed. */
export function useTakes(film: FilmView, number: number) {
  const { films } = useApi<FilmApi>();
  const shot = film.shots.find((each) => each.number === number);
  const open = film.progress.making.filter((made) => made.shot === number).length;
  const standing = [
    shot?.clipStatus,
    shot?.pictureStatus,
    shot?.takes.clip,
    shot?.takes.picture,
    shot?.setBack?.code,
    open,
  ];
  return useQuery({
    queryKey: ['takes', film.id, shot?.id, number, standing.join(' ')],
    queryFn: ({ signal }) => films.listTakes({ filmId: film.id, number }, { signal }),
    // Never those of another shot.
    placeholderData: (before, query) => (query?.queryKey[2] === shot?.id ? before : undefined),
  });
}

/** Uses another take. */
export function useCircleTake(film: FilmView) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (takeId: string) => films.circleTake({ filmId: film.id, takeId }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['film', film.id] }),
        queries.invalidateQueries({ queryKey: ['takes', film.id] }),
      ]),
  });
}

/** What other takes would cost, shot by shot. */
export function useUpgradeQuote(film: FilmView, wish: UpgradeWish) {
  const { films } = useApi<FilmApi>();
  // What is being made cannot be made again meanwhile.
  const open = film.shots.map(({ clipStatus, pictureStatus }) => `${clipStatus}${pictureStatus}`).join(' ');
  return useQuery({
    queryKey: ['upgrade-quote', film.id, wish, open, film.version],
    queryFn: ({ signal }) => films.quoteUpgrade({ filmId: film.id, ...wish }, { signal }),
    enabled: wish.model !== '',
    placeholderData: keepPreviousData,
    // The plan may have changed since the price was last shown.
    gcTime: 0,
  });
}

/** Starts other takes for the price that was shown; sent again after a fault, it is the same order. */
export function useUpgrade(film: FilmView) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const keys = useOrderKeys();
  return useMutation({
    mutationFn: ({
      agreedCoins,
      agreedOwnKey,
      ...wish
    }: UpgradeWish & { agreedCoins: number; agreedOwnKey: boolean }) =>
      films.upgradeShots({ filmId: film.id, ...wish, agreedCoins, agreedOwnKey, idempotencyKey: keys.of(wish) }),
    onSuccess: keys.done,
    onSettled: () =>
      Promise.all(
        // A price that was refused is no longer the price.
        [['film', film.id], ['takes', film.id], ['me'], ['upgrade-quote', film.id]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
