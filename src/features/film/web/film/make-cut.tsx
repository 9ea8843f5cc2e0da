import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';
import { cutScope } from './cut-scope.ts';

type CutFilm = Pick<FilmView, 'id' | 'progress' | 'cutComes' | 'checksCut'>;

/** True while a cut of the film is made or checked. */
export function isCutting({ progress }: Pick<FilmView, 'progress'>): boolean {
  return progress.making.some(({ kind }) => kind === 'movie');
}

/** Cuts the film again, as it now is and as was chosen (EDIT-13). `onOrder` is called before. */
export function MakeCut({ film, disabled, onOrder }: { film: CutFilm; disabled?: boolean; onOrder?: () => void }) {
  const t = useTranslations('filmPage');
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const make = useMutation({
    scope: cutScope(film.id),
    mutationFn: () => films.makeFinalCut({ filmId: film.id }),
    onError: toastFailure,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['film', film.id] }),
        queries.invalidateQueries({ queryKey: ['final-cut', film.id] }),
      ]),
  });
  const isBusy = film.cutComes || isCutting(film);
  const busyLabel = film.checksCut ? 'checkingCut' : 'cutting';
  return (
    <Button
      kind="primary"
      busy={make.isPending || isBusy}
      disabled={disabled}
      onClick={() => {
        onOrder?.();
        make.mutate();
      }}
    >
      {t(isBusy ? busyLabel : 'makeCut')}
    </Button>
  );
}

/** Tells that the cut that is shown is older than the film, with the way to a new one, or that a new one comes. */
export function OldCut({ film }: { film: CutFilm }) {
  const t = useTranslations('filmPage');
  if (isCutting(film)) {
    return <Notice kind="note">{t(film.checksCut ? 'checkingCut' : 'cutComes')}</Notice>;
  }
  return (
    <Notice kind="note" action={<MakeCut film={film} />}>
      {t('cutOlder')}
    </Notice>
  );
}
