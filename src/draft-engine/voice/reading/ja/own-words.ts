import { CORRECTIONS } from './corrections.ts';
import { ALSO_WORDS, NAMES } from './names.ts';
import type { Token } from './tokens.ts';

const NAME_KANA = new Map(Object.entries(NAMES));
const WORD_KANA = new Map(Object.entries(CORRECTIONS));
const LONGEST = Math.max(...[...NAME_KANA.keys(), ...WORD_KANA.keys()].map((written) => written.length));

/** The longest own word that begins with the token at `index` and ends where a token does. */
export function ownWordAt(tokens: readonly Token[], index: number): { count: number; kana: string } | undefined {
  let written = '';
  let longest: { count: number; kana: string } | undefined;
  for (let count = 1; index + count <= tokens.length; count++) {
    written += tokens[index + count - 1]?.written ?? '';
    if (written.length > LONGEST) {
      break;
    }
    // The dictionary knows suffixes from words: 館 is カン in 映画館.
    if (count === 1 && tokens[index]?.detail === '接尾') {
      continue;
    }
    const isNamed = !ALSO_WORDS.has(written) || isName(tokens, index, count);
    const kana = (isNamed ? NAME_KANA.get(written) : undefined) ?? WORD_KANA.get(written);
    if (kana !== undefined) {
      longest = { count, kana };
    }
  }
  return longest;
}

/** Whether a word that is also a name is one: before さん and the like, or after a family name. */
function isName(tokens: readonly Token[], index: number, count: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + count]];
  return /^(?:さん|ちゃん|くん|君|様|さま|先輩|先生)$/.test(after?.written ?? '') || before?.detail2 === '人名';
}
