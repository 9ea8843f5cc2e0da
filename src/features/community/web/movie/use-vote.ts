import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { CommunityApi } from '../community-api.ts';
import { MOVIE_KEY } from '../community-keys.ts';
import { MOVIES_KEY } from '../use-movies.ts';
import type { MovieView } from './use-movie.ts';

/** What a person gives a film, once: its mark in their standing, and its count. */
const VOTES = {
  like: { mark: 'liked', count: 'likes' },
  recommendation: { mark: 'recommended', count: 'recommendations' },
} as const;
export type Vote = keyof typeof VOTES;

/** Likes or recommends a film, or no longer: shown at once, and taken back when the server refuses. */
export function useVote(filmId: string, vote: Vote) {
  const { community } = useApi<CommunityApi>();
  const queries = useQueryClient();
  const { mark, count } = VOTES[vote];
  const key = [MOVIE_KEY, filmId];
  const paint = (given: boolean, total?: number): void => {
    queries.setQueryData<MovieView>(
      key,
      (view) =>
        view && {
          ...view,
          standing: { ...view.standing, [mark]: given },
          movie: { ...view.movie, [count]: total ?? Math.max(0, view.movie[count] + (given ? 1 : -1)) },
        },
    );
  };
  const send = async (give: boolean): Promise<number> => {
    if (vote === 'like') {
      return (await (give ? community.likeMovie({ filmId }) : community.unlikeMovie({ filmId }))).likes;
    }
    const sent = give ? community.recommendMovie({ filmId }) : community.withdrawRecommendation({ filmId });
    return (await sent).recommendations;
  };
  return useMutation({
    // One after the other: the last press decides.
    scope: { id: `${vote} ${filmId}` },
    mutationFn: send,
    onMutate: async (give) => {
      await queries.cancelQueries({ queryKey: key });
      paint(give);
    },
    onSuccess: (total, give) => paint(give, total),
    onError: (error, give) => {
      if (error instanceof ApiError && error.code === 'FILM_ALREADY_LIKED') {
        // In another window.
        return queries.invalidateQueries({ queryKey: key });
      }
      paint(!give);
      toastFailure(error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [MOVIES_KEY] }),
  });
}
