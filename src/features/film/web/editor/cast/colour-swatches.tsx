import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { css, NAMED_COLOURS } from '#src/draft-engine/picture/colour.ts';
import { COLOUR_NAMES, type ColourName } from '#src/draft-engine/story/figure-spec.ts';

const NO_COLOUR = {
  background: 'linear-gradient(to top right, transparent 46%, var(--line-strong) 46% 54%, transparent 54%)',
};

/** One of several colours that are seen, each with its name. Arrow keys move the choice. */
export function Swatches<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; colour: string }[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full justify-between gap-2 text-note text-text-2">
        {label}
        <span className="text-text-1">{options.find((option) => option.value === value)?.label}</span>
      </legend>
      <div className="flex flex-wrap gap-1 pointer-coarse:gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="relative grid size-7 cursor-pointer place-items-center rounded-control border-2 border-transparent has-checked:border-select has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className="size-5 rounded-[4px] border border-line-strong pointer-coarse:size-8"
              // Struck through where it is no colour.
              style={option.colour === 'transparent' ? NO_COLOUR : { backgroundColor: option.colour }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of the named colours of clothes, hair, fur and things. */
export function ColourSwatches({
  label,
  value,
  onChange,
}: {
  label: string;
  value: ColourName;
  onChange: (value: ColourName) => void;
}) {
  return <Swatches label={label} value={value} options={useColours()} onChange={onChange} />;
}

/** The named colours, each with its name in the page's language. */
export function useColours(): { value: ColourName; label: string; colour: string }[] {
  const t = useTranslations('filmLooks.colours');
  return COLOUR_NAMES.map((colour) => ({ value: colour, label: t(colour), colour: css(NAMED_COLOURS[colour]) }));
}
