import { clsx } from 'clsx';
import { Crosshair } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { CONTROL_LOOK } from '#src/platform/browser/ui/field.tsx';
import { Tooltip } from '#src/platform/browser/ui/tooltip.tsx';
import { secondsOfText, timeText } from '../../time-text.ts';

/** How much an arrow key moves a time, seconds. */
const STEP = 0.1;

/** A time that can be typed, moved by arrow keys, or set to where the clip is. */
export function TimeField({
  label,
  seconds,
  onChange,
  onHere,
}: {
  label: string;
  seconds: number;
  onChange: (seconds: number) => void;
  onHere: () => void;
}) {
  const t = useTranslations('toolSubtitles');
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && secondsOfText(typed) === undefined;
  const take = (): void => {
    const read = typed === null ? undefined : secondsOfText(typed);
    if (read !== undefined) {
      onChange(read);
    }
    setTyped(null);
  };
  const takeKey = (event: KeyboardEvent): void => {
    const by = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      take();
    } else if (by !== undefined && !event.altKey) {
      event.preventDefault();
      setTyped(null);
      onChange(((typed === null ? undefined : secondsOfText(typed)) ?? seconds) + by);
    }
  };
  return (
    <span className="relative flex w-24">
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed ?? timeText(seconds)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={takeKey}
        className={clsx(CONTROL_LOOK, 'min-h-8! py-0! pr-7 pl-2! text-note tabular-nums')}
      />
      <Tooltip text={t('setHere')}>
        <button
          type="button"
          aria-label={`${label}: ${t('setHere')}`}
          onClick={onHere}
          className="absolute inset-y-0 right-0 grid w-7 place-items-center rounded-control text-text-3 hover:text-text-1"
        >
          <Crosshair className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </Tooltip>
    </span>
  );
}
