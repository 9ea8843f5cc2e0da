import { useTranslations } from 'use-intl';
import { saveFile } from '#src/platform/browser/download/save-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { writeCsv } from '#src/shared/write-csv.ts';

/** New codes: the only time that they are shown. */
export function MadeCodes({ name, codes, onDone }: { name: string; codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('rewards.codes');
  const copy = (): void =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast(t('copied'), 'success'),
      () => toast(t('copyFailed'), 'error'),
    );
  const download = (): void =>
    saveFile(new Blob([writeCsv(codes.map((code) => [code]))], { type: 'text/csv' }), 'kinora-redeem-codes.csv');
  return (
    <section
      aria-label={t('made', { name, count: codes.length })}
      className="flex flex-col gap-4 rounded-panel border border-line-strong bg-surface-1 p-4 sm:p-5"
    >
      <Notice kind="success">
        {t('made', { name, count: codes.length })} {t('keepNow')}
      </Notice>
      {/* Many codes scroll in a region that the keyboard reaches. */}
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-selectable=""
        aria-label={t('heading')}
        className="max-h-72 overflow-auto rounded-control border border-line bg-surface-2 p-3 font-edge text-dense leading-relaxed select-all"
      >
        {codes.join('\n')}
      </pre>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="primary" onClick={download}>
          {t('download')}
        </Button>
        <Button onClick={copy}>{t('copy')}</Button>
        <Button kind="quiet" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </section>
  );
}
