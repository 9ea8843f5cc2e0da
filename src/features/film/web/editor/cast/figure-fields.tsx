import { Dices } from 'lucide-react';
import { useTranslations } from 'use-intl';
import {
  ITEM_KINDS,
  ROBOT_SHAPES,
  SIZES,
  SPECIES,
  SPIRIT_ELEMENTS,
  type AnimalFigure,
  type ColourName,
  type DrawnFigure,
} from '#src/draft-engine/story/figure-spec.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import type { DocumentCharacter } from '../../../timeline/film-document.ts';
import { useEditor } from '../state/editor-context.tsx';
import { Accessories, HatField } from './clothes-fields.tsx';
import { ColourSwatches } from './colour-swatches.tsx';
import { KINDS_OF_FIGURES, otherFigure, type ChangeFigure } from './figure-kinds.ts';
import { PersonFields } from './person-fields.tsx';
import { WordField } from './word-field.tsx';

/** The look of a character as direct controls: what its kind of figure has. */
export function FigureFields({ character: { key, figure: whole } }: { character: DocumentCharacter }) {
  const t = useTranslations('filmCast');
  const ofLooks = useTranslations('filmLooks');
  const { edit } = useEditor();
  const figure = whole.kind === 'picture' ? whole.instead : whole;
  const set = (next: DrawnFigure): void => {
    edit([{ kind: 'character', key, set: { figure: next } }], { label: 'cast', key: `${key} figure` });
  };
  const change: ChangeFigure = (values) => set({ ...figure, ...values } as DrawnFigure);
  return (
    <>
      <SelectField
        label={t('kind')}
        value={figure.kind}
        options={KINDS_OF_FIGURES.map((kind) => ({ value: kind, label: ofLooks(`kinds.${kind}`) }))}
        onChange={(kind) => set(otherFigure(kind, figure))}
      />
      {figure.kind === 'person' && <PersonFields figure={figure} change={change} />}
      {figure.kind === 'animal' && <AnimalFields figure={figure} change={change} />}
      {figure.kind === 'spirit' && (
        <>
          <WordField
            label={t('element')}
            words="elements"
            ids={SPIRIT_ELEMENTS}
            value={figure.element}
            onChange={(element) => change({ element })}
          />
          <SizeField value={figure.size} change={change} />
        </>
      )}
      {figure.kind === 'robot' && (
        <RadioChips
          label={t('shape')}
          value={figure.shape}
          options={ROBOT_SHAPES.map((shape) => ({ value: shape, label: ofLooks(`shapes.${shape}`) }))}
          onChange={(shape) => change({ shape })}
        />
      )}
      {figure.kind === 'thing' && (
        <WordField
          label={t('thing')}
          words="items"
          ids={ITEM_KINDS}
          value={figure.item}
          onChange={(item) => change({ item })}
        />
      )}
      <Colours colours={figure.colours} change={change} />
      <Button
        className="self-start"
        icon={<Dices className="size-4" aria-hidden="true" />}
        onClick={() => change({ seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 })}
      >
        {t('another')}
      </Button>
    </>
  );
}

function Colours({ colours: [main, second], change }: { colours: [ColourName, ColourName]; change: ChangeFigure }) {
  const t = useTranslations('filmCast');
  return (
    <>
      <ColourSwatches label={t('mainColour')} value={main} onChange={(next) => change({ colours: [next, second] })} />
      <ColourSwatches label={t('secondColour')} value={second} onChange={(next) => change({ colours: [main, next] })} />
    </>
  );
}

function AnimalFields({ figure, change }: { figure: AnimalFigure; change: ChangeFigure }) {
  const t = useTranslations('filmCast');
  return (
    <>
      <WordField
        label={t('species')}
        words="species"
        ids={SPECIES}
        value={figure.species}
        onChange={(species) => change({ species })}
      />
      <SizeField value={figure.size} change={change} />
      <HatField value={figure.hat} change={change} />
      <Accessories value={figure.accessories} change={change} />
    </>
  );
}

function SizeField({ value, change }: { value: AnimalFigure['size']; change: ChangeFigure }) {
  const t = useTranslations('filmCast');
  const ofLooks = useTranslations('filmLooks.sizes');
  return (
    <RadioChips
      label={t('size')}
      value={value}
      options={SIZES.map((size) => ({ value: size, label: ofLooks(size) }))}
      onChange={(size) => change({ size })}
    />
  );
}
