import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PromptMatter } from '#src/shared/catalogue/prompt-matters.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { buildWriters, CONTEXT } from '#tests/vendors/build-writer.ts';
import { completion, startLoopbackChat, type ChatAnswers } from '#tests/vendors/loopback-chat.ts';
import type { Fault, Loopback } from '#tests/vendors/loopback-service.ts';
import type { RicherPrompt, Vendor } from '../vendor.ts';

const FOX = 'A red fox under a cherry tree';
const RICHER = 'A red fox asleep under a cherry tree in bloom, at dawn, in soft light, seen from near, calm.';

let writers: Awaited<ReturnType<typeof buildWriters>>;
let answers: ChatAnswers;
let loopback: Loopback;
let vendor: Vendor;
beforeAll(async () => {
  writers = await buildWriters();
});
afterAll(() => writers.close());
beforeEach(async () => {
  answers = { idea: {}, words: {}, prompt: { prompt: RICHER } };
  loopback = await startLoopbackChat(answers);
  vendor = writers.writerAt(loopback.url, []);
});
afterEach(() => loopback.close());

const reply = (content: unknown, finish?: string): Fault => ({ kind: 'reply', reply: completion(content, finish) });

async function enrich(
  text: string,
  {
    about = 'picture',
    language = 'en',
    signal = CONTEXT.signal,
  }: {
    about?: PromptMatter;
    language?: Language;
    signal?: AbortSignal;
  } = {},
): Promise<RicherPrompt & { servedBy: string }> {
  const prompt = { text, about, language };
  const started = await vendor.start({ kind: 'text', task: 'enrich-prompt', prompt }, { ...CONTEXT, signal });
  if (started.kind !== 'done') {
    throw new Error('a prompt is there at once');
  }
  return { ...(started.result.data as unknown as RicherPrompt), servedBy: started.result.servedBy };
}

test('[OPT-01] a language model writes a prompt richer; it is told what the prompt describes, and its language', async () => {
  expect(await enrich(FOX)).toEqual({ prompt: RICHER, servedBy: 'loopback-7b' });
  const [system, user] = (loopback.calls[0]?.json?.['messages'] ?? []) as { content: string }[];
  expect(system?.content).toContain('describes a picture');
  expect(system?.content).toContain('Write in English');
  expect(user?.content).toBe(`<prompt>${FOX}</prompt>`);

  answers.prompt = { prompt: '「海辺を歩くような、ゆっくりとしたピアノとチェロの曲。静かに始まり、静かに終わる。」' };
  const { prompt } = await enrich('海辺の散歩', { about: 'music', language: 'ja' });
  expect(prompt).toBe('海辺を歩くような、ゆっくりとしたピアノとチェロの曲。静かに始まり、静かに終わる。');
  expect(JSON.stringify(loopback.calls[1]?.json)).toContain('a piece of music');
});

test('[OPT-01] of an answer that cannot be used the model is told why, once', async () => {
  loopback.faults.push(reply({ prompt: FOX }));
  expect((await enrich(FOX)).prompt).toBe(RICHER);
  expect(loopback.calls).toHaveLength(2);
  expect(JSON.stringify(loopback.calls[1]?.json)).toContain('it adds nothing');
});

test.each([
  ['no JSON', 'Here is your prompt: a fox.'],
  ['too long', { prompt: 'word '.repeat(390) + 'x'.repeat(200) }],
  ['markup', { prompt: `**${RICHER}**` }],
  ['a control character', { prompt: `${RICHER}\u0007 Again.` }],
  ['an address', { prompt: `${RICHER} See https://evil.example now` }],
  ['another language', { prompt: '桜の木の下で眠る赤いキツネ、夜明けの光、近くから、静かな雰囲気、春の庭' }],
  ['a forbidden word', { prompt: `${RICHER} A gribblefish.` }],
  ['love that was not asked for', { prompt: `${RICHER} Two children kiss.` }],
])('[OPT-01] an answer with %s is no prompt', async (_what, answer) => {
  answers.prompt = answer;
  await expect(enrich(FOX)).rejects.toMatchObject({ kind: 'failed' });
  expect(loopback.calls).toHaveLength(2);
});

test('[OPT-01] a refusal, a dead service and who leaves end it at once', async () => {
  loopback.faults.push(reply('', 'content_filter'));
  await expect(enrich(FOX)).rejects.toMatchObject({ kind: 'refused' });
  loopback.faults.push({ kind: 'reset' });
  await expect(enrich(FOX)).rejects.toMatchObject({ kind: 'busy' });
  expect(loopback.calls).toHaveLength(2);
  loopback.faults.push({ kind: 'silent' });
  const leaving = new AbortController();
  const waiting = enrich(FOX, { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});

test('the draft engine writes no prompts', async () => {
  const prompt = { text: FOX, about: 'picture', language: 'en' } as const;
  await expect(writers.draft.start({ kind: 'text', task: 'enrich-prompt', prompt }, CONTEXT)).rejects.toMatchObject({
    kind: 'failed',
  });
});
