import { clsx } from 'clsx';
import { useId } from 'react';

export interface PictureOption<Value extends string> {
  value: Value;
  label: string;
  picture: string;
}

/**
 * A choice of one among pictures, each with its name below. Arrow keys move it; on a narrow page the row scrolls
 * sideways.
 */
export function PictureChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly PictureOption<Value>[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-x-3 gap-y-2.5">
        {options.map((option) => (
          <label key={option.value} className="group flex min-w-0 cursor-pointer flex-col gap-1">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer sr-only"
            />
            <span
              className={clsx(
                'block aspect-video overflow-hidden rounded-frame border bg-media peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
                option.value === value ? 'border-select ring-2 ring-select' : 'border-line group-hover:border-text-2',
              )}
            >
              <img
                src={option.picture}
                alt=""
                loading="lazy"
                decoding="async"
                width={480}
                height={270}
                className="size-full object-cover"
              />
            </span>
            <span className={clsx('text-note', option.value === value ? 'font-semibold text-select' : 'text-text-2')}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
