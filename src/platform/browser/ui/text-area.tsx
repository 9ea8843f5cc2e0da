import { clsx } from 'clsx';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { useTranslations } from 'use-intl';
import { replaceText } from '../replace-text.ts';
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
  isClearable = false,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'value' | 'maxLength'> &
  FieldProps & {
    value: string;
    /** Characters. */
    maximum?: number | undefined;
    controlClassName?: string;
    /** A button empties it, as long as there is something in it. */
    isClearable?: boolean;
    ref?: Ref<HTMLTextAreaElement>;
  }) {
  const isLong = charactersOver(area.value, maximum) > 0;
  return (
    <Field
      {...{ label, hint, error }}
      end={
        <span className="flex items-baseline gap-3">
          {isClearable && area.value !== '' && <ClearButton />}
          {maximum === undefined ? end : <LengthNote text={area.value} maximum={maximum} />}
        </span>
      }
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

/** Empties the text area of its field, so that the browser's own undo takes it back. */
function ClearButton() {
  const t = useTranslations('ui');
  const clear = (button: HTMLButtonElement): void => {
    const area = button.closest('div')?.querySelector('textarea');
    if (!area) {
      return;
    }
    area.focus();
    if (!replaceText(area, '')) {
      // React listens to the field's own setter: the prototype's is the browser's.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, '');
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return (
    <button
      type="button"
      onClick={(event) => clear(event.currentTarget)}
      className="rounded-[4px] text-note text-text-2 underline underline-offset-2 hover:text-text-1"
    >
      {t('clear')}
    </button>
  );
}
