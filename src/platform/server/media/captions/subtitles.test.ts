import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakCaptions, columnsOf } from '#src/shared/language/break-captions.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '../ffmpeg/probe-media.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { writeFontsConf } from '../fonts/write-fonts-conf.ts';
import { burnSubtitles } from '../video/burn-subtitles.ts';
import { decodeFrames } from '../video/decode-frames.ts';
import { muxFilm } from '../video/mux-film.ts';
import { layOutCaptions, writeAss, writeSrt, writeVtt } from './subtitles.ts';

const HOSTILE = '{\\b1}<b>Ne\u0000ver</b> & \\N 00:00:01.000 --> 00:00:02.000\n\nNOTE x \u202e';
const LINES = {
  en: 'The keeper heard the voice of the sea for the first time in the night of the storm, and he did not answer it at all.',
  cn: '灯塔看守人在暴风雨的夜里第一次听见了大海的声音，他没有回答，只是把灯点得更亮了一些。',
  ko: '등대지기는 폭풍우 치는 밤에 처음으로 바다의 목소리를 들었고, 아무 대답도 하지 않은 채 등불을 더 밝혔다.',
  ja: '灯台守は嵐の夜に初めて海の声を聞いたが、何も答えずに灯りをもっと明るくした。「さようなら」と風が言った。',
};

test.each(LANGUAGES)('[DRAFT-06] a long line in %s is broken into captions of two lines that fit', (language) => {
  const columns = language === 'en' ? 42 : 36;
  const captions = breakCaptions(LINES[language], language, columns);
  expect(captions.length).toBeGreaterThan(1);
  for (const lines of captions) {
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) {
      expect(columnsOf(line)).toBeLessThanOrEqual(columns);
      expect(line).not.toMatch(/^[、。，．！？」』）・ー,.!?]/u);
      expect(line).not.toMatch(/[「『（]$/u);
    }
  }
  const gap = language === 'en' || language === 'ko' ? ' ' : '';
  expect(captions.flat().join(gap)).toBe(LINES[language]);
});

test.each([
  ['cn', '老人低声说：“今晚的风太大了，你们快回家去吧。”孩子们笑着回答：‘再看一次大海！’书名是《灯塔（下）》。'],
  ['ja', '老人は「今夜は風が強い、早く帰りなさい」と言い、子どもたちは『もう一度（だけ）海を見たい』と答えた。'],
  ['ko', '노인은 “오늘 밤은 바람이 세니 어서 돌아가라”고 했고, 아이들은 ‘한 번 더 바다를 보고 싶다’고 했다.'],
  [
    'en',
    'The old man said, “The wind is too strong tonight, go home now.” The children said: ‘One more look (only one).’',
  ],
] as const)('[DRAFT-06] in %s quotation marks and brackets stay with their words at any width', (language, text) => {
  for (let columns = 14; columns <= 60; columns++) {
    for (const line of breakCaptions(text, language, columns).flat()) {
      expect(line, `${columns} columns`).not.toMatch(/[“‘「『《（(]$/u);
      expect(line, `${columns} columns`).not.toMatch(/^[”’」』》）)]/u);
    }
  }
});

test('a word longer than a line is cut, and nothing at all gives nothing', () => {
  const captions = breakCaptions('x'.repeat(100), 'en', 42);
  expect(captions.flat().join('')).toBe('x'.repeat(100));
  expect(captions.flat().every((line) => line.length <= 42)).toBe(true);
  expect(breakCaptions(' \n\u200b', 'en', 42)).toEqual([]);
});

test('captions share the time of their cue and never overlap', () => {
  const captions = layOutCaptions(
    [
      { startSeconds: 4, endSeconds: 6, text: 'Second.' },
      { startSeconds: 1, endSeconds: 5, text: LINES.en },
    ],
    { language: 'en' },
  );
  expect(captions[0]?.startSeconds).toBe(1);
  for (let index = 1; index < captions.length; index++) {
    expect(captions[index]?.startSeconds).toBeGreaterThanOrEqual(captions[index - 1]?.endSeconds ?? 0);
  }
  expect(captions.at(-1)).toMatchObject({ startSeconds: 4, endSeconds: 6, lines: ['Second.'] });
});

