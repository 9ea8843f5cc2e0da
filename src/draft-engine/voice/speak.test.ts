import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { EMOTIONS, type Delivery, type Emotion } from '#src/shared/catalogue/shots.ts';
import { VOICE_PEOPLE, VOICE_SAMPLE_TEXTS } from '#src/shared/catalogue/voices.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { heardSpan } from '#tests/build/listen.ts';
import { measureLoudness } from '../audio/loudness.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import type { VoiceEngine } from './engine-voice.ts';
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

const LINES: Record<Language, string> = {
  en: 'The lighthouse keeper lit the lamp, and the storm went quiet.',
  cn: '灯塔守护人在风暴中点亮了灯，然后静静地等待黎明。',
  ko: '등대지기는 폭풍 속에서 등불을 켜고, 조용히 새벽을 기다렸다.',
  ja: '灯台守は嵐の中で灯をともし、静かに夜明けを待った。',
};

const SHORT_LINES: Record<Language, string> = {
  en: 'Nobody knows where we are going.',
  cn: '我们明天一起去海边吧。',
  ko: '우리는 내일 바다에 간다.',
  ja: '明日は海へ行きましょう。',
};

/** Syllables (moras in Japanese) of the lines above, counted by hand. */
const SYLLABLES: Record<Language, number> = { en: 15, cn: 22, ko: 25, ja: 31 };

interface Choice {
  language?: Language;
  who?: string;
  emotion?: Emotion;
  delivery?: Delivery;
  engine?: VoiceEngine;
  text?: string;
  seed?: number;
  pitchShift?: number;
  rate?: number;
}

function say(choice: Choice = {}): Promise<Voice> {
  const {
    language = 'en',
    who = 'woman',
    emotion = 'neutral',
    delivery = 'spoken',
    engine = 'formant',
    text = LINES[language],
    seed = 7,
    pitchShift = 0,
    rate = 1,
  } = choice;
  return speak(
    { text, language, voice: { voice: `${language}-${who}`, pitchShift, rate }, emotion, delivery, engine, seed },
    tools,
  );
}

describe.each(LANGUAGES)('[DRAFT-04] a line in %s', (language) => {
  test('is read at a natural pace, audibly, without clipping', async () => {
    const voice = await say({ language });
    const perSecond = SYLLABLES[language] / voice.durationSeconds;
    expect(perSecond).toBeGreaterThan(2.8);
    expect(perSecond).toBeLessThan(8.5);
    expect(voice.samples.length).toBe(Math.round(voice.durationSeconds * SAMPLE_RATE));
    expect(measureLoudness([voice.samples])).toBeCloseTo(-20, 0);
    expect(voice.samples.every((sample) => Math.abs(sample) <= 0.842)).toBe(true);
    expect(voice.samples.slice(0, SAMPLE_RATE * 0.1).every((sample) => Math.abs(sample) < 0.01)).toBe(true);
  });

  test('moves the mouth in step with what is heard', async () => {
    const { visemes, words, durationSeconds, samples } = await say({ language });
    expect(visemes[0]?.startSeconds).toBe(0);
    expect(visemes.at(-1)?.endSeconds).toBeCloseTo(durationSeconds, 6);
    visemes.slice(1).forEach((span, index) => expect(span.startSeconds).toBeCloseTo(visemes[index]!.endSeconds, 6));
    expect(
      visemes.every((span) => span.endSeconds > span.startSeconds && span.openness >= 0 && span.openness <= 1),
    ).toBe(true);
    expect(new Set(visemes.map((span) => span.viseme)).size).toBeGreaterThan(5);
    expect(mouthFollowsLoudness({ visemes, samples })).toBeGreaterThan(0.3);
    words
      .slice(1)
      .forEach((word, index) => expect(word.startSeconds).toBeGreaterThanOrEqual(words[index]!.startSeconds));
    expect(words.every((word) => word.endSeconds <= durationSeconds)).toBe(true);
    expect(
      words
        .map((word) => word.text)
        .join('')
        .replace(/\P{L}/gu, ''),
    ).toBe(LINES[language].replace(/\P{L}/gu, ''));
  });

  test('[DRAFT-06] lasts from its first to its last word', async () => {
    for (const who of ['narrator', 'machine']) {
      const { samples, words, durationSeconds } = await say({ language, who, text: SHORT_LINES[language] });
      const heard = heardSpan(samples, { startSeconds: 0, endSeconds: durationSeconds });
      expect(Math.abs(words[0]!.startSeconds - heard.startSeconds)).toBeLessThan(0.08);
      expect(Math.abs(words.at(-1)!.endSeconds - heard.endSeconds)).toBeLessThan(0.08);
    }
  });

  test('is spoken by nine people who do not sound alike', async () => {
    const pitches = new Map<string, number>();
    for (const who of VOICE_PEOPLE) {
      const voice = await say({ language, who, text: SHORT_LINES[language] });
      expect(Math.abs(measureLoudness([voice.samples]) + 20)).toBeLessThan(1);
      pitches.set(who, medianPitch(voice.samples));
    }
    const hertz = (who: string): number => pitches.get(who) ?? 0;
    expect(hertz('creature')).toBeLessThan(hertz('narrator') * 0.8);
    expect(hertz('narrator')).toBeLessThan(hertz('man') * 0.93);
    expect(hertz('man')).toBeLessThan(hertz('woman') * 0.8);
    expect(hertz('elderly_woman')).toBeLessThan(hertz('woman') * 0.93);
    expect(hertz('woman')).toBeLessThan(hertz('boy') * 0.93);
    expect(hertz('boy')).toBeLessThan(hertz('girl') * 0.93);
  });
});

