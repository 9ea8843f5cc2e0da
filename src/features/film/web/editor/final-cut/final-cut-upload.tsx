import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useFileUpload } from '../use-file-upload.ts';
import type { CutActions } from './use-final-cut.ts';

const MEGABYTES = LIMITS.uploads.finalCutBytes / 1024 / 1024;
const MINUTES = LIMITS.uploads.finalCutSeconds / 60;
const ACCEPT = 'video/mp4,video/quicktime,video/webm,video/x-matroska,video/x-msvideo,.mp4,.mov,.webm,.mkv,.avi';

/** Takes a final cut that the owner made elsewhere (EDIT-13). `making` is true while a cut is made or checked. */
export function FinalCutUpload({ upload, making }: { upload: CutActions['upload']; making: boolean }) {
  const t = useTranslations('filmCut');
  const { input, onChange, choose, stop, percent, isTooLarge, problem } = useFileUpload(upload, {
    mostBytes: LIMITS.uploads.finalCutBytes,
    farewell: t('uploadStopped'),
  });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lead font-semibold text-text-1">{t('ownCut')}</h3>
      <p className="text-note text-text-2">{t('ownCutHint', { megabytes: MEGABYTES, minutes: MINUTES })}</p>
      {(isTooLarge || problem) && <Notice>{isTooLarge ? t('tooLarge', { megabytes: MEGABYTES }) : problem}</Notice>}
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={onChange}
      />
      {upload.isPending ? (
        <div className="flex flex-wrap items-center gap-3">
          <span className="min-w-40 flex-1">
            <Progress label={t('uploading', { percent })} percent={percent} />
          </span>
          <span className="edge text-text-2">{t('uploading', { percent })}</span>
          <Button size="dense" onClick={stop}>
            {t('stop')}
          </Button>
        </div>
      ) : (
        <Button className="self-start" onClick={choose} reason={making ? t('waitForCut') : undefined}>
          {t('chooseFile')}
        </Button>
      )}
    </section>
  );
}
