import { Plus } from 'lucide-react';

/** Adds one of several things; it shows its name, and nothing where there is nothing to add. */
export function AddSelect<Value extends string>({
  label,
  options,
  onAdd,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  onAdd: (value: Value) => void;
}) {
  if (options.length === 0) {
    return null;
  }
  return (
    <span className="relative flex self-start">
      <Plus
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-text-3"
        aria-hidden="true"
      />
      <select
        aria-label={label}
        value=""
        onChange={({ target }) => onAdd(target.value as Value)}
        className="control [field-sizing:content] max-w-full appearance-none rounded-control border border-line-strong bg-transparent pr-3 pl-8 text-dense text-text-1 hover:bg-surface-3"
      >
        <option value="" disabled>
          {label}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
