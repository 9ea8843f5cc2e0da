import { beginsSilent, finalOf, vowelOf, withFinal, withVowel } from './hangul.ts';

/** How a sentence ends: the narrator's three, and the five ways of talking. */
export type Level = 'plain' | 'formal' | 'soft' | 'low' | 'polite' | 'old' | 'stiff' | 'archaic';
export type Mood = 'tell' | 'ask' | 'order' | 'propose';

const REGULAR_B = /(입|잡|뽑|씹|접|좁|집|꼽|업|붙잡|뒤집|꼬집|수줍|넓)다$/;
const REGULAR_D = /((?<!깨)닫|딛|믿|받|얻|쏟|뜯|돋|뻗|굳|곧)다$/;
const S_LOST = /(짓|낫|긋|잇|붓|젓)다$/;
const H_LOST = /(렇|떻|갛|얗|멓|랗|겋|옇)다$/;
const REU_KEPT = /(따르|치르|들르|우러르|다다르|잠그|담그|모으)다$/;
const REU_ADDED = /푸르다$/;
const STATIVE = /(있|없|싶|같|아니)다$/;
const BRIGHT = new Set(['ㅏ', 'ㅗ', 'ㅑ']);

const lost = (word: string): { head: string; last: string; final: string } => ({
  head: word.slice(0, -2),
  last: word.at(-2) ?? '',
  final: finalOf(word.at(-2) ?? ''),
});
const changesB = (word: string): boolean => finalOf(word.at(-2) ?? '') === 'ㅂ' && !REGULAR_B.test(word);
const changesD = (word: string): boolean => finalOf(word.at(-2) ?? '') === 'ㄷ' && !REGULAR_D.test(word);

/** The form in 아 or 어: 고치다 → 고쳐. `short` draws vowels together wherever speech does (보아 → 봐). */
export function linked(word: string, short = true): string {
  const { head, last, final } = lost(word);
  if (last === '하') {
    return `${head}해`;
  }
  if (final !== '') {
    return linkedClosed(word);
  }
  return last === '르' && !REU_KEPT.test(word) ? linkedReu(word) : head + linkedVowel(word, short);
}

/** 푸르러, 흘러, 달라. */
function linkedReu(word: string): string {
  const { head } = lost(word);
  const before = head.at(-1) ?? '';
  return REU_ADDED.test(word)
    ? `${head}르러`
    : `${head.slice(0, -1)}${withFinal(before, 'ㄹ')}${BRIGHT.has(vowelOf(before)) ? '라' : '러'}`;
}

/** The vowel in which a last syllable and 아 or 어 meet: 오 + 아 → 와. */
const DRAWN: Readonly<Record<string, string>> = { ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅣ: 'ㅕ', ㅚ: 'ㅙ' };
/** Vowels that are drawn together in writing too, whatever stands before them. */
const ALWAYS_DRAWN = new Set(['ㅣ']);

/** The last syllable of an open stem with 아 or 어. */
function linkedVowel(word: string, short: boolean): string {
  const { head, last } = lost(word);
  const vowel = vowelOf(last);
  if (vowel === 'ㅡ') {
    return withVowel(last, BRIGHT.has(vowelOf(head.at(-1) ?? '')) ? 'ㅏ' : 'ㅓ');
  }
  if ('ㅏㅓㅐㅔㅕ'.includes(vowel)) {
    return last;
  }
  const drawn = /^(?:비|피|띠)다$/.test(word) ? undefined : DRAWN[vowel];
  const isDrawn = ALWAYS_DRAWN.has(vowel) || short || (vowel !== 'ㅚ' && beginsSilent(last));
  return drawn !== undefined && isDrawn ? withVowel(last, drawn) : `${last}${BRIGHT.has(vowel) ? '아' : '어'}`;
}

/** 도와, 들어, 지어, 하얘, 먹어. */
function linkedClosed(word: string): string {
  const { head, last } = lost(word);
  const vowel = vowelOf(last);
  const joint = BRIGHT.has(vowel) ? '아' : '어';
  if (changesB(word)) {
    return `${head}${withFinal(last, '')}${/(돕|곱)다$/.test(word) ? '와' : '워'}`;
  }
  if (changesD(word)) {
    return `${head}${withFinal(last, 'ㄹ')}${joint}`;
  }
  if (S_LOST.test(word)) {
    return `${head}${withFinal(last, '')}${joint}`;
  }
  return H_LOST.test(word) ? `${head}${withVowel(last, vowel === 'ㅑ' ? 'ㅒ' : 'ㅐ')}` : `${head}${last}${joint}`;
}

