import { useTranslations } from 'use-intl';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import type { FinalCutView } from '../../../cut-contract.ts';
import type { CutActions } from './use-final-cut.ts';

/** The cut in 4K, for members (EDIT-13): made, watched while it is, stopped, downloaded. */
export function FinalCutLarger({
  title,
  larger,
  actions: { enlarge, stopEnlarging },
}: {
  title: string;
  larger: FinalCutView['larger'];
  actions: Pick<CutActions, 'enlarge' | 'stopEnlarging'>;
}) {
  const t = useTranslations('filmCut');
  const percent = Math.floor(larger.share * 100);
  const problem = enlarge.error?.message ?? stopEnlarging.error?.message ?? larger.failure?.message;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lead font-semibold text-text-1">{t('larger')}</h3>
      <p className="text-note text-text-2">{t('largerHint')}</p>
      {problem && <Notice>{problem}</Notice>}
      {larger.state === 'making' && (
        <div className="flex flex-wrap items-center gap-3">
          <span className="min-w-40 flex-1">
            <Progress label={t('enlarging', { percent })} percent={percent} />
          </span>
          <span className="edge text-text-2">{t('enlarging', { percent })}</span>
          <Button size="dense" busy={stopEnlarging.isPending} onClick={() => stopEnlarging.mutate()}>
            {t('stop')}
          </Button>
        </div>
      )}
      {larger.file && (
        <a
          href={larger.file.path}
          download={fileNameOf(`${title} 4K`, 'mp4')}
          className="link control inline-flex w-fit items-center"
        >
          {t('downloadLarger', { megabytes: Math.max(1, Math.round(larger.file.bytes / 1_000_000)) })}
        </a>
      )}
      {larger.state !== 'making' && !larger.file && (
        <Button
          className="self-start"
          price={larger.coins}
          busy={enlarge.isPending}
          reason={larger.allowed ? undefined : t('membersOnly')}
          onClick={() => enlarge.mutate()}
        >
          {t('enlarge')}
        </Button>
      )}
    </section>
  );
}
