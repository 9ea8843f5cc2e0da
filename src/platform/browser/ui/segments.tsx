import { useId, type ReactNode } from 'react';

/** A choice of one among very few in one control, such as views of the same thing. Arrow keys move it. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  /** Accessible name. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="inline-flex w-fit max-w-full self-start overflow-hidden rounded-control border border-line-strong">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-7 min-w-0 cursor-pointer items-center border-line-strong px-3 text-dense whitespace-nowrap text-text-2 transition-colors duration-[90ms] not-first-of-type:border-l hover:bg-surface-3 has-checked:bg-select-soft has-checked:text-select has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
