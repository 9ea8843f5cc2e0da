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
          <label
            key={option.value}
            className="control inline-flex cursor-pointer items-center rounded-control border border-line-strong px-3 text-dense text-text-2 transition-colors duration-[90ms] hover:bg-surface-3 has-checked:border-select has-checked:bg-select-soft has-checked:text-text-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
