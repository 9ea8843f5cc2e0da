import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { QrCode } from '#src/platform/browser/ui/qr-code.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import { normaliseEmail } from '#src/shared/email-address.ts';

/**
 * A film's URL in each way it can be passed on (COMM-09): copied, as a QR code, by mail, as a player for another page.
 * `children` stand beside the button that copies.
 */
export function ShareWays({
  title,
  aspect,
  link,
  embed,
  children,
}: {
  title: string;
  aspect: AspectRatio;
  link: string;
  /** URL of the player. */
  embed: string;
  children?: ReactNode;
}) {
  const t = useTranslations('filmShare');
  const said = useTranslations('film.actions');
  const player = writePlayer(aspect, embed);
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
            {children}
          </div>
        </div>
        <figure className="flex flex-col gap-1.5">
          <QrCode text={link} label={t('code')} size={132} />
          <figcaption className="max-w-[132px] text-note text-text-3">{t('codeNote')}</figcaption>
        </figure>
      </div>
      <MailLink subject={t('mailSubject', { title })} body={link} />
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
function writePlayer(aspect: AspectRatio, address: string): string {
  const [width, height] = aspect === '16:9' ? [640, 360] : [360, 640];
  return `<iframe src="${address}" width="${width}" height="${height}" style="border:0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>`;
}
