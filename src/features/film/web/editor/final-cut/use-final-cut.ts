import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FinalCutView } from '../../../cut-contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { cutScope } from '../../film/make-cut.tsx';
import { sendInParts, type SentFile } from '../send-in-parts.ts';

const POLL_MILLISECONDS = 2000;

/** The final cut of a film, read again while something of it is being made; the film's own page follows it. */
export function useFinalCut(filmId: string) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['final-cut', filmId],
    queryFn: ({ signal }) => films.readFinalCut({ filmId }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.making || data.stale || data.larger.state === 'making') ? POLL_MILLISECONDS : false,
  });
  const used = query.data?.versions.find((version) => version.used)?.takeId;
  const shown = useRef(used);
  useEffect(() => {
    if (used !== undefined && shown.current !== undefined && used !== shown.current) {
      void queries.invalidateQueries({ queryKey: ['film', filmId] });
    }
    shown.current = used;
  }, [queries, filmId, used]);
  return query;
}

/** What an owner does with the final cut. */
export function useCutActions(filmId: string) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['final-cut', filmId] }),
      queries.invalidateQueries({ queryKey: ['film', filmId] }),
    ]);
  const choosing = ['choose-cut', filmId];
  return {
    /** Saves choices as they are made, and shows them at once. */
    choose: useMutation({
      mutationKey: choosing,
      scope: cutScope(filmId),
      mutationFn: (settings: Partial<CutSettings>) => films.saveCutSettings({ filmId, settings }),
      onMutate: async (settings) => {
        await queries.cancelQueries({ queryKey: ['final-cut', filmId] });
        queries.setQueryData<FinalCutView>(
          ['final-cut', filmId],
          (known) => known && { ...known, settings: { ...known.settings, ...settings } },
        );
      },
      // What is read before the last one is saved would show earlier choices again.
      onSettled: () => (queries.isMutating({ mutationKey: choosing }) === 1 ? onSettled() : undefined),
    }),
    use: useMutation({ mutationFn: (takeId: string) => films.circleTake({ filmId, takeId }), onSettled }),
    enlarge: useMutation({ mutationFn: () => films.upscaleCut({ filmId }), onSettled }),
    stopEnlarging: useMutation({ mutationFn: () => films.cancelUpscale({ filmId }), onSettled }),
    upload: useMutation({
      mutationFn: (upload: SentFile) =>
        sendInParts(
          { films, filmId, begin: (bytes, options) => films.beginCutUpload({ filmId, bytes }, options) },
          upload,
        ),
      onSettled,
    }),
  };
}

export type CutActions = ReturnType<typeof useCutActions>;
