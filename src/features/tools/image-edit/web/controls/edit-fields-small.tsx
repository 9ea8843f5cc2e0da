import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';

/** A colour, by the picker of the system. */
export function ColourField({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const t = useTranslations('toolImageEdit');
  return (
    <label className="flex items-center gap-2 text-note text-text-2">
      {t('colour')}
      <input
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-14 cursor-pointer rounded-control border border-line-strong bg-surface-2 p-1"
      />
    </label>
  );
}

/** A whole number of at least 1; what is no such number is not taken. */
export function NumberField({
  label,
  value,
  most,
  onChange,
}: {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={(event) => {
        const text = event.target.value;
        const number = Number(text);
        setTyped(text);
        if (Number.isInteger(number) && number >= 1 && number <= most) {
          onChange(number);
        }
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** A line of text that is not empty. */
export function TextLine({
  label,
  value,
  most,
  onChange,
}: {
  label: string;
  value: string;
  most: number;
  onChange: (text: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      value={typed ?? value}
      onChange={(event) => {
        const text = Array.from(event.target.value).slice(0, most).join('');
        setTyped(text);
        if (text.trim() !== '') {
          onChange(text);
        }
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