/** The stem that takes endings in 으: 먹다 → 먹으, 듣다 → 들으, 알다 → 알. */
export function loose(word: string): string {
  const { head, last, final } = lost(word);
  if (final === '' || final === 'ㄹ') {
    return head + last;
  }
  if (changesB(word)) {
    return `${head}${withFinal(last, '')}우`;
  }
  if (changesD(word)) {
    return `${head}${withFinal(last, 'ㄹ')}으`;
  }
  if (S_LOST.test(word)) {
    return `${head}${withFinal(last, '')}으`;
  }
  if (H_LOST.test(word)) {
    return `${head}${withFinal(last, '')}`;
  }
  return `${head}${last}으`;
}

const closed = (stem: string, final: string): string => `${stem.slice(0, -1)}${withFinal(stem.at(-1) ?? '', final)}`;
/** The stem before ㄴ, ㅂ and ㅅ, where ㄹ falls away: 알다 → 아. */
const bare = (word: string): string =>
  finalOf(word.at(-2) ?? '') === 'ㄹ' ? closed(word.slice(0, -1), '') : word.slice(0, -1);

/** 고친, 먹은: what has been done (of a verb), what is so (of an adjective). */
export const doneForm = (word: string): string => closed(loose(word), 'ㄴ');
/** 고칠, 먹을. */
export const comingForm = (word: string): string => closed(loose(word), 'ㄹ');
/** 고쳤, 먹었: the past stem. */
export const pastStem = (word: string, short = false): string =>
  word === '이다' || word === '아니다' ? `${word.slice(0, -1)}었` : closed(linked(word, short), 'ㅆ');

/** How a predicate is ended. `after` is the final sound before the copula. */
interface Options {
  past?: boolean;
  mood?: Mood;
  stative?: boolean;
  after?: string;
}

/** The narrator's levels ask in 을까. */
const TELLING: ReadonlySet<Level> = new Set<Level>(['plain', 'formal', 'soft']);
const POLITE: Readonly<Record<string, string>> = { plain: '', formal: '요', soft: '요' };

type Endings = Readonly<Record<Level, string>>;

const PAST: Endings = {
  plain: '다',
  formal: '습니다',
  soft: '어요',
  low: '어',
  polite: '어요',
  old: '네',
  stiff: '습니다',
  archaic: '소',
};
/** Endings that differ where somebody asks. */
const PAST_ASKED: Partial<Endings> = { old: '는가', stiff: '습니까' };

/** Ends a predicate, given in its dictionary form, for a level. */
export function conjugate(word: string, level: Level, options: Options = {}): string {
  const { past = false, mood = 'tell' } = options;
  if (word === '이다') {
    return endCopula(level, { past, isAsked: mood === 'ask' }, options.after ?? '');
  }
  if (past) {
    return endPast(pastStem(word, level !== 'plain' && !(level === 'formal' || level === 'soft')), level, mood);
  }
  const denied = word.endsWith('아니다') ? notBeing(level, mood) : undefined;
  if (denied !== undefined) {
    return word.slice(0, -3) + denied;
  }
  const isStative = options.stative === true || STATIVE.test(word);
  const ends: Readonly<Record<Mood, () => string>> = {
    tell: () => tell(word, level, isStative),
    ask: () => ask(word, level, isStative),
    order: () => order(word, level),
    propose: () => propose(word, level),
  };
  return ends[mood]();
}

function endPast(stem: string, level: Level, mood: Mood): string {
  if (mood === 'ask' && TELLING.has(level)) {
    return `${stem}을까${POLITE[level]}`;
  }
  return stem + ((mood === 'ask' && PAST_ASKED[level]) || PAST[level]);
}

const NOT_BEING: Partial<Endings> = {
  soft: '아니에요',
  low: '아니야',
  polite: '아니에요',
  old: '아닐세',
  stiff: '아닙니다',
  archaic: '아니오',
};
const NOT_BEING_ASKED: Partial<Endings> = { old: '아닌가', stiff: '아닙니까' };

