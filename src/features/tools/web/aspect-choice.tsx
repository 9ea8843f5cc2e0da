import { useId } from 'react';
import { ChipLabel } from '#src/platform/browser/ui/chip-label.tsx';
import { ratioOf, type PictureAspect } from '#src/shared/catalogue/picture-aspects.ts';

/** Of the small frames that show the shapes, in pixels. */
const LONGER = 18;

/** The choice of a picture's shape; each option shows it. Nothing is chosen at first where `value` is null. */
export function AspectChoice<Aspect extends PictureAspect>({
  label,
  value,
  aspects,
  error,
  onChange,
}: {
  label: string;
  value: Aspect | null;
  aspects: readonly Aspect[];
  error?: string | undefined;
  onChange: (aspect: Aspect) => void;
}) {
  const name = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-note` : undefined}
    >
      <legend className="mb-1.5 text-note text-text-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {aspects.map((aspect) => {
          const ratio = ratioOf(aspect);
          const width = ratio >= 1 ? LONGER : LONGER * ratio;
          return (
            <ChipLabel key={aspect}>
              <input
                type="radio"
                name={name}
                value={aspect}
                checked={aspect === value}
                onChange={() => onChange(aspect)}
                className="sr-only"
              />
              <span
                aria-hidden="true"
                className="inline-block rounded-[2px] border border-current opacity-70"
                style={{ width, height: width / ratio }}
              />
              {aspect}
            </ChipLabel>
          );
        })}
      </div>
      {error && (
        <p id={`${name}-note`} role="alert" className="mt-1.5 text-note text-err">
          {error}
        </p>
      )}
    </fieldset>
  );
}
