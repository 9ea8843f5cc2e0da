import { useTranslations } from 'use-intl';
import { ACCESSORIES, HATS, OUTFITS, type PersonFigure } from '#src/draft-engine/story/figure-spec.ts';
import { ChipLabel } from '#src/platform/browser/ui/chip-label.tsx';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import type { ChangeFigure } from './figure-kinds.ts';

export function OutfitField({ value, change }: { value: PersonFigure['outfit']; change: ChangeFigure }) {
  const t = useTranslations('filmCast');
  const ofLooks = useTranslations('filmLooks.outfits');
  const options = OUTFITS.map((outfit) => ({ value: outfit, label: ofLooks(outfit) }));
  return <Combobox label={t('outfit')} value={value} options={options} onChange={(outfit) => change({ outfit })} />;
}

export function HatField({ value, change }: { value: PersonFigure['hat']; change: ChangeFigure }) {
  const t = useTranslations('filmCast');
  const ofLooks = useTranslations('filmLooks.hats');
  const options = HATS.map((hat) => ({ value: hat, label: ofLooks(hat) }));
  return <Combobox label={t('hat')} value={value} options={options} onChange={(hat) => change({ hat })} />;
}

export function Accessories({ value, change }: { value: PersonFigure['accessories']; change: ChangeFigure }) {
  const t = useTranslations('filmCast');
  const ofLooks = useTranslations('filmLooks.wears');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-note text-text-2">{t('accessories')}</legend>
      <div className="flex flex-wrap gap-2">
        {ACCESSORIES.map((accessory) => (
          <ChipLabel key={accessory}>
            <input
              type="checkbox"
              checked={value.includes(accessory)}
              onChange={({ target: { checked } }) =>
                change({
                  accessories: ACCESSORIES.filter((each) => (each === accessory ? checked : value.includes(each))),
                })
              }
              className="sr-only"
            />
            {ofLooks(accessory)}
          </ChipLabel>
        ))}
      </div>
    </fieldset>
  );
}
