import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readNumber } from '#src/platform/browser/form/form-rule.ts';
import { ChipLabel } from '#src/platform/browser/ui/chip-label.tsx';
import { CONTROL_LOOK } from '#src/platform/browser/ui/field.tsx';

/** Lengths that are offered, in seconds; any other is typed. */
const OFFERED = [15, 30, 60, 120, 180] as const;

/** How long a piece is: one of some lengths, or a number of seconds. Nothing is chosen at first. */
export function DurationChoice({
  value,
  error,
  onChange,
}: {
  value: number | null;
  error?: string | undefined;
  onChange: (seconds: number | null) => void;
}) {
  const t = useTranslations('toolMusic');
  const name = useId();
  const isOffered = OFFERED.some((seconds) => seconds === value);
  // As it was typed, as long as that is the length: what is no number yet is kept too.
  const [typed, setTyped] = useState<{ text: string; seconds: number | null }>();
  const known = value === null || isOffered ? '' : String(value);
  const own = typed?.seconds === value ? typed.text : known;
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-note` : undefined}
    >
      <legend className="mb-1.5 text-note text-text-2">{t('duration')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {OFFERED.map((seconds) => (
          <ChipLabel key={seconds}>
            <input
              type="radio"
              name={name}
              value={seconds}
              checked={seconds === value}
              onChange={() => {
                setTyped(undefined);
                onChange(seconds);
              }}
              className="sr-only"
            />
            {seconds < 60 ? t('seconds', { seconds }) : t('minutes', { minutes: seconds / 60 })}
          </ChipLabel>
        ))}
        <label className="flex items-center gap-2 text-note text-text-2">
          {t('ownSeconds')}
          <input
            inputMode="decimal"
            maxLength={6}
            placeholder={t('secondsSign')}
            value={own}
            onChange={({ target }) => {
              const number = readNumber(target.value);
              const seconds = Number.isNaN(number) ? null : number;
              setTyped({ text: target.value, seconds });
              onChange(seconds);
            }}
            className={`${CONTROL_LOOK} max-w-20`}
          />
        </label>
      </div>
      {error && (
        <p id={`${name}-note`} role="alert" className="mt-1.5 text-note text-err">
          {error}
        </p>
      )}
    </fieldset>
  );
}
