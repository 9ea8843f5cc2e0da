import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** The attributes that a control inside a field must carry. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Help text below the control. */
  hint?: ReactNode;
  /** The validation message; replaces the hint and is announced. */
  error?: ReactNode;
  optional?: boolean;
  /** At the right of the label, for example a counter. */
  end?: ReactNode;
  className?: string;
}

/** A label, a control, and its hint or error. */
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

/** The look of every text control. */
export const CONTROL_LOOK =
  'control w-full min-w-0 rounded-control border border-line-strong bg-surface-2 px-3 text-text-1 transition-colors duration-[90ms] hover:border-text-2 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-err';
