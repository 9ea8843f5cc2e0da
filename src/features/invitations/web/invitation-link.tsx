import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { QrCode } from '#src/platform/browser/ui/qr-code.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';

/** The invitation: the link to copy, share or mail, its QR code, and the code as text. */
export function InvitationLink({ code, canInvite }: { code: string; canInvite: boolean }) {
  const t = useTranslations('invitations.link');
  const field = useRef<HTMLInputElement>(null);
  const link = new URL(`/register?invite=${code}`, globalThis.location.origin).href;
  const words = { title: t('shareTitle'), text: t('shareText', { coins: REWARDS.invitedNewcomer }) };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t('copied'), 'success');
    } catch {
      field.current?.select();
      toast(t('notCopied'), 'error');
    }
  };
  // Closing the share sheet without a choice is not an error.
  const share = (): void => void navigator.share({ ...words, url: link }).catch(() => undefined);
  return (
    <Slate as="section" aria-label={t('label')} className="flex flex-col gap-5 p-5 sm:p-6">
      {!canInvite && <Notice kind="warning">{t('stopped')}</Notice>}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-5">
          <p className="flex flex-col gap-1">
            <span className="text-note text-text-2">{t('code')}</span>
            <span
              className="font-edge text-[clamp(1.5rem,7vw,2.25rem)] leading-none tracking-[0.06em] text-action-text"
              data-selectable=""
              translate="no"
            >
              {code}
            </span>
          </p>
          <TextField
            ref={field}
            label={t('label')}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" onClick={() => void copy()}>
              {t('copy')}
            </Button>
            {typeof navigator.share === 'function' && <Button onClick={share}>{t('share')}</Button>}
            <a
              href={`mailto:?subject=${encodeURIComponent(words.title)}&body=${encodeURIComponent(`${words.text}\n${link}`)}`}
              className={buttonLook('plain')}
            >
              {t('mail')}
            </a>
          </div>
        </div>
        <QrCode text={link} label={t('qr')} size={184} />
      </div>
    </Slate>
  );
}
