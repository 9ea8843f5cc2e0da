import { keepPreviousData, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import type { FilmApi } from '../../film-api.ts';

/**
 * What the preview of a film plays, read again whenever a take of it changes. Undefined before it is read. What is the
 * same in two readings is the same object, so that only changed shots are worked out again.
 */
export function usePreviewMaterial(film: FilmView): PreviewMaterial | undefined {
  const { films } = useApi<FilmApi>();
  const { id: filmId, shots, music, version, progress } = film;
  const takes = [...shots.map((shot) => [shot.id, shot.takes]), music?.status, version, progress.made];
  const last = useRef<PreviewMaterial>(undefined);
  const { data } = useQuery({
    queryKey: ['film', filmId, 'preview-material', JSON.stringify(takes)],
    queryFn: async ({ signal }) => {
      last.current = replaceEqualDeep(last.current, await films.readPreviewMaterial({ filmId }, { signal }));
      return last.current;
    },
    placeholderData: keepPreviousData,
    // Links of what is loaded already are of no use.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
