import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { FilmDocument } from './film-document.ts';
import { ingredientsOf } from './ingredients.ts';

/** A clip of the draft engine in which somebody speaks, made from this take of the voice. */
const clipOf = (voice: number, plan: Partial<PlannedShot>) => {
  const speech = { kind: 'line', speakerKey: 'character-1', text: 'word', emotion: 'neutral' };
  const shot = {
    id: 'one',
    drawn: false,
    plan: { transition: 'cut', durationSeconds: 3, actors: [], speech, ...plan },
  };
  const film = { characters: [], places: [], items: [], shots: [shot] } as unknown as FilmDocument;
  return ingredientsOf(
    film,
    { kind: 'clip', key: 'one', maker: 'engine' },
    { spokenSeconds: () => 1, takeNumber: () => voice, given: new Set(), brought: new Set() },
  );
};

test('[EDIT-10] a mouth follows its voice, unless it is to stay still', () => {
  expect(clipOf(1, {})).not.toEqual(clipOf(2, {}));
  expect(clipOf(1, { mouthsStill: true })).toEqual(clipOf(2, { mouthsStill: true }));
  expect(clipOf(1, { mouthsStill: true })).not.toEqual(clipOf(1, {}));
});

test('[EDIT-05] the take of a line that was emptied is made from nothing, and so is never out of date', () => {
  const voiceOf = (speech: PlannedShot['speech']) => {
    const shot = { id: 'one', drawn: false, plan: { speech } };
    const film = { characters: [], places: [], items: [], shots: [shot], language: 'en' } as unknown as FilmDocument;
    const material = {
      spokenSeconds: () => 1,
      takeNumber: () => 1,
      given: new Set<string>(),
      brought: new Set<string>(),
    };
    return ingredientsOf(film, { kind: 'voice', key: 'one', maker: 'engine' }, material);
  };
  const line = { kind: 'narration', text: 'Once.', emotion: 'neutral' } as const;
  expect(voiceOf(line)).toMatchObject({ text: 'Once.' });
  expect(voiceOf({ ...line, text: '' })).toBeUndefined();
  expect(voiceOf({ ...line, kind: 'silent' })).toBeUndefined();
});

test('[EDIT-10] another colour of a thing changes what the shots that show it are made from, and nothing else', () => {
  const shotWith = (id: string, itemKey: string) => ({ id, plan: { actors: [], items: [{ itemKey }] } });
  const made = (kind: 'picture' | 'item_picture', key: string, colour: 'red' | 'blue' | null) => {
    const items = ['item-1', 'item-2'].map((itemKey) => ({ key: itemKey, item: 'coat', label: null, colour: null }));
    const film = {
      characters: [],
      places: [],
      items: [{ ...items[0], colour }, items[1]],
      shots: [shotWith('one', 'item-1'), shotWith('two', 'item-2')],
    } as unknown as FilmDocument;
    const material = {
      spokenSeconds: () => 1,
      takeNumber: () => 1,
      given: new Set<string>(),
      brought: new Set<string>(),
    };
    return ingredientsOf(film, { kind, key, maker: 'engine' }, material);
  };
  expect(made('picture', 'one', 'red')).not.toEqual(made('picture', 'one', 'blue'));
  expect(made('picture', 'two', 'red')).toEqual(made('picture', 'two', 'blue'));
  expect(made('item_picture', 'item-1', 'red')).not.toEqual(made('item_picture', 'item-1', null));
  expect(made('item_picture', 'item-2', 'red')).toEqual(made('item_picture', 'item-2', null));
});
