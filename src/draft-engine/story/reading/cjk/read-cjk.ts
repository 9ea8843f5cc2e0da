import type { QualityId } from '../../concepts/concept.ts';
import type { FrameId } from '../../frames/frames.ts';
import { frameOfNouns, type IdeaReading } from '../idea-reading.ts';
import { chooseParts } from './choose-parts.ts';
import { beginsFamiliarName, nameNouns } from './idea-names.ts';
import type { Cjk, MarkedNoun, MarkedVerb } from './marked-words.ts';
import { readSetting } from './read-setting.ts';
import { isRelative } from './relative-verbs.ts';
import { scanWords, type ScannedWord } from './scan-words.ts';
import { unknownObject } from './unknown-object.ts';
import { unknownSubject } from './unknown-subject.ts';
import { isShopOf, writtenNoun } from './written-noun.ts';

const LONGEST = 300;
const QUESTION: Readonly<Record<Cjk, RegExp>> = {
  cn: /怎么|如何|为什么|怎样|是怎|为何/,
  ko: /어떻게|왜 |방법|비밀은 무엇/,
  ja: /どうやって|なぜ|どのように|作り方|できるまで|どうして|どう作/,
};
const SELLING: Readonly<Record<Cjk, RegExp>> = {
  cn: /广告|新品|宣传片/,
  ko: /광고|신제품/,
  ja: /広告|CM|コマーシャル|新発売/,
};
/** What an idea calls itself at its end: no noun of the story. */
const FRAMING: Readonly<Record<Cjk, RegExp>> = {
  cn: /的?(?:故事|短片|纪录片|广告片?|电影|新闻|视频)[。！]?$/,
  ko: /(?:\s?(?:이야기|영화|다큐멘터리|다큐|광고|영상|뉴스|단편))[.!]?$/,
  ja: /(?:という)?(?:(?:の|る|た|い)(?=話|物語|映画|広告|動画|CM|コマーシャル|ドキュメンタリー|ニュース))?(?:お話|話|物語|映画|広告|動画|CM|コマーシャル|ドキュメンタリー|ニュース)[。！]?$/,
};
const MOTIONS: ReadonlySet<FrameId> = new Set<FrameId>(['leave', 'travel', 'arrive', 'return']);

/** An idea without what it calls itself: '…する話' is '…する'. */
function withoutFraming(text: string, language: Cjk): string {
  const framing = FRAMING[language].exec(text);
  if (!framing || framing.index <= 1) {
    return text;
  }
  const ending = language === 'ja' && /^(る|た|い)/.test(framing[0]) ? framing[0][0] : '';
  return text.slice(0, framing.index) + (ending ?? '');
}

/** Nouns with what is said of them, and verbs, in their order. */
function readWords(
  body: string,
  language: Cjk,
  words: readonly ScannedWord[],
): { nouns: MarkedNoun[]; verbs: MarkedVerb[] } {
  const nouns: MarkedNoun[] = [];
  const verbs: MarkedVerb[] = [];
  let adjectives: string[] = [],
    qualities: QualityId[] = [];
  const drop = (): void => {
    adjectives = [];
    qualities = [];
  };
  words.forEach((word, index) => {
    if (word.kind === 'pause') {
      // An adjective before a pause belongs to the noun that it follows.
      nouns.at(-1)?.qualities.push(...qualities);
      drop();
    } else if (word.kind === 'quality' && !beginsFamiliarName(body, word.at)) {
      adjectives.push(body.slice(word.at, word.end));
      qualities.push(word.quality);
    } else if (word.kind === 'verb') {
      verbs.push({
        frame: word.frame,
        at: word.at,
        end: word.end,
        relative: isRelative(language, { body, words, index, before: nouns }),
      });
    } else if (word.kind === 'noun') {
      const noun = writtenNoun(body, language, word, {
        from: words[index - 1]?.end ?? 0,
        to: words[index + 1]?.at ?? body.length,
      });
      const goods = nouns.at(-1);
      if (language === 'cn' && isShopOf(noun, goods)) {
        nouns.splice(
          -1,
          1,
          { ...goods, mark: 'of' },
          {
            ...noun,
            concepts: word.concepts,
            word: goods.word + noun.word,
            adjectives: goods.adjectives,
            qualities: goods.qualities,
            plural: false,
            count: 0,
            role: 'object',
            at: goods.at,
          },
        );
      } else {
        nouns.push({ ...noun, adjectives, qualities });
      }
      drop();
    }
  });
  return { nouns, verbs };
}

/** Which of the verbs the story is about: the first that stands free in Chinese, the last in Korean and Japanese. */
function deedOf(language: Cjk, verbs: readonly MarkedVerb[]): MarkedVerb | undefined {
  const strong = verbs.filter((verb) => verb.frame !== 'want');
  const free = strong.filter((verb) => !verb.relative);
  if (language === 'cn') {
    return free[0] ?? strong[0] ?? verbs[0];
  }
  const closing = free.at(-1),
    before = strong.at(-2);
  // 'sets out to search': the going is not the deed.
  const afterMove =
    closing &&
    before &&
    before !== closing &&
    MOTIONS.has(closing.frame) &&
    closing.at - before.end < 5 &&
    !before.relative;
  return (afterMove ? before : closing) ?? strong.at(-1) ?? verbs[0];
}

function genderOf(body: string): IdeaReading['gender'] {
  if (/她|그녀|彼女/.test(body)) {
    return 'feminine';
  }
  return /他|彼(?!女)/.test(body) ? 'masculine' : undefined;
}

/** What a Chinese hero wants, in the idea's own words. */
function chineseWish(body: string, deed: MarkedVerb): string | undefined {
  if (deed.relative || /的$/.test(body)) {
    return undefined;
  }
  const clause =
    body
      .slice(deed.at)
      .split(/[，。！？、；,.!?;]/)[0]
      ?.replace(/了/g, '') ?? '';
  return clause.length >= 2 && clause.length <= 14 && !/["“”「」]/.test(clause) ? clause : undefined;
}

/**
 * Reads a Chinese, Korean or Japanese idea: longest words of the lexicon first, roles by particles, relative clauses
 * and order.
 */
export function readCjk(text: string, language: Cjk): IdeaReading {
  const whole = text.slice(0, LONGEST);
  const body = withoutFraming(whole, language);
  const { time, weather, words } = readSetting(body, language, scanWords(body, language));
  const { nouns, verbs } = readWords(body, language, words);
  nameNouns(body, language, nouns, verbs);
  const subject = unknownSubject(body, language, nouns, verbs);
  if (subject) {
    nouns.unshift(subject);
  }
  const object = unknownObject(body, language, nouns, verbs);
  if (object) {
    nouns.push(object);
  }
  nouns.sort((one, other) => one.at - other.at);

  const parts = chooseParts(nouns, verbs, language, body);
  const question = QUESTION[language].test(whole);
  const deed = deedOf(language, verbs);
  const frame = SELLING[language].test(text)
    ? 'launch_product'
    : question
      ? 'explain'
      : (deed?.frame ?? frameOfNouns(parts.nouns, question, text));
  const gender = genderOf(body);
  const ownWish =
    language === 'cn' && deed?.frame === frame && parts.nouns[0]?.role === 'subject'
      ? chineseWish(body, deed)
      : undefined;
  return {
    language,
    text,
    nouns: parts.nouns,
    frame,
    frameFromVerb: deed?.frame === frame,
    question,
    ...(parts.passive ? { passive: true } : {}),
    ...(time ? { time } : {}),
    ...(weather ? { weather } : {}),
    ...(gender ? { gender } : {}),
    ...(ownWish ? { ownWish } : {}),
  };
}
