import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { ThreadedComment } from '../../contract.ts';
import type { CommunityApi } from '../community-api.ts';
import { COMMENTS_KEY, MOVIE_KEY } from '../community-keys.ts';
import type { MovieView } from './use-movie.ts';

interface Page {
  comments: ThreadedComment[];
  next: string | null;
}

const LIMIT = 20;
const keyOf = (filmId: string) => [COMMENTS_KEY, filmId];

/** The comments on a film with their answers, the newest first, page by page. */
export function useComments(filmId: string) {
  const { community } = useApi<CommunityApi>();
  return useInfiniteQuery({
    queryKey: keyOf(filmId),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      community.listComments(
        { filmId, limit: LIMIT, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Writing and removing comments on a film; the list shows what the server has kept. */
export function useCommentChanges(filmId: string) {
  const { community } = useApi<CommunityApi>();
  const queries = useQueryClient();
  const paint = (change: (comments: ThreadedComment[], isFirst: boolean) => ThreadedComment[], count: number): void => {
    queries.setQueryData<InfiniteData<Page>>(
      keyOf(filmId),
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page, index) => ({ ...page, comments: change(page.comments, index === 0) })),
        },
    );
    queries.setQueryData<MovieView>(
      [MOVIE_KEY, filmId],
      (view) => view && { ...view, movie: { ...view.movie, comments: Math.max(0, view.movie.comments + count) } },
    );
  };
  return {
    add: useMutation({
      mutationFn: async ({ text, answers }: { text: string; answers?: string | undefined }) =>
        community.addComment({ filmId, text, ...(answers === undefined ? {} : { answers }) }),
      onSuccess: (written, { answers }) =>
        paint(
          (comments, isFirst) =>
            answers === undefined
              ? [...(isFirst ? [{ ...written, answers: [] }] : []), ...comments]
              : comments.map((each) => (each.id === answers ? { ...each, answers: [...each.answers, written] } : each)),
          1,
        ),
    }),
    remove: useMutation({
      mutationFn: (commentId: string) => community.removeComment({ commentId }),
      onSuccess: (_none, commentId) => paint((comments) => withoutComment(comments, commentId), -1),
    }),
  };
}

/** One that is gone leaves its place while it has answers. */
function withoutComment(comments: readonly ThreadedComment[], commentId: string): ThreadedComment[] {
  return comments.flatMap((each) => {
    if (each.id === commentId) {
      return each.answers.length > 0 ? [{ ...each, text: '', removed: true, removable: false }] : [];
    }
    const answers = each.answers.filter(({ id }) => id !== commentId);
    return each.removed && answers.length === 0 ? [] : [{ ...each, answers }];
  });
}
