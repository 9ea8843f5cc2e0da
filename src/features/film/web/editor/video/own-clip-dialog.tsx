import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { CLIP_ACCEPT, FileUpload } from '../file-upload.tsx';
import type { ShotView } from '../storyboard/shot-standing.ts';
import { useOwnClip } from './use-own-clip.ts';

const { shotClipBytes, shotClipSeconds } = LIMITS.uploads;
const MEGABYTES = shotClipBytes / 1024 / 1024;

/** Takes a clip of the owner's for a shot, and takes it off again (EDIT-10). */
export function OwnClipDialog({
  shot,
  view,
  onClose,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  onClose: () => void;
}) {
  const t = useTranslations('filmVideo');
  const { number } = shot.plan;
  const { upload, takeOff } = useOwnClip(shot.id);
  const { isSuccess } = upload;
  useEffect(() => {
    if (isSuccess) {
      toast(t('own.arrived', { number }));
      onClose();
    }
  }, [isSuccess, onClose, number, t]);
  return (
    <Dialog
      open
      onClose={onClose}
      // A press beside it would stop the upload.
      closesOutside={!upload.isPending}
      title={t('own.title', { number })}
      width={520}
    >
      <div className="flex flex-col gap-4 pb-2">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-dense text-text-2">
          <li>{t('own.length')}</li>
          <li>{t('own.shape')}</li>
          <li>{t('own.sound')}</li>
          <li>{t('own.kept')}</li>
        </ul>
        <FileUpload
          upload={upload}
          accept={CLIP_ACCEPT}
          mostBytes={shotClipBytes}
          words={{
            choose: t('own.choose'),
            tooLarge: t('own.tooLarge', { megabytes: MEGABYTES }),
            uploading: (percent) => t('own.uploading', { percent }),
            stop: t('stop'),
            left: isSuccess ? undefined : t('own.left'),
          }}
        />
        <p className="text-note text-text-3">{t('own.hint', { megabytes: MEGABYTES, seconds: shotClipSeconds })}</p>
        {view?.ownClip && (
          <div className="flex flex-col items-start gap-1.5 border-t border-line pt-4">
            <Button busy={takeOff.isPending} onClick={() => takeOff.mutate(undefined, { onSuccess: onClose })}>
              {t('own.takeOff')}
            </Button>
            <p className="text-note text-text-3">{t('own.takeOffHint')}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
