import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { STORY_RULES } from '#src/draft-engine/story/passes/story-pass.ts';
import { buildWriters, order, planBy } from '#tests/vendors/build-writer.ts';
import { askedOf, completion, startLoopbackChat, type ChatAnswers } from '#tests/vendors/loopback-chat.ts';
import type { Fault, Loopback } from '#tests/vendors/loopback-service.ts';
import { ENGLISH } from '#tests/vendors/readings.ts';
import type { Vendor } from '../vendor.ts';
import { STORY_LIMITS } from './story-budget.ts';

/** The same words, with the drone and its people in them. */
const REWRITTEN = {
  ...ENGLISH.words,
  title: 'What the Harbour Gave',
  shots: [
    { number: 1, text: 'Mira and the pier.' },
    { number: 2, text: 'A drone.' },
    { number: 3, text: 'Gran laughs.' },
    { number: 4, text: 'Mira smiles.' },
  ],
};
const REMARK = { rule: 'lines_say_something', shots: [4, 2, 2, 99], text: 'Nobody is named in these shots.' };

let writers: Awaited<ReturnType<typeof buildWriters>>;
let answers: ChatAnswers;
let loopback: Loopback;
let vendor: Vendor;
let warnings: string[];
beforeAll(async () => {
  writers = await buildWriters();
});
afterAll(() => writers.close());
beforeEach(async () => {
  answers = {
    idea: ENGLISH.reading,
    words: ENGLISH.words,
    criticism: { remarks: [REMARK] },
    rewriting: REWRITTEN,
  };
  warnings = [];
  loopback = await startLoopbackChat(answers);
  vendor = writers.writerAt(loopback.url, warnings);
});
afterEach(() => loopback.close());

const reply = (content: unknown): Fault => ({ kind: 'reply', reply: completion(content) });
const asked = (): unknown[] => loopback.calls.map(askedOf);
async function planDeeply() {
  const request = order(ENGLISH.idea);
  const { plan } = await planBy(vendor, { ...request, story: { ...request.story, deep: true } });
  const passes = plan.passes ?? [];
  return { plan, passes, byModel: passes.slice(5) };
}

test('[PIPE-08] a language model’s draft is criticised by our rules and by itself, rewritten, and the better one kept', async () => {
  const { plan, passes, byModel } = await planDeeply();
  expect(warnings).toEqual([]);
  expect(asked()).toEqual(['idea', 'words', 'criticism', 'rewriting']);
  expect(passes.map(({ number, wordedBy }) => [number, wordedBy])).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => [number, undefined]),
    [6, 'loopback-7b'],
    [7, 'loopback-7b'],
  ]);
  const [draft, rewriting] = byModel;
  expect(draft?.criticism).toEqual({ by: 'loopback-7b', remarks: [{ ...REMARK, shots: [2, 4] }] });
  expect(draft?.rules.map(({ rule }) => rule)).toEqual([...STORY_RULES]);
  expect(rewriting?.score).toBeGreaterThan(draft?.score ?? 100);
  expect(passes.filter(({ isChosen }) => isChosen)).toEqual([rewriting]);
  expect(plan.title).toBe(REWRITTEN.title);
  expect(plan.shots.map(({ speech }) => speech.text)).toEqual(REWRITTEN.shots.map(({ text }) => text));
  expect(plan.writing).toEqual({ readBy: 'loopback-7b', wordedBy: 'loopback-7b' });
  // It is told what both found.
  const told = JSON.stringify(loopback.calls.at(-1)?.json?.['messages']);
  expect(told).toContain('Nobody is named in these shots.');
  expect(told.match(/Broken rule/g)?.length).toBeGreaterThan(1);
});

test('[PIPE-08] a rewriting with less points is not used, and can be read', async () => {
  [answers.words, answers.rewriting] = [REWRITTEN, ENGLISH.words];
  const { plan, byModel } = await planDeeply();
  expect(byModel.map(({ isChosen, title }) => [title, isChosen])).toEqual([
    [REWRITTEN.title, true],
    [ENGLISH.words.title, false],
  ]);
  expect(plan.title).toBe(REWRITTEN.title);
});

test('[PIPE-08] a draft that nobody criticises is not written again', async () => {
  const { shots } = (await planDeeply()).plan;
  answers.words = { ...REWRITTEN, shots: shots.map(({ number, speech }) => ({ number, text: speech.text })) };
  answers.criticism = { remarks: [] };
  loopback.calls.length = 0;
  const { byModel } = await planDeeply();
  expect(asked()).toEqual(['idea', 'words', 'criticism']);
  expect(byModel.map(({ criticism }) => criticism?.remarks)).toEqual([[]]);
});

test.each<[string, Fault[], passes: number]>([
  ['twice useless', [reply('I like it.'), reply({ remarks: [{ rule: 'be_nice', shots: [], text: '' }] })], 2],
  ['refused', [{ kind: 'reply', reply: completion('', 'content_filter') }], 2],
  ['lost', [{ kind: 'reset' }], 1],
])('[PIPE-08] where the criticism is %s the film is made all the same', async (_title, faults, passes) => {
  loopback.faults.push(reply(ENGLISH.reading), reply(ENGLISH.words), ...faults);
  const { plan, byModel } = await planDeeply();
  expect(byModel).toHaveLength(passes);
  expect(byModel.every(({ criticism }) => criticism === undefined)).toBe(true);
  expect(plan.shots.map(({ speech }) => speech.text)).toEqual(
    byModel.find(({ isChosen }) => isChosen)?.shots.map(({ text }) => text),
  );
  // Its own words are there.
  expect(plan.writing).toEqual({ readBy: 'loopback-7b', wordedBy: 'loopback-7b' });
});

test('[PIPE-08] a hostile criticism says nothing', async () => {
  const remark = (text: string) => ({ ...REMARK, text });
  answers.criticism = {
    remarks: [
      remark('<b>bold</b>'),
      remark('See https://evil.example now'),
      remark('A gribblefish came.'),
      remark('word '.repeat(100)),
      ...Array.from({ length: 500 }, () => remark('Fine.')),
    ],
  };
  const { byModel } = await planDeeply();
  const remarks = byModel[0]?.criticism?.remarks ?? [];
  expect(remarks).toHaveLength(12);
  expect(remarks.map(({ text }) => text)).toEqual(['', '', '', '', ...Array.from({ length: 8 }, () => 'Fine.')]);
});

test('[PIPE-08] it is asked seven times at most', async () => {
  const same = { ...ENGLISH.words, shots: [1, 2, 3, 4].map((number) => ({ number, text: 'Mira saw it.' })) };
  Object.assign(answers, { idea: ENGLISH.reading, words: same, criticism: { remarks: [REMARK] }, rewriting: same });
  loopback.faults.push(reply('x'), undefined, undefined, undefined, reply('x'));
  await planDeeply();
  expect(asked()).toEqual(['idea', 'idea', 'words', 'words', 'criticism', 'criticism', 'rewriting']);
  expect(loopback.calls).toHaveLength(STORY_LIMITS.deep.requests);
});
