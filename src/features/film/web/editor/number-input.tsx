import { useState, type InputHTMLAttributes } from 'react';

/** Digits after the point that are shown. */
const DIGITS = 2;

/** A number that is typed: what is no number within its limits is not passed on, and gone when the field is left. */
export function NumberInput({
  value,
  minimum,
  maximum,
  tolerance = 0,
  onChange,
  onBlur,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  value: number;
  minimum: number;
  maximum: number;
  /** How far what holds may be from what was typed, where it is rounded to whole frames. */
  tolerance?: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const isAllowed = (text: string): boolean => text.trim() !== '' && Number(text) >= minimum && Number(text) <= maximum;
  // After an undo the field shows what holds now.
  const stands = typed !== undefined && (!isAllowed(typed) || Math.abs(Number(typed) - value) <= tolerance);
  return (
    <input
      inputMode="decimal"
      {...input}
      type="number"
      min={minimum}
      max={maximum}
      value={stands ? typed : String(Number(value.toFixed(DIGITS)))}
      aria-invalid={(stands && !isAllowed(typed)) || undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isAllowed(target.value)) {
          onChange(Number(target.value));
        }
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
