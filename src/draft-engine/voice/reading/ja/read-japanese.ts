import type { ReadSentence, ReadWord } from '../read-word.ts';
import { kanaSymbols } from './kana-symbols.ts';
import { normaliseText } from './normal-text.ts';
import { pauseMark } from './pauses.ts';
import { readTokens } from './read-tokens.ts';
import type { Token } from './tokens.ts';

/** Some morphemes that are one word for the reader. */
interface Word {
  start: number;
  end: number;
  kana: string;
  last: Token;
}

/**
 * Reads a Japanese sentence. A word is a stem with its endings and suffixes (食べました, 花子さん); particles are words of their
 * own, apart from the one before, since the voice was trained on such texts. What nobody can read (emoji, rare signs)
 * is left out.
 */
export const readJapanese: ReadSentence = async (sentence) => {
  const { text, sourceAt } = normaliseText(sentence);
  const words = joinWords(await readTokens(text));
  const read: ReadWord[] = [];
  for (const [index, word] of words.entries()) {
    const phonemes = kanaSymbols(word.kana);
    const written = sentence.slice(sourceAt[word.start], sourceAt[word.end]);
    const next = words[index + 1];
    const mark = pauseMark(text.slice(word.end, next?.start ?? text.length));
    read.push({ text: written, spoken: word.kana, phonemes, after: next ? `${mark} ` : mark });
  }
  return read.filter(({ text, phonemes }) => text !== '' && phonemes !== '');
};

function joinWords(tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  for (const token of tokens) {
    if (token.kana === '') {
      continue;
    }
    const last = words.at(-1);
    if (last?.end === token.start && isPartOfWord(token, last.last)) {
      words[words.length - 1] = { start: last.start, end: token.end, kana: last.kana + token.kana, last: token };
    } else {
      words.push({ start: token.start, end: token.end, kana: token.kana, last: token });
    }
  }
  return words;
}

/** What a letter may be that only draws a word out; an い that is a verb, or an お before a noun, is a word's beginning. */
const CAN_BE_DRAWN = /^(?!助詞|動詞|接頭詞)/;

/** Endings of what inflects, suffixes, and what a prefix stands before. */
function isPartOfWord(token: Token, before: Token): boolean {
  const inflects = before.pos === '動詞' || before.pos === '形容詞' || before.pos === '助動詞';
  return (
    before.pos === '接頭詞' ||
    (token.detail === '接尾' && before.pos !== '助詞') ||
    (inflects && token.pos === '助動詞') ||
    (inflects && token.detail === '接続助詞' && /^(?:て|で|ば|ちゃ|じゃ|たり|だり)$/.test(token.written)) ||
    // Drawn out: すごーい, すげえ.
    (CAN_BE_DRAWN.test(token.pos) &&
      (before.written.endsWith('ー') ? /^[ぁ-ん]$/ : /^[あいうえお]$/).test(token.written)) ||
    /^[ーッンァィゥェォャュョ]/.test(token.kana)
  );
}
