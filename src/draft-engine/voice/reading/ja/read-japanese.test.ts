import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MODEL_SYMBOLS } from '../../neural/model-symbols.ts';
import { FILM_PHRASES } from './film-phrases.ts';
import { kanaSymbols } from './kana-symbols.ts';
import { PHRASES } from './phrases.ts';
import { readJapanese } from './read-japanese.ts';

const PHRASE_SHARE = 0.98;
const VOWEL_ROWS = [
  ['ア', 'アカガサザタダナハバパマヤラワャァ'],
  ['イ', 'イキギシジチニヒビピミリィ'],
  ['ウ', 'ウクグスズツヌフブプムユルヴュゥ'],
  ['エ', 'エケゲセゼテデネヘベペメレェ'],
  ['オ', 'オコゴソゾトドノホボポモヨロョォ'],
] as const;

/** One spelling for long vowels: コオリ and コーリ sound alike. */
const oneSpelling = (kana: string): string =>
  kana.replace(/(.)ー/g, (both, sign: string) => {
    const row = VOWEL_ROWS.find(([, signs]) => signs.includes(sign));
    return row ? sign + row[0] : both;
  });

const spokenOf = async (text: string): Promise<string> =>
  (await readJapanese(text)).map(({ spoken }) => spoken).join('');

test('phrases are said as a newsreader says them', async () => {
  const phrases = [...Object.values(PHRASES).flat(), ...FILM_PHRASES];
  const wrong: string[] = [];
  for (const [written, kana] of phrases) {
    const spoken = await spokenOf(written);
    if (oneSpelling(spoken) !== oneSpelling(kana)) {
      wrong.push(`${written}: ${spoken}, not ${kana}`);
    }
  }
  expect(phrases.length).toBeGreaterThanOrEqual(360);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(phrases.length * (1 - PHRASE_SHARE));
});

test('no kanji is unread', async () => {
  const kanji = fc.oneof(
    fc.integer({ min: 0x4e00, max: 0x9fff }),
    fc.integer({ min: 0x3400, max: 0x4dbf }),
    fc.integer({ min: 0x20000, max: 0x2a6df }),
  );
  const parts = fc.oneof(
    kanji.map((code) => String.fromCodePoint(code)),
    fc.constantFrom(...'のれるく。、一3'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(parts, { maxLength: 12 }).map((signs) => signs.join('')),
      async (text) => {
        const read = (await readJapanese(text)).map((word) => word.text).join('');
        const kanjiOf = (words: string): string[] => words.match(/\p{Unified_Ideograph}/gu) ?? [];
        expect(kanjiOf(read)).toEqual(kanjiOf(text));
      },
    ),
    { numRuns: 400 },
  );
});

test('a kanji outside the dictionary has its on-reading, or the Chinese one where Japanese has none', async () => {
  expect(await spokenOf('衫')).toBe('サン');
  expect(await spokenOf('襦')).toBe('ジュ');
  expect(await spokenOf('讙')).toBe('カン');
  expect(await spokenOf('刘')).toBe('リウ');
});

test('words stand where they are written, and pauses where the text pauses', async () => {
  const words = await readJapanese('「3本のﾋﾞﾝ」、全部で￥20？ はい…');
  expect(words.map(({ text, after }) => text + after)).toEqual([
    '3本 ',
    'の ',
    'ﾋﾞﾝ, ',
    '全部 ',
    'で ',
    '￥20? ',
    'はい…',
  ]);
});

test('any text gives words in its order and only symbols of the model', async () => {
  const alphabet = fc.oneof(
    fc.constantFrom(
      ...'ぁあかがはへをんっゃーゝ々アヴンッー今日一二十百万人本月時分0123456789０９.,:/-〜+%¥$A aZ。、！？…「」（）',
    ),
    fc.constantFrom(...'👩‍🚀🎂é㌔℃①½ﾊﾟ゛\u3099\u200d\u0000\n\t鿿𠮷', '\ud800', '\udc00'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  );
  const texts = fc.array(alphabet, { maxLength: 60 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      let at = 0;
      for (const word of await readJapanese(text)) {
        const found = text.indexOf(word.text, at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + word.text.length;
        expect(word.text).not.toBe('');
        expect(word.spoken).toMatch(/^[\p{Script=Katakana}ー]+$/u);
        expect(word.phonemes).not.toBe('');
        expect([...word.phonemes].filter((symbol) => !MODEL_SYMBOLS.has(symbol))).toEqual([]);
        expect(word.after).toMatch(/^[;:,.!?—…]? ?$/);
      }
    }),
    { numRuns: 300 },
  );
});

test('a text of one sign a thousand times is read', async () => {
  for (const sign of ['1', '一', 'a', 'あ', 'ー', '々', '。', '億', '-', '\u3099', '🎂', '1-', '1.']) {
    const words = await readJapanese(sign.repeat(1_000));
    expect(words.length).toBeLessThanOrEqual(1_000);
  }
});

test('what sounds different is written differently', () => {
  const kana = [...'アイウエオカキクケコガギグゲゴサシスセソザジズゼゾタチツテトダデドナニヌネノハヒフヘホ'];
  kana.push(...'バビブベボパピプペポマミムメモヤユヨラリルレロワンヴッー');
  kana.push(
    ...'キャ キュ キョ シャ シュ ショ シェ チャ チュ チョ チェ ニャ ニュ ニョ ヒャ ヒュ ヒョ リャ リュ リョ'.split(' '),
  );
  kana.push(
    ...'ジャ ジュ ジョ ジェ ティ ディ トゥ ドゥ ファ フィ フェ フォ ヴァ ヴィ ヴェ ヴォ ウィ ウェ ウォ クァ ツァ'.split(
      ' ',
    ),
  );
  const symbols = kana.map((sign) => kanaSymbols(`ア${sign}`));
  expect(new Set(symbols).size).toBe(kana.length);
  expect(kanaSymbols('シンブン')).toBe('ɕimbɯɴ');
  expect(kanaSymbols('ニンゲン')).toBe('ɲiŋɡeɴ');
  expect(kanaSymbols('キッテ')).toBe('kʲiʔte');
  expect(kanaSymbols('トーキョー')).toBe('toːkʲoː');
});
