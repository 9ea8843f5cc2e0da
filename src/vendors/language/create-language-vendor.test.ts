import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FilmPlanOfIdea } from '#src/draft-engine/story/film-plan.ts';
import { buildWriters, CONTEXT, KEY, order, planBy } from '#tests/vendors/build-writer.ts';
import { askedOf, completion, startLoopbackChat, type ChatAnswers } from '#tests/vendors/loopback-chat.ts';
import type { Fault, Loopback } from '#tests/vendors/loopback-service.ts';
import { ENGLISH, JAPANESE } from '#tests/vendors/readings.ts';
import type { Vendor } from '../vendor.ts';

let writers: Awaited<ReturnType<typeof buildWriters>>;
let draft: Vendor;
let answers: ChatAnswers;
let loopback: Loopback;
let vendor: Vendor;
let warnings: string[];
beforeAll(async () => {
  writers = await buildWriters();
  draft = writers.draft;
});
afterAll(() => writers.close());
beforeEach(async () => {
  answers = { idea: ENGLISH.reading, words: ENGLISH.words };
  warnings = [];
  loopback = await startLoopbackChat(answers);
  vendor = writers.writerAt(loopback.url, warnings);
});
afterEach(() => loopback.close());

const textsOf = ({ shots }: FilmPlanOfIdea): string[] => shots.map(({ speech }) => speech.text);
const reply = (content: unknown, finish?: string): Fault => ({ kind: 'reply', reply: completion(content, finish) });

