import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IpadicFeatures, Tokenizer } from '@sglkc/kuromoji';
import { katakanaOf, withLongE, withLongVowels } from './katakana.ts';

/** A morpheme of a normal text. */
export interface Token {
  written: string;
  /** Offset in the normal text, UTF-16 units. */
  start: number;
  end: number;
  /** Katakana as pronounced; '' when it is not known or nothing is said. */
  kana: string;
  /** Parts of speech as the dictionary (IPADIC) names them. */
  pos: string;
  detail: string;
  /** For proper nouns: 人名 (of a person) and others. */
  detail2: string;
  /** Dictionary form of what inflects. */
  base: string;
}

let loading: Promise<Tokenizer<IpadicFeatures>> | undefined;

/** Divides a normal text into morphemes with their pronunciation. The dictionary is loaded with the first text. */
export async function tokenise(text: string): Promise<Token[]> {
  loading ??= loadTokenizer();
  const tokenizer = await loading;
  let start = 0;
  return tokenizer.tokenize(text).map((token) => {
    const end = start + token.surface_form.length;
    const read = {
      written: token.surface_form,
      start,
      end,
      kana: kanaOf(token),
      pos: token.pos,
      detail: token.pos_detail_1,
      detail2: token.pos_detail_2,
      base: token.basic_form,
    };
    start = end;
    return read;
  });
}

async function loadTokenizer(): Promise<Tokenizer<IpadicFeatures>> {
  const { default: kuromoji } = await import('@sglkc/kuromoji');
  const dicPath = join(dirname(fileURLToPath(import.meta.resolve('@sglkc/kuromoji'))), '..', 'dict');
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error, tokenizer) => (error ? reject(error) : resolve(tokenizer)));
  });
}

/** Kanji nouns in which an イ after a vowel エ begins a word part of its own. */
const SEPARATE_I = /入[りれ]|[石糸犬岩息板稲色池]|目一|手痛/;

function kanaOf(token: IpadicFeatures): string {
  const known = token.pronunciation ?? token.reading;
  if (known === undefined) {
    return /^[\p{Script=Hiragana}\p{Script=Katakana}ーゝゞヽヾ・]+$/u.test(token.surface_form)
      ? withLongVowels(katakanaOf(token.surface_form.replaceAll('・', '')))
      : '';
  }
  const kana = katakanaOf(known);
  if (!/^[\p{Script=Katakana}ー]+$/u.test(kana)) {
    return '';
  }
  // The dictionary writes センセイ, but センセー is what is said, except in inflected and in foreign words.
  const isPlain = token.pos === '動詞' || token.pos === '助動詞' || token.pos === '助詞';
  return isPlain || /\p{Script=Katakana}/u.test(token.surface_form) || SEPARATE_I.test(token.surface_form)
    ? kana
    : withLongE(kana);
}
