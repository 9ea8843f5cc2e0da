import { useTranslations } from 'use-intl';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { FileUpload } from '../file-upload.tsx';
import type { SoundtrackActions } from './use-soundtrack.ts';

const { musicBytes, musicSeconds } = LIMITS.uploads;
const MEGABYTES = musicBytes / 1024 / 1024;
const ACCEPT = 'audio/mpeg,audio/wav,audio/x-wav,audio/mp4,audio/x-m4a,.mp3,.wav,.m4a';

/** Takes music that the owner brings. `isMaking` is true while a piece is composed or checked. */
export function MusicUpload({ upload, isMaking }: { upload: SoundtrackActions['upload']; isMaking: boolean }) {
  const t = useTranslations('filmSoundtrack');
  return (
    <div className="flex flex-col gap-2">
      <FileUpload
        upload={upload}
        accept={ACCEPT}
        mostBytes={musicBytes}
        reason={isMaking ? t('waitForPiece') : undefined}
        words={{
          choose: t('chooseFile'),
          tooLarge: t('tooLarge', { megabytes: MEGABYTES }),
          uploading: (percent) => t('uploading', { percent }),
          stop: t('stopUpload'),
          left: t('uploadStopped'),
        }}
      />
      <p className="text-note text-text-3">{t('ownHint', { megabytes: MEGABYTES, minutes: musicSeconds / 60 })}</p>
    </div>
  );
}
