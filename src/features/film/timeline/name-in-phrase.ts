import type { Language } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import { isRole } from './is-role.ts';

/** A former name where it stands in a text. */
export interface NameInText {
  /** What belongs to the name and stands before it: an article, adjectives, or nothing. */
  lead: string;
  said: string;
  /** All of the text before `lead`, and after the name. */
  before: string;
  after: string;
  /** The text says who somebody is and how they look. */
  isDescription: boolean;
}

/** What stands in place of a former name with its lead; undefined where nobody of the cast is meant. */
export type NameInPhrase = (found: NameInText) => string | undefined;

const JOINING =
  'an?|the|this|that|these|those|his|her|its|their|my|your|our|whose|one|another|other|no|every|each|any|some|and|or|but|nor|' +
  'so|if|as|than|then|to|of|in|on|at|by|for|from|with|without|into|onto|over|under|up|down|off|out|near|behind|before|' +
  'after|like|is|are|was|were|be|been|has|have|had|who|which|what|when|where|while|not|he|she|it|they|i|you|we';
const DETERMINERS = String.raw`an?|the|this|that|his|her|its|their|my|your|our|one|another|no|every|each|any|some|[\p{L}]+['’]s`;
/** What may belong to a name that stands right after it. */
const LEADS: Readonly<Record<Language, string>> = {
  en: String.raw`(?<![\p{L}\p{N}'’])(?:${DETERMINERS})\s+(?:(?!(?:${JOINING})[\s,])[\p{L}-]+,?\s+){0,3}?`,
  // A measure word with its number, and what is said between it and the noun.
  cn: String.raw`(?:这|那|一|这一|那一)[个位名只条匹头](?:[\p{Script=Han}]{1,5}的|年轻|年老|可怜|神秘|陌生|[老小])?|年轻的?|年老的?|老`,
  ja: String.raw`(?:その|この|あの|ある(?![日朝夜晩時])|一人の|ひとりの)(?:(?:(?![がをにはとでもへ])[\p{Script=Han}ぁ-ん]){1,5}[いたなのる])?|年?老いた|若い|幼い|年老いた`,
  ko: String.raw`(?<![\p{L}\p{N}])(?:(?:한|그|이|저|어떤|어느)\s+)?(?:(?:젊은|늙은|어린|작은|큰|낡은|좋은|[가-힣]+[한운된진린쁜픈])\s+){0,2}`,
};
/** Between a name and a word for the same person, on either side of it: 'the thief Mara', 'Mara, the thief'. */
const BESIDE: Readonly<Record<Language, { before: string; after: string }>> = {
  en: { before: String.raw`,?\s+`, after: String.raw`,?\s+` },
  cn: { before: '[，、]?', after: '[，、]?' },
  ja: { before: '(?:という|、)?', after: '[の、]?' },
  ko: { before: String.raw`(?:라는|이라는)?\s`, after: String.raw`(?:인)?\s?` },
};

/** What belongs to a name and may stand before it, as a part of a regular expression. */
export const leadOf = (language: Language): string => LEADS[language];

/** The new name beside the former one, before and after it, as parts of a regular expression. */
export function besideOf(language: Language, name: string): { before: string; after: string } {
  const { before, after } = BESIDE[language];
  const [from, until] = WRITING[language].wordsRunOn ? ['', ''] : [String.raw`(?<![\p{L}\p{N}])`, '(?![a-z])'];
  return { before: `${from}${name}${before}`, after: `${after}${name}${until}` };
}

/** How the new name of somebody is written where the former one stands. */
export function nameInPhrase(language: Language, from: string, to: string): NameInPhrase {
  return language === 'en' ? inEnglish(from, to) : () => to;
}

const OTHERS = /^(?:another|no|every|each|any|some)\s/iu;
/** 'She is a thief', 'as a thief': no name says that. */
const SAYS_WHAT =
  /(?:^|(?<!there)\s)(?:is|was|are|were|am|be|been|becomes?|became|as|like)(?:\s+not|\s+(?:he|she|it|this|that))?\s+$/iu;
const SENTENCE_START = /(?:^|[.!?…:]["'”’)]*\s+)["'“‘(]*$|["“]$/u;
/** 'Old Ben' and, of a role, 'the old thief'. */
const PET = /(?:^|\s)(?:(?:old|young|little|poor|dear|big)\s+)$/iu;

function inEnglish(from: string, to: string): NameInPhrase {
  const isRoleNow = isRole(to);
  return (found) => {
    const { lead, said } = found;
    if (!isRoleIn(found, from)) {
      return lead + (isRoleNow ? withArticle(found, to) : to);
    }
    if (lead === '') {
      return isRoleNow ? inCaseOf(said, to) : to;
    }
    if (isRoleNow) {
      return lead.replace(/^an?(?=\s+$)/iu, (article) => articleFor(article, to)) + inCaseOf(said, to);
    }
    const isAnyone = /^an?\s/iu.test(lead) && (found.isDescription || SAYS_WHAT.test(found.before));
    return isAnyone || OTHERS.test(lead) ? undefined : to;
  };
}

/** True for a word like any other, with an article or in small letters: 'a young thief', 'the Old Thief'. */
function isRoleIn({ lead, said }: NameInText, from: string): boolean {
  if (isSmall(said)) {
    return true;
  }
  const between = lead.trim().split(/\s+/u).slice(1);
  return lead !== '' && isRole(from) && between.every((word) => !isSmall(word));
}

/** A role in place of a name has an article, but not where somebody is spoken to. */
function withArticle({ lead, before, after }: NameInText, to: string): string {
  const until = before + lead;
  const starts = SENTENCE_START.test(until);
  const isCalled = starts ? /^[,!?]/u.test(after) : /,\s*$/u.test(until) && /^(?:[,.!?…"”]|$)/u.test(after);
  const role = inCaseOf('a', to);
  if (isCalled) {
    return inCaseOf(starts ? 'A' : 'a', to);
  }
  return PET.test(until) ? role : `${starts ? 'The' : 'the'} ${role}`;
}

const articleFor = (article: string, noun: string): string => (article[0] ?? '') + (/^[aeiou]/iu.test(noun) ? 'n' : '');
const isSmall = ([first = '']: string): boolean => first !== first.toLocaleUpperCase();

/** Begins as small or as large as what stood there. */
function inCaseOf(said: string, to: string): string {
  const first = to[0] ?? '';
  return (isSmall(said) ? first.toLocaleLowerCase() : first.toLocaleUpperCase()) + to.slice(1);
}