test('[DRAFT-04] the nine emotions can be told apart by pace, pitch and loudness', async () => {
  const measured = new Map<Emotion, number[]>();
  for (const emotion of EMOTIONS) {
    const voice = await say({ emotion });
    // In audible steps: a twelfth in pace, a semitone in pitch, a decibel in loudness.
    measured.set(emotion, [
      Math.log(voice.durationSeconds) / Math.log(1.083),
      12 * Math.log2(medianPitch(voice.samples)),
      measureLoudness([voice.samples]),
    ]);
  }
  for (const [one, values] of measured) {
    for (const [other, others] of measured) {
      if (one >= other) {
        continue;
      }
      const distance = Math.hypot(...values.map((value, index) => value - others[index]!));
      expect(distance, `${one} and ${other}`).toBeGreaterThan(1);
    }
  }
  expect(measured.get('sad')![1]!).toBeLessThan(measured.get('neutral')![1]!);
  expect(measured.get('excited')![0]!).toBeLessThan(measured.get('neutral')![0]!);
  expect(measured.get('angry')![2]!).toBeGreaterThan(measured.get('neutral')![2]!);
});

test('equal requests give equal samples, whatever was said between them and by whichever process', async () => {
  const first = await say({ language: 'cn' });
  await say({ language: 'ko', emotion: 'angry' });
  const second = await say({ language: 'cn' });
  expect(print(second)).toBe(print(first));
  expect(second.visemes).toEqual(first.visemes);
  const other = createSpeechProgram();
  const third = await speak(
    {
      text: LINES.cn,
      language: 'cn',
      voice: { voice: 'cn-woman', pitchShift: 0, rate: 1 },
      emotion: 'neutral',
      delivery: 'spoken',
      engine: 'formant',
      seed: 7,
    },
    { ...tools, speech: other },
  );
  other.stop();
  expect(print(third)).toBe(print(first));
  expect(print(await say({ language: 'cn', seed: 8 }))).not.toBe(print(first));
});

test('a character bends its voice in pitch and pace', async () => {
  const plain = await say();
  const high = await say({ pitchShift: 4 });
  const slow = await say({ rate: 0.75 });
  expect(medianPitch(high.samples) / medianPitch(plain.samples)).toBeCloseTo(2 ** (4 / 12), 1);
  expect(slow.durationSeconds / plain.durationSeconds).toBeGreaterThan(1.18);
});

test('hanzi, kanji and numbers are read as words and not spelled out', async () => {
  const kanji = await say({ language: 'ja' });
  const kana = await say({
    language: 'ja',
    text: 'とうだいもりはあらしのなかであかりをともし、しずかによあけをまった。',
  });
  expect(kanji.durationSeconds / kana.durationSeconds).toBeGreaterThan(0.8);
  expect(kanji.durationSeconds / kana.durationSeconds).toBeLessThan(1.25);
  const numbers = await say({ language: 'ja', text: '2024年3月14日に100円で買った。' });
  expect(numbers.durationSeconds).toBeLessThan(6.5);
  const cantonese = await say({ language: 'cn', who: 'cantonese_woman' });
  expect(cantonese.durationSeconds).toBeLessThan(SYLLABLES.cn / 2.8);
});

