import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import type { CommunityApi } from './community-api.ts';

/** Key of the query of an author, before their id. */
export const AUTHOR_KEY = 'author';

export type AuthorView = Awaited<ReturnType<CommunityApi['community']['readAuthor']>>;

/** An author with the counts of their page. */
export function useAuthor(authorId: string) {
  const { community } = useApi<CommunityApi>();
  return useQuery({
    queryKey: [AUTHOR_KEY, authorId],
    queryFn: ({ signal }) => community.readAuthor({ authorId }, { signal }),
    retry: (failures, error) => isPassing(error) && failures < 2,
  });
}
