import { useTranslations } from 'use-intl';
import { CONTROL_LOOK, Field } from '#src/platform/browser/ui/field.tsx';
import { NumberInput } from '../number-input.tsx';
import { useEditor } from '../state/editor-context.tsx';

/** A place in the frame. */
interface Place {
  across: number;
  behind: number;
  above?: number;
}

/** The limits of each number: `across` in half widths of the frame, the others in metres. */
const NUMBERS = [
  { field: 'across', minimum: -20, maximum: 20, step: 0.05 },
  { field: 'behind', minimum: -200, maximum: 200, step: 0.1 },
  { field: 'above', minimum: -200, maximum: 200, step: 0.1 },
] as const;

/** Where somebody or something is, in numbers. */
export function PlaceFields({
  place,
  onChange,
}: {
  place: Place;
  onChange: (values: Partial<Place>, key: string) => void;
}) {
  const t = useTranslations('filmStage');
  const { flush } = useEditor();
  return (
    <div className="grid min-w-0 flex-1 grid-cols-3 gap-2">
      {NUMBERS.map(({ field, minimum, maximum, step }) => (
        <Field key={field} label={t(field)}>
          {(control) => (
            <NumberInput
              {...control}
              {...{ minimum, maximum, step }}
              value={place[field] ?? 0}
              onChange={(value) => onChange({ [field]: value }, field)}
              onBlur={flush}
              className={`${CONTROL_LOOK} px-2 tabular-nums`}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
