import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { FilmSummary } from '../../film-view-contract.ts';
import { useDeletion, type useFilmListActions } from './film-list-data.ts';

type Actions = ReturnType<typeof useFilmListActions>;

/** Confirmation before a film is deleted, with what will be lost (COIN-12). */
export function DeleteDialog({
  film,
  remove,
  onClose,
  onDeleted = onClose,
}: {
  film: Pick<FilmSummary, 'id' | 'title' | 'idea'>;
  remove: Actions['remove'];
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const t = useTranslations('filmList');
  const days = useSettings().data?.deletedFilesDays ?? LIMITS.deletedFilesDays;
  const deletion = useDeletion(film.id);
  const confirm = (): void =>
    remove.mutate(film.id, {
      onSuccess: () => {
        toast(t('removed'), 'success');
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={confirm}
      busy={remove.isPending || deletion.isPending}
      title={t('removeTitle', { title: film.title || film.idea.slice(0, 80) })}
      confirmLabel={t('removeConfirm')}
      error={remove.error?.message ?? deletion.error?.message}
    >
      <p>{t('removeNote', { days })}</p>
      {deletion.isPending && <Skeleton className="h-5 w-2/3" />}
      {deletion.data && <Losses {...deletion.data} />}
    </ConfirmDialog>
  );
}

/** What is lost and what comes back if a film is deleted now (EDIT-15). */
function Losses({
  running,
  lostCoins,
  returnedCoins,
  returnedByCancelling,
}: {
  running: boolean;
  lostCoins: number;
  returnedCoins: number;
  returnedByCancelling: number;
}) {
  const t = useTranslations('filmList');
  return (
    <>
      {running && <p>{t('removeRunning')}</p>}
      {lostCoins > 0 && <p className="text-text-1">{t('removeLoses', { coins: lostCoins })}</p>}
      {returnedCoins > 0 && <p>{t('removeReturns', { coins: returnedCoins })}</p>}
      {lostCoins > 0 && <p className="text-text-1">{t('removeCancelling', { coins: returnedByCancelling })}</p>}
    </>
  );
}