test.each([
  ['en' as const, ENGLISH, ['catch', 'laugh']],
  ['ja' as const, JAPANESE, ['repair', 'sing']],
])(
  'a film in %s shows what the model read and says what it wrote',
  async (language, { idea, reading, words }, deeds) => {
    Object.assign(answers, { idea: reading, words });
    const { plan, servedBy } = await planBy(vendor, order(idea, language));
    expect(warnings).toEqual([]);
    expect(servedBy).toBe('loopback-7b');
    expect(plan.graph.events.map(({ deed }) => deed)).toEqual(deeds);
    expect(plan.graph.participants.map(({ concept }) => concept)).toEqual(
      reading.participants.map(({ concept }) => concept),
    );
    expect(plan.graph.participants.every(({ spans }) => spans.length > 0)).toBe(true);
    expect([plan.title, plan.logline, plan.outline]).toEqual([words.title, words.logline, words.outline]);
    expect(textsOf(plan)).toEqual(words.shots.map(({ text }) => text));
    expect(plan.shots.every(({ speech }) => speech.kind === 'narration' || speech.kind === 'line')).toBe(true);
    const [first] = loopback.calls;
    expect(first?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(first?.json?.['model']).toBe('qwen3:8b');
    expect(loopback.calls.map(askedOf)).toEqual(['idea', 'words']);
  },
);

test('what a person corrected goes before the reading of the model', async () => {
  const { plan: own } = await planBy(draft, order(ENGLISH.idea));
  const request = order(ENGLISH.idea);
  const graph = { ...own.graph, events: own.graph.events.slice(0, 1) };
  const { plan } = await planBy(vendor, { ...request, story: { ...request.story, graph } });
  expect(plan.graph).toEqual(graph);
  expect(plan.title).toBe(ENGLISH.words.title);
  expect(loopback.calls.map(askedOf)).toEqual(['words']);
});

test('an answer in a fence, or after it was told what was wrong, is used', async () => {
  loopback.faults.push(
    reply('I think it is about a drone.'),
    reply(`\`\`\`json\n${JSON.stringify(ENGLISH.reading)}\n\`\`\``),
  );
  const { plan } = await planBy(vendor, order(ENGLISH.idea));
  expect(plan.graph.events.map(({ deed }) => deed)).toEqual(['catch', 'laugh']);
  expect(loopback.calls.map(askedOf)).toEqual(['idea', 'idea', 'words']);
  expect(JSON.stringify(loopback.calls[1]?.json?.['messages'])).toContain('it is no JSON');
});

const twice = (fault: Fault): Fault[] => [fault, fault];
const status = (code: number, json: unknown = {}): Fault => ({ kind: 'reply', reply: { status: code, json } });

test.each<[string, Fault[], calls: number]>([
  ['garbage', twice(reply('{"participants": 7')), 3],
  ['a fence that never ends', twice(reply(`\`\`\`json${'\n'.repeat(3_000)}{}`)), 3],
  ['a refusal', [reply('', 'content_filter')], 2],
  ['an answer that was cut off', [reply('{"partic', 'length')], 2],
  ['an error in a good status', [status(200, { error: { code: 502, message: 'no provider' } })], 1],
  ['a broken server', [status(500)], 1],
  ['a wrong key', [status(401)], 1],
  ['no answer in time', [{ kind: 'silent' }], 1],
  ['a broken connection', [{ kind: 'reset' }], 1],
])('with %s the built-in reader reads the idea, and the film is planned', async (_title, faults, calls) => {
  loopback.faults.push(...faults);
  const { plan, servedBy } = await planBy(vendor, order(ENGLISH.idea));
  const { plan: own } = await planBy(draft, order(ENGLISH.idea));
  expect(plan.graph).toEqual(own.graph);
  expect(loopback.calls).toHaveLength(calls);
  expect(warnings).toHaveLength(1);
  expect(warnings.join()).not.toContain(KEY);
  // One that answers at all is asked for the words.
  expect(servedBy).toBe(calls === 1 ? 'draft-text' : 'loopback-7b');
  expect(plan.title).toBe(calls === 1 ? own.title : ENGLISH.words.title);
});

test('ids that are not ours are left out, and what hangs on them', async () => {
  const [mira, drone, gran] = ENGLISH.reading.participants;
  const [snags, laughs] = ENGLISH.reading.events;
  const much = Array.from({ length: 500 }, (_, index) => ({ ...gran, id: `p${index + 10}` }));
  answers.idea = {
    ...ENGLISH.reading,
    participants: [mira, { ...drone, concept: 'robot.__proto__' }, gran, { ...gran, id: 'constructor' }, ...much],
    places: [{ ...ENGLISH.reading.places[0], concept: 'place.moon_base_9' }],
    events: [
      { ...snags, agent: ['p1', 'p999', 'e2', 'p1'], at: 'l7', links: [{ kind: 'after', to: 'e2' }] },
      { ...laughs, deed: 'explode_the_moon', mood: 'perhaps' },
    ],
  };
  const { plan } = await planBy(vendor, order(ENGLISH.idea));
  expect(plan.graph.participants.length).toBeLessThanOrEqual(24);
  expect(plan.graph.participants[1]).toMatchObject({ id: 'p2', words: 'drone', kind: 'robot' });
  expect(plan.graph.participants[1]).not.toHaveProperty('concept');
  expect(plan.graph.places[0]).not.toHaveProperty('concept');
  expect(plan.graph.events[0]).toMatchObject({ deed: 'catch', roles: { agent: ['p1'] } });
  expect(plan.graph.events[0]).not.toHaveProperty('at');
  expect(plan.graph.events[1]).toMatchObject({ mood: 'does', links: [] });
  expect(plan.graph.events[1]).not.toHaveProperty('deed');
  expect(plan.shots).toHaveLength(4);
});

test('nobody under age becomes older or is lost by the reading', async () => {
  const idea = 'A ten-year-old girl and a sailor meet at the pier and dance.';
  const meets = { ...ENGLISH.reading.events[0], words: 'meet at the pier', deed: 'meet', agent: ['p1'], patient: [] };
  const woman = { ...ENGLISH.reading.participants[0], words: 'woman', name: '', concept: 'person.woman', age: 'adult' };
  answers.idea = { ...ENGLISH.reading, participants: [woman], events: [meets] };
  const { plan } = await planBy(vendor, order(idea));
  const { plan: own } = await planBy(draft, order(idea));
  expect(plan.graph).toEqual(own.graph);
  expect(warnings.join()).toContain('cannot be used: somebody under age');
});

test.each([
  ['too long', 'word '.repeat(400).trim()],
  ['with a control character', 'Mira saw\u0007 it first.'],
  ['with a direction mark', 'Mira saw \u202Eit first.'],
  ['with markup', '<b>Mira</b> saw it.'],
  ['with Markdown', '**Mira** saw it.'],
  ['with an address', 'See https://evil.example now'],
  ['in another language', 'ミラが見つけた。'],
  ['of another script', 'Мира увидела.'],
  ['with a forbidden word', 'A gribblefish came.'],
  ['without words', '…'],
])('a text %s stays the built-in one, and the others are used', async (_title, hostile) => {
  answers.words = {
    title: hostile,
    logline: ENGLISH.words.logline,
    outline: hostile,
    shots: ENGLISH.words.shots.map((shot) => (shot.number === 2 ? { ...shot, text: hostile } : shot)),
  };
  const { plan, servedBy } = await planBy(vendor, order(ENGLISH.idea));
  answers.words = 'nothing';
  const { plan: unworded } = await planBy(vendor, order(ENGLISH.idea));
  expect(plan.shots[1]?.speech).toEqual(unworded.shots[1]?.speech);
  expect([textsOf(plan)[0], textsOf(plan)[2]]).toEqual(['Mira saw it first.', 'Then somebody laughed.']);
  expect(plan.logline).toBe(ENGLISH.words.logline);
  expect(plan.outline).toBe(unworded.outline);
  expect(plan.title).toBe(unworded.title);
  expect(servedBy).toBe('loopback-7b');
});

test('[PIPE-09] one sentence in every shot is told to the model once; what it repeats all the same is ours', async () => {
  const { plan: own } = await planBy(draft, order(ENGLISH.idea));
  const saying = (texts: readonly string[]) => ({
    ...ENGLISH.words,
    shots: texts.map((text, index) => ({ number: index + 1, text })),
  });
  const same = saying(['Mira saw it.', 'Mira saw it!', 'Mira saw it.', 'And Mira saw it.']);
  answers.words = ENGLISH.words;
  loopback.faults.push(reply(ENGLISH.reading), reply(same));
  const repaired = await planBy(vendor, order(ENGLISH.idea));
  expect(loopback.calls.map(askedOf)).toEqual(['idea', 'words', 'words']);
  expect(JSON.stringify(loopback.calls.at(-1)?.json)).toContain('shots 2, 3, 4 say nearly the same');
  expect(textsOf(repaired.plan)).toEqual(ENGLISH.words.shots.map(({ text }) => text));

  answers.words = same;
  const { plan } = await planBy(vendor, order(ENGLISH.idea));
  expect(loopback.calls).toHaveLength(6);
  expect(textsOf(plan).filter((text) => text.includes('saw it'))).toEqual(['Mira saw it.']);
  expect(plan.shots).toHaveLength(own.shots.length);

  // The first answer is used where there is no second one.
  loopback.faults.push(reply(ENGLISH.reading), reply(same), reply('nothing'));
  expect(textsOf((await planBy(vendor, order(ENGLISH.idea))).plan)).toEqual(textsOf(plan));
});

test('of an answer with more shots than the film has, the others are not looked at', async () => {
  const { shots } = ENGLISH.words;
  const more = Array.from({ length: 5_000 }, (_, index) => ({
    number: shots.length + index + 1,
    text: 'Mira saw it.',
  }));
  answers.words = { ...ENGLISH.words, shots: [...shots, ...more] };
  const { plan } = await planBy(vendor, order(ENGLISH.idea));
  expect(loopback.calls.map(askedOf)).toEqual(['idea', 'words']);
  expect(textsOf(plan)).toEqual(shots.map(({ text }) => text));
});

test('words that put a child into a romance are not used', async () => {
  const idea = 'A ten-year-old girl repairs an old radio.';
  const say = async (text: string): Promise<FilmPlanOfIdea> => {
    loopback.faults.push(...twice(reply('nothing')));
    answers.words = { ...ENGLISH.words, shots: [{ number: 1, text }] };
    return (await planBy(vendor, order(idea))).plan;
  };
  const { plan: own } = await planBy(draft, order(idea));
  expect((await say('The sailor helps the girl.')).shots[0]?.speech.text).toBe('The sailor helps the girl.');
  for (const text of ['The sailor marries the girl.', 'They kiss.', 'The girl is his lover.']) {
    expect(textsOf(await say(text)), text).toEqual(textsOf(own));
  }
});

test('a story that got no answer may be asked again, and only texts are asked for', async () => {
  expect(await vendor.find?.(CONTEXT)).toEqual({ kind: 'absent' });
  const sound = { kind: 'sound', prompt: 'rain', seed: 1, sound: { kind: 'event', event: 'bell' } } as const;
  await expect(vendor.start(sound, CONTEXT)).rejects.toMatchObject({ kind: 'failed' });
});

test('[REL-12] a service that was silent twice is not waited for by the next story, which says so', async () => {
  loopback.faults.push(...twice({ kind: 'silent' }));
  await planBy(vendor, order(ENGLISH.idea));
  await planBy(vendor, order(ENGLISH.idea));
  expect(loopback.calls).toHaveLength(2);
  const { plan, servedBy } = await planBy(vendor, order(ENGLISH.idea));
  expect(loopback.calls).toHaveLength(2);
  expect(servedBy).toBe('draft-text');
  expect(plan.writing).toEqual({ failure: 'unreached' });
  expect(warnings.at(-1)).toContain('it did not answer before');
});

test('a film says what the model wrote, and why not the rest', async () => {
  const writingAfter = async (...faults: Fault[]) => {
    loopback.faults.push(...faults);
    return (await planBy(vendor, order(ENGLISH.idea))).plan.writing;
  };
  const by = 'loopback-7b';
  expect(await writingAfter()).toEqual({ readBy: by, wordedBy: by });
  expect(await writingAfter(...twice(reply('nothing')))).toEqual({ wordedBy: by, failure: 'useless' });
  expect(await writingAfter(reply(ENGLISH.reading), reply('nothing'))).toEqual({ readBy: by, failure: 'useless' });
  expect(await writingAfter(status(401))).toEqual({ failure: 'unreached' });
});
