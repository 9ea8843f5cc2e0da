import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmActions } from './use-film-actions.ts';

/** Stops a film in progress, after showing what stays and what comes back. */
export function StopFilm({ film, cancel }: { film: FilmView; cancel: FilmActions['cancel'] }) {
  const t = useTranslations('filmPage');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('cancel')}</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cancelTitle')}
        confirmLabel={t('cancelConfirm')}
        busy={cancel.isPending}
        error={cancel.error?.message}
        onConfirm={() => cancel.mutate(undefined, { onSuccess: () => setAsking(false) })}
      >
        <p>{t('cancelText')}</p>
        <p>{t('cancelCoins', { coins: film.heldCoins })}</p>
      </ConfirmDialog>
    </>
  );
}
