import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import type { FilmApi } from '../../film-api.ts';

type Words = Awaited<ReturnType<FilmApi['films']['readCastWords']>>;

/** Names what can be drawn in the page's language; by its id before the names are there. */
export function useCastWords(): (kind: Exclude<keyof Words, 'others'>, id: string) => string {
  const data = useWords();
  return (kind, id) => data?.[kind][id] ?? id.replaceAll('_', ' ');
}

/** Other words by which something that can be drawn is found, in the page's language. */
export function useSearchWords(): (kind: string, id: string) => string {
  const data = useWords();
  return (kind, id) => data?.others[kind as keyof Words['others']]?.[id] ?? '';
}

function useWords(): Words | undefined {
  const { films } = useApi<FilmApi>();
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['cast-words', language],
    queryFn: ({ signal }) => films.readCastWords(undefined, { signal }),
    staleTime: Infinity,
  });
  return data;
}
