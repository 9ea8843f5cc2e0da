import type { Cjk, MarkedNoun } from './marked-words.ts';
import type { ScannedWord } from './scan-words.ts';

/** Syllables by which a Korean verb describes the noun behind it. */
const KOREAN_ENDING =
  /(?:은|는|던|을|ㄴ|된|한|인|린|운|난|낸|진|온|간|친|긴|뜬|쓴|준|둔|찬|잔|산|킨|본|룬|선|든|빈|춘|꾼|낀|탄|른|련|신|건|푼|판|문|분|될|할|볼|킬|올|갈|릴)\s$/;

/** What a verb's clause is judged by. */
interface Place {
  body: string;
  words: readonly ScannedWord[];
  index: number;
  /** The nouns before it. */
  before: readonly MarkedNoun[];
}

/** Kana between a Japanese verb and the noun behind it end like a verb that describes it, and like no other. */
function isJapanese({ body, words, index }: Place): boolean {
  const word = words[index] as ScannedWord,
    next = words[index + 1] as ScannedWord;
  const between = body.slice(word.end, next.at);
  if (!/^[ぁ-ん]{0,7}$/.test(between)) {
    return false;
  }
  if (between === '') {
    return /[うくすつぬむぶぐるただ]$/.test(body.slice(word.at, word.end));
  }
  return /[うくすつぬむぶぐるただい]$/.test(between) && !/(て|で|と|が|に|から|ため|は|を|へ)$/.test(between);
}

/**
 * A Chinese verb belongs to a relative clause where 的 and a noun follow before the next pause, and nobody stands before
 * it to act.
 */
function isChinese({ body, words, index, before }: Place): boolean {
  const word = words[index] as ScannedWord;
  const lastPause = words.slice(0, index).findLast((each) => each.kind === 'pause')?.end ?? 0;
  const acting = before.some(
    (noun) => noun.at >= lastPause && noun.mark !== 'place' && noun.mark !== 'of' && body[noun.end] !== '的',
  );
  const rest = body.slice(word.end).split(/[，。；,.;]/)[0] ?? '';
  const mark = rest.indexOf('的');
  return mark >= 0 && mark < rest.length - 1 && (!acting || (/^[了过]?的/.test(rest) && body[word.end - 1] !== '的'));
}

/** Whether a verb describes the noun behind it. */
export function isRelative(language: Cjk, place: Place): boolean {
  const { body, words, index } = place;
  const word = words[index],
    next = words[index + 1];
  if (!word || (next?.kind !== 'noun' && next?.kind !== 'quality')) {
    return false;
  }
  if (language === 'ja') {
    return isJapanese(place);
  }
  return language === 'ko' ? KOREAN_ENDING.test(body.slice(word.at, next.at)) : isChinese(place);
}
