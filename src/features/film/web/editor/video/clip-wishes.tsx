import { useTranslations } from 'use-intl';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import type { ClipWish } from '#src/shared/catalogue/clip-modes.ts';
import type { ModelOption } from '../../../contract.ts';

const USUAL = 'usual';

/** How the next clips are made: what the model is given, how it moves, how fine and how long (CAT-07, CAT-11). */
export function ClipWishes({
  model: { draft, choices },
  wish,
  onChange,
}: {
  model: ModelOption;
  /** What all of the shots want; what they differ in is absent. */
  wish: ClipWish;
  onChange: (wish: ClipWish) => void;
}) {
  const t = useTranslations('filmVideo.wish');
  const names = useTranslations('filmTakes.wish');
  if (!choices) {
    return null;
  }
  const change = <Field extends keyof ClipWish>(field: Field, value: ClipWish[Field]): void => {
    const { [field]: _before, ...rest } = wish;
    onChange(value === undefined ? rest : { ...rest, [field]: value });
  };
  /** One row of chips; the first is as usual. */
  const row = <Field extends keyof ClipWish>(
    field: Field,
    values: readonly NonNullable<ClipWish[Field]>[],
    nameOf: (value: NonNullable<ClipWish[Field]>) => string,
  ) =>
    values.length === 0 ? null : (
      <RadioChips
        label={names(`${field as keyof ClipWish}.label`)}
        value={String(wish[field] ?? USUAL)}
        options={[
          { value: USUAL, label: t('usual') },
          ...values.map((value) => ({ value: String(value), label: nameOf(value) })),
        ]}
        onChange={(chosen) =>
          change(
            field,
            values.find((value) => String(value) === chosen),
          )
        }
        hint={t(`hint.${field as keyof ClipWish}`)}
      />
    );
  const { sources, motions, efforts, shortSides, seconds } = choices;
  const missing = [
    ...(sources.length === 0 ? [names('source.label')] : []),
    ...(efforts.length === 0 ? [names('effort.label')] : []),
    ...(shortSides.length === 0 ? [names('shortSidePixels.label')] : []),
    ...(seconds.length === 0 ? [names('seconds.label')] : []),
  ];
  return (
    <>
      {row('source', sources, (value) => names(`source.${value}`))}
      {row('motion', motions, (value) => names(`motion.${value}`))}
      {row('effort', efforts, (value) => names(`effort.${value}`))}
      {row('shortSidePixels', shortSides, (value) => `${value}p`)}
      {row('seconds', seconds, (value) => t('seconds', { seconds: value }))}
      {missing.length > 0 && (
        <p className="text-note text-text-3">{draft ? t('ofEngine') : t('missing', { what: missing.join(', ') })}</p>
      )}
    </>
  );
}
