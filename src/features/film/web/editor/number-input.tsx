import { useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isEnter } from '#src/platform/browser/ui/is-enter.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { readNumber } from './read-number.ts';

/** Digits after the point that are shown. */
const DIGITS = 2;

const shown = (value: number): string => String(Number(value.toFixed(DIGITS)));

/**
 * A number that is typed, with a point or a comma, or changed by the up and down keys. What is no number within its
 * limits is not passed on; when the field is left it is gone, and a message says why.
 */
export function NumberInput({
  value,
  minimum,
  maximum,
  step,
  tolerance = 0,
  onChange,
  onRefused,
  onEnter,
  onBlur,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> & {
  value: number;
  minimum: number;
  maximum: number;
  /** By how much a key changes it. */
  step: number;
  /** How far what holds may be from what was typed, where it is rounded to whole frames. */
  tolerance?: number;
  onChange: (value: number) => void;
  /** Told why what was typed does not hold, and undefined when the person goes on. By default a toast says it. */
  onRefused?: (reason: string | undefined) => void;
  /** Enter was pressed, and what is in the field holds already. */
  onEnter?: () => void;
}) {
  const t = useTranslations('filmEditor');
  const [typed, setTyped] = useState<string>();
  const allowed = (text: string): number | undefined => {
    const number = readNumber(text);
    return number !== undefined && number >= minimum && number <= maximum ? number : undefined;
  };
  const number = typed === undefined ? undefined : allowed(typed);
  const isRefused = typed !== undefined && number === undefined;
  // After an undo the field shows what holds now.
  const stands = isRefused || (number !== undefined && Math.abs(number - value) <= tolerance);
  const settle = (): void => {
    setTyped(undefined);
    if (isRefused && typed.trim() !== '') {
      (onRefused ?? toast)(t('outOfRange', { least: minimum, most: maximum }));
    }
  };
  const pressKey = (event: KeyboardEvent): void => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      const from = stands && number !== undefined ? number : value;
      const next = Math.max(minimum, Math.min(maximum, Number((from + direction * step).toFixed(DIGITS))));
      setTyped(shown(next));
      onRefused?.(undefined);
      onChange(next);
    } else if (event.key === 'Escape') {
      setTyped(undefined);
    } else if (onEnter && isEnter(event)) {
      event.preventDefault();
      if (typed === undefined) {
        onEnter();
      } else {
        settle();
      }
    }
  };
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      {...input}
      role="spinbutton"
      aria-valuemin={minimum}
      aria-valuemax={maximum}
      aria-valuenow={Number(shown(value))}
      value={stands ? typed : shown(value)}
      aria-invalid={isRefused || input['aria-invalid'] || undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        onRefused?.(undefined);
        const next = allowed(target.value);
        if (next !== undefined) {
          onChange(next);
        }
      }}
      onKeyDown={pressKey}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
    />
  );
}
