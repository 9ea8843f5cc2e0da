import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useFileUpload } from '../use-file-upload.ts';
import type { SoundtrackActions } from './use-soundtrack.ts';

const MEGABYTES = LIMITS.uploads.musicBytes / 1024 / 1024;
const MINUTES = LIMITS.uploads.musicSeconds / 60;
const ACCEPT = 'audio/mpeg,audio/wav,audio/x-wav,audio/mp4,audio/x-m4a,.mp3,.wav,.m4a';

/** Takes music that the owner brings. `isMaking` is true while a piece is composed or checked. */
export function MusicUpload({ upload, isMaking }: { upload: SoundtrackActions['upload']; isMaking: boolean }) {
  const t = useTranslations('filmSoundtrack');
  const { input, onChange, choose, stop, percent, isTooLarge, problem } = useFileUpload(upload, {
    mostBytes: LIMITS.uploads.musicBytes,
    farewell: t('uploadStopped'),
  });
  return (
    <div className="flex flex-col gap-2">
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
          <span className="min-w-32 flex-1">
            <Progress label={t('uploading', { percent })} percent={percent} />
          </span>
          <span className="edge text-text-2">{t('uploading', { percent })}</span>
          <Button size="dense" onClick={stop}>
            {t('stopUpload')}
          </Button>
        </div>
      ) : (
        <Button className="self-start" onClick={choose} reason={isMaking ? t('waitForPiece') : undefined}>
          {t('chooseFile')}
        </Button>
      )}
      <p className="text-note text-text-3">{t('ownHint', { megabytes: MEGABYTES, minutes: MINUTES })}</p>
    </div>
  );
}
