import { ChipLabel } from '#src/platform/browser/ui/chip-label.tsx';

/** A choice of any number of options, all visible. */
export function ChoiceChips<Value extends string>({
  label,
  values,
  options,
  onChange,
}: {
  label: string;
  values: readonly Value[];
  options: readonly { value: Value; label: string }[];
  onChange: (values: Value[]) => void;
}) {
  const toggle = (value: Value): void =>
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? !values.includes(one) : values.includes(one))),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-note text-text-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <ChipLabel key={option.value}>
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="sr-only"
            />
            {option.label}
          </ChipLabel>
        ))}
      </div>
    </fieldset>
  );
}
