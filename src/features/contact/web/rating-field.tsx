import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { RATING_STEPS } from '#src/shared/catalogue/feedback.ts';

const MEANINGS = { 1: 'bad', 2: 'poor', 3: 'fair', 4: 'good', 5: 'great' } as const;

/** A rating from one to five; the chosen number is ringed, arrow keys change it. */
export function RatingField({
  label,
  value,
  onChange,
  isMissing,
}: {
  label: string;
  value: number | undefined;
  onChange: (value: (typeof RATING_STEPS)[number]) => void;
  isMissing: boolean;
}) {
  const t = useTranslations('contact.feedback');
  const name = useId();
  return (
    <fieldset
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? `${name}-note` : undefined}
      className="grid min-w-0 items-center gap-x-4 gap-y-1.5 border-t border-line py-2 min-[360px]:grid-cols-[minmax(0,1fr)_auto]"
    >
      <legend className="float-left min-w-0 text-text-1">
        {label}
        {isMissing && (
          <span id={`${name}-note`} className="block text-note text-err">
            {t('missing.rating')}
          </span>
        )}
      </legend>
      <div className="flex gap-1">
        {RATING_STEPS.map((step) => (
          <label
            key={step}
            title={t(`steps.${MEANINGS[step]}`)}
            className={clsx(
              'relative grid size-9 cursor-pointer place-items-center rounded-full border font-edge text-dense tabular-nums transition-colors duration-[90ms] hover:bg-surface-3 pointer-coarse:size-11 has-checked:border-select has-checked:bg-select-soft has-checked:font-semibold has-checked:text-select has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              isMissing ? 'border-err text-text-1' : 'border-line-strong text-text-2',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === step}
              onChange={() => onChange(step)}
              className="sr-only"
            />
            <span aria-hidden="true">{step}</span>
            <span className="sr-only">{t('step', { step, meaning: t(`steps.${MEANINGS[step]}`) })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
