import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';

/** The owner's actions on a film. Free changes are shown at once and reverted when the server refuses. */
export function useFilmActions(film: Pick<FilmView, 'id' | 'version'>) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const filmId = film.id;
  const key = ['film', filmId];
  const refresh = async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: ['films'] }),
      queries.invalidateQueries({ queryKey: ['me'] }),
    ]);
  };
  const show = async (change: Partial<FilmView>): Promise<{ before: FilmView | undefined }> => {
    await queries.cancelQueries({ queryKey: key });
    const before = queries.getQueryData<FilmView>(key);
    if (before) {
      queries.setQueryData<FilmView>(key, { ...before, ...change });
    }
    return { before };
  };
  const takeBack = (_error: Error, _change: unknown, context: { before: FilmView | undefined } | undefined): void => {
    if (context?.before) {
      queries.setQueryData(key, context.before);
    }
  };
  /** Saves with the version as the page knows it now, and keeps the one that comes of it for the next change. */
  const save = async (change: { title?: string; visibility?: FilmView['visibility'] }): Promise<void> => {
    const { version } = queries.getQueryData<FilmView>(key) ?? film;
    const saved = await films.updateFilm({ filmId, version, ...change });
    // Not what it says of the rest: a change that waits for this one is shown already.
    await show({
      version: saved.version,
      ...(change.title === undefined ? {} : { title: saved.title }),
      ...(change.visibility === undefined ? {} : { visibility: saved.visibility }),
    });
  };
  // One after the other. The film is read again once none of them is left.
  const changing = { scope: { id: `film-changes ${filmId}` }, mutationKey: ['film-changes', filmId] };
  const settle = async (): Promise<void> => {
    if (queries.isMutating({ mutationKey: changing.mutationKey }) <= 1) {
      await refresh();
    }
  };
  return {
    rename: useMutation({
      ...changing,
      mutationFn: (title: string) => save({ title }),
      onMutate: (title) => show({ title }),
      onError: takeBack,
      onSettled: settle,
    }),
    setVisibility: useMutation({
      ...changing,
      mutationFn: (visibility: FilmView['visibility']) => save({ visibility }),
      onMutate: (visibility) => show({ visibility }),
      onError: takeBack,
      onSettled: settle,
    }),
    setRemixable: useMutation({
      ...changing,
      mutationFn: async (allowed: boolean) => {
        const { version } = await films.allowRemixes({ filmId, allowed });
        await show({ version });
      },
      onMutate: (remixable) => show({ remixable }),
      onError: takeBack,
      onSettled: settle,
    }),
    cancel: useMutation({ mutationFn: () => films.cancelFilm({ filmId }), onSettled: refresh }),
    resume: useMutation({ mutationFn: () => films.resumeFilm({ filmId }), onSettled: refresh }),
    retryShot: useMutation({ mutationFn: (number: number) => films.retryShot({ filmId, number }), onSettled: refresh }),
    copy: useMutation({
      mutationFn: (idempotencyKey: string) => films.copyFilm({ filmId, idempotencyKey }),
      onSuccess: refresh,
    }),
    share: useMutation({ mutationFn: () => films.createShareLink({ filmId }), onSettled: refresh }),
    withdraw: useMutation({ mutationFn: () => films.withdrawShareLink({ filmId }), onSettled: refresh }),
    setCover: useMutation({
      mutationFn: async (
        choice: { kind: 'auto' } | { kind: 'shot'; number: number } | { kind: 'upload'; file: File },
      ) => {
        if (choice.kind !== 'upload') {
          return films.setCover({ filmId, choice });
        }
        const { id } = await films.uploadCoverPicture(choice.file);
        return films.setCover({ filmId, choice: { kind: 'upload', pictureId: id } });
      },
      onSettled: refresh,
    }),
  };
}

export type FilmActions = ReturnType<typeof useFilmActions>;
