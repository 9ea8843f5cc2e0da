import { clsx } from 'clsx';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';
import { charactersOver, LengthNote } from './length-note.tsx';

/**
 * Text of several lines that grows with what is written. With `maximum` it counts characters, and says by how many they
 * are too many; nothing is cut off.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  end,
  className,
  maximum,
  controlClassName,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'value' | 'maxLength'> &
  FieldProps & {
    value: string;
    /** Characters. */
    maximum?: number | undefined;
    controlClassName?: string;
    ref?: Ref<HTMLTextAreaElement>;
  }) {
  const isLong = charactersOver(area.value, maximum) > 0;
  return (
    <Field
      {...{ label, hint, error }}
      end={maximum === undefined ? end : <LengthNote text={area.value} maximum={maximum} />}
      {...(optional ? { optional } : {})}
      {...(className ? { className } : {})}
    >
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          aria-invalid={control['aria-invalid'] ?? (isLong || undefined)}
          className={clsx(
            CONTROL_LOOK,
            'field-sizing-content max-h-[60vh] resize-y py-2.5 text-reading',
            controlClassName,
          )}
        />
      )}
    </Field>
  );
}
