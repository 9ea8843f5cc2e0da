import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { QrCode } from '#src/platform/browser/ui/qr-code.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { moviePath } from '../paths.ts';

/** The address of a public film, to copy or to read with a phone. */
export function ShareDialog({ filmId, open, onClose }: { filmId: string; open: boolean; onClose: () => void }) {
  const t = useTranslations('community.share');
  const link = new URL(moviePath(filmId), globalThis.location.origin).href;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => toast(t('copied'), 'success'),
      () => toast(t('copyFailed'), 'error'),
    );
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={560}>
      <div className="grid items-start gap-4 pb-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-col gap-3">
          <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <Button kind="primary" className="self-start" onClick={copy}>
            {t('copy')}
          </Button>
        </div>
        <figure className="flex flex-col gap-1.5">
          <QrCode text={link} label={t('code')} size={132} />
          <figcaption className="max-w-[132px] text-note text-text-3">{t('codeNote')}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
