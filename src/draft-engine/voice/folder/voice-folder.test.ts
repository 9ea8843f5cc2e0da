import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTinyVoiceFolder, TINY_SYMBOL_SECONDS, type TinyVoice } from '#tests/build/tiny-voice-folder.ts';
import { speak, type SpeakRequest } from '../speak.ts';
import { loadFolderModel, type FolderModel } from './folder-model.ts';
import { romaniseHangul } from './romanise-hangul.ts';
import { spellForFolder } from './spell-for-folder.ts';
import { checkVoiceFolder, readVoiceFolder } from './voice-folder.ts';

const folders: string[] = [];
const models: FolderModel[] = [];
afterAll(async () => {
  await Promise.all(models.map((model) => model.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function make(voice?: TinyVoice): Promise<string> {
  const folder = await makeTinyVoiceFolder(voice);
  folders.push(folder);
  return folder;
}

const LINE: Omit<SpeakRequest, 'folder'> = {
  text: '바다, 3마리가 간다.',
  language: 'ko',
  voice: { voice: 'ko-woman', pitchShift: 0, rate: 1 },
  emotion: 'neutral',
  delivery: 'spoken',
  engine: 'formant',
  seed: 4,
};

/** Speaks by a folder and by nothing else. */
async function sayBy(path: string, line: Partial<SpeakRequest> = {}) {
  const tools = {
    speech: {
      say: () => Promise.reject(new Error('the formant engine was asked')),
      stop: () => {},
      pid: undefined,
    },
    model: () => Promise.reject(new Error('the neural engine was asked')),
    folderModel: async (folder: string) => {
      const model = await loadFolderModel(folder);
      models.push(model);
      return model;
    },
  };
  return speak({ ...LINE, ...line, folder: { path, language: 'ko', speakers: { '*': '0' } } }, tools);
}

test('a line is spoken by the voice of a folder, with its words in the sound and its name', async () => {
  const path = await make();
  const voice = await sayBy(path);
  expect(voice.spokenBy).toBe(`sherpa-onnx: ${path.split('/').at(-1)}`);
  expect(voice.words.map(({ text }) => text)).toEqual(['바다', '3마리가', '간다']);
  voice.words.forEach(({ startSeconds, endSeconds }, index) => {
    expect(endSeconds).toBeGreaterThan(startSeconds);
    expect(startSeconds).toBeGreaterThanOrEqual((voice.words[index - 1]?.endSeconds ?? 0) - 1e-6);
  });
  expect(voice.visemes.at(-1)?.endSeconds).toBeCloseTo(voice.durationSeconds, 5);
  expect(Math.max(...voice.visemes.map(({ openness }) => openness))).toBeGreaterThan(0.3);
});

test('equal requests give equal samples, a slower voice is longer, and a girl is higher than a woman', async () => {
  const path = await make();
  const [once, again, sad, girl] = [
    await sayBy(path),
    await sayBy(path),
    await sayBy(path, { emotion: 'sad' }),
    await sayBy(path, { voice: { ...LINE.voice, voice: 'ko-girl' } }),
  ];
  expect(Buffer.from(again.samples.buffer).equals(Buffer.from(once.samples.buffer))).toBe(true);
  expect(sad.durationSeconds).toBeGreaterThan(once.durationSeconds * 1.1);
  expect(crossings(girl.samples) / crossings(once.samples)).toBeGreaterThan(1.1);
});

/** Changes of sign in a second of sound, as a simple measure of pitch. */
function crossings(samples: Float32Array): number {
  const heard = samples.filter((sample) => Math.abs(sample) > 0.02);
  return heard.filter((sample, index) => index > 0 && sample > 0 !== heard[index - 1]! > 0).length / heard.length;
}

test('Hangul becomes Latin letters one by one where the voice knows no Hangul', async () => {
  const romanise = (text: string): string => Array.from(text, (each) => romaniseHangul(each) ?? each).join('');
  expect(romanise('안녕하세요')).toBe('annyeonghaseyo');
  expect(romanise('왜 값이 뭐예요')).toBe('wai gabsi mweoyeyo');
  const latin = await readVoiceFolder(await make());
  const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0) - 96);
  // Numbers are spelled out, and number 0 stands around each letter.
  const said = await spellForFolder('3마리', 'ko', latin);
  expect(said.filter((_, index) => index % 2 === 0).every((number) => number === 0)).toBe(true);
  expect(said.filter((number) => number > 0 && number < 27)).toEqual(letters('semari'));
  const hangul = await readVoiceFolder(await make({ tokens: ['_ 0', '세 5', '마 6', '리 7', ' 8'] }));
  expect((await spellForFolder('세 마리', 'ko', hangul)).filter((number) => number > 0)).toEqual([5, 8, 6, 7]);
  expect(await spellForFolder('!?', 'ko', latin)).toEqual([]);
});

test('a lexicon says words by their symbols, the longest first where no spaces are written', async () => {
  const metadata = { frontend: '', add_blank: '0', comment: 'ljspeech' };
  const tokens = ['_ 0', 'AA 1', 'B 2', 'K 3', ' 4', '. 5'];
  const english = await readVoiceFolder(await make({ metadata, tokens, lexicon: ['cab K AA B', 'odd X', 'a AA'] }));
  expect(await spellForFolder('A cab.', 'en', english)).toEqual([1, 4, 3, 1, 2, 4, 5]);
  const chinese = await readVoiceFolder(
    await make({ metadata, tokens: tokens.slice(0, 4), lexicon: ['大海 K AA', '大 B', '去 AA'] }),
  );
  expect(await spellForFolder('去大海', 'cn', chinese)).toEqual([1, 3, 1]);
});

test('a folder that cannot be used is told with the reason', async () => {
  const complaint = async (path: string, speakers: Record<string, string> = { '*': '0' }): Promise<string> =>
    (await checkVoiceFolder({ path, language: 'ko', speakers })).join('\n');
  expect(await complaint(await make())).toBe('');
  expect(await complaint('/nowhere')).toMatch(/KINORA_VOICE_FOLDER must be a folder/);
  expect(await complaint(await make({ metadata: { comment: 'piper', voice: 'ko' } }))).toMatch(/Piper.*espeak-ng/);
  expect(await complaint(await make({ metadata: { comment: 'melo' } }))).toMatch(/MeloTTS/);
  expect(await complaint(await make({ metadata: { model_type: 'kokoro' } }))).toMatch(/kokoro.*only VITS/);
  expect(await complaint(await make({ metadata: { frontend: '' } }))).toMatch(/neither characters nor a lexicon/);
  expect(await complaint(await make({ metadata: { sample_rate: '5' } }))).toMatch(/sample_rate: 5/);
  expect(await complaint(await make({ inputs: ['a', 'b', 'c', 'd', 'e'] }))).toMatch(/inputs.*a, b, c/);
  expect(await complaint(await make({ metadata: { n_speakers: '2' } }), { female: '2' })).toMatch(
    /speaker 2.*there are 2/,
  );
  const broken = await make();
  await writeFile(join(broken, 'model.onnx'), 'no model');
  expect(await complaint(broken)).toMatch(/no ONNX file/);
  await rm(join(broken, 'model.onnx'));
  expect(await complaint(broken)).toMatch(/must hold model.onnx/);
  const mute = await make();
  await rm(join(mute, 'tokens.txt'));
  expect(await complaint(mute)).toMatch(/must hold tokens.txt/);
});

test('a model is given a pace, and no randomness', async () => {
  const model = await loadFolderModel(await make());
  models.push(model);
  const usual = await model.speak([0, 1, 0, 2, 0], 0, 1);
  expect(usual.length / model.folder.sampleRate).toBeCloseTo(5 * TINY_SYMBOL_SECONDS, 3);
  expect((await model.speak([0, 1, 0, 2, 0], 0, 1.5)).length).toBe(Math.ceil(usual.length * 1.5));
  expect(usual.slice(0, 600).every((sample) => sample === 0)).toBe(true);
});
