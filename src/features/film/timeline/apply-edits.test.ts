import {
  array,
  assert,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  property,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { applyEdits } from './apply-edits.ts';
import type { DocumentCharacter, DocumentShot, FilmDocument } from './film-document.ts';
import { CAST_KINDS, EditRefused, type FilmEdit } from './film-edit.ts';

const plan = (number: number): PlannedShot =>
  ({
    number,
    script: `What is seen in ${number}.`,
    placeKey: 'place-1',
    camera: 'static',
    framing: 'medium',
    actors: [{ characterKey: 'character-1', across: 0, behind: 0, faces: 'camera', pose: 'stand', emotion: 'neutral' }],
    items: [],
    speech: { kind: 'narration', text: `Sentence ${number}.`, emotion: 'neutral' },
    transition: 'cut',
    durationSeconds: 3,
  }) as unknown as PlannedShot;

const document = (count: number): FilmDocument =>
  ({
    title: 'The Lamp',
    outline: '',
    characters: [{ key: 'character-1', name: 'Mara', description: '' }],
    places: [{ key: 'place-1', name: 'Harbour', description: '' }],
    items: [{ key: 'item-1', name: 'Lamp', description: '', item: 'lamp', label: null, colour: null }],
    shots: Array.from({ length: count }, (_, index) => ({
      id: `shot-${index + 1}`,
      plan: plan(index + 1),
      drawn: false,
    })),
  }) as unknown as FilmDocument;

const ids = Array.from({ length: 12 }, (_, index) => `shot-${index + 1}`);
const someId = constantFrom(...ids);
const somewhere = option(someId);
const someNumber = integer({ min: 1, max: 4 });
const anyEdit: Arbitrary<FilmEdit> = oneof(
  someId.map((id): FilmEdit => ({ kind: 'remove_shot', id })),
  tuple(someId, somewhere).map(([id, after]): FilmEdit => ({ kind: 'move_shot', id, after })),
  tuple(someId, somewhere).map(([id, after]): FilmEdit => ({
    kind: 'insert_shot',
    shot: { id, plan: plan(1), drawn: true } as DocumentShot,
    after,
  })),
  tuple(someId, string()).map(([id, script]): FilmEdit => ({ kind: 'shot', id, set: { script } })),
  tuple(someId, option(double({ min: 0, max: 1 }))).map(([id, stillAt]): FilmEdit => ({
    kind: 'shot',
    id,
    set: { stillAt },
  })),
  string().map((title): FilmEdit => ({ kind: 'film', set: { title } })),
  string().map((name): FilmEdit => ({ kind: 'character', key: 'character-1', set: { name } })),
  tuple(constantFrom(...CAST_KINDS), someNumber).map(([of, number]): FilmEdit => ({
    kind: 'remove_member',
    of,
    key: `${of}-${number}`,
  })),
  tuple(constantFrom(...CAST_KINDS), someNumber, option(someNumber)).map(([of, number, after]): FilmEdit => ({
    kind: 'insert_member',
    of,
    member: { key: `${of}-${number}`, name: 'Somebody', description: '' } as never,
    after: after === null ? null : `${of}-${after}`,
  })),
  tuple(someNumber, constantFrom('red', 'blue')).map(([number, colour]): FilmEdit => ({
    kind: 'character',
    key: `character-${number}`,
    set: { figure: { kind: 'robot', shape: 'round', colours: [colour as 'red', 'grey'], seed: 1 } },
  })),
  tuple(someId, someNumber).map(([id, number]): FilmEdit => ({
    kind: 'shot',
    id,
    set: { placeKey: `place-${number}` },
  })),
  string().map((speakerKey): FilmEdit => ({
    kind: 'shot',
    id: 'shot-2',
    set: { speech: { kind: 'line', text: 'Stay.', emotion: 'sad', speakerKey } },
  })),
);

/** Tries an edit as a page does: one that does not fit changes nothing. */
function tryEdits(film: FilmDocument, edits: readonly FilmEdit[]): ReturnType<typeof applyEdits> | undefined {
  try {
    return applyEdits(film, edits);
  } catch (error) {
    expect(error).toBeInstanceOf(EditRefused);
    return undefined;
  }
}

test('[EDIT-02] [EDIT-04] [EDIT-06] whatever is edited, undone and redone, the film stays valid, and undo gives back what was', () => {
  assert(
    property(array(oneof(anyEdit, constantFrom('undo' as const, 'redo' as const)), { maxLength: 60 }), (steps) => {
      const start = document(6);
      let film = start;
      const undo: { before: FilmDocument; inverse: FilmEdit[]; edits: FilmEdit[] }[] = [];
      const redo: FilmEdit[][] = [];
      for (const step of steps) {
        if (step === 'undo') {
          const last = undo.pop();
          if (last) {
            film = applyEdits(film, last.inverse).document;
            expect(film).toEqual(last.before);
            redo.push(last.edits);
          }
          continue;
        }
        const edits = step === 'redo' ? redo.pop() : [step];
        const edited = edits && tryEdits(film, edits);
        if (edited && edits) {
          undo.push({ before: film, inverse: edited.inverse, edits });
          film = edited.document;
          if (step !== 'redo') {
            redo.length = 0;
          }
        }
        expect(film.shots.length).toBeGreaterThanOrEqual(LIMITS.film.minimumShots);
        expect(film.shots.map(({ plan: { number } }) => number)).toEqual(film.shots.map((_, index) => index + 1));
        expect(new Set(film.shots.map(({ id }) => id)).size).toBe(film.shots.length);
        expect(film.title.trim()).not.toBe('');
        const places = new Set(film.places.map(({ key }) => key));
        expect(film.shots.every(({ plan: { placeKey } }) => places.has(placeKey))).toBe(true);
        expect(places.size).toBe(film.places.length);
      }
      for (const { inverse } of undo.toReversed()) {
        film = applyEdits(film, inverse).document;
      }
      expect(film).toEqual(start);
    }),
    { numRuns: 300 },
  );
});

test('[EDIT-06] edits apply all or none, and leave what they do not touch the same objects', () => {
  const film = document(5);
  const { document: after } = applyEdits(film, [{ kind: 'shot', id: 'shot-2', set: { camera: 'pan_left' } }]);
  expect(after.shots[1]?.plan.camera).toBe('pan_left');
  expect([0, 2, 3, 4].every((index) => after.shots[index] === film.shots[index])).toBe(true);
  expect(after.characters).toBe(film.characters);
  const both: FilmEdit[] = [
    { kind: 'remove_shot', id: 'shot-1' },
    { kind: 'remove_shot', id: 'shot-2' },
  ];
  expect(() => applyEdits(film, both)).toThrow(new EditRefused('too_few_shots'));
});

test('[EDIT-04] whoever a shot still has cannot be removed; others come back as they were', () => {
  const film = document(5);
  expect(() => applyEdits(film, [{ kind: 'remove_member', of: 'place', key: 'place-1' }])).toThrow(
    new EditRefused('still_used'),
  );
  expect(() => applyEdits(film, [{ kind: 'remove_member', of: 'character', key: 'character-1' }])).toThrow(
    new EditRefused('still_used'),
  );
  const { document: without, inverse } = applyEdits(film, [{ kind: 'remove_member', of: 'item', key: 'item-1' }]);
  expect(without.items).toEqual([]);
  expect(applyEdits(without, inverse).document).toEqual(film);
});

test('[EDIT-04] nobody who kisses in a shot becomes a child', () => {
  const film = document(5);
  const person = { kind: 'person', age: 'adult' } as DocumentCharacter['figure'];
  const grown = applyEdits(film, [{ kind: 'character', key: 'character-1', set: { figure: person } }]).document;
  const child: FilmEdit = {
    kind: 'character',
    key: 'character-1',
    set: { figure: { ...person, age: 'child' } as DocumentCharacter['figure'] },
  };
  const [actor] = plan(1).actors;
  const kiss: FilmEdit = {
    kind: 'shot',
    id: 'shot-2',
    set: { actors: [{ ...actor, pose: 'kiss' } as typeof actor] as never },
  };
  expect(applyEdits(grown, [child]).document.characters[0]?.figure).toMatchObject({ age: 'child' });
  expect(() => applyEdits(grown, [kiss, child])).toThrow(new EditRefused('child_in_love'));
});

test('[EDIT-02] edits that build on each other are undone together, the last one first', () => {
  const film = document(5);
  const { inverse, document: edited } = applyEdits(film, [
    { kind: 'shot', id: 'shot-2', set: { script: 'A door.' } },
    { kind: 'shot', id: 'shot-2', set: { script: 'A red door.', camera: 'pan_left' } },
    { kind: 'insert_shot', shot: { id: 'shot-9', plan: plan(1), drawn: true } as DocumentShot, after: 'shot-2' },
    { kind: 'shot', id: 'shot-9', set: { script: 'Behind it.' } },
    { kind: 'remove_shot', id: 'shot-1' },
  ]);
  expect(edited.shots.map(({ plan: { script } }) => script)).toEqual([
    'A red door.',
    'Behind it.',
    'What is seen in 3.',
    'What is seen in 4.',
    'What is seen in 5.',
  ]);
  expect(applyEdits(edited, inverse).document).toEqual(film);
});

test('[EDIT-10] [CAT-41] two shots at least stay in the video', () => {
  const leaveOut = (...numbers: number[]): FilmEdit[] =>
    numbers.map((number) => ({ kind: 'shot', id: `shot-${number}`, set: { leftOut: true } }));
  expect(applyEdits(document(4), leaveOut(1, 3)).document.shots).toHaveLength(4);
  expect(() => applyEdits(document(4), leaveOut(1, 3, 4))).toThrow(new EditRefused('too_few_shown'));
});

test('[EDIT-02] a hand holds what is among the items, in the beginning and later in the shot', () => {
  const film = document(6);
  const [actor] = plan(1).actors;
  const hold = (hands: object): FilmEdit => ({
    kind: 'shot',
    id: 'shot-1',
    set: { actors: [{ ...actor, ...hands }] } as never,
  });
  const later = (itemKey: string | null): object => ({ keyframes: [{ at: 0.5, holdsItemKey: itemKey }] });
  for (const hands of [{ holdsItemKey: 'item-1' }, later('item-1'), later(null)]) {
    expect(applyEdits(film, [hold(hands)]).document.shots[0]?.plan.actors).toMatchObject([hands]);
  }
  for (const hands of [{ holdsItemKey: 'item-2' }, later('item-2')]) {
    expect(() => applyEdits(film, [hold(hands)])).toThrow(new EditRefused('unknown_key'));
  }
});
