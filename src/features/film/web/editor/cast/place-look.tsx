import { useTranslations } from 'use-intl';
import { css, oklch } from '#src/draft-engine/picture/colour.ts';
import {
  LANDMARKS,
  MOST_LANDMARKS,
  PLACE_KINDS,
  type Landmark,
  type PlaceSpec,
} from '#src/draft-engine/story/place-spec.ts';
import { WORLDS, type WorldId } from '#src/draft-engine/story/worlds/worlds.ts';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import type { DocumentPlace } from '../../../timeline/film-document.ts';
import { useEditor } from '../state/editor-context.tsx';
import { Swatches } from './colour-swatches.tsx';
import { useCastWords } from './use-cast-words.ts';
import { WordField } from './word-field.tsx';

/** Degrees in OKLCH that a place can lean to, each with the name of its colour. */
const TINTS = [
  { hue: 25, name: 'red' },
  { hue: 55, name: 'orange' },
  { hue: 95, name: 'yellow' },
  { hue: 145, name: 'green' },
  { hue: 195, name: 'teal' },
  { hue: 255, name: 'blue' },
  { hue: 300, name: 'violet' },
  { hue: 355, name: 'pink' },
] as const;

/** The look of a place: what it is, where in the world, and what stands in it. */
export function PlaceLook({ location: { key, place } }: { location: DocumentPlace }) {
  const t = useTranslations('filmCast');
  const ofLooks = useTranslations('filmLooks');
  const { edit } = useEditor();
  const set = (next: PlaceSpec): void => {
    edit([{ kind: 'place', key, set: { place: next } }], { label: 'place', key: `${key} place` });
  };
  const setWorld = (world: WorldId | ''): void => {
    const { world: _before, ...rest } = place;
    set(world === '' ? rest : { ...rest, world });
  };
  const setHue = (hue: string): void => {
    const { hue: _before, ...rest } = place;
    set(hue === '' ? rest : { ...rest, hue: Number(hue) });
  };
  return (
    <>
      <WordField
        label={t('kind')}
        words="places"
        ids={PLACE_KINDS}
        value={place.kind}
        onChange={(kind) => set({ ...place, kind })}
      />
      <SelectField
        label={t('world')}
        value={place.world ?? ''}
        options={[
          { value: '', label: t('nowhere') },
          ...WORLDS.map((world) => ({ value: world, label: ofLooks(`worlds.${world}`) })),
        ]}
        onChange={setWorld}
      />
      <Landmarks landmarks={place.landmarks} onChange={(landmarks) => set({ ...place, landmarks })} />
      {place.landmarks.length > 0 && (
        <Switch checked={place.central ?? false} onChange={(central) => set({ ...place, central })}>
          {t('central')}
        </Switch>
      )}
      <Swatches
        label={t('hue')}
        value={nearestTint(place.hue)}
        options={[
          { value: '', label: t('noTint'), colour: 'transparent' },
          ...TINTS.map(({ hue, name }) => ({
            value: String(hue),
            label: ofLooks(`colours.${name}`),
            colour: css(oklch(0.72, 0.12, hue)),
          })),
        ]}
        onChange={setHue}
      />
    </>
  );
}

/** The tint that is nearest on the circle of hues. */
function nearestTint(hue: number | undefined): string {
  if (hue === undefined) {
    return '';
  }
  const distance = (other: number): number => Math.abs(((other - hue + 540) % 360) - 180);
  return String(TINTS.map((tint) => tint.hue).toSorted((one, other) => distance(one) - distance(other))[0]);
}

function Landmarks({ landmarks, onChange }: { landmarks: Landmark[]; onChange: (landmarks: Landmark[]) => void }) {
  const t = useTranslations('filmCast');
  const ofLandmarks = useTranslations('filmLooks.landmarks');
  const nameOf = useCastWords();
  const label = (landmark: Landmark): string =>
    ofLandmarks.has(landmark as 'well') ? ofLandmarks(landmark as 'well') : nameOf('landmarks', landmark);
  const options = [
    { value: '', label: t('noLandmark') },
    ...LANDMARKS.map((landmark) => ({ value: landmark, label: label(landmark) })),
  ];
  const set = (index: number, landmark: string): void =>
    onChange(landmarks.toSpliced(index, 1, ...(landmark === '' ? [] : [landmark as Landmark])));
  const places = Array.from({ length: Math.min(MOST_LANDMARKS, landmarks.length + 1) }, (_, index) => index);
  return places.map((index) => (
    <Combobox
      key={index}
      label={t('landmark', { number: index + 1 })}
      value={landmarks[index] ?? ''}
      options={options}
      onChange={(landmark) => set(index, landmark)}
    />
  ));
}
