import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { SentFile } from '#src/platform/browser/api/send-in-parts.ts';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { FilmApi } from '../../film-api.ts';
import { useEditor } from '../state/editor-context.tsx';
import { uploadToFilm } from '../upload-to-film.ts';

/** Brings a clip of the owner's to a shot, and takes it off again. */
export function useOwnClip(shotId: string) {
  const { films } = useApi<FilmApi>();
  const { filmId, flush } = useEditor();
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [
        ['film', filmId],
        ['takes', filmId],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return {
    upload: useMutation({
      mutationFn: (upload: SentFile) => {
        flush();
        return uploadToFilm(
          { films, filmId, begin: (bytes, options) => films.beginClipUpload({ filmId, shotId, bytes }, options) },
          upload,
        );
      },
      onSettled,
    }),
    takeOff: useMutation({
      mutationFn: () => {
        flush();
        return films.takeOffClip({ filmId, shotId });
      },
      onError: toastFailure,
      onSettled,
    }),
  };
}
