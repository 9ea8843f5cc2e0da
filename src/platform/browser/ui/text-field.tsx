import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';

/** One line of text with its label, its hint and what is wrong with it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  end,
  className,
  trailing,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> &
  FieldProps & {
    /** Inside the control, at its end: for example a button that shows a password. */
    trailing?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  }) {
  return (
    <Field {...{ label, hint, error, end }} {...(optional ? { optional } : {})} {...(className ? { className } : {})}>
      {(control) => (
        <span className="relative flex">
          <input {...input} {...control} className={clsx(CONTROL_LOOK, trailing && 'pr-12')} />
          {trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
        </span>
      )}
    </Field>
  );
}
