import { useTranslations } from 'use-intl';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { CLIP_ACCEPT, FileUpload } from '../file-upload.tsx';
import type { CutActions } from './use-final-cut.ts';

const { finalCutBytes, finalCutSeconds } = LIMITS.uploads;
const MEGABYTES = finalCutBytes / 1024 / 1024;

/** Takes a final cut that the owner made elsewhere (EDIT-13). `making` is true while a cut is made or checked. */
export function FinalCutUpload({ upload, making }: { upload: CutActions['upload']; making: boolean }) {
  const t = useTranslations('filmCut');
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lead font-semibold text-text-1">{t('ownCut')}</h3>
      <p className="text-note text-text-2">
        {t('ownCutHint', { megabytes: MEGABYTES, minutes: finalCutSeconds / 60 })}
      </p>
      <FileUpload
        upload={upload}
        accept={CLIP_ACCEPT}
        mostBytes={finalCutBytes}
        reason={making ? t('waitForCut') : undefined}
        words={{
          choose: t('chooseFile'),
          tooLarge: t('tooLarge', { megabytes: MEGABYTES }),
          uploading: (percent) => t('uploading', { percent }),
          stop: t('stop'),
          left: t('uploadStopped'),
        }}
      />
    </section>
  );
}
