import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { Person } from '../../movie-card.ts';
import type { BlockKind } from '../../safety-contract.ts';
import type { CommunityApi } from '../community-api.ts';
import { COMMENTS_KEY, MOVIE_KEY } from '../community-keys.ts';
import { AUTHOR_KEY } from '../use-author.ts';
import { MOVIES_KEY } from '../use-movies.ts';

const BLOCKED_KEY = 'blocked-people';

/** Blocks or mutes a person, or neither with null; whatever shows them is read again. */
export function useBlock({ id, username }: Person) {
  const t = useTranslations('safety.blocking');
  const { community } = useApi<CommunityApi>();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (kind: BlockKind | null) => {
      await (kind === null ? community.unblockPerson({ personId: id }) : community.blockPerson({ personId: id, kind }));
    },
    onSuccess: (_none, kind) => {
      const said = { block: 'blocked', mute: 'muted' } as const;
      toast(t(kind === null ? 'free' : said[kind], { name: username }), 'success');
      return Promise.all(
        [MOVIES_KEY, MOVIE_KEY, 'related-movies', COMMENTS_KEY, AUTHOR_KEY, BLOCKED_KEY].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
    onError: toastFailure,
  });
}

/** Whom this account has blocked and muted, page by page. */
export function useBlockedPeople() {
  const { community } = useApi<CommunityApi>();
  return useInfiniteQuery({
    queryKey: [BLOCKED_KEY],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      community.listBlockedPeople(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
