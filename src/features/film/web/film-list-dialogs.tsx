import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { isEnter } from '#src/platform/browser/ui/is-enter.ts';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmSummary } from '../contract.ts';
import { useDeletion, type useFilmListActions } from './film-list-data.ts';

type Actions = ReturnType<typeof useFilmListActions>;

/** Gives a film another name; seen at once behind the dialog. */
export function RenameDialog({
  film,
  update,
  onClose,
}: {
  film: FilmSummary;
  update: Actions['update'];
  onClose: () => void;
}) {
  const t = useTranslations('film');
  const [title, setTitle] = useState(film.title || film.idea.slice(0, 200));
  const [empty, setEmpty] = useState(false);
  const save = (): void => {
    if (title.trim() === '') return setEmpty(true);
    update.mutate({ film, title: title.trim() }, { onError: (error) => toast(error.message, 'error') });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('list.rename')}
      actions={
        <Button kind="primary" onClick={save}>
          {t('list.save')}
        </Button>
      }
    >
      <TextField
        label={t('list.title')}
        value={title}
        maxLength={200}
        error={empty ? t('list.titleEmpty') : undefined}
        onChange={(event) => {
          setTitle(event.target.value);
          setEmpty(false);
        }}
        onKeyDown={(event) => {
          if (isEnter(event)) save();
        }}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}

/** Asks before a film is deleted, and says what is lost with it (COIN-12). */
export function DeleteDialog({
  film,
  remove,
  onClose,
}: {
  film: FilmSummary;
  remove: Actions['remove'];
  onClose: () => void;
}) {
  const t = useTranslations('film');
  const deletion = useDeletion(film.id);
  const confirm = (): void =>
    remove.mutate(film.id, {
      onSuccess: () => {
        toast(t('list.removed'), 'success');
        onClose();
      },
    });
  const { running = false, lostCoins = 0, returnedCoins = 0, returnedByCancelling = 0 } = deletion.data ?? {};
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={confirm}
      busy={remove.isPending || deletion.isPending}
      title={t('list.removeTitle', { title: film.title || film.idea.slice(0, 80) })}
      confirmLabel={t('list.removeConfirm')}
      error={remove.error?.message ?? deletion.error?.message}
    >
      <p>{t('list.removeNote')}</p>
      {deletion.isPending && <Skeleton className="h-5 w-2/3" />}
      {running && <p>{t('list.removeRunning')}</p>}
      {lostCoins > 0 && <p className="text-text-1">{t('list.removeLoses', { coins: lostCoins })}</p>}
      {returnedCoins > 0 && <p>{t('list.removeReturns', { coins: returnedCoins })}</p>}
      {lostCoins > 0 && <p className="text-text-1">{t('list.removeCancelling', { coins: returnedByCancelling })}</p>}
    </ConfirmDialog>
  );
}
