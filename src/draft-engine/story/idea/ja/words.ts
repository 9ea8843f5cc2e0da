import type { IpadicFeatures } from '@sglkc/kuromoji';
import type { JapaneseDictionary } from '../../../models/japanese-dictionary.ts';
import type { NounPhrase, Word } from '../text-reading.ts';

/** A word with what the dictionary says of it. */
export interface Token extends Word {
  /** Part of speech: '名詞'. */
  pos: string;
  /** Its kind: '固有名詞'. */
  sub: string;
  /** The kind's kind: '人名.姓'. */
  detail: string;
  /** Conjugated form: '連用形'; empty where there is none. */
  form: string;
  isUnknown: boolean;
  /** Words that were joined to this one, when it is a compound. */
  parts?: Token[];
  /** The name that a compound holds or is. */
  name?: string;
  /** What a noun means that was put together of several words. */
  sense?: NonNullable<NounPhrase['sense']>;
  /** What stands between the brackets of a quotation. */
  inside?: Token[];
}

/** The longest stretch that is given to the tokenizer at once: its time grows faster than the text. */
const LONGEST_STRETCH = 120;

/** Cuts a text into words with offsets. */
export function cutWords(text: string, dictionary: JapaneseDictionary): Token[] {
  const tokens: Token[] = [];
  const plain = text.toWellFormed().replaceAll('失く', '無く');
  for (const { from, to } of stretches(plain)) {
    let at = from;
    for (const token of dictionary.tokenize(plain.slice(from, to))) {
      const surface = token.surface_form;
      const found = plain.indexOf(surface, at);
      const start = found < 0 || found + surface.length > to ? at : found;
      tokens.push(tokenOf(token, start));
      at = start + surface.length;
    }
  }
  return tokens;
}

/** Stretches that end after a full stop, or where they would be too long. */
function stretches(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const isEnd = '。！？!?\n、'.includes(text[at] as string);
    const isLong = at - from >= LONGEST_STRETCH && !isLowSurrogate(text.charCodeAt(at + 1));
    if ((isEnd && at - from > LONGEST_STRETCH / 2) || isLong || '。\n'.includes(text[at] as string)) {
      found.push({ from, to: at + 1 });
      from = at + 1;
    }
  }
  if (from < text.length) {
    found.push({ from, to: text.length });
  }
  return found;
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

function tokenOf(token: IpadicFeatures, from: number): Token {
  const text = token.surface_form;
  const details = [token.pos_detail_2, token.pos_detail_3].filter((detail) => detail && detail !== '*');
  const sub = token.pos_detail_1 === '*' ? '' : token.pos_detail_1;
  return {
    text,
    base: token.basic_form === '*' ? text : token.basic_form,
    tag: sub ? `${token.pos}.${sub}` : token.pos,
    pos: token.pos,
    sub,
    detail: details.join('.'),
    form: token.conjugated_form === '*' ? '' : token.conjugated_form,
    isUnknown: token.word_type !== 'KNOWN',
    from,
    to: from + text.length,
  };
}
