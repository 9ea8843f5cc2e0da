import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { SentFile } from '#src/platform/browser/api/send-in-parts.ts';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FinalCutView } from '../../../cut-contract.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { cutScope } from '../../film/cut-scope.ts';
import { isCutting } from '../../film/make-cut.tsx';
import { uploadToFilm } from '../upload-to-film.ts';
import { createWaitingChoices } from '../waiting-choices.ts';

const POLL_MILLISECONDS = 2000;

/** The key of the choices that are being saved. */
const choosingOf = (filmId: string): string[] => ['choose-cut', filmId];

/**
 * The final cut of a film, read again while something of it is being made; the film's own page follows it. Only while
 * it `isShown`; what is read while a choice is being saved would show earlier ones again.
 */
export function useFinalCut(film: Pick<FilmView, 'id' | 'progress' | 'cutComes'>, isShown = true) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const { id: filmId, cutComes } = film;
  const isChoosing = useIsMutating({ mutationKey: choosingOf(filmId) }) > 0;
  const comes = cutComes || isCutting(film);
  const query = useQuery({
    queryKey: ['final-cut', filmId],
    // Without a connection it says so, instead of waiting without a word.
    networkMode: 'always',
    queryFn: ({ signal }) => films.readFinalCut({ filmId }, { signal }),
    enabled: isShown,
    refetchInterval: ({ state: { data } }) =>
      data && !isChoosing && (comes || data.making || data.larger.state === 'making') ? POLL_MILLISECONDS : false,
  });
  const came = useRef(comes);
  useEffect(() => {
    if (came.current && !comes) {
      void queries.invalidateQueries({ queryKey: ['final-cut', filmId] });
    }
    came.current = comes;
  }, [queries, filmId, comes]);
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
  const choosing = choosingOf(filmId);
  const [waiting] = useState(createWaitingChoices<Partial<CutSettings>>);
  return {
    /** Saves choices as they are made, and shows them at once. */
    choose: useMutation({
      mutationKey: choosing,
      scope: cutScope(filmId),
      mutationFn: async () => {
        const settings = await waiting.take();
        return settings && films.saveCutSettings({ filmId, settings });
      },
      onMutate: async (settings: Partial<CutSettings>) => {
        waiting.add(settings);
        await queries.cancelQueries({ queryKey: ['final-cut', filmId] });
        queries.setQueryData<FinalCutView>(
          ['final-cut', filmId],
          (known) => known && { ...known, settings: { ...known.settings, ...settings } },
        );
      },
      onError: toastFailure,
      // What is read before the last one is saved would show earlier choices again.
      onSettled: () => (queries.isMutating({ mutationKey: choosing }) === 1 ? onSettled() : undefined),
    }),
    use: useMutation({ mutationFn: (takeId: string) => films.circleTake({ filmId, takeId }), onSettled }),
    enlarge: useMutation({ mutationFn: () => films.upscaleCut({ filmId }), onSettled }),
    stopEnlarging: useMutation({ mutationFn: () => films.cancelUpscale({ filmId }), onSettled }),
    upload: useMutation({
      mutationFn: (upload: SentFile) =>
        uploadToFilm(
          { films, filmId, begin: (bytes, options) => films.beginCutUpload({ filmId, bytes }, options) },
          upload,
        ),
      onSettled,
    }),
  };
}

export type CutActions = ReturnType<typeof useCutActions>;
