import { useId } from 'react';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

/** A labelled choice of one among some; the browser's own control, which every device knows how to open. */
export function SelectField<Value extends string>({ label, value, options, onChange }: {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs text-text-3">{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="min-h-11 w-full rounded-[6px] border border-line-strong bg-surface-2 px-3 text-text-1"
      >
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
    </div>
  );
}
