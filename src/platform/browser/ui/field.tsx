import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** What a control inside a field has to carry. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** What helps to fill it in, below the control. */
  hint?: ReactNode;
  /** What is wrong with it; replaces the hint and is read out. */
  error?: ReactNode;
  optional?: boolean;
  /** At the far side of the label, for example a counter. */
  end?: ReactNode;
  className?: string;
}

/** A label, a control, and what is to be said about it. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  end,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const t = useTranslations('ui');
  const id = useId();
  const noteId = `${id}-note`;
  const noted = Boolean(error) || Boolean(hint);
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-note text-text-2">
          {label}
          {optional && <span className="text-text-3"> · {t('optional')}</span>}
        </label>
        {end}
      </span>
      {children({ id, 'aria-describedby': noted ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
      {noted && (
        <span
          id={noteId}
          data-selectable=""
          role={error ? 'alert' : undefined}
          className={clsx('text-note', error ? 'text-err' : 'text-text-3')}
        >
          {error ?? hint}
        </span>
      )}
    </div>
  );
}

/** How every control that is written in looks. */
export const CONTROL_LOOK =
  'control w-full min-w-0 rounded-control border border-line-strong bg-surface-2 px-3 text-text-1 transition-colors duration-[90ms] hover:border-text-2 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-err';
