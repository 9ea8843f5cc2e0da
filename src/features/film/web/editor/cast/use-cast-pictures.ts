import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { CastKind } from '../../../timeline/film-edit.ts';
import type { FilmApi } from '../../film-api.ts';
import { useOrderKeys } from '../../order-key.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { Member, MemberView } from './members.ts';

/** The takes of a member's picture, read again whenever another one is used or made. */
export function useCastTakes({ kind, member: { key } }: Member, view: MemberView) {
  const { films } = useApi<FilmApi>();
  const { filmId, film } = useEditor();
  return useQuery({
    // With the film's look, its views go out of date.
    queryKey: ['cast-takes', filmId, kind, key, view?.take, view?.status, film.style],
    queryFn: ({ signal }) => films.listCastTakes({ filmId, kind, key }, { signal }),
    enabled: view !== undefined,
  });
}

/** Which picture shows a member: an upload, the drawn one again, or an earlier take. */
export function useCastPicture({ kind, member: { key } }: Member) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = useSettled();
  return useMutation({
    mutationFn: async (choice: { file: File } | { takeId: string } | 'drawn'): Promise<void> => {
      if (choice === 'drawn') {
        await films.takeOffCastPicture({ filmId, kind, key });
      } else if ('takeId' in choice) {
        await films.circleTake({ filmId, takeId: choice.takeId });
      } else {
        const { id } = await films.uploadCharacterPicture(choice.file);
        await films.bringCastPicture({ filmId, kind, key, pictureId: id });
      }
    },
    onSettled: settled,
  });
}

/** Has views of a character drawn, or its face; sent again after a fault, it is the same order. */
export function useDrawViews({ member: { key } }: Member) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = useSettled();
  const keys = useOrderKeys();
  return useMutation({
    mutationFn: (sheet: 'views' | 'face') =>
      films.drawCharacterViews({ filmId, key, sheet, idempotencyKey: keys.of({ key, sheet }) }),
    onSuccess: keys.done,
    onSettled: settled,
  });
}

/** Removes a picture that is not used; `onRemoved` is called before the film is read again. */
export function useRemoveTake(onRemoved: () => void) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = useSettled();
  return useMutation({
    mutationFn: (takeId: string) => films.removeCastTake({ filmId, takeId }),
    onSuccess: onRemoved,
    onSettled: settled,
  });
}

/** What new pictures of members by a model would cost. */
export function useRenewalQuote(kind: CastKind, keys: string[], model: string) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  return useQuery({
    queryKey: ['cast-quote', filmId, kind, keys, model],
    queryFn: ({ signal }) => films.quoteCastPictures({ filmId, kind, keys, model }, { signal }),
    enabled: model !== '',
  });
}

/** Orders new pictures for the price that was shown; sent again after a fault, it is the same order. */
export function useRenewal(kind: CastKind) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = useSettled();
  const orderKeys = useOrderKeys();
  return useMutation({
    mutationFn: (order: { keys: string[]; model: string; agreedCoins: number; agreedOwnKey: boolean }) => {
      const { keys, model } = order;
      return films.renewCastPictures({ filmId, kind, idempotencyKey: orderKeys.of({ kind, keys, model }), ...order });
    },
    onSuccess: orderKeys.done,
    onSettled: settled,
  });
}

function useSettled(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { filmId } = useEditor();
  return () =>
    Promise.all(
      [['film', filmId], ['cast-takes', filmId], ['cast-quote', filmId], ['me']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}
