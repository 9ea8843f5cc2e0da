import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { applyEdits } from './apply-edits.ts';
import type { FilmDocument } from './film-document.ts';
import { isNamedIn } from './named-in-plan.ts';
import { isSpokenBy, moveOut, takeOut } from './take-out.ts';

const actor = (characterKey: string, more: object = {}) => ({
  characterKey,
  across: 0,
  behind: 0,
  faces: 'camera',
  pose: 'stand',
  emotion: 'neutral',
  ...more,
});

/** Every way in which a shot can name a member. */
const NAMED = {
  subject: { kind: 'character', key: 'ben' },
  actors: [
    actor('ben', { holdsItemKey: 'cup' }),
    actor('anna', {
      faces: 'ben',
      keyframes: [
        { at: 0.2, faces: 'ben', holdsItemKey: 'cup' },
        { at: 0.6, pose: 'sit', faces: 'cup' },
      ],
    }),
  ],
  items: [{ itemKey: 'cup', across: 0, behind: 0, above: 0 }],
  effects: [
    { kind: 'tears', onKey: 'ben', from: 0, to: 1 },
    { kind: 'steam', onKey: 'cup', from: 0, to: 1 },
    { kind: 'leaves', from: 0, to: 1 },
  ],
  visions: [
    { ofKey: 'cup', as: 'thought', byKey: 'ben', across: 0, behind: 0, above: 0, emotion: 'neutral' },
    { ofKey: 'ben', as: 'photo', across: 0, behind: 0, above: 0, emotion: 'neutral' },
  ],
  speech: { kind: 'line', speakerKey: 'ben', text: 'Good morning.', emotion: 'happy', delivery: 'whispered' },
};
const FILM = {
  title: 'The Cup',
  characters: [
    { key: 'anna', name: 'Anna', description: '' },
    { key: 'ben', name: 'Ben', description: '' },
  ],
  places: [{ key: 'kitchen', name: 'Kitchen', description: '' }],
  items: [{ key: 'cup', name: 'Cup', description: '', item: 'cup', label: null, colour: null }],
  shots: [1, 2, 3, 4].map((number) => ({
    id: `shot-${number}`,
    drawn: false,
    plan: {
      number,
      script: 'Ben has a cup.',
      placeKey: 'kitchen',
      ...(number === 2
        ? NAMED
        : {
            subject: { kind: 'place' },
            actors: [],
            items: [],
            speech: { kind: 'silent', text: '', emotion: 'neutral' },
          }),
    },
  })),
} as unknown as FilmDocument;
const planOf = ({ shots }: FilmDocument): PlannedShot => shots[1]?.plan as PlannedShot;

test('[EDIT-04] a character is taken out of all shots and removed at once; its lines are narrated, and all of it comes back', () => {
  expect(isSpokenBy(planOf(FILM), 'ben')).toBe(true);
  const { document, inverse } = applyEdits(FILM, takeOut(FILM, 'character', 'ben'));
  expect(document.characters.map(({ key }) => key)).toEqual(['anna']);
  expect(document.shots.some(({ plan }) => isNamedIn(plan, 'ben'))).toBe(false);
  expect(planOf(document)).toMatchObject({
    subject: { kind: 'character', key: 'anna' },
    speech: { kind: 'narration', text: 'Good morning.', emotion: 'happy' },
    actors: [{ characterKey: 'anna', faces: 'camera', keyframes: [{ at: 0.2, holdsItemKey: 'cup' }, { at: 0.6 }] }],
  });
  expect(planOf(document).visions).toEqual([]);
  expect(document.shots[0]).toBe(FILM.shots[0]);
  expect(applyEdits(document, inverse).document).toEqual(FILM);
});

test('[EDIT-04] a thing is taken out of all shots and hands and removed at once', () => {
  const { document, inverse } = applyEdits(FILM, takeOut(FILM, 'item', 'cup'));
  expect(document.items).toEqual([]);
  expect(document.shots.some(({ plan }) => isNamedIn(plan, 'cup'))).toBe(false);
  expect(planOf(document)).toMatchObject({
    subject: { kind: 'character', key: 'ben' },
    items: [],
    speech: NAMED.speech,
  });
  expect(planOf(document).effects?.map(({ kind }) => kind)).toEqual(['tears', 'leaves']);
  expect(applyEdits(document, inverse).document).toEqual(FILM);
});

test('[EDIT-04] the shots of a place go to another one while it is removed, and all of it comes back', () => {
  const film: FilmDocument = { ...FILM, places: [...FILM.places, { ...FILM.places[0]!, key: 'garden' }] };
  const { document, inverse } = applyEdits(film, moveOut(film, 'kitchen', 'garden'));
  expect(document.places.map(({ key }) => key)).toEqual(['garden']);
  expect(document.shots.map(({ plan }) => plan.placeKey)).toEqual(['garden', 'garden', 'garden', 'garden']);
  expect(applyEdits(document, inverse).document).toEqual(film);
});
