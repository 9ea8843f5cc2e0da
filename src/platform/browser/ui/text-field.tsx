import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';
import { charactersOver, LengthNote } from './length-note.tsx';

/**
 * One line of text with its label, its hint and what is wrong with it. With `maximum` it says by how many characters it
 * is too long; nothing is cut off.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  end,
  className,
  trailing,
  maximum,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> &
  FieldProps & {
    /** Inside the control, at its end: for example a button that shows a password. */
    trailing?: ReactNode;
    /** Characters. */
    maximum?: number | undefined;
    ref?: Ref<HTMLInputElement>;
  }) {
  const text = typeof input.value === 'string' ? input.value : '';
  const isLong = charactersOver(text, maximum) > 0;
  return (
    <Field
      {...{ label, hint, error }}
      end={isLong && maximum !== undefined ? <LengthNote {...{ text, maximum }} /> : end}
      {...(optional ? { optional } : {})}
      {...(className ? { className } : {})}
    >
      {(control) => (
        <span className="relative flex">
          <input
            {...input}
            {...control}
            aria-invalid={control['aria-invalid'] ?? (isLong || undefined)}
            className={clsx(CONTROL_LOOK, trailing && 'pr-12')}
          />
          {trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
        </span>
      )}
    </Field>
  );
}
