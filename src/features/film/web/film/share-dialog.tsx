import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { QrCode } from '#src/platform/browser/ui/qr-code.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { normaliseEmail } from '#src/shared/email-address.ts';
import type { FilmView } from '../../film-view-contract.ts';
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
  return <LinkWays film={film} path={film.sharePath} withdraw={actions.withdraw} />;
}

function LinkWays({ film, path, withdraw }: { film: FilmView; path: string; withdraw: FilmActions['withdraw'] }) {
  const t = useTranslations('filmShare');
  const said = useTranslations('film.actions');
  const link = new URL(path, globalThis.location.origin).href;
  const player = writePlayer(film, new URL(path.replace(/^\/share\//, '/embed/'), globalThis.location.origin).href);
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => toast(said('copied'), 'success'),
      () => toast(t('copyFailed'), 'error'),
    );
  };
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-col gap-3">
          <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" onClick={() => copy(link)}>
              {t('copy')}
            </Button>
            <Button
              kind="quiet"
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate(undefined, { onSuccess: () => toast(t('withdrawn')) })}
            >
              {t('withdraw')}
            </Button>
          </div>
        </div>
        <figure className="flex flex-col gap-1.5">
          <QrCode text={link} label={t('code')} size={132} />
          <figcaption className="max-w-[132px] text-note text-text-3">{t('codeNote')}</figcaption>
        </figure>
      </div>
      <MailLink subject={t('mailSubject', { title: film.title })} body={link} />
      <div className="flex flex-col gap-3">
        <TextArea
          label={t('player')}
          value={player}
          readOnly
          rows={3}
          onFocus={(event) => event.currentTarget.select()}
          controlClassName="!text-note !leading-normal"
        />
        <Button className="self-start" onClick={() => copy(player)}>
          {t('playerCopy')}
        </Button>
      </div>
    </>
  );
}

/** Opens the person's own mail program with the link in a mail to the address. */
function MailLink({ subject, body }: { subject: string; body: string }) {
  const t = useTranslations('filmShare');
  const { form, field } = useForm({
    initial: { address: '' },
    check: ({ address }) => ({ address: normaliseEmail(address) === undefined ? t('mailInvalid') : undefined }),
    send: async ({ address }) =>
      globalThis.location.assign(
        `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
      ),
  });
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <TextField
        {...field('address')}
        label={t('mailTo')}
        type="email"
        name="share-email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <span className="flex flex-col gap-1.5">
        {/* Keeps the height of the label beside it, in every language. */}
        <span className="text-note" aria-hidden="true">
          &nbsp;
        </span>
        <Button type="submit">{t('mail')}</Button>
      </span>
    </form>
  );
}

/** The HTML of the player for other sites. */
function writePlayer(film: FilmView, address: string): string {
  const [width, height] = film.aspect === '16:9' ? [640, 360] : [360, 640];
  return `<iframe src="${address}" width="${width}" height="${height}" style="border:0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>`;
}
