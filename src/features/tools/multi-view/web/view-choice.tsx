import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ChipLabel } from '#src/platform/browser/ui/chip-label.tsx';
import { VIEWS, type View } from '#src/shared/catalogue/views.ts';

/** From which sides something is shown: any of six. */
export function ViewChoice({
  value,
  error,
  hint,
  onChange,
}: {
  value: readonly View[];
  error?: string | undefined;
  hint: string | undefined;
  onChange: (views: View[]) => void;
}) {
  const t = useTranslations('toolMultiView');
  const id = useId();
  const note = error ?? hint;
  return (
    <fieldset className="min-w-0" aria-invalid={error ? true : undefined} aria-describedby={note && `${id}-note`}>
      <legend className="mb-1.5 text-note text-text-2">{t('views')}</legend>
      <div className="flex flex-wrap gap-2">
        {VIEWS.map((view) => (
          <ChipLabel key={view}>
            <input
              type="checkbox"
              checked={value.includes(view)}
              onChange={({ target }) =>
                onChange(VIEWS.filter((each) => (each === view ? target.checked : value.includes(each))))
              }
              className="sr-only"
            />
            {t(`sides.${view}`)}
          </ChipLabel>
        ))}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={error ? 'mt-1.5 text-note text-err' : 'mt-1.5 text-note text-text-3'}
        >
          {note}
        </p>
      )}
    </fieldset>
  );
}
