import { afterAll, describe, expect, test } from 'vitest';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import type { Delivery, Emotion } from '#src/shared/catalogue/shots.ts';
import { VOICES } from '#src/shared/catalogue/voices.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { measureLoudness } from '../audio/loudness.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { engineVoice } from './engine-voices.ts';
import type { Voice } from './finish-voice.ts';
import { loadVoiceModel } from './neural/voice-model.ts';
import { medianPitch } from './signal/median-pitch.ts';
import { speak } from './speak.ts';

const speech = createSpeechProgram();
const loading = loadVoiceModel();
const tools = { speech, model: () => loading };
afterAll(async () => {
  speech.stop();
  await (await loading).close();
});

/** Short, since each second of speech costs a third of a second and more. */
const LINES: Record<'en' | 'cn' | 'ja', string> = {
  en: 'The storm went quiet, and nobody slept.',
  cn: '风暴停了，没有人睡着。',
  ja: '嵐は静まり、誰も眠らなかった。',
};
const SYLLABLES = { en: 10, cn: 10, ja: 17 } as const;

interface Choice {
  language?: Language;
  who?: string;
  emotion?: Emotion;
  delivery?: Delivery;
  text?: string;
  seed?: number;
}

function sayAnew(choice: Choice = {}): Promise<Voice> {
  const { language = 'en', who = 'woman', emotion = 'neutral', delivery = 'spoken', seed = 7 } = choice;
  const { text = LINES[language as 'en'] } = choice;
  const voice = { voice: `${language}-${who}`, pitchShift: 0, rate: 1 };
  return speak({ text, language, voice, emotion, delivery, engine: 'neural', seed }, tools);
}

const said = new Map<string, Promise<Voice>>();

/** Says a line, or gives the take that another test has had of the same. */
function say(choice: Choice = {}): Promise<Voice> {
  const key = JSON.stringify({ language: 'en', who: 'woman', delivery: 'spoken', ...choice });
  const voice = said.get(key) ?? sayAnew(choice);
  said.set(key, voice);
  return voice;
}

describe.each(['en', 'cn', 'ja'] as const)('[DRAFT-04] a line in %s by the neural voice', (language) => {
  test('is spoken at a natural pace, with the times of its words', async () => {
    const voice = await say({ language });
    expect(voice.spokenBy).toBe('kokoro-82m');
    expect(SYLLABLES[language] / voice.durationSeconds).toBeGreaterThan(2.5);
    expect(SYLLABLES[language] / voice.durationSeconds).toBeLessThan(9);
    expect(measureLoudness([voice.samples])).toBeCloseTo(-20, 0);
    expect(voice.samples.every((sample) => Math.abs(sample) <= 0.842)).toBe(true);
    const letters = (text: string): string => text.replace(/\P{L}/gu, '');
    expect(letters(voice.words.map(({ text }) => text).join(''))).toBe(letters(LINES[language]));
    voice.words.forEach(({ startSeconds, endSeconds }, index) => {
      expect(endSeconds).toBeGreaterThan(startSeconds);
      expect(startSeconds).toBeGreaterThanOrEqual((voice.words[index - 1]?.endSeconds ?? 0) - 1e-6);
    });
    expect(voice.words.at(-1)?.endSeconds).toBeLessThanOrEqual(voice.durationSeconds);
  });

  test('sounds where its words are, and is quiet where it pauses', async () => {
    const { words, samples, durationSeconds } = await say({ language });
    const [first, last] = [words[0]!, words.at(-1)!];
    const whole = level(samples, first.startSeconds, last.endSeconds);
    for (const { text, startSeconds, endSeconds } of words) {
      expect(level(samples, startSeconds, endSeconds), text).toBeGreaterThan(whole / 12);
    }
    expect(level(samples, 0, first.startSeconds - 0.03)).toBeLessThan(whole / 20);
    expect(level(samples, last.endSeconds + 0.08, durationSeconds)).toBeLessThan(whole / 8);
  });
});

test('[DRAFT-04] a take says what spoke it: another engine where the voice does not know the language, or both', async () => {
  const korean = await say({ text: '안녕하세요, 여러분.' });
  expect(korean.spokenBy).toBe('espeak-ng');
  const both = await say({ text: 'The storm went quiet, and nobody in the house slept. 안녕.' });
  expect(both.spokenBy).toBe('kokoro-82m + espeak-ng');
});

test('[DRAFT-04] people of every age and nature are told apart by the height of their voices', async () => {
  const pitches = new Map<string, number>();
  for (const who of ['creature', 'narrator', 'man', 'young_man', 'woman', 'girl']) {
    pitches.set(who, medianPitch((await say({ who })).samples));
  }
  const hertz = (who: string): number => pitches.get(who) ?? 0;
  expect(hertz('creature')).toBeLessThan(hertz('narrator') * 0.85);
  expect(hertz('narrator')).toBeLessThan(hertz('man'));
  expect(hertz('man')).toBeLessThan(hertz('woman') * 0.8);
  expect(hertz('young_man')).toBeLessThan(hertz('woman') * 0.8);
  expect(hertz('woman')).toBeLessThan(hertz('girl'));
});

test('[CAT-09] every voice of a language that the neural engine speaks has a sound of its own', () => {
  for (const language of ['en', 'cn', 'ja'] as const) {
    const voices = VOICES.filter((voice) => voice.language === language && !voice.id.includes('cantonese'));
    const found = voices.map(({ id }) => engineVoice(id, 'neural'));
    expect(found.every(({ engine }) => engine === 'neural')).toBe(true);
    expect(new Set(found.map((voice) => JSON.stringify(voice))).size).toBe(voices.length);
  }
});

test('a whisper has no pitch, a shout is high and loud, a voice far away is low', async () => {
  const [plain, whispered, shouted, far] = await Promise.all(
    (['spoken', 'whispered', 'shouted', 'far'] as const).map((delivery) => say({ delivery })),
  );
  expect(medianPitch(plain!.samples)).toBeGreaterThan(120);
  expect(medianPitch(whispered!.samples)).toBe(0);
  expect(medianPitch(shouted!.samples)).toBeGreaterThan(medianPitch(plain!.samples) * 1.1);
  expect(measureLoudness([shouted!.samples])).toBeGreaterThan(measureLoudness([plain!.samples]) + 2);
  expect(measureLoudness([far!.samples])).toBeLessThan(measureLoudness([plain!.samples]) - 4);
});

test('[DRAFT-07] equal requests give equal samples, whatever was said between them', async () => {
  const first = await say({ language: 'ja' });
  await sayAnew({ emotion: 'angry' });
  expect((await sayAnew({ language: 'ja' })).samples).toEqual(first.samples);
  expect((await sayAnew({ language: 'ja', seed: 8 })).samples).not.toEqual(first.samples);
});

test('a text beyond what the model says at once is said in parts, whole', async () => {
  const text = `${'The keeper climbs the stairs, one after another, '.repeat(9)}and rests.`;
  const voice = await say({ text });
  expect(voice.words.filter((word) => word.text.startsWith('keeper'))).toHaveLength(9);
  expect(voice.words.at(-1)?.text).toMatch(/^rests/);
});

test.each(['…', '😀😀', '\u0000\u0001'])('%j is refused by name', async (text) => {
  await expect(say({ text })).rejects.toMatchObject({ details: { reason: 'NOTHING_TO_SAY' } });
});

function level(samples: Float32Array, fromSeconds: number, toSeconds: number): number {
  const part = samples.subarray(Math.round(fromSeconds * SAMPLE_RATE), Math.round(toSeconds * SAMPLE_RATE));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
}