/** Words of 0.3 s, with a pause of `pauseSeconds` after those that end with a full stop. */
function sayWords(
  texts: readonly string[],
  pauseSeconds: number,
): { text: string; startSeconds: number; endSeconds: number }[] {
  let seconds = 10;
  return texts.map((text) => {
    const startSeconds = seconds;
    seconds += 0.3 + (/[.。]$/.test(text) ? pauseSeconds : 0);
    return { text, startSeconds, endSeconds: startSeconds + 0.3 };
  });
}

test.each([
  ['en', LINES.en.split(' '), ' '],
  ['ko', LINES.ko.split(' '), ' '],
  ['cn', [...LINES.cn.matchAll(/.{1,2}/gu)].map(([pair]) => pair), ''],
  ['ja', [...LINES.ja.matchAll(/.{1,4}/gu)].map(([four]) => four), ''],
] as const)(
  '[DRAFT-06] captions of a long line in %s last from their first to their last word',
  (language, texts, gap) => {
    const words = sayWords(texts, 0);
    const cue = { startSeconds: 10, endSeconds: words.at(-1)!.endSeconds, text: texts.join(gap), words };
    const captions = layOutCaptions([cue], { language });
    expect(captions.length).toBeGreaterThan(1);
    expect(captions[0]?.startSeconds).toBe(10);
    expect(captions.at(-1)?.endSeconds).toBeCloseTo(words.at(-1)!.endSeconds, 6);
    let letters = 0;
    const count = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    for (const caption of captions) {
      // The word that holds the caption's first letter, by counting.
      let passed = 0;
      const first = words.find(({ text }) => (passed += count(text)) > letters)!;
      expect(caption.startSeconds).toBeGreaterThanOrEqual(first.startSeconds - 1e-6);
      expect(caption.startSeconds).toBeLessThan(first.endSeconds);
      letters += count(caption.lines.join(''));
    }
  },
);

test('a pause within a line is a gap between its captions, and a moment too short to be one is not', () => {
  const texts = `${'One two three four five six seven eight nine ten eleven. '.repeat(2)}`.trim().split(' ');
  const endings = (pauseSeconds: number): number[] => {
    const words = sayWords(texts, pauseSeconds);
    const cue = { startSeconds: 10, endSeconds: words.at(-1)!.endSeconds, text: texts.join(' '), words };
    const captions = layOutCaptions([cue], { language: 'en' });
    return captions.slice(1).map((caption, index) => caption.startSeconds - captions[index]!.endSeconds);
  };
  for (const gap of endings(0.5)) {
    expect(gap).toBeCloseTo(0.5, 6);
  }
  expect(endings(0.5).length).toBeGreaterThan(0);
  expect(endings(0.05)).toEqual(endings(0.05).map(() => 0));
});

test('a word that is over at once can still be read, unless the next line comes', () => {
  const cue = (startSeconds: number, text: string) => ({ startSeconds, endSeconds: startSeconds + 0.2, text });
  const [alone] = layOutCaptions([cue(1, 'No.')], { language: 'en' });
  expect(alone!.endSeconds - alone!.startSeconds).toBeCloseTo(1, 6);
  const [first, second] = layOutCaptions([cue(1, 'No.'), cue(1.4, 'Yes.')], { language: 'en' });
  expect([first!.endSeconds, second!.startSeconds]).toEqual([1.4, 1.4]);
});

