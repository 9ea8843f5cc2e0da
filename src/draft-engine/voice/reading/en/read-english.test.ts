import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODEL_SYMBOLS } from '../../neural/model-symbols.ts';
import { faultsOf } from './judge-phrase.ts';
import { isHeldOut, PHRASES } from './phrases.ts';
import { readEnglish } from './read-english.ts';

/** The share of phrases that are read as expected. */
const GOAL = 0.98;
const AFTER = /^[;:,.!?—…]?(?: |$)/;

const WORDS = fc.constantFrom(
  ...'the to and $3.50 3:45 pm Dr. St. No. 5 1/2 - — … ? "go" (or) XIV 20 °C #1 @me a.b@c.de www.x.org 555-1234 1980s Xiao-Ming O’Neil’s \u{1F600} 你好 é constructor __proto__ toString 99999999999999999999 -0.5 ¾ ’n’ %'.split(
    ' ',
  ),
);
const TEXTS = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(WORDS, { maxLength: 30 }).map((words) => words.join(' ')),
  fc.array(WORDS, { maxLength: 12 }).map((words) => words.join('')),
);

describe('an English sentence', () => {
  it('is read as a person expects', async () => {
    const faults: string[] = [];
    let count = 0;
    for (const [kind, rows] of Object.entries(PHRASES)) {
      for (const [index, row] of rows.entries()) {
        count += 1;
        const found = faultsOf(row, await readEnglish(row[0]));
        const name = `${kind}${isHeldOut(kind, index) ? ', held out' : ''}: ${row[0]}`;
        faults.push(...(found.length > 0 ? [`${name}: ${found.join('; ')}`] : []));
      }
    }
    expect(count).toBeGreaterThanOrEqual(300);
    expect(faults.slice(Math.floor(count * (1 - GOAL)))).toEqual([]);
  });

  it('gives symbols of the model only, and its words in order, whatever is written', async () => {
    await fc.assert(
      fc.asyncProperty(TEXTS, async (text) => {
        let at = 0;
        for (const word of await readEnglish(text)) {
          const found = text.indexOf(word.text, at);
          expect(found).toBeGreaterThanOrEqual(at);
          at = found + word.text.length;
          expect([...word.phonemes].filter((symbol) => !MODEL_SYMBOLS.has(symbol))).toEqual([]);
          expect(word.phonemes).toMatch(/[^ˈˌ ]/);
          expect(word.phonemes).toBe(word.phonemes.trim());
          expect(word.spoken).toMatch(/\p{L}/u);
          expect(word.after).toMatch(AFTER);
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['a'.repeat(500)],
    ['1'.repeat(500)],
    ['esing'.repeat(100)],
    ['a.'.repeat(250)],
    ['U S A '.repeat(80)],
    ['-'.repeat(500)],
  ])('is read however long its words are: %.10s…', async (text) => {
    const words = await readEnglish(text);
    expect(words.map((word) => word.text).join('').length).toBeLessThanOrEqual(text.length);
  });
});
