import { useTranslations } from 'use-intl';
import { saveFile } from '#src/platform/browser/download/save-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';

/** The recovery codes of a second factor, shown once, to be saved or copied. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('standing.secondFactor');
  const text = codes.join('\n');
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => toast(t('copied'), 'success'),
      () => toast(t('copyFailed'), 'error'),
    );
  return (
    <section
      aria-labelledby="factor-codes"
      className="flex flex-col gap-4 rounded-panel border border-line-strong bg-surface-1 p-4 sm:p-5"
    >
      <h2 id="factor-codes" className="text-lead font-semibold">
        {t('recoveryHeading')}
      </h2>
      <Notice kind="success">{t('on')}</Notice>
      <p className="text-text-2">{t('recovery')}</p>
      <ul
        translate="no"
        data-selectable=""
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 font-edge text-dense select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'kinora-recovery-codes.txt')}>
          {t('save')}
        </Button>
        <Button onClick={copy}>{t('copy')}</Button>
        <Button kind="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </section>
  );
}
