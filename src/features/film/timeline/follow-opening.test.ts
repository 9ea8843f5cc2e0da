import { expect, test } from 'vitest';
import type { Transition } from '#src/shared/catalogue/shots.ts';
import { applyEdits } from './apply-edits.ts';
import type { DocumentShot, FilmDocument } from './film-document.ts';
import type { FilmEdit } from './film-edit.ts';
import { withOpening } from './follow-opening.ts';

const shot = (number: number, transition: Transition): DocumentShot =>
  ({
    id: `shot-${number}`,
    plan: { number, transition, placeKey: 'place-1', actors: [], items: [], speech: { kind: 'silent', text: '' } },
    drawn: false,
  }) as unknown as DocumentShot;

const film = (...transitions: Transition[]): FilmDocument =>
  ({
    title: 'The Lamp',
    characters: [],
    places: [{ key: 'place-1', name: 'Harbour', description: '' }],
    items: [],
    shots: transitions.map((transition, index) => shot(index + 1, transition)),
  }) as unknown as FilmDocument;

/** The transitions by shot, in the order of the film; undoing gives back what was. */
function begins(document: FilmDocument, ...edits: FilmEdit[]): string[] {
  const edited = applyEdits(document, withOpening(document, edits));
  expect(applyEdits(edited.document, edited.inverse).document).toEqual(document);
  return edited.document.shots.map(({ id, plan: { transition } }) => `${id.slice(-1)} ${transition}`);
}

const FILM = film('fade_in', 'cut', 'dissolve', 'cut', 'cut');
const move = (number: number, after: number | null): FilmEdit => ({
  kind: 'move_shot',
  id: `shot-${number}`,
  after: after === null ? null : `shot-${after}`,
});

test('[EDIT-06] the fade from black stays at the start of a film when shots are moved, removed, added and left out', () => {
  expect(begins(FILM, move(3, null))).toEqual(['3 fade_in', '1 dissolve', '2 cut', '4 cut', '5 cut']);
  expect(begins(FILM, move(3, null), move(4, 3))).toEqual(['3 fade_in', '4 cut', '1 dissolve', '2 cut', '5 cut']);
  expect(begins(FILM, move(1, 3))).toEqual(['2 fade_in', '3 dissolve', '1 cut', '4 cut', '5 cut']);
  expect(begins(FILM, { kind: 'remove_shot', id: 'shot-1' })[0]).toBe('2 fade_in');
  const inserted: FilmEdit = { kind: 'insert_shot', shot: shot(6, 'cut'), after: null };
  expect(begins(FILM, inserted).slice(0, 2)).toEqual(['6 fade_in', '1 cut']);
  const leftOut: FilmEdit = { kind: 'shot', id: 'shot-1', set: { leftOut: true } };
  expect(begins(FILM, leftOut).slice(0, 3)).toEqual(['1 cut', '2 fade_in', '3 dissolve']);
});

test('[EDIT-06] a film fades in once, also where the new first shot faded in before', () => {
  expect(begins(film('fade_in', 'cut', 'fade_in', 'cut'), move(3, null))).toEqual([
    '3 fade_in',
    '1 cut',
    '2 cut',
    '4 cut',
  ]);
  const back: FilmEdit = { kind: 'insert_shot', shot: shot(6, 'fade_in'), after: null };
  expect(begins(FILM, back).slice(0, 2)).toEqual(['6 fade_in', '1 cut']);
});

test('[EDIT-06] a first shot that was removed and is brought back has its opening again, and the next one its transition', () => {
  const before = film('fade_in', 'dissolve', 'cut', 'cut', 'cut');
  const removed = applyEdits(before, withOpening(before, [{ kind: 'remove_shot', id: 'shot-1' }]));
  expect(begins(removed.document, ...removed.inverse).slice(0, 2)).toEqual(['1 fade_in', '2 dissolve']);
  const third = applyEdits(removed.document, withOpening(removed.document, [move(3, null)])).document;
  expect(begins(third, ...removed.inverse).slice(0, 3)).toEqual(['1 fade_in', '3 cut', '2 dissolve']);
});

test('[EDIT-06] a film that a person let begin otherwise begins as its first shot does', () => {
  expect(begins(film('cut', 'cut', 'dissolve', 'cut'), move(3, null))[0]).toBe('3 dissolve');
  expect(begins(FILM, move(3, 1))[0]).toBe('1 fade_in');
});
