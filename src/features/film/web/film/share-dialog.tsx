import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmView } from '../../contract.ts';
import type { FilmActions } from './use-film-actions.ts';

/** The link by which others watch the film: make it, copy it, mail it, take it back. */
export function ShareDialog({ open, onClose, film, actions }: { open: boolean; onClose: () => void; film: FilmView; actions: FilmActions }) {
  const t = useTranslations('film.share');
  const said = useTranslations('film.actions');
  const link = film.sharePath === null ? null : new URL(film.sharePath, globalThis.location.origin).href;
  const copy = async (): Promise<void> => {
    if (!link) return;
    await navigator.clipboard.writeText(link);
    toast(said('copied'), 'success');
  };
  const error = actions.share.error ?? actions.withdraw.error;
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={520}>
      <div className="flex flex-col gap-4 pb-2">
        <p>{t('text')}</p>
        {error && <Notice>{error.message}</Notice>}
        {!film.movie ? <Notice kind="note">{t('notYet')}</Notice> : link === null ? (
          <Button kind="primary" className="self-start" busy={actions.share.isPending} onClick={() => actions.share.mutate()}>{t('make')}</Button>
        ) : (
          <>
            <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
            <div className="flex flex-wrap gap-3">
              <Button kind="primary" onClick={() => void copy()}>{t('copy')}</Button>
              <a href={`mailto:?subject=${encodeURIComponent(t('mailSubject', { title: film.title }))}&body=${encodeURIComponent(link)}`} className={buttonLook('plain')}>{t('mail')}</a>
              <Button kind="quiet" busy={actions.withdraw.isPending} onClick={() => actions.withdraw.mutate(undefined, { onSuccess: () => toast(t('withdrawn')) })}>{t('withdraw')}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
