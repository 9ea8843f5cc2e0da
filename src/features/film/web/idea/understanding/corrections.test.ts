import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { checkGraph } from '#src/draft-engine/story/idea/graph-schema.ts';
import { isCorrectionOf } from '#src/draft-engine/story/idea/is-correction-of.ts';
import { readIdeaGraph } from '#src/draft-engine/story/idea/read-idea-graph.ts';
import { PLACE_KINDS, TIMES_OF_DAY } from '#src/draft-engine/story/place-spec.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import {
  AGES,
  asRead,
  correct,
  correctGraph,
  COUNTS,
  graphToSend,
  SETTING_FIELDS,
  WHEREABOUTS,
  WHO,
  type Correction,
  type Understanding,
} from './corrections.ts';
import { partsOf, ROWS } from './parts.ts';
import { readUnderstanding } from './read-understanding.ts';

const IDEAS = [
  'A ferryman and his daughter teach a heron to read the tide at dusk in an old harbour, but the heron does not listen',
  'In winter a widow who lost her husband writes letters to the lighthouse, and one night the lighthouse answers',
  'Two robots steal a piano',
  '黄昏的港口，一个老渔夫教一只白鹭读潮水，可是白鹭不听',
  '비 오는 밤, 할머니가 로봇에게 춤을 가르친다',
  '夕暮れの港で、漁師がサギに潮の読み方を教えるが、サギは聞かない',
];
let understandings: Understanding[];

beforeAll(async () => {
  understandings = await Promise.all(
    IDEAS.map(async (idea) => ({ idea, read: await readIdeaGraph(idea), corrections: {} })),
  );
});

const correction: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({ isLeftOut: fc.constant(true as const) }),
  fc.record({ isMain: fc.constant(true as const) }),
  fc.record({ isNegated: fc.boolean() }),
  fc.record({ who: fc.constantFrom(...WHO) }),
  fc.record({ count: fc.constantFrom(...COUNTS) }),
  fc.record({ age: fc.constantFrom(...AGES) }),
  fc.record({ presence: fc.constantFrom(...WHEREABOUTS) }),
  fc.record({ place: fc.constantFrom(...PLACE_KINDS) }),
);
const keys = (prefix: string): string[] => Array.from({ length: 6 }, (_, index) => `${prefix}${index + 1}`);
const step = fc.oneof(
  fc.tuple(fc.constantFrom(...keys('p'), ...keys('e'), ...keys('l'), ...SETTING_FIELDS), correction),
  fc.tuple(fc.constant('hour'), fc.record({ value: fc.constantFrom(...TIMES_OF_DAY) })),
  fc.tuple(fc.constantFrom(...keys('p'), ...keys('e')), fc.constant('reset' as const)),
);
const take = (before: Understanding, [key, change]: [string, Correction | 'reset']): Understanding =>
  change === 'reset' ? asRead(before, key) : correct(before, key, change);

test('any sequence of corrections leaves a graph of the idea that is whole and about something', () => {
  fc.assert(
    fc.property(fc.nat(IDEAS.length - 1), fc.array(step, { maxLength: 12 }), (at, steps) => {
      const understanding = steps.reduce<Understanding>(take, understandings[at] as Understanding);
      const graph = correctGraph(understanding);
      const checked = checkGraph(JSON.parse(JSON.stringify(graph)), understanding.read.text);
      expect(checked).toEqual(graph);
      expect(isCorrectionOf(checked as NonNullable<typeof checked>, understanding.read)).toBe(true);
      expect(graph.events.length).toBeGreaterThan(0);
      expect(graph.events.some(({ isMain }) => isMain)).toBe(true);
      // Everything that is shown can be told apart, and what was stored is read again.
      const shown = ROWS.flatMap((row) => partsOf(understanding)[row].map(({ key }) => key));
      expect(new Set(shown).size).toBe(shown.length);
      expect(readUnderstanding(JSON.parse(JSON.stringify(understanding)), understanding.idea)).toEqual(understanding);
      // Everything as read is nothing to send.
      expect(graphToSend(asRead(understanding))).toBeUndefined();
      expect(correctGraph(asRead(understanding))).toEqual(understanding.read);
    }),
    { numRuns: 400 },
  );
});

test('a film is planned from whatever corrections leave', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(IDEAS.length - 1), fc.array(step, { maxLength: 6 }), async (at, steps) => {
      const { idea, ...understanding } = steps.reduce<Understanding>(take, understandings[at] as Understanding);
      const graph = correctGraph({ idea, ...understanding });
      const { language } = graph;
      const plan = await planFilm({ idea, type: 'drama', language, shotCount: 6, aspect: '16:9', seed: 4, graph });
      expect(plan.shots).toHaveLength(6);
    }),
    { numRuns: 40 },
  );
});

