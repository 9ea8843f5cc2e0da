import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODEL_SYMBOLS } from '../../neural/model-symbols.ts';
import type { ReadWord } from '../read-word.ts';
import { HELD_OUT_PHRASES, PHRASES } from './phrases.ts';
import { readChinese } from './read-chinese.ts';
import { symbolsOf } from './syllables.ts';

const said = (words: readonly ReadWord[]): string => words.map(({ phonemes }) => phonemes).join('');

/** The symbols of a pinyin text, with every choice of its readings. */
function choicesOf(pinyin: string): string[] {
  return pinyin
    .split(' ')
    .map((syllable) => syllable.split('/').map(symbolsOf))
    .reduce((texts, choices) => texts.flatMap((text) => choices.map((choice) => text + choice)), ['']);
}

async function faultsIn(table: typeof PHRASES): Promise<{ faults: string[]; count: number }> {
  const phrases = Object.values(table).flatMap((kind) => Object.entries(kind));
  const faults: string[] = [];
  for (const [text, pinyin] of phrases) {
    const read = said(await readChinese(text));
    if (!choicesOf(pinyin).includes(read)) {
      faults.push(`${text} as ${read}, not ${pinyin}`);
    }
  }
  return { faults, count: phrases.length };
}

function expectWellRead(text: string, words: readonly ReadWord[]): void {
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word.text, from);
    expect(at, `${word.text} in ${text}`).toBeGreaterThanOrEqual(from);
    from = at + word.text.length;
    expect(word.text).not.toBe('');
    expect(word.spoken).toMatch(/^\p{sc=Han}+$/u);
    expect(word.phonemes).not.toBe('');
    expect([...(word.phonemes + word.after)].filter((sign) => !MODEL_SYMBOLS.has(sign))).toEqual([]);
    expect(word.after).toMatch(/^[;:,.!?—…]? ?$/);
  }
}

describe('readChinese', () => {
  it('reads phrases as a reader of standard Mandarin does', async () => {
    const known = await faultsIn(PHRASES);
    const heldOut = await faultsIn(HELD_OUT_PHRASES);
    const faults = [...known.faults, ...heldOut.faults];
    expect(known.count + heldOut.count).toBeGreaterThanOrEqual(300);
    expect(faults.length / (known.count + heldOut.count), faults.join('\n')).toBeLessThanOrEqual(0.02);
  });

  it('gives the words as written and as said, and the pauses', async () => {
    const words = await readChinese('《茶馆》：2024年，有60%的人——等一会儿！……好😊');
    expect(words.map(({ text, spoken, after }) => [text, spoken, after])).toEqual([
      ['茶馆', '茶馆', ': '],
      ['2024年', '二零二四年', ', '],
      ['有', '有', ' '],
      ['60%', '百分之六十', ' '],
      ['的', '的', ' '],
      ['人', '人', '— '],
      ['等', '等', ' '],
      ['一会儿', '一会', '! '],
      ['好', '好', ''],
    ]);
  });

  it('reads traditional characters like simplified ones, and keeps them as written', async () => {
    const traditional = await readChinese('他們說：「這裡沒有別人。」');
    expect(said(traditional)).toBe(said(await readChinese('他们说：“这里没有别人。”')));
    expect(traditional.map(({ text }) => text).join('')).toBe('他們說這裡沒有別人');
  });

  it('reads any text in order, in symbols of the model', async () => {
    const signs = fc.constantFrom(
      ...'一不零〇两个年月日点分秒儿了得地着还长行中国說話，。！？：；、…—～“”《》（）·3:/-.,%￥$℃kmTOKé🙂\u0000\ud800々ひ한\n '.split(
        '',
      ),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(signs, { maxLength: 60 }).map((all) => all.join('')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (sentence) => expectWellRead(sentence, await readChinese(sentence))),
      { numRuns: 200, seed: 20 },
    );
  });

  it('reads a long text of numbers, signs or letters in a moment', async () => {
    for (const part of ['1', '1-', '1:', '，', 'a', 'aA1', '一', '儿', '长', '还1', '1,111']) {
      const sentence = part.repeat(2_000 / part.length);
      expectWellRead(sentence, await readChinese(sentence));
    }
  });
});
