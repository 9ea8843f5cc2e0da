import { expect, test } from 'vitest';
import type { FilmDocument } from './film-document.ts';
import { renameInTexts } from './rename-in-texts.ts';

const film = (language: string, names: readonly string[], texts: readonly [script: string, said: string][]) =>
  ({
    language,
    title: '',
    outline: '',
    music: null,
    characters: names.map((name, index) => ({ key: `character-${index + 1}`, name, description: '' })),
    places: [],
    items: [],
    shots: texts.map(([script, text], index) => ({
      id: `shot-${index + 1}`,
      plan: { script, speech: { kind: text === '' ? 'silent' : 'narration', text, emotion: 'neutral' } },
    })),
  }) as unknown as FilmDocument;

/** What is seen and said in the shots that change. */
const renamed = (document: FilmDocument, name: string, former: string) =>
  renameInTexts(document, { key: 'character-1', name }, former).map((edit) => {
    const set = (edit as { set: { script?: string; speech?: { text: string } } }).set;
    return [set.script, set.speech?.text];
  });

test('[EDIT-04] a new name replaces the former one in what is seen and said, in whole words', () => {
  const document = film(
    'en',
    ['Neighbour'],
    [
      ['The halfway argues.', 'Halfway, come here!'],
      ['Halfways are no halfway’s house.', 'The halfwayfarer waits.'],
      ['Nobody is there.', ''],
    ],
  );
  expect(renamed(document, 'Neighbour', 'Halfway')).toEqual([
    ['The neighbour argues.', 'Neighbour, come here!'],
    ['Halfways are no neighbour’s house.', undefined],
  ]);
  expect(renamed(document, 'Neighbour', 'Neighbour')).toEqual([]);
});

test('[EDIT-04] a name that is part of another one, or that somebody else has too, is left alone', () => {
  const document = film('en', ['Aunt', 'Other sister', 'Ben'], [['The sister and the other sister meet Ben.', '']]);
  expect(renamed(document, 'Aunt', 'Sister')).toEqual([['The aunt and the other sister meet Ben.', undefined]]);
  expect(renamed(document, 'Aunt', 'Ben')).toEqual([]);
});

test('[EDIT-04] names are found where words run on, and Korean particles fit the new one', () => {
  expect(renamed(film('cn', ['小红'], [['小明走进来。', '你好，小明！']]), '小红', '小明')).toEqual([
    ['小红走进来。', '你好，小红！'],
  ]);
  expect(renamed(film('ja', ['花子'], [['太郎が歩く。', '']]), '花子', '太郎')).toEqual([['花子が歩く。', undefined]]);
  expect(
    renamed(
      film(
        'ko',
        ['지현'],
        [['민수는 지도를 민수에게서 받고 민수가 웃는다.', '민수로 할게. 민수와는 민수가방, 김민수']],
      ),
      '지현',
      '민수',
    ),
  ).toEqual([['지현은 지도를 지현에게서 받고 지현이 웃는다.', '지현으로 할게. 지현과는 민수가방, 김민수']]);
});

test('[EDIT-04] a role with all that belongs to it becomes a name, and a name becomes a role with its article', () => {
  const after = (language: string, to: string, from: string, text: string): string | undefined => {
    const [shown] = renamed(film(language, [to], [[text, '']]), to, from);
    return shown?.[0];
  };
  for (const [text, expected] of [
    ['A young thief tried to steal it.', 'Mara tried to steal it.'],
    ['The violinist comes up to the thief.', 'The violinist comes up to Mara.'],
    ['He gives his violin to the thief.', 'He gives his violin to Mara.'],
    ["The old, tired thief's hands shake. Thief, stop!", "Mara's hands shake. Mara, stop!"],
    [
      '“A thief!” Is she a thief? She is a thief, not the thief Mara.',
      '“Mara!” Is she a thief? She is a thief, not Mara.',
    ],
    ['Mara, the thief, waits for another thief.', 'Mara waits for another thief.'],
  ] as const) {
    expect(after('en', 'Mara', 'Thief', text)).toBe(expected);
  }
  expect(after('en', 'Thief', 'Ben', 'Ben waits. Anna sees Ben. Where are you, Ben? Old Ben’s dog.')).toBe(
    'The thief waits. Anna sees the thief. Where are you, thief? Old thief’s dog.',
  );
  expect(after('en', 'Aunt', 'Thief', 'A thief and the thief.')).toBe('An aunt and the aunt.');
  expect(after('ja', '千代', '店主', '老いた店主の千代が笑う。その若い店主を見る。')).toBe('千代が笑う。千代を見る。');
  expect(after('cn', '玛拉', '小偷', '一个年轻的小偷跑了。小偷玛拉回来，看着那个小偷。')).toBe(
    '玛拉跑了。玛拉回来，看着玛拉。',
  );
  expect(after('ko', '마라', '도둑', '한 젊은 도둑이 온다. 도둑 마라가 그 도둑을 본다. 그 남자는 도둑과 간다.')).toBe(
    '마라가 온다. 마라가 마라를 본다. 그 남자는 마라와 간다.',
  );
});

test('[EDIT-04] a new name stands in all texts of the film; a title stays where it would be too long', () => {
  const base = film(
    'en',
    ['Ada'],
    [
      ['Ben waits.', 'Where is Ben?'],
      ['Rain.', ''],
      ['Dawn.', ''],
      ['Dusk.', ''],
    ],
  );
  const [first, second, ...others] = base.shots;
  const document: FilmDocument = {
    ...base,
    title: 'Ben and the Sea',
    outline: 'Ben sails away. Nobody misses Ben.',
    music: { description: 'A theme for Ben', type: 'drama', mood: 'warm' },
    characters: [{ ...base.characters[0]!, description: 'Ben is old.' }],
    places: [{ key: 'place-1', name: 'Harbour', description: 'Where Ben lives' }] as unknown as FilmDocument['places'],
    shots: [
      {
        ...first!,
        plan: {
          ...first!.plan,
          tail: { description: 'Ben smiles' },
          soundWords: { wanted: "Ben's steps", unwanted: 'wind' },
        },
      },
      second!,
      ...others,
    ],
  };
  const member = { key: 'character-1', name: 'Ada' };
  expect(renameInTexts(document, member, 'Ben')).toEqual([
    {
      kind: 'film',
      set: {
        title: 'Ada and the Sea',
        outline: 'Ada sails away. Nobody misses Ada.',
        music: { description: 'A theme for Ada', type: 'drama', mood: 'warm' },
      },
    },
    { kind: 'character', key: 'character-1', set: { description: 'Ada is old.' } },
    { kind: 'place', key: 'place-1', set: { description: 'Where Ada lives' } },
    {
      kind: 'shot',
      id: 'shot-1',
      set: {
        script: 'Ada waits.',
        speech: { kind: 'narration', text: 'Where is Ada?', emotion: 'neutral' },
        tail: { description: 'Ada smiles' },
        soundWords: { wanted: "Ada's steps", unwanted: 'wind' },
      },
    },
  ]);
  const longer = { ...document, title: `Ben ${'o'.repeat(96)}` };
  expect(renameInTexts(longer, { ...member, name: 'Adelaide' }, 'Ben')[0]).not.toHaveProperty('set.title');
});