const notBeing = (level: Level, mood: Mood): string | undefined =>
  (mood === 'ask' ? NOT_BEING_ASKED[level] : undefined) ?? NOT_BEING[level];

const LEFT_OFF: Endings = {
  plain: '말라',
  formal: '마십시오',
  soft: '마세요',
  low: '마',
  polite: '마세요',
  old: '말게',
  stiff: '마십시오',
  archaic: '마시오',
};

function order(word: string, level: Level): string {
  if (word.endsWith('말다')) {
    return word.slice(0, -2) + LEFT_OFF[level];
  }
  const open = loose(word);
  const kind = finalOf(open.at(-1) ?? '') === 'ㄹ' ? closed(open, '') : open;
  const ends: Endings = {
    plain: `${linked(word)}라`,
    formal: `${kind}십시오`,
    soft: `${kind}세요`,
    low: linked(word),
    polite: `${kind}세요`,
    old: `${word.slice(0, -1)}게`,
    stiff: `${kind}십시오`,
    archaic: `${kind}시오`,
  };
  return ends[level];
}

function propose(word: string, level: Level): string {
  const ends: Endings = {
    plain: `${word.slice(0, -1)}자`,
    formal: bare(word),
    soft: `${linked(word)}요`,
    low: `${word.slice(0, -1)}자`,
    polite: `${linked(word)}요`,
    old: `${bare(word)}세`,
    stiff: `${bareToB(word)}시다`,
    archaic: `${bareToB(word)}시다`,
  };
  return ends[level];
}

const isOpen = (word: string): boolean => /^ㄹ?$/.test(finalOf(word.at(-2) ?? ''));

function tell(word: string, level: Level, isStative: boolean): string {
  const ends: Endings = {
    plain: isStative ? word : doing(word),
    formal: `${bareToB(word)}니다`,
    stiff: `${bareToB(word)}니다`,
    soft: `${linked(word)}요`,
    polite: `${linked(word)}요`,
    low: linked(word),
    old: `${bare(word)}네`,
    archaic: archaic(word),
  };
  return ends[level];
}

function ask(word: string, level: Level, isStative: boolean): string {
  if (TELLING.has(level)) {
    return `${comingForm(word)}까${POLITE[level]}`;
  }
  if (level === 'stiff') {
    return `${bareToB(word)}니까`;
  }
  const isSo = isStative && !/(있|없)다$/.test(word);
  const asked = isSo ? `${doneForm(word)}가` : `${bare(word)}는가`;
  return level === 'old' ? asked : tell(word, level, isStative);
}

/** 간다, 먹는다. */
const doing = (word: string): string =>
  isOpen(word) ? `${closed(word.slice(0, -1), 'ㄴ')}다` : `${word.slice(0, -1)}는다`;

/** 가오, 먹소, 고우오. */
function archaic(word: string): string {
  if (isOpen(word)) {
    return `${bare(word)}오`;
  }
  return changesB(word) ? `${loose(word)}오` : `${word.slice(0, -1)}소`;
}

/** 갑, 먹습: what stands before 니다 and 니까. */
const bareToB = (word: string): string => (isOpen(word) ? closed(word.slice(0, -1), 'ㅂ') : `${word.slice(0, -1)}습`);

const BEING_CLOSED: Endings = {
  plain: '이다',
  formal: '입니다',
  soft: '이에요',
  low: '이야',
  polite: '이에요',
  old: '일세',
  stiff: '입니다',
  archaic: '이오',
};
const BEING_OPEN: Partial<Endings> = { plain: '다', soft: '예요', low: '야', polite: '예요' };
const BEING_ASKED: Partial<Endings> = { plain: '일까', formal: '일까요', soft: '일까요', old: '인가', stiff: '입니까' };

function endCopula(level: Level, { past, isAsked }: { past: boolean; isAsked: boolean }, after: string): string {
  if (past) {
    return endPast(after === '' ? '였' : '이었', level, isAsked ? 'ask' : 'tell');
  }
  const asked = isAsked ? BEING_ASKED[level] : undefined;
  const open = after === '' ? BEING_OPEN[level] : undefined;
  return asked ?? open ?? BEING_CLOSED[level];
}
