import { useTranslations } from 'use-intl';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import type { ClipWish } from '#src/shared/catalogue/clip-modes.ts';

const USUAL = 'usual';
/** The shots differ: no chip is chosen. */
const MIXED = '';

/** One choice for all shots; undefined where it is as usual. */
export type WishChange = {
  [Field in keyof ClipWish]-?: { field: Field; value: ClipWish[Field] | undefined };
}[keyof ClipWish];

/** A wish with one choice changed; its others stay. */
export function changedWish(wish: ClipWish, { field, value }: WishChange): ClipWish {
  const { [field]: _before, ...rest } = wish;
  return value === undefined ? rest : { ...rest, [field]: value };
}

/** How the next clips are made: what the model is given, how it moves, how fine and how long (CAT-07, CAT-11). */
export function ClipWishes({
  model: { draft, choices },
  wishes,
  drawn,
  onChange,
}: {
  model: ModelOption;
  /** What each of the shots wants. */
  wishes: readonly ClipWish[];
  /** How many clips are drawn again at once where their motion changes. */
  drawn: number;
  onChange: (change: WishChange) => void;
}) {
  const t = useTranslations('filmVideo.wish');
  const names = useTranslations('filmTakes.wish');
  const list = useList();
  if (!choices) {
    return null;
  }
  const chosenOf = (field: keyof ClipWish): string => {
    const [first, ...others] = new Set(wishes.map((wish) => String(wish[field] ?? USUAL)));
    return first === undefined || others.length > 0 ? MIXED : first;
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
        value={chosenOf(field)}
        options={[
          { value: USUAL, label: t('usual') },
          ...values.map((value) => ({ value: String(value), label: nameOf(value) })),
        ]}
        onChange={(chosen) =>
          onChange({ field, value: values.find((value) => String(value) === chosen) } as WishChange)
        }
        hint={t(`hint.${field as keyof ClipWish}`, { drawn })}
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
        <p className="text-note text-text-3">{draft ? t('ofEngine') : t('missing', { what: list(missing) })}</p>
      )}
    </>
  );
}
