import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { PlaceSpec } from '#src/draft-engine/story/place-spec.ts';
import { applyEdits } from './apply-edits.ts';
import type { Edited } from './edited.ts';
import type { FilmDocument } from './film-document.ts';
import type { FilmEdit } from './film-edit.ts';
import { withAmbience } from './follow-ambience.ts';

const PLACES: Readonly<Record<string, PlaceSpec>> = {
  'place-1': { kind: 'workshop', landmarks: [] } as unknown as PlaceSpec,
  'place-2': { kind: 'harbour', landmarks: [] } as unknown as PlaceSpec,
};

function documentWith(ambience: PlannedShot['ambience']): FilmDocument {
  const plan = { placeKey: 'place-1', timeOfDay: 'night', weather: 'rain', ambience, actors: [], items: [] };
  return {
    title: 'The violin',
    characters: [],
    places: Object.entries(PLACES).map(([key, place]) => ({ key, name: key, description: '', place })),
    items: [],
    shots: [1, 2, 3, 4].map((number) => ({
      id: `shot-${number}`,
      plan: { ...plan, number, speech: { kind: 'silent', text: '' } },
      drawn: false,
    })),
  } as unknown as FilmDocument;
}

const carryOut = (document: FilmDocument, edits: readonly FilmEdit[]): Edited =>
  applyEdits(document, withAmbience(document, edits));
const ambienceOf = ({ shots }: FilmDocument, index = 0): readonly string[] | undefined => shots[index]?.plan.ambience;
const TO_HARBOUR: FilmEdit = { kind: 'shot', id: 'shot-1', set: { placeKey: 'place-2', weather: 'clear' } };

test('[EDIT-06] a shot in another place and weather sounds like that place, until it is undone', () => {
  const before = documentWith(['room', 'rain_light']);
  const { document, inverse } = carryOut(before, [TO_HARBOUR]);
  expect(ambienceOf(document)).toContain('harbour');
  expect(ambienceOf(document)).not.toContain('rain_light');
  expect(ambienceOf(document, 1)).toEqual(['room', 'rain_light']);
  expect(applyEdits(document, inverse).document).toEqual(before);
});

test('[EDIT-06] what was added to the sounds of a place stays, and where they were taken away nothing comes', () => {
  const added = carryOut(documentWith(['room', 'rain_light', 'fire']), [TO_HARBOUR]).document;
  expect(ambienceOf(added)).toEqual(expect.arrayContaining(['harbour', 'fire']));
  expect(ambienceOf(added)).not.toContain('rain_light');
  for (const chosen of [[], ['hush'], ['fire']] as PlannedShot['ambience'][]) {
    expect(ambienceOf(carryOut(documentWith(chosen), [TO_HARBOUR]).document)).toEqual(chosen);
  }
});

test('[EDIT-06] all shots of a place that becomes another one sound like it', () => {
  const before = documentWith(['room', 'rain_light']);
  const place = PLACES['place-2'] as PlaceSpec;
  const { document, inverse } = carryOut(before, [{ kind: 'place', key: 'place-1', set: { place } }]);
  for (const index of [0, 3]) {
    expect(ambienceOf(document, index)).toEqual(expect.arrayContaining(['harbour', 'rain']));
  }
  expect(applyEdits(document, inverse).document).toEqual(before);
});

test('[EDIT-06] an edit that says what is heard is followed', () => {
  const edit: FilmEdit = { kind: 'shot', id: 'shot-1', set: { placeKey: 'place-2', ambience: ['sea'] } };
  expect(ambienceOf(carryOut(documentWith(['room', 'rain_light']), [edit]).document)).toEqual(['sea']);
});

test('[EDIT-06] a bed that the new weather has anyway is there again after undoing', () => {
  const before = documentWith(['room', 'rain_light', 'fire']);
  const edit: FilmEdit = { kind: 'shot', id: 'shot-1', set: { weather: 'clear' } };
  const { document, inverse } = carryOut(before, [edit]);
  expect(ambienceOf(document)).toEqual(['room', 'fire']);
  expect(applyEdits(document, inverse).document).toEqual(before);
});
