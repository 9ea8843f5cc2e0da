import { expect, test } from 'vitest';
import { applyEdits } from '../../../timeline/apply-edits.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import {
  copyShots,
  insertShots,
  limitOnRemoval,
  linesOf,
  moveShots,
  placeAmongOthers,
  sayWords,
  speakBy,
} from './shot-edits.ts';

const SPEECH = { kind: 'silent', text: '', emotion: 'happy' } as const;
const DOCUMENT = {
  title: 'Keys',
  characters: [{ key: 'anna' }],
  places: [{ key: 'garden' }],
  items: [],
  shots: ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({
    id,
    drawn: false,
    plan: {
      number: index + 1,
      script: id,
      placeKey: 'garden',
      actors: [],
      items: [],
      speech: SPEECH,
      timeOfDay: 'dusk',
    },
  })),
} as unknown as FilmDocument;

const scriptsAfter = (edits: Parameters<typeof applyEdits>[1]): string =>
  applyEdits(DOCUMENT, edits)
    .document.shots.map(({ plan }) => plan.script)
    .join('');

test('shots move together, in their order, to a place among the others', () => {
  const ids = new Set(['b', 'd']);
  expect(scriptsAfter(moveShots(DOCUMENT, ids, 0))).toBe('bdace');
  expect(scriptsAfter(moveShots(DOCUMENT, ids, 3))).toBe('acebd');
  expect(scriptsAfter(moveShots(DOCUMENT, ids, placeAmongOthers(DOCUMENT, ids, 3)))).toBe('acbde');
  expect(moveShots(DOCUMENT, new Set(['c']), 2)).toEqual([]);
});

test('new shots come in the order of their lines, in the place and light of the one before', () => {
  const { edits, ids } = insertShots(DOCUMENT, 'b', [{ script: '1' }, { script: '2' }]);
  expect(scriptsAfter(edits)).toBe('ab12cde');
  const added = applyEdits(DOCUMENT, edits).document.shots.find(({ id }) => id === ids[0]);
  expect(added).toMatchObject({
    drawn: true,
    plan: { placeKey: 'garden', timeOfDay: 'dusk', speech: { kind: 'silent' } },
  });
  expect(scriptsAfter(insertShots(DOCUMENT, null, [{ script: '0' }]).edits)).toBe('0abcde');
});

test('copies stand right after their originals', () => {
  expect(scriptsAfter(copyShots(DOCUMENT, new Set(['a', 'c'])).edits)).toBe('aabccde');
});

test('the copy of the opening begins with a cut, other copies as their originals do', () => {
  const shots = DOCUMENT.shots.map((shot, index): FilmDocument['shots'][number] => ({
    ...shot,
    plan: { ...shot.plan, transition: index === 0 ? 'fade_in' : 'dissolve' },
  }));
  const copies = copyShots({ ...DOCUMENT, shots }, new Set(['a', 'c'])).edits;
  expect(copies).toMatchObject(['cut', 'dissolve'].map((transition) => ({ shot: { plan: { transition } } })));
});

test('words in a silent shot are narrated; a choice of who speaks keeps the words, silence drops them', () => {
  const narrated = sayWords(SPEECH, 'It rains.');
  expect(narrated).toEqual({ kind: 'narration', text: 'It rains.', emotion: 'happy' });
  const said = speakBy(narrated, { key: 'anna' });
  expect(said).toEqual({ kind: 'line', speakerKey: 'anna', text: 'It rains.', emotion: 'happy' });
  expect(speakBy(said, 'silent')).toEqual(SPEECH);
});

test('lines of a pasted text are trimmed, without empty ones', () => {
  expect(linesOf(' one\r\n\r\n\ttwo \rthree')).toEqual(['one', 'two', 'three']);
});

test('[EDIT-10] shots stay that a film, or its video, cannot do without', () => {
  const leaveOut = (ids: string) =>
    applyEdits(
      DOCUMENT,
      [...ids].map((id) => ({ kind: 'shot', id, set: { leftOut: true } })),
    ).document.shots;
  expect(limitOnRemoval(DOCUMENT.shots, new Set(['a']))).toBeUndefined();
  expect(limitOnRemoval(DOCUMENT.shots, new Set(['a', 'b']))).toBe('minimumShots');
  expect(limitOnRemoval(leaveOut('abc'), new Set(['d']))).toBe('minimumVideoFrames');
  expect(limitOnRemoval(leaveOut('abc'), new Set(['a']))).toBeUndefined();
});