test('[DRAFT-06] captions begin and end with a cut that is near, and stay a second where there is room', () => {
  const cuts = [4, 7];
  const [before, first, last] = layOutCaptions(
    [
      { startSeconds: 1, endSeconds: 3.2, text: 'It rains.', cuts: [0, 4] },
      { startSeconds: 3.8, endSeconds: 4.5, text: 'Thank you.', cuts },
      { startSeconds: 5.6, endSeconds: 6.75, text: 'It is late.', cuts },
    ],
    { language: 'en' },
  );
  expect(before).toMatchObject({ startSeconds: 1, endSeconds: 3.2 });
  expect(first).toMatchObject({ startSeconds: 4, endSeconds: 5 });
  expect(last).toMatchObject({ startSeconds: 5.6, endSeconds: 7 });
  // Somebody still speaks at the cut.
  const [, late] = layOutCaptions(
    [
      { startSeconds: 1, endSeconds: 4.1, text: 'It rains.', cuts: [0, 4] },
      { startSeconds: 4.2, endSeconds: 5.5, text: 'Thank you.', cuts },
    ],
    { language: 'en' },
  );
  expect(late).toMatchObject({ startSeconds: 4.2 });
});

test.each([
  [
    'en',
    'One rainy evening, an old violinist is playing the violin on the railway platform.',
    /(?:^|\s)(?:is|the|on|an?|of|to)$/u,
  ],
  ['cn', '一个下雨的傍晚，一位年老的小提琴手在火车站的站台上拉着他心爱的小提琴。', /(?:在|的|一位?|他)$/u],
  [
    'ja',
    '雨の降るある夕方、年老いたバイオリン弾きが駅のホームで古いバイオリンを弾いている。',
    /[\p{Script=Han}ァ-ヶーの]$/u,
  ],
  [
    'ko',
    '비 오는 어느 저녁, 늙은 바이올린 연주자가 기차역 승강장에서 낡은 바이올린을 켜고 있다.',
    /(?:^|\s)(?:늙은|낡은|어느)$/u,
  ],
] as const)('[DRAFT-06] lines in %s do not part what belongs together', (language, text, parted) => {
  for (const columns of [26, 30, 36, 42]) {
    const lines = breakCaptions(text, language, columns).flat();
    for (const line of lines.slice(0, -1)) {
      expect(line, `${columns} columns: ${lines.join(' / ')}`).not.toMatch(parted);
    }
  }
});

