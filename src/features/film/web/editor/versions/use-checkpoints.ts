import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmApi } from '../../film-api.ts';
import { useEditor } from '../state/editor-context.tsx';

/** The kept states of a film. */
export function useCheckpoints(filmId: string) {
  const { films } = useApi<FilmApi>();
  return useQuery({
    queryKey: ['checkpoints', filmId],
    networkMode: 'always',
    queryFn: ({ signal }) => films.listCheckpoints({ filmId }, { signal }),
    // One is kept by an edit.
    refetchOnMount: 'always',
  });
}

/** One of them with its shots. */
export function useCheckpoint(filmId: string, checkpointId: string) {
  const { films } = useApi<FilmApi>();
  return useQuery({
    queryKey: ['checkpoints', filmId, checkpointId],
    networkMode: 'always',
    queryFn: ({ signal }) => films.readCheckpoint({ filmId, checkpointId }, { signal }),
  });
}

/** Keeps what the film is now, and brings back what it was. */
export function useCheckpointActions(filmId: string) {
  const { restore } = useEditor();
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const refresh = (): Promise<unknown> =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['checkpoints', filmId] }),
      queries.invalidateQueries({ queryKey: ['film', filmId] }),
    ]);
  return {
    keep: useMutation({ mutationFn: (name: string) => films.nameCheckpoint({ filmId, name }), onSettled: refresh }),
    restore: useMutation({ mutationFn: restore, onSettled: refresh }),
  };
}
