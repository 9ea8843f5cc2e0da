import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { FilmApi } from '../../film-api.ts';
import { useCutActions } from '../final-cut/use-final-cut.ts';
import type { Choice } from './editor.ts';

/** Carries choices of a film out that its history undoes or redoes, one after the other. */
export function useChoose(filmId: string): (choice: Choice) => void {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const { mutate: chooseCut } = useCutActions(filmId).choose;
  const { mutate: chooseTake } = useMutation({
    scope: { id: `choose-take ${filmId}` },
    mutationFn: (takeId: string) => films.circleTake({ filmId, takeId }),
    onError: toastFailure,
    onSettled: () =>
      Promise.all(
        [
          ['film', filmId],
          ['soundtrack', filmId],
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
  return useCallback(
    (choice) => ('cut' in choice ? chooseCut(choice.cut) : chooseTake(choice.take)),
    [chooseCut, chooseTake],
  );
}