describe('hostile text', () => {
  const captions = layOutCaptions([{ startSeconds: 0.5, endSeconds: 3661.5, text: HOSTILE }], { language: 'en' });

  test('stays text in WebVTT', () => {
    const vtt = writeVtt(captions);
    expect(vtt.match(/-->/g)).toHaveLength(captions.length);
    expect(vtt).toContain('&lt;b&gt;Ne ver&lt;/b&gt; &amp;');
    expect(vtt).not.toMatch(/\n\s*NOTE/);
    expect(vtt).toContain('00:00:00.500 --> ');
    expect(vtt).toContain(' --> 01:01:01.500');
  });

  test('stays text in SubRip', () => {
    const srt = writeSrt(captions);
    expect(srt.match(/-->/g)).toHaveLength(captions.length);
    expect(srt).not.toMatch(/<b>|\{\\/);
  });

  test('stays text in ASS', () => {
    const ass = writeAss(captions, { width: 160, height: 90, language: 'en' });
    expect(ass.match(/^Dialogue: 1/gm)).toHaveLength(captions.length);
    expect(ass.replaceAll(/\{\\blur[\d.]+\}/g, '')).not.toMatch(/(?<!\\)\{/);
    expect(ass).toContain('\\\u2060N');
  });

  test('comes whole out of the text track of a film', async () => {
    const ffmpeg = await findFfmpeg();
    await withTemporaryFolder(async (folder) => {
      const [clip, film] = [join(folder, 'a.mp4'), join(folder, 'film.mp4')];
      await makeNumberedClip({ ffmpeg, path: clip, frames: 48, red: 90 });
      const vtt = writeVtt(
        layOutCaptions([{ startSeconds: 0.5, endSeconds: 1.5, text: 'He said <i>"no"</i> & {left}' }], {
          language: 'en',
        }),
      );
      const title = 'A "title" = $(x); \\ \n[chapter] 灯台';
      await muxFilm({ ffmpeg, clips: [clip], framesPerSecond: 24, vtt, language: 'ja', title, path: film });
      const facts = await probeMedia(ffmpeg, film);
      expect(facts.title).toBe('A "title" = $(x); \\ [chapter] 灯台');
      expect(facts.faststart).toBe(true);
      expect(facts.streams).toMatchObject([
        { kind: 'video', frames: 48 },
        { kind: 'subtitle', codec: 'mov_text', language: 'jpn' },
      ]);
      const { output } = await runFfmpeg({
        ffmpeg,
        arguments: ['-i', film, '-map', '0:s:0', '-c:s', 'text', '-f', 'data', 'pipe:1'],
      });
      expect(output.toString('utf8').replace(/[\\]/g, '')).toContain('He said <i>"no"</i> & {left}');
    });
  });
});

test('[EDIT-13] burned letters have a dark edge and a soft shadow where nothing is behind them', () => {
  const caption = { startSeconds: 0, endSeconds: 1, lines: ['The sea'] };
  const styleIn = (ass: string, name: string): string[] =>
    new RegExp(`^Style: ${name},.*$`, 'm').exec(ass)?.[0].split(',') ?? [];
  const ass = writeAss([caption], { width: 1280, height: 720, language: 'en' });
  const [, , size, , , , , , , , , , , , , , outline] = styleIn(ass, 'Caption').map(Number);
  expect(outline).toBeGreaterThanOrEqual((size ?? 0) / 1.448 / 16);
  expect(styleIn(ass, 'Shadow').map(Number)[16]).toBeGreaterThan(outline ?? 0);
  expect(ass).toMatch(/^Dialogue: 0,.*,Shadow,.*\{\\blur[1-9][\d.]*\}The sea$/m);
  const shaded = writeAss([caption], { width: 1280, height: 720, language: 'en', ground: 'shade' });
  expect(shaded.match(/^Dialogue:/gm)).toHaveLength(1);
});

test('[DRAFT-06] subtitles are burned in with signs of all four languages', async () => {
  const ffmpeg = await findFfmpeg();
  await withTemporaryFolder(async (folder) => {
    const format = { width: 320, height: 180, framesPerSecond: 24 };
    const clip = join(folder, 'a.mp4');
    await makeNumberedClip({ ffmpeg, path: clip, frames: 4, red: 90, format });
    const fontsConfPath = await writeFontsConf(folder);
    const read = async (path: string): Promise<Uint8ClampedArray> =>
      (await decodeFrames({ ffmpeg, path, width: 320, height: 180, count: 1 }))[0] ?? new Uint8ClampedArray();
    const plain = await read(clip);
    const inks = new Map<string, number>();
    // The last character is in no font: it shows how a missing glyph looks.
    for (const text of ['The sea', '大海风', '바다의', '海へと', '\u{10ffff}\u{10ffff}\u{10ffff}']) {
      const path = join(folder, 'burned.mp4');
      const ass = writeAss([{ startSeconds: 0, endSeconds: 1, lines: [text] }], {
        ...format,
        language: 'en',
        columns: 20,
        scale: 2,
      });
      await burnSubtitles({ ffmpeg, clips: [clip], ass, format, quality: 'master', fontsConfPath, path });
      const burned = await read(path);
      let changedTop = 0;
      let white = 0;
      burned.forEach((value, index) => {
        if (index % 4 !== 0) {
          return;
        }
        if (index < burned.length / 2) {
          changedTop += Math.abs(value - (plain[index] ?? 0)) > 60 ? 1 : 0;
        } else {
          white += value > 200 && (burned[index + 1] ?? 0) > 200 && (burned[index + 2] ?? 0) > 200 ? 1 : 0;
        }
      });
      expect(changedTop).toBe(0);
      inks.set(text, white);
    }
    const missing = inks.get('\u{10ffff}\u{10ffff}\u{10ffff}') ?? 0;
    inks.delete('\u{10ffff}\u{10ffff}\u{10ffff}');
    for (const ink of inks.values()) {
      expect(ink).toBeGreaterThan(60);
    }
    expect([...inks.values()].every((ink) => ink !== missing)).toBe(true);
  });
});
