import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import type { FilmApi } from '../../film-api.ts';

/** What the preview of a film plays, read again whenever a take of it changes. Undefined before it is read. */
export function usePreviewMaterial(film: FilmView): PreviewMaterial | undefined {
  const { films } = useApi<FilmApi>();
  const { id: filmId, shots, music, version, progress } = film;
  const takes = [...shots.map((shot) => [shot.id, shot.takes]), music?.status, version, progress.made];
  const { data } = useQuery({
    queryKey: ['film', filmId, 'preview-material', JSON.stringify(takes)],
    queryFn: ({ signal }) => films.readPreviewMaterial({ filmId }, { signal }),
    placeholderData: keepPreviousData,
    // Links of what is loaded already are of no use.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
