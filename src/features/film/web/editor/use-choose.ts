import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmApi } from '../film-api.ts';
import { useCutActions } from './final-cut/use-final-cut.ts';
import { takeChoosing } from './soundtrack/take-choosing.ts';
import type { EditServer } from './state/edit-session-contract.ts';

/** Carries choices of a film out that its history undoes or redoes, one after the other. */
export function useChoose(filmId: string): Pick<EditServer, 'chooseCut' | 'chooseTake'> {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const { mutate: chooseCut } = useCutActions(filmId).choose;
  const { mutateAsync: chooseTake } = useMutation({
    ...takeChoosing(films, queries, filmId),
    // Without a connection it says so, instead of waiting outside the history.
    networkMode: 'always',
  });
  return { chooseCut, chooseTake };
}
