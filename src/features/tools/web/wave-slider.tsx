import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import { Waveform } from '#src/platform/browser/waveform/waveform.tsx';
import type { SoundFile } from './use-sound-file.ts';

/** An arrow key moves by so much. */
const STEP_SECONDS = 5;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** A waveform on which the place of a sound is chosen. What was heard has another colour. */
export function WaveSlider({
  sound,
  seconds,
  name,
  isLarge,
  onSeek,
  onToggle,
}: {
  sound: SoundFile | undefined;
  seconds: number;
  name: string;
  isLarge: boolean;
  onSeek: (seconds: number) => void;
  /** The space bar was pressed. */
  onToggle: () => void;
}) {
  const t = useTranslations('toolPage');
  const length = sound?.durationSeconds ?? 0;
  const pressKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      onSeek(Math.max(0, Math.min(length, seconds + step * STEP_SECONDS)));
    } else if (event.key === ' ') {
      event.preventDefault();
      onToggle();
    }
  };
  return (
    <>
      <Waveform peaks={sound?.peaks} className="h-full text-text-3" />
      <div
        aria-hidden="true"
        className={clsx('absolute inset-y-0', isLarge ? 'inset-x-3' : 'inset-x-0')}
        style={{ clipPath: `inset(0 ${100 - (100 * seconds) / (length || 1)}% 0 0)` }}
      >
        <Waveform peaks={sound?.peaks} className="h-full text-select" />
      </div>
      {sound && (
        <RangeInput
          className="absolute inset-0 cursor-pointer opacity-0"
          aria-label={t('soundPlace', { name })}
          aria-valuetext={t('soundPlaceOf', { place: formatTimecode(seconds), length: formatTimecode(length) })}
          min={0}
          max={length}
          step={0.01}
          value={seconds}
          onKeyDown={pressKey}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
      )}
    </>
  );
}
