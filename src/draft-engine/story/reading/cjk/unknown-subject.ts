import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { conceptByEnding } from '../noun-endings.ts';
import { type Cjk, isFree, type MarkedNoun, plainMarked, type Span } from './marked-words.ts';

const NOT_NAMES =
  /^(怎么|如何|怎样|为什么|它|他|她|自己|一|每天|什么|これ|それ|こと|もの|것|수|그|한|最後|最后|어느|오늘|내일|一個|一位|二人|ふたり|两人|두 사람)$|^[一二三四五六七八九十百千两几\d]+(?:年|天|个月|个小时|小时|分钟|岁|次|世纪)/;
const NUMERAL = /^[一二三四五六七八九十百千两几]/;
const KOREAN_PARTICLE = /(들)?(은|는|이|가|을|를|에서|에게|에|와|과|의|으로|로|도)$/;
const NAME_AT_HEAD: Readonly<Partial<Record<Cjk, RegExp>>> = {
  ja: /^[\p{Script=Han}]{3,5}(?=[はがとの、])/u,
  cn: /^[\p{Script=Han}]{2,4}(?=的)/u,
};
/** A particle that makes a subject of the word before it. */
const SUBJECT_PARTICLE: Readonly<Record<Cjk, RegExp>> = {
  cn: /^/,
  ko: /^(들)?(은|는|이|가)(?![가-힣])/,
  ja: /^(たち)?(は|が)/,
};
const LONGEST_WORD = 16;
/** In Chinese an unknown word further in is no subject. */
const LAST_CHINESE_START = 6;

const actsAlready = (language: Cjk, nouns: readonly MarkedNoun[]): boolean =>
  nouns.some((noun) => noun.mark === 'topic' || noun.mark === 'subject') ||
  (language === 'cn' &&
    nouns.some((noun) => noun.concepts.some((concept) => /^(person|animal|robot|spirit)/.test(concept))));

/** A name that opens the idea. */
function nameAtHead(body: string, language: Cjk, spans: readonly Span[]): MarkedNoun | undefined {
  const name = NAME_AT_HEAD[language]?.exec(body)?.[0];
  if (!name || NUMERAL.test(name) || NOT_NAMES.test(name) || spans.some(({ at }) => at < name.length)) {
    return undefined;
  }
  return plainMarked({ at: 0, word: name, name, concepts: [], role: 'subject', mark: 'subject' });
}

/** '멈추는 엘리베이터': a verb before the noun that ends the idea. */
function describesLast(
  body: string,
  language: Cjk,
  segment: string,
  end: number,
  nouns: readonly MarkedNoun[],
): boolean {
  const head = language === 'ko' ? nouns.find((noun) => noun.at === end + 1) : undefined;
  return head !== undefined && /(?:은|는)$/.test(segment) && body.slice(head.end).replace(/[.!\s]/g, '') === '';
}

/** A word before a subject's particle that the lexicon does not know is a protagonist all the same. */
export function unknownSubject(
  body: string,
  language: Cjk,
  nouns: readonly MarkedNoun[],
  verbs: readonly Span[],
): MarkedNoun | undefined {
  if (actsAlready(language, nouns)) {
    return undefined;
  }
  const spans = [...nouns, ...verbs];
  const named = nameAtHead(body, language, spans);
  if (named) {
    return named;
  }
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
  for (const { segment, index, isWordLike } of segmenter.segment(body)) {
    const end = index + segment.length;
    const stem = language === 'ko' ? segment.replace(KOREAN_PARTICLE, '') : segment;
    if (!isWordLike || !isFree(spans, { at: index, end }) || stem.length < 2 || NOT_NAMES.test(stem)) {
      continue;
    }
    if (!/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}a-z]{2}/iu.test(stem)) {
      continue;
    }
    if (
      !SUBJECT_PARTICLE[language].test(body.slice(index + stem.length)) ||
      describesLast(body, language, segment, end, nouns)
    ) {
      continue;
    }
    if (language === 'cn' && index > LAST_CHINESE_START) {
      break;
    }
    const concepts = conceptByEnding(stem, language).filter((concept) => !concept.startsWith('place.'));
    return {
      ...plainMarked({ at: index, word: stem.slice(0, LONGEST_WORD), concepts, role: 'subject', mark: 'subject' }),
      end: index + stem.length,
    };
  }
  return undefined;
}
