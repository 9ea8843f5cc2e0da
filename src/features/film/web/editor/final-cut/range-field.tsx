import { Field } from '#src/platform/browser/ui/field.tsx';

/** A labelled number on a scale, with its value in words. */
export function RangeField({
  label,
  value,
  shown,
  range,
  onChange,
  hint,
}: {
  label: string;
  value: number;
  /** The value as it is read. */
  shown: string;
  range: { least: number; most: number; step: number };
  onChange: (value: number) => void;
  hint?: string;
}) {
  return (
    <Field label={label} hint={hint} end={<span className="edge text-text-2">{shown}</span>}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={range.least}
          max={range.most}
          step={range.step}
          value={value}
          aria-valuetext={shown}
          onChange={(event) => onChange(Number(event.target.value))}
          className="h-7 w-full accent-select pointer-coarse:h-11"
        />
      )}
    </Field>
  );
}