test('a name in another script is spoken in its own language', async () => {
  const without = await say({ text: 'My name is, he said.' });
  const voice = await say({ text: 'My name is 王小明, he said.' });
  expect(voice.durationSeconds).toBeGreaterThan(without.durationSeconds + 0.4);
  expect(voice.words.map((word) => word.text).join(' ')).toMatch(/My name is 王.*he said/);
});

describe('text that nobody should write', () => {
  test.each([
    ['emoji among words', 'Hello 😀👩‍👩‍👧 world 🏳️‍🌈!'],
    ['markup', '<speak><break time="9s"/>Hello</speak> [[h@l@U]] &lt;b&gt; <audio src="file:///etc/passwd"/>'],
    ['control characters', 'Hello\u0000\u0007\u001b[31m\u202eworld\ufeff\ud800'],
    ['an endless word', 'a'.repeat(240)],
    ['an endless sentence', 'and then '.repeat(55)],
    ['stacked accents', `Z${'\u0301'.repeat(300)}algo speaks`],
    ['options', '-voice /etc/passwd -o /etc/x'],
    ['other scripts', 'Привет, мир. مرحبا. Hello.'],
    ['marks', '?!?!?!?! ... Hello ,,,,, ; -- $$$ %%% """'],
  ])(
    '%s is spoken',
    async (_, text) => {
      for (const language of LANGUAGES) {
        const voice = await say({ text, language });
        expect(measureLoudness([voice.samples])).toBeCloseTo(-20, 0);
        // Spelling a letter takes at most about half a second in any language.
        expect(voice.durationSeconds).toBeLessThan(20 + text.length / 2);
      }
    },
    60_000,
  );

  test.each(['', '   ', '…', '😀😀', '\u0000\u0001', '<b></b>'])('%j is refused by name', async (text) => {
    for (const language of LANGUAGES) {
      await expect(say({ text, language })).rejects.toMatchObject({
        code: 'INVALID_DATA',
        details: { reason: 'NOTHING_TO_SAY' },
      });
    }
  });

  test('too long a text and an unknown voice are refused by name', async () => {
    await expect(say({ text: 'word '.repeat(1_100) })).rejects.toMatchObject({ details: { reason: 'TEXT_TOO_LONG' } });
    await expect(say({ who: 'nobody' })).rejects.toMatchObject({ details: { reason: 'VOICE_UNKNOWN' } });
  });
});

test('[CAT-09] what a voice says as its sample can be said', async () => {
  for (const language of LANGUAGES) {
    const voice = await say({ language, who: 'narrator', text: VOICE_SAMPLE_TEXTS[language] });
    expect(voice.durationSeconds).toBeGreaterThan(2);
    expect(voice.durationSeconds).toBeLessThan(9);
  }
});

function print({ samples }: Voice): string {
  return createHash('sha256').update(samples).digest('hex');
}

/** Correlation of the mouth's opening with the sound level, in steps of a fiftieth of a second. */
function mouthFollowsLoudness({ visemes, samples }: Pick<Voice, 'visemes' | 'samples'>): number {
  const step = SAMPLE_RATE / 50;
  const opening: number[] = [];
  const level: number[] = [];
  for (let start = 0; start + step <= samples.length; start += step) {
    const middle = (start + step / 2) / SAMPLE_RATE;
    opening.push(visemes.find((span) => span.endSeconds > middle)?.openness ?? 0);
    level.push(Math.sqrt(samples.slice(start, start + step).reduce((sum, sample) => sum + sample * sample, 0) / step));
  }
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [openingMean, levelMean] = [mean(opening), mean(level)];
  const along = (a: number[], aMean: number, b: number[], bMean: number): number =>
    a.reduce((sum, value, index) => sum + (value - aMean) * (b[index]! - bMean), 0);
  const spread = Math.sqrt(
    along(opening, openingMean, opening, openingMean) * along(level, levelMean, level, levelMean),
  );
  return along(opening, openingMean, level, levelMean) / spread;
}
