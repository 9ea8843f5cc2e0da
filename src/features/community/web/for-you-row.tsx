import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { CommunityApi } from './community-api.ts';
import { inRows } from './in-rows.ts';
import { MovieRow } from './movie-row.tsx';
import { MOVIES_KEY } from './use-movies.ts';

/** What is offered stays for a while, so that it does not change under the pointer; milliseconds. */
const STAYS = 5 * 60_000;

/** Films for whoever is signed in, each with its reason (COMM-07); nothing before they liked or watched some. */
export function ForYouRow() {
  const t = useTranslations('movieCards');
  const { community } = useApi<CommunityApi>();
  const { data } = useQuery({
    queryKey: [MOVIES_KEY, 'for-you'],
    queryFn: ({ signal }) => community.listForYou(undefined, { signal }),
    staleTime: STAYS,
  });
  if (!data?.movies.some(({ because }) => because.kind !== 'hottest')) {
    return null;
  }
  // What is popular fills up the row.
  const [movies = []] = inRows(data.movies);
  return (
    <MovieRow
      heading={t('forYouHeading')}
      movies={movies}
      noteOf={({ because }) => t(`because.${because.kind}`, { title: because.title ?? '' })}
    />
  );
}
