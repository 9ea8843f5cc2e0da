import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { ShotPicture } from '../../../shot-picture-contract.ts';
import { changeToShow, type ShownPlan } from '../../../timeline/shown-by-plan.ts';
import type { FilmApi } from '../../film-api.ts';
import { useOrderKeys } from '../../order-key.ts';
import type { ActiveShot } from '../inspector/use-active-shot.ts';
import { useEditor } from '../state/editor-context.tsx';

/** The pictures of a shot, read again whenever the film says that one of them has changed. */
export function useShotPictures({ shot, view }: ActiveShot) {
  const { films } = useApi<FilmApi>();
  const { filmId, film } = useEditor();
  const making = film.progress.making.filter((made) => made.shot === view?.number).length;
  return useQuery({
    queryKey: ['shot-pictures', filmId, shot.id, view?.takes.picture, view?.pictureStatus, making],
    queryFn: ({ signal }) => films.listShotPictures({ filmId, shotId: shot.id }, { signal }),
    enabled: view !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Reads the film and its pictures again. */
export function usePicturesSettled(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { filmId } = useEditor();
  return () =>
    Promise.all(
      [
        ['film', filmId],
        ['shot-pictures', filmId],
        ['takes', filmId],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}

/** Has other pictures of a shot drawn; sent again after a fault, it is the same order. */
export function useDrawCandidates(shotId: string) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = usePicturesSettled();
  const keys = useOrderKeys();
  return useMutation({
    mutationFn: (count: number) =>
      films.drawCandidates({ filmId, shotId, count, idempotencyKey: keys.of({ shotId, count }) }),
    onSuccess: keys.done,
    onSettled: settled,
  });
}

/**
 * Uses another picture. From one that the engine drew to another it is an edit, which is undone like all others; else
 * the server changes the film.
 */
export function useChoosePicture({ shot, plan, change }: ActiveShot, pictures: readonly ShotPicture[]) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = usePicturesSettled();
  const choose = useMutation({
    mutationFn: (takeId: string) => films.chooseShotPicture({ filmId, shotId: shot.id, takeId }),
    onSettled: settled,
  });
  return {
    error: choose.error,
    choose: (picture: ShotPicture): void => {
      const set = picture.shows && changeToShow(plan, picture.shows as unknown as ShownPlan);
      if (set && Object.keys(set).length > 0 && usedOf(pictures)?.origin === 'drawn') {
        change(set, 'camera');
      } else if (!picture.circled) {
        choose.mutate(picture.id);
      }
    },
  };
}

const usedOf = (pictures: readonly ShotPicture[]): ShotPicture | undefined => pictures.find(({ circled }) => circled);

/** The picture that shows the shot: of drawn ones the one that shows its plan, also before the server has heard of it. */
export function shownPicture({ plan }: ActiveShot, pictures: readonly ShotPicture[]): ShotPicture | undefined {
  const used = usedOf(pictures);
  if (used?.origin !== 'drawn' || !used.shows) {
    return used;
  }
  const showsPlan = ({ shows, file }: ShotPicture): boolean =>
    file !== null && shows !== null && Object.keys(changeToShow(plan, shows as unknown as ShownPlan)).length === 0;
  return showsPlan(used) ? used : pictures.findLast(showsPlan);
}
