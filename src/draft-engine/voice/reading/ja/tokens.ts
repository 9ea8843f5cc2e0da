import type { IpadicFeatures } from '@sglkc/kuromoji';
import { loadJapaneseDictionary, type JapaneseDictionary } from '../../../models/japanese-dictionary.ts';
import { kanjiKana } from './kanji-kana.ts';
import { katakanaOf, withLongE, withLongVowels } from './katakana.ts';

/** A morpheme of a normal text. */
export interface Token {
  written: string;
  /** Offset in the normal text, UTF-16 units. */
  start: number;
  end: number;
  /** Katakana as pronounced; '' where nothing is said. Kanji always have some. */
  kana: string;
  /** Parts of speech as the dictionary (IPADIC) names them. */
  pos: string;
  detail: string;
  /** For proper nouns: 人名 (of a person) and others. */
  detail2: string;
  /** Dictionary form of what inflects. */
  base: string;
}

/**
 * Divides a normal text into morphemes with their pronunciation. The dictionary is loaded with the first text; throws
 * WEIGHTS_MISSING.
 */
export async function tokenise(text: string): Promise<Token[]> {
  const dictionary = await loadJapaneseDictionary();
  const tokens: Token[] = [];
  for (const part of text.split(BEYOND_DICTIONARY)) {
    const isOneSign = BEYOND_DICTIONARY.test(part);
    for (const token of isOneSign ? [signAlone(part)] : dictionary.tokenize(part)) {
      const start = tokens.at(-1)?.end ?? 0;
      const known = kanaOf(token);
      tokens.push({
        written: token.surface_form,
        start,
        end: start + token.surface_form.length,
        kana:
          known === '' && KANJI.test(token.surface_form) ? await kanjiByKanji(token.surface_form, dictionary) : known,
        pos: token.pos,
        detail: token.pos_detail_1,
        detail2: token.pos_detail_2,
        base: token.basic_form,
      });
    }
  }
  return tokens;
}

/** Signs of two UTF-16 units, which the dictionary counts as one: rare kanji and emoji, all unknown to it. */
const BEYOND_DICTIONARY = /([\u{10000}-\u{10ffff}])/u;

type Found = Pick<
  IpadicFeatures,
  'surface_form' | 'pronunciation' | 'reading' | 'pos' | 'pos_detail_1' | 'pos_detail_2' | 'basic_form'
>;

const signAlone = (sign: string): Found => ({
  surface_form: sign,
  pos: '名詞',
  pos_detail_1: '一般',
  pos_detail_2: '*',
  basic_form: sign,
});

const KANJI = /\p{Unified_Ideograph}/u;

/** What the dictionary does not know as a word: kanji by kanji. */
async function kanjiByKanji(written: string, dictionary: JapaneseDictionary): Promise<string> {
  let kana = '';
  for (const sign of written) {
    const known = BEYOND_DICTIONARY.test(sign) ? '' : dictionary.tokenize(sign).map(kanaOf).join('');
    kana += KANJI.test(sign) ? await kanjiKana(sign, known) : known;
  }
  return kana;
}

/** Kanji nouns in which an イ after a vowel エ begins a word part of its own. */
const SEPARATE_I = /入[りれ]|[石糸犬岩息板稲色池]|目一|手痛/;

function kanaOf(token: Found): string {
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