const corrected = (key: string, ...changes: Correction[]) =>
  correctGraph(changes.reduce((before, change) => correct(before, key, change), understandings[0] as Understanding));

test('who is left out is in no event, and what only says who they are goes too', async () => {
  const graph = corrected('p1', { isLeftOut: true });
  expect(graph.participants.map(({ words }) => words)).toEqual(['daughter', 'heron', 'tide']);
  expect(graph.participants[0]?.relations).toEqual([]);
  expect(graph.events[0]?.roles.agent).toEqual(['p2']);
  const idea = 'A man who lost his dog meets a woman';
  const read = await readIdeaGraph(idea);
  const [describing] = read.events.filter(({ describes }) => describes !== undefined);
  const without = correctGraph({ idea, read, corrections: { [describing?.describes as string]: { isLeftOut: true } } });
  expect(without.events.map(({ id }) => id)).not.toContain(describing?.id);
});

test('what only somebody did who is left out is done by whoever acted before', async () => {
  const idea = 'Two sisters carry a piano up a hill. A stranger drops it and laughs. A dog barks at the stranger.';
  const read = await readIdeaGraph(idea);
  const idOf = (words: string): string => read.participants.find((one) => one.words === words)?.id ?? words;
  const graph = correctGraph({ idea, read, corrections: { [idOf('stranger')]: { isLeftOut: true } } });
  expect(graph.events.map(({ deed, roles }) => [deed, roles.agent])).toEqual([
    ['carry', [idOf('sister')]],
    ['drop', [idOf('sister')]],
    ['laugh', [idOf('sister')]],
    ['shout', [idOf('dog')]],
  ]);
  expect(isCorrectionOf(graph, read)).toBe(true);
  const [first, ...others] = graph.events;
  const taken = { ...graph, events: [{ ...first, roles: { ...first?.roles, agent: [idOf('dog')] } }, ...others] };
  expect(isCorrectionOf(taken as typeof graph, read)).toBe(false);
});

test('a thing out of which something falls is among the things, and no place', async () => {
  const idea = 'A postman drops a parcel from his bicycle in the village';
  const read = await readIdeaGraph(idea);
  const rows = partsOf({ idea, read, corrections: {} });
  const wordsIn = (row: (typeof ROWS)[number]): string[] =>
    rows[row].flatMap((part) => (part.kind === 'place' || part.kind === 'participant' ? [part.now.words] : []));
  expect([wordsIn('things'), wordsIn('where')]).toEqual([['parcel', 'bicycle'], ['village']]);
});

test('another main event is the only one, and the light of events follows the hour', () => {
  expect(corrected('e3', { isMain: true }).events.map(({ isMain }) => isMain)).toEqual([false, false, true]);
  const night = corrected('hour', { value: 'night' });
  expect(night.setting.hour).toMatchObject({ value: 'night', words: 'at dusk' });
  expect(night.events.map(({ hour }) => hour)).toEqual([undefined, 'night', 'night']);
  expect(corrected('hour', { isLeftOut: true }).events.every(({ hour }) => hour === undefined)).toBe(true);
});

test('somebody else has their counterpart’s kind, and what is chosen as read is no correction', () => {
  expect(corrected('p2', { who: 'man' }).participants[1]).toMatchObject({
    words: 'daughter',
    gender: 'masculine',
    concept: 'person.son',
  });
  expect(corrected('p3', { who: 'woman' }).participants[2]).not.toHaveProperty('concept');
  const [understanding] = understandings as [Understanding];
  const back = correct(correct(understanding, 'p2', { who: 'man' }), 'p2', { who: 'woman' });
  expect(back.corrections).toEqual({});
});

test('nobody becomes or stops being a child', async () => {
  const idea = 'A six-year-old boy and his aunt build a kite';
  const read = await readIdeaGraph(idea);
  const boy = read.participants.find(({ words }) => words === 'boy');
  const graph = correctGraph({ idea, read, corrections: { [boy?.id as string]: { age: 'adult' } } });
  expect(graph).toEqual(read);
  for (const age of ['child', 'adult'] as const) {
    const participants = read.participants.map((one) =>
      (one === boy) === (age === 'adult') ? { ...one, age, ageYears: age === 'adult' ? 30 : 6 } : one,
    );
    expect(isCorrectionOf({ ...read, participants }, read)).toBe(false);
  }
});

test.each([
  undefined,
  null,
  7,
  [],
  {},
  { idea: 'A fox', read: {}, corrections: {} },
  { idea: 'A fox', read: { participants: [{}], events: [], places: [], setting: {} }, corrections: {} },
  { idea: 'A fox', read: { participants: [], events: [], places: [], setting: {} }, corrections: { p1: 3 } },
])('%j is no stored understanding', (kept) => {
  expect(readUnderstanding(kept, 'A fox')).toBeUndefined();
});
