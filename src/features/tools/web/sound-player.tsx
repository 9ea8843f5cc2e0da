import { clsx } from 'clsx';
import { Pause, Play, Repeat } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { StoredFile } from '../stored-file.ts';
import { useSoundFile } from './use-sound-file.ts';
import { useSoundPlayer } from './use-sound-player.ts';
import { WaveSlider } from './wave-slider.tsx';

const SIGN = { className: 'size-[18px] fill-current', strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * A sound with its waveform, on which its place is chosen: by the pointer, or by arrow keys, home and end; the space
 * bar plays and pauses. A loop repeats itself without a seam until that is switched off.
 */
export function SoundPlayer({
  file,
  name,
  isLoop = false,
  size = 'large',
  read,
}: {
  /** Null while it is being made. */
  file: StoredFile | null;
  name: string;
  isLoop?: boolean;
  /** `small` for one among several, which only plays. */
  size?: 'large' | 'small';
  /** Reads the sound where the file is not the sound itself. */
  read?: (signal: AbortSignal) => Promise<Blob>;
}) {
  const t = useTranslations('toolPage');
  const sound = useSoundFile(file, read);
  const { plays, repeats, seconds, toggle, seek, repeat } = useSoundPlayer(sound.data, isLoop);
  const length = sound.data?.durationSeconds ?? 0;
  const isLarge = size === 'large';
  if (sound.error) {
    return (
      <Notice action={<Button onClick={() => void sound.refetch()}>{t('tryAgain')}</Button>}>
        {t('soundMissing')}
      </Notice>
    );
  }
  return (
    <div className={clsx('flex min-w-0', isLarge ? 'flex-col gap-3' : 'flex-1 items-center gap-2')}>
      <div
        className={clsx(
          'relative min-w-0 overflow-hidden rounded-frame has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isLarge ? 'h-36 border border-line bg-surface-1 px-3 sm:h-44' : 'order-1 h-9 flex-1',
        )}
      >
        <WaveSlider
          sound={sound.data}
          seconds={seconds}
          name={name}
          isLarge={isLarge}
          onSeek={seek}
          onToggle={toggle}
        />
        {file === null && <Leader />}
      </div>
      <div className="flex items-center gap-3">
        <IconButton
          label={t(plays ? 'pauseSound' : 'playSound', { name })}
          icon={plays ? <Pause {...SIGN} /> : <Play {...SIGN} />}
          disabled={!sound.data}
          onClick={toggle}
          className={clsx(isLarge && 'size-12! rounded-full! border border-line-strong')}
        />
        {isLarge && (
          <>
            <span className="edge text-text-2 tabular-nums" aria-hidden="true">
              {formatTimecode(seconds)} / {formatTimecode(length)}
            </span>
            <span className="flex-1" />
            <Button
              size="dense"
              kind="quiet"
              aria-pressed={repeats}
              className="aria-pressed:border-select aria-pressed:bg-select-soft aria-pressed:text-text-1"
              icon={<Repeat className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => repeat(!repeats)}
            >
              {t('repeatSound')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
