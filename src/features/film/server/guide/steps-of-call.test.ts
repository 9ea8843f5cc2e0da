import { expect, test } from 'vitest';
import { filmContract } from '../../contract.ts';
import { GUIDE_STEPS } from '../../guide-steps.ts';
import { STEP_OF_CALL, stepsOfCall } from './steps-of-call.ts';

const steps = (name: string, input: object = {}): string[] => [...stepsOfCall(name, input)];
const edited = (...edits: object[]): string[] => steps('editFilm', { edits });

test('[BOOT-11] every step of the guide is ticked by an act that the API knows', () => {
  for (const name of Object.keys(STEP_OF_CALL)) {
    expect(Object.keys(filmContract)).toContain(name);
  }
  const reached = new Set([
    ...Object.keys(STEP_OF_CALL).flatMap((name) => steps(name)),
    ...edited(
      { kind: 'film', set: { title: 'A', outline: 'B' } },
      { kind: 'character', key: 'c', set: { name: 'C' } },
      { kind: 'place', key: 'p', set: { name: 'P' } },
      { kind: 'item', key: 'i', set: { name: 'I' } },
      { kind: 'shot', id: 's', set: { script: 'S', camera: 'pan_left' } },
    ),
  ]);
  expect([...reached].sort()).toEqual([...GUIDE_STEPS].sort());
});

test('[BOOT-11] a step is ticked by what it is about and by nothing else', () => {
  expect(edited({ kind: 'film', set: { style: 'ink' } })).toEqual(['name']);
  expect(edited({ kind: 'film', set: { outline: '' } })).toEqual(['outline']);
  expect(edited({ kind: 'shot', id: 's', set: { speech: {} } })).toEqual(['shot']);
  expect(edited({ kind: 'shot', id: 's', set: { framing: 'wide' } })).toEqual(['camera']);
  expect(edited({ kind: 'shot', id: 's', set: { soundWords: null } })).toEqual(['sound']);
  expect(edited({ kind: 'insert_member', of: 'item', after: null, member: {} })).toEqual(['items']);
  expect(steps('bringCastPicture', { kind: 'place' })).toEqual(['places']);
  expect(steps('updateFilm', { title: 'A' })).toEqual(['name']);
  expect(steps('updateFilm', { visibility: 'public' })).toEqual(['share']);
  expect(steps('updateFilm', { visibility: 'private' })).toEqual([]);
  for (const name of ['readFilm', 'quoteRedo', 'resumeFilm', 'cancelFilm', 'toString']) {
    expect(steps(name)).toEqual([]);
  }
});
