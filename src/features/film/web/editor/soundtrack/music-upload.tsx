import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { SoundtrackActions } from './use-soundtrack.ts';

const MEGABYTES = LIMITS.uploads.musicBytes / 1024 / 1024;
const MINUTES = LIMITS.uploads.musicSeconds / 60;
const ACCEPT = 'audio/mpeg,audio/wav,audio/x-wav,audio/mp4,audio/x-m4a,.mp3,.wav,.m4a';

/** Takes music that the owner brings. `isMaking` is true while a piece is composed or checked. */
export function MusicUpload({ upload, isMaking }: { upload: SoundtrackActions['upload']; isMaking: boolean }) {
  const t = useTranslations('filmSoundtrack');
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const [tooLarge, setTooLarge] = useState(false);
  const stop = useRef<AbortController>(null);
  const farewell = useRef('');
  useEffect(() => {
    farewell.current = t('uploadStopped');
  }, [t]);
  useEffect(
    () => () => {
      if (stop.current) {
        stop.current.abort();
        toast(farewell.current);
      }
    },
    [],
  );
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    setTooLarge(file.size > LIMITS.uploads.musicBytes);
    if (file.size <= LIMITS.uploads.musicBytes) {
      setShare(0);
      stop.current = new AbortController();
      upload.mutate(
        { file, signal: stop.current.signal, onShare: setShare },
        {
          onSettled: () => {
            stop.current = null;
          },
        },
      );
    }
  };
  const percent = Math.floor(share * 100);
  const problem = upload.error?.name === 'AbortError' ? undefined : upload.error?.message;
  return (
    <div className="flex flex-col gap-2">
      {(tooLarge || problem) && <Notice>{tooLarge ? t('tooLarge', { megabytes: MEGABYTES }) : problem}</Notice>}
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      {upload.isPending ? (
        <div className="flex flex-wrap items-center gap-3">
          <span className="min-w-32 flex-1">
            <Progress label={t('uploading', { percent })} percent={percent} />
          </span>
          <span className="edge text-text-2">{t('uploading', { percent })}</span>
          <Button size="dense" onClick={() => stop.current?.abort()}>
            {t('stopUpload')}
          </Button>
        </div>
      ) : (
        <Button
          className="self-start"
          onClick={() => input.current?.click()}
          reason={isMaking ? t('waitForPiece') : undefined}
        >
          {t('chooseFile')}
        </Button>
      )}
      <p className="text-note text-text-3">{t('ownHint', { megabytes: MEGABYTES, minutes: MINUTES })}</p>
    </div>
  );
}
