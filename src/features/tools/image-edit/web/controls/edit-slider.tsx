import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';

/** A control with its label before it, as all rows of an edit have them. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2 text-note text-text-2">
      <span aria-hidden="true">{label}</span>
      {children}
    </span>
  );
}

/** A slider with its value. */
export function Slider({
  label,
  value,
  least,
  most,
  step = 1,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  onChange: (value: number) => void;
}) {
  const format = useFormatter();
  const shown = format.number(value, { signDisplay: least < 0 ? 'exceptZero' : 'auto', maximumFractionDigits: 1 });
  return (
    <span className="flex min-w-0 items-center gap-3">
      <RangeInput
        aria-label={label}
        aria-valuetext={shown}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 min-w-0 flex-1 accent-select pointer-coarse:h-11"
      />
      <span aria-hidden="true" className="w-10 shrink-0 text-right text-note text-text-2 tabular-nums">
        {shown}
      </span>
    </span>
  );
}

/** Edits with an amount and nothing else. */
export function Amount({
  edit,
  onChange,
  least = 1,
}: {
  edit: Extract<PictureEdit, { amount: number }>;
  onChange: (edit: PictureEdit) => void;
  least?: number;
}) {
  const t = useTranslations('toolImageEdit');
  return (
    <Labelled label={t('amount')}>
      <Slider
        label={`${t('amount')}: ${t(`kinds.${edit.kind}`)}`}
        value={edit.amount}
        least={least}
        most={100}
        onChange={(amount) => onChange({ ...edit, amount })}
      />
    </Labelled>
  );
}
