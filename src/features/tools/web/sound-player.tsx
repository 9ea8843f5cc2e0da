import { clsx } from 'clsx';
import { Pause, Play, Repeat } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import { Waveform } from '#src/platform/browser/waveform/waveform.tsx';
import type { StoredFile } from '../stored-file.ts';
import { useSoundFile } from './use-sound-file.ts';
import { useSoundPlayer } from './use-sound-player.ts';

const SIGN = { className: 'size-[18px] fill-current', strokeWidth: 1.75, 'aria-hidden': true } as const;
/** An arrow key moves by so much. */
const STEP_SECONDS = 5;

/**
 * A sound with its waveform, on which its place is chosen: by the pointer, or by arrow keys, home and end; the space
 * bar plays and pauses. A loop repeats itself without a seam until that is switched off.
 */
export function SoundPlayer({
  file,
  name,
  isLoop = false,
  size = 'large',
}: {
  /** Null while it is being made. */
  file: StoredFile | null;
  name: string;
  isLoop?: boolean;
  /** `small` for one among several, which only plays. */
  size?: 'large' | 'small';
}) {
  const t = useTranslations('toolPage');
  const sound = useSoundFile(file);
  const { plays, repeats, seconds, toggle, seek, repeat } = useSoundPlayer(sound.data, isLoop);
  const length = sound.data?.durationSeconds ?? 0;
  const isLarge = size === 'large';
  const pressKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      seek(Math.max(0, Math.min(length, seconds + step * STEP_SECONDS)));
    } else if (event.key === ' ') {
      event.preventDefault();
      toggle();
    }
  };
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
        <Waveform peaks={sound.data?.peaks} className="h-full text-text-3" />
        <div
          aria-hidden="true"
          className={clsx('absolute inset-y-0', isLarge ? 'inset-x-3' : 'inset-x-0')}
          style={{ clipPath: `inset(0 ${100 - (100 * seconds) / (length || 1)}% 0 0)` }}
        >
          <Waveform peaks={sound.data?.peaks} className="h-full text-select" />
        </div>
        {file === null && <Leader />}
        {sound.data && (
          <RangeInput
            className="absolute inset-0 cursor-pointer opacity-0"
            aria-label={t('soundPlace', { name })}
            aria-valuetext={t('soundPlaceOf', { place: formatTimecode(seconds), length: formatTimecode(length) })}
            min={0}
            max={length}
            step={0.01}
            value={seconds}
            onKeyDown={pressKey}
            onChange={(event) => seek(Number(event.target.value))}
          />
        )}
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
