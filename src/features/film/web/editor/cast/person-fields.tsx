import { useTranslations } from 'use-intl';
import { css } from '#src/draft-engine/picture/colour.ts';
import { SKINS } from '#src/draft-engine/picture/figures/people/skins.ts';
import {
  AGES,
  BUILDS,
  FACE,
  FACIAL_HAIR,
  GENDERS,
  HAIR_SHAPES,
  type FaceFeatures,
  type PersonFigure,
} from '#src/draft-engine/story/figure-spec.ts';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Accessories, HatField, OutfitField } from './clothes-fields.tsx';
import { ColourSwatches, Swatches } from './colour-swatches.tsx';
import type { ChangeFigure } from './figure-kinds.ts';

/** The look of a person: body, hair, clothes, face. */
export function PersonFields({ figure, change }: { figure: PersonFigure; change: ChangeFigure }) {
  const t = useTranslations('filmCast');
  const ofLooks = useTranslations('filmLooks');
  return (
    <>
      <RadioChips
        label={t('age')}
        value={figure.age}
        options={AGES.map((age) => ({ value: age, label: ofLooks(`ages.${age}`) }))}
        onChange={(age) => change({ age })}
      />
      <RadioChips
        label={t('gender')}
        value={figure.gender}
        options={GENDERS.map((gender) => ({ value: gender, label: ofLooks(`genders.${gender}`) }))}
        onChange={(gender) => change({ gender })}
      />
      <RadioChips
        label={t('build')}
        value={figure.build}
        options={BUILDS.map((build) => ({ value: build, label: ofLooks(`builds.${build}`) }))}
        onChange={(build) => change({ build })}
      />
      <Swatches
        label={t('skin')}
        value={String(figure.skin)}
        options={SKINS.map((skin, index) => ({
          value: String(index),
          label: t('skinTone', { number: index + 1 }),
          colour: css(skin),
        }))}
        onChange={(skin) => change({ skin: Number(skin) })}
      />
      <Combobox
        label={t('hair')}
        value={figure.hair}
        options={HAIR_SHAPES.map((hair) => ({ value: hair, label: ofLooks(`hairs.${hair}`) }))}
        onChange={(hair) => change({ hair })}
      />
      <ColourSwatches
        label={t('hairColour')}
        value={figure.hairColour}
        onChange={(hairColour) => change({ hairColour })}
      />
      <SelectField
        label={t('facialHair')}
        value={figure.facialHair}
        options={FACIAL_HAIR.map((beard) => ({ value: beard, label: ofLooks(`beards.${beard}`) }))}
        onChange={(facialHair) => change({ facialHair })}
      />
      <OutfitField value={figure.outfit} change={change} />
      <HatField value={figure.hat} change={change} />
      <Accessories value={figure.accessories} change={change} />
      <FaceFields features={figure.features ?? {}} change={change} />
    </>
  );
}

/** Parts of a face; what is not chosen is as by chance. */
function FaceFields({ features, change }: { features: FaceFeatures; change: ChangeFigure }) {
  const t = useTranslations('filmCast');
  const ofFaces = useTranslations('filmLooks.faces');
  const set = (part: keyof FaceFeatures, shape: string): void => {
    const { [part]: _before, ...rest } = features;
    change({ features: shape === '' ? rest : { ...rest, [part]: shape } });
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3">
      <legend className="mb-1.5 text-note text-text-2">{t('face')}</legend>
      {(Object.keys(FACE) as (keyof typeof FACE)[]).map((part) => (
        <SelectField
          key={part}
          label={ofFaces(`${part}.name`)}
          value={features[part] ?? ''}
          options={[
            { value: '', label: t('byChance') },
            ...FACE[part].map((shape) => ({ value: shape, label: ofFaces(`${part}.${shape}` as 'eyes.round') })),
          ]}
          onChange={(shape) => set(part, shape)}
        />
      ))}
    </fieldset>
  );
}
