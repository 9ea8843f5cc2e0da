import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import { ShareWays } from './share-ways.tsx';
import { useFilmActions, type FilmActions } from './use-film-actions.ts';

/** The public link of a film (COMM-09): create, copy, show as a QR code, mail, embed, withdraw. */
export function ShareDialog({ open, onClose, film }: { open: boolean; onClose: () => void; film: FilmView }) {
  const t = useTranslations('filmShare');
  const actions = useFilmActions(film);
  const error = actions.share.error ?? actions.withdraw.error;
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={560}>
      <div className="flex flex-col gap-4 pb-2">
        <p>{t(film.visibility === 'public' ? 'textPublic' : 'text')}</p>
        {error && <Notice>{error.message}</Notice>}
        <LinkSection film={film} actions={actions} />
      </div>
    </Dialog>
  );
}

/** Why there is no link yet, the button that creates one, or the link. */
function LinkSection({ film, actions }: { film: FilmView; actions: FilmActions }) {
  const t = useTranslations('filmShare');
  if (!film.movie) {
    return <Notice kind="note">{t('notYet')}</Notice>;
  }
  if (film.sharePath === null) {
    return (
      <Button
        kind="primary"
        className="self-start"
        busy={actions.share.isPending}
        onClick={() => actions.share.mutate()}
      >
        {t('make')}
      </Button>
    );
  }
  const { origin } = globalThis.location;
  return (
    <ShareWays
      title={film.title}
      aspect={film.aspect}
      link={new URL(film.sharePath, origin).href}
      embed={new URL(film.sharePath.replace(/^\/share\//, '/embed/'), origin).href}
    >
      <Button
        kind="quiet"
        busy={actions.withdraw.isPending}
        onClick={() => actions.withdraw.mutate(undefined, { onSuccess: () => toast(t('withdrawn')) })}
      >
        {t('withdraw')}
      </Button>
    </ShareWays>
  );
}
