import { clsx } from 'clsx';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { useTranslations } from 'use-intl';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';

/**
 * Text of several lines that grows with what is written. With `most` it counts characters, and says by how many they
 * are too many.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  end,
  className,
  most,
  controlClassName,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'value'> &
  FieldProps & {
    value: string;
    most?: number;
    controlClassName?: string;
    ref?: Ref<HTMLTextAreaElement>;
  }) {
  const t = useTranslations('ui');
  const used = [...area.value].length;
  const over = most === undefined ? 0 : used - most;
  const counter =
    most === undefined ? (
      end
    ) : (
      <span className={clsx('edge', over > 0 ? 'text-err' : 'text-text-3')}>
        {over > 0 ? t('tooLong', { over }) : t('counter', { used, most })}
      </span>
    );
  return (
    <Field
      {...{ label, hint, error, end: counter }}
      {...(optional ? { optional } : {})}
      {...(className ? { className } : {})}
    >
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          aria-invalid={control['aria-invalid'] ?? (over > 0 ? true : undefined)}
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
