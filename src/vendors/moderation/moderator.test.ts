import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#tests/build/silent-log.ts';
import { startModerationLoopback, type ModerationLoopback } from '#tests/vendors/loopback-moderation.ts';
import { createWordMeans } from './local-means.ts';
import { createModerator, type Content, type Finding, type Means } from './moderator.ts';
import { createOpenaiMeans } from './openai-means.ts';
import { judgeScores, type Strictness } from './thresholds.ts';

let loopback: ModerationLoopback;
beforeAll(async () => {
  loopback = await startModerationLoopback();
});
afterAll(() => loopback?.close());
beforeEach(() => {
  loopback.calls.length = 0;
  loopback.scores = { text: {}, picture: {} };
});

const text: Content = { kind: 'text', text: 'A fox opens a library' };
const picture: Content = { kind: 'picture', bytes: Uint8Array.of(1, 2, 3), mime: 'image/png' };
const signal = new AbortController().signal;
const words = createWordMeans((said) => said.includes('library'));

function moderate(
  content: Content,
  { means, strictness = 'normal' }: { means?: readonly Means[]; strictness?: Strictness } = {},
): Promise<Finding> {
  const openai = createOpenaiMeans(() => ({ url: loopback.url, key: 'a-secret-key' }), 1);
  return createModerator({ strictness, means: means ?? [openai, words], log: silentLog }).moderate(content, signal);
}

test('[SEC-15] OpenAI is asked for texts and pictures as its protocol says, and its scores decide', async () => {
  loopback.scores = { text: { sexual: 0.99 }, picture: { sexual: 0.6, violence: 0.2 } };
  expect(await moderate(text)).toEqual({ verdict: 'refused', by: 'OpenAI', categories: { sexual: 0.99 } });
  expect(await moderate(picture)).toEqual({ verdict: 'unsure', by: 'OpenAI', categories: { sexual: 0.6 } });
  loopback.scores.picture = { violence: 0.5 };
  expect((await moderate(picture)).verdict).toBe('fine');
  expect(loopback.calls.map(({ json }) => json)).toEqual([
    { model: 'omni-moderation-latest', input: [{ type: 'text', text: text.text }] },
    ...Array.from({ length: 2 }, () => ({
      model: 'omni-moderation-latest',
      input: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AQID' } }],
    })),
  ]);
  expect(loopback.calls[0]?.headers.authorization).toBe('Bearer a-secret-key');
});

test.each([
  ['answers garbage', { kind: 'reply', reply: { status: 200, bytes: '<html>' } }],
  ['answers another shape', { kind: 'reply', reply: { status: 200, json: { results: [] } } }],
  [
    'gives scores that are none',
    { kind: 'reply', reply: { status: 200, json: { results: [{ category_scores: { sexual: 'no' } }] } } },
  ],
  ['is busy', { kind: 'reply', reply: { status: 429, json: {}, headers: { 'retry-after': '60' } } }],
  ['refuses the key', { kind: 'reply', reply: { status: 401, json: {} } }],
  ['breaks off', { kind: 'truncated' }],
  ['is silent', { kind: 'silent' }],
] as const)('[SEC-15] where OpenAI %s, the means of this machine decide', async (_, fault) => {
  loopback.faults = [fault];
  expect(await moderate(text)).toEqual({ verdict: 'refused', by: 'words', categories: { words: 1 } });
});

test('where every means fails somebody should look; where there is none, or it is switched off, all is fine', async () => {
  loopback.faults = [{ kind: 'reset' }];
  expect(await moderate(picture)).toMatchObject({ verdict: 'unsure', categories: { unchecked: 1 } });
  expect((await moderate(picture, { means: [words] })).verdict).toBe('fine');
  loopback.scores.picture = { sexual: 1 };
  expect((await moderate(picture, { strictness: 'off' })).verdict).toBe('fine');
});

test('a means that failed rests half a minute, so that nobody waits for it each time', async () => {
  let seconds = 0;
  const openai = createOpenaiMeans(() => ({ url: loopback.url, key: 'a-secret-key' }), 1);
  const moderator = createModerator({
    strictness: 'normal',
    means: [openai, words],
    log: silentLog,
    now: () => seconds,
  });
  loopback.faults = [{ kind: 'reset' }];
  expect((await moderator.moderate(text, signal)).by).toBe('words');
  seconds = 29;
  expect((await moderator.moderate(text, signal)).by).toBe('words');
  expect(loopback.calls).toHaveLength(1);
  seconds = 31;
  expect((await moderator.moderate(text, signal)).by).toBe('OpenAI');
});

test('a caller who has left is not answered', async () => {
  loopback.faults = [{ kind: 'silent' }];
  const leaving = new AbortController();
  const openai = createOpenaiMeans(() => ({ url: loopback.url, key: 'a-secret-key' }), 5);
  const moderator = createModerator({ strictness: 'normal', means: [openai, words], log: silentLog });
  const asked = moderator.moderate(text, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});

test('the worst category decides, and strict judges at lower scores', () => {
  const thresholds = { gore: { unsure: 0.4, refused: 0.8 }, noise: { unsure: 0.4 } };
  expect(judgeScores({ gore: 0.5, noise: 1, other: 1 }, thresholds, 'normal')).toEqual({
    verdict: 'unsure',
    categories: { noise: 1, gore: 0.5 },
  });
  expect(judgeScores({ gore: 0.7 }, thresholds, 'normal').verdict).toBe('unsure');
  expect(judgeScores({ gore: 0.7 }, thresholds, 'strict').verdict).toBe('refused');
  expect(judgeScores({ gore: 0.39 }, thresholds, 'normal')).toEqual({ verdict: 'fine', categories: {} });
  expect(judgeScores({ gore: 0.39 }, thresholds, 'strict').verdict).toBe('unsure');
});
