import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSpeechProgram, type SpeechRequest } from './speech-program.ts';

const speech = createSpeechProgram();
const folder = mkdtempSync(join(tmpdir(), 'speech-test-'));
afterAll(() => {
  speech.stop();
  rmSync(folder, { recursive: true, force: true });
});

function ask(text: string, rest: Partial<SpeechRequest> = {}): SpeechRequest {
  return { text, language: 'ko', engine: 'espeak', voice: 'f2', accent: '', hertz: 190, range: 1, rate: 1, ...rest };
}

test('a speech program that is killed is started again, and what it was saying is said', async () => {
  await speech.say(ask('안녕하세요.'));
  const before = speech.pid;
  expect(before).toBeGreaterThan(0);
  const interrupted = speech.say(ask('폭풍이 지나갔다.'));
  process.kill(before!, 'SIGKILL');
  expect((await interrupted).samples.length).toBeGreaterThan(10_000);
  expect(speech.pid).not.toBe(before);
});

test('many askers at once each get their own answer', async () => {
  const texts = ['바다.', '바다 노래.', '바다 노래 소리.', '바다 노래 소리 나무.', '바다 노래 소리 나무 하늘.'];
  const answers = await Promise.all(texts.map((text) => speech.say(ask(text))));
  expect(answers.map((answer) => answer.words.length)).toEqual([1, 2, 3, 4, 5]);
});

test('no word is lost, even where the engine reports none', async () => {
  const { words } = await speech.say(ask('넷 넷 넷 넷.'));
  expect(words.map((word) => word.text).join(' ')).toBe('넷 넷 넷 넷');
});

test('what cannot be read is refused by name and the program lives on', async () => {
  await speech.say(ask('하나.'));
  const before = speech.pid;
  for (const [request, reason] of [
    [ask('가'.repeat(1_001)), 'TEXT_TOO_LONG'],
    [ask('😀'), 'NOTHING_TO_SAY'],
    [ask('하나', { voice: 'nobody' }), 'INVALID_REQUEST'],
    [ask('하나', { engine: 'flite' }), 'INVALID_REQUEST'],
    [ask('하나', { hertz: Number.NaN }), 'INVALID_REQUEST'],
  ] as const) {
    await expect(speech.say(request)).rejects.toMatchObject({ code: 'INVALID_DATA', details: { reason } });
  }
  expect(speech.pid).toBe(before);
});

test('a program that is not there, does not answer in time, or cannot take more is told apart', async () => {
  const missing = createSpeechProgram({ path: join(folder, 'main.ts') });
  await expect(missing.say(ask('하나.'))).rejects.toMatchObject({ code: 'SPEECH_PROGRAM_MISSING' });
  const hurried = createSpeechProgram({ timeoutSeconds: 0.001 });
  await expect(hurried.say(ask('하나.'))).rejects.toMatchObject({ code: 'TIMED_OUT' });
  hurried.stop();
  const narrow = createSpeechProgram({ longestQueue: 1 });
  const [first, second, third] = [narrow.say(ask('하나.')), narrow.say(ask('둘.')), narrow.say(ask('셋.'))];
  await expect(third).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await first).samples.length + (await second).samples.length).toBeGreaterThan(0);
  narrow.stop();
});

test('stopping abandons what waits, and aborting abandons one', async () => {
  const stopped = createSpeechProgram();
  const waits = [stopped.say(ask('하나.')), stopped.say(ask('둘.'))];
  const refusals = Promise.all(waits.map((wait) => expect(wait).rejects.toMatchObject({ code: 'CANCELLED' })));
  stopped.stop();
  await refusals;
  expect(stopped.pid).toBeUndefined();
  const abort = new AbortController();
  const busy = speech.say(ask('하나.'));
  const unwanted = speech.say(ask('둘.'), abort.signal);
  abort.abort(new Error('unwanted'));
  await expect(unwanted).rejects.toThrow('unwanted');
  await busy;
});
