import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { CommunityApi } from './community-api.ts';
import { MOVIE_KEY } from './community-keys.ts';
import type { MovieView } from './movie/use-movie.ts';
import { AUTHOR_KEY, type AuthorView } from './use-author.ts';
import { MOVIES_KEY } from './use-movies.ts';

/** Follows an author or no longer: shown at once, and taken back when the server refuses (COMM-05). */
export function useFollow(authorId: string) {
  const { community } = useApi<CommunityApi>();
  const queries = useQueryClient();
  const paint = (followed: boolean, followers?: number): void => {
    const change = followed ? 1 : -1;
    queries.setQueryData<AuthorView>(
      [AUTHOR_KEY, authorId],
      (view) => view && { ...view, followed, followers: followers ?? view.followers + change },
    );
    queries.setQueriesData<MovieView>({ queryKey: [MOVIE_KEY] }, (view) =>
      view?.movie.author.id === authorId
        ? { ...view, followers: followers ?? view.followers + change, standing: { ...view.standing, followed } }
        : view,
    );
  };
  return useMutation({
    // One after the other: the last press decides.
    scope: { id: `follow ${authorId}` },
    mutationFn: (follow: boolean) =>
      follow ? community.followAuthor({ authorId }) : community.unfollowAuthor({ authorId }),
    onMutate: async (follow) => {
      await Promise.all([
        queries.cancelQueries({ queryKey: [AUTHOR_KEY, authorId] }),
        queries.cancelQueries({ queryKey: [MOVIE_KEY] }),
      ]);
      paint(follow);
    },
    onSuccess: ({ followers }, follow) => paint(follow, followers),
    onError: (error, follow) => {
      paint(!follow);
      toastFailure(error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [MOVIES_KEY] }),
  });
}
