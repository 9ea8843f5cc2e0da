import { beginsSilent, finalOf, vowelOf, withFinal, withVowel } from './hangul.ts';

/** How a sentence ends: the narrator's three, and the five ways of talking. */
export type Level = 'plain' | 'formal' | 'soft' | 'low' | 'polite' | 'old' | 'stiff' | 'archaic';
export type Mood = 'tell' | 'ask' | 'order' | 'propose';

const REGULAR_B = /(입|잡|뽑|씹|접|좁|집|꼽|업|붙잡|뒤집|꼬집|수줍|넓)다$/;
const REGULAR_D = /(닫|딛|믿|받|얻|쏟|뜯|돋|뻗|굳|곧)다$/;
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
  const before = head.at(-1) ?? '';
  const vowel = vowelOf(last);
  if (last === '하') {
    return `${head}해`;
  }
  if (final === '') {
    if (last === '르' && REU_ADDED.test(word)) {
      return `${head}르러`;
    }
    if (last === '르' && !REU_KEPT.test(word)) {
      return `${head.slice(0, -1)}${withFinal(before, 'ㄹ')}${BRIGHT.has(vowelOf(before)) ? '라' : '러'}`;
    }
    if (vowel === 'ㅡ') {
      return `${head}${withVowel(last, BRIGHT.has(vowelOf(before)) ? 'ㅏ' : 'ㅓ')}`;
    }
    if ('ㅏㅓㅐㅔㅕ'.includes(vowel)) {
      return `${head}${last}`;
    }
    if (vowel === 'ㅗ') {
      return beginsSilent(last) || short ? `${head}${withVowel(last, 'ㅘ')}` : `${head}${last}아`;
    }
    if (vowel === 'ㅜ') {
      return beginsSilent(last) || short ? `${head}${withVowel(last, 'ㅝ')}` : `${head}${last}어`;
    }
    if (/^(비|피|띠)다$/.test(word)) {
      return `${last}어`;
    }
    if (vowel === 'ㅣ') {
      return `${head}${withVowel(last, 'ㅕ')}`;
    }
    if (vowel === 'ㅚ') {
      return short ? `${head}${withVowel(last, 'ㅙ')}` : `${head}${last}어`;
    }
    return `${head}${last}어`;
  }
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
  if (H_LOST.test(word)) {
    return `${head}${withVowel(last, vowel === 'ㅑ' ? 'ㅒ' : 'ㅐ')}`;
  }
  return `${head}${last}${joint}`;
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
/** 고치는, 아는; of an adjective 작은. */
export const doingForm = (word: string, stative = false): string =>
  stative && !/(있|없)다$/.test(word) ? doneForm(word) : `${bare(word)}는`;
/** 고쳤, 먹었: the past stem. */
export const pastStem = (word: string, short = false): string =>
  word === '이다' || word === '아니다' ? `${word.slice(0, -1)}었` : closed(linked(word, short), 'ㅆ');

/** Ends a predicate, given in its dictionary form, for a level. `after` is the final sound before the copula. */
export function conjugate(
  word: string,
  level: Level,
  options: { past?: boolean; mood?: Mood; stative?: boolean; after?: string } = {},
): string {
  const { past = false, mood = 'tell' } = options;
  if (word === '이다') {
    return endCopula(level, past, mood, options.after ?? '');
  }
  const stative = options.stative === true || STATIVE.test(word);
  const asks = mood === 'ask';
  const spoken = level !== 'plain' && level !== 'formal';
  if (past) {
    const stem = pastStem(word, level !== 'plain' && level !== 'formal' && level !== 'soft');
    if (asks && (level === 'plain' || level === 'formal' || level === 'soft')) {
      return `${stem}을까${level === 'plain' ? '' : '요'}`;
    }
    return (
      stem +
      {
        plain: '다',
        formal: '습니다',
        soft: '어요',
        low: '어',
        polite: '어요',
        old: asks ? '는가' : '네',
        stiff: asks ? '습니까' : '습니다',
        archaic: '소',
      }[level]
    );
  }
  if (word.endsWith('아니다') && spoken) {
    return (
      word.slice(0, -3) +
      {
        soft: '아니에요',
        low: '아니야',
        polite: '아니에요',
        old: asks ? '아닌가' : '아닐세',
        stiff: asks ? '아닙니까' : '아닙니다',
        archaic: '아니오',
      }[level]
    );
  }
  if (mood === 'order') {
    const kind = `${finalOf(loose(word).at(-1) ?? '') === 'ㄹ' ? closed(loose(word), '') : loose(word)}`;
    if (word.endsWith('말다')) {
      return (
        word.slice(0, -2) +
        {
          plain: '말라',
          formal: '마십시오',
          soft: '마세요',
          low: '마',
          polite: '마세요',
          old: '말게',
          stiff: '마십시오',
          archaic: '마시오',
        }[level]
      );
    }
    return {
      plain: `${linked(word)}라`,
      formal: `${kind}십시오`,
      soft: `${kind}세요`,
      low: linked(word),
      polite: `${kind}세요`,
      old: `${word.slice(0, -1)}게`,
      stiff: `${kind}십시오`,
      archaic: `${kind}시오`,
    }[level];
  }
  if (mood === 'propose') {
    return {
      plain: `${word.slice(0, -1)}자`,
      formal: `${bare(word)}`,
      soft: `${linked(word)}요`,
      low: `${word.slice(0, -1)}자`,
      polite: `${linked(word)}요`,
      old: `${bare(word)}세`,
      stiff: `${bareTo(word, 'ㅂ')}시다`,
      archaic: `${bareTo(word, 'ㅂ')}시다`,
    }[level];
  }
  if (asks && (level === 'plain' || level === 'formal' || level === 'soft')) {
    return `${comingForm(word)}까${level === 'plain' ? '' : '요'}`;
  }
  switch (level) {
    case 'plain':
      return stative
        ? word
        : finalOf(word.at(-2) ?? '') === '' || finalOf(word.at(-2) ?? '') === 'ㄹ'
          ? `${closed(word.slice(0, -1), 'ㄴ')}다`
          : `${word.slice(0, -1)}는다`;
    case 'formal':
    case 'stiff':
      return `${bareTo(word, 'ㅂ')}${asks ? '니까' : '니다'}`;
    case 'soft':
    case 'polite':
      return `${linked(word)}요`;
    case 'low':
      return linked(word);
    case 'old':
      return asks
        ? stative && !/(있|없)다$/.test(word)
          ? `${doneForm(word)}가`
          : `${bare(word)}는가`
        : `${bare(word)}네`;
    case 'archaic':
      return `${finalOf(word.at(-2) ?? '') === '' || finalOf(word.at(-2) ?? '') === 'ㄹ' ? bare(word) : changesB(word) ? loose(word) : word.slice(0, -1)}${finalOf(word.at(-2) ?? '') === '' || finalOf(word.at(-2) ?? '') === 'ㄹ' || changesB(word) ? '오' : '소'}`;
  }
}

/** 갑, 먹습: what stands before 니다 and 니까. */
function bareTo(word: string, final: string): string {
  const sound = finalOf(word.at(-2) ?? '');
  return sound === '' || sound === 'ㄹ' ? closed(word.slice(0, -1), final) : `${word.slice(0, -1)}습`;
}

function endCopula(level: Level, past: boolean, mood: Mood, after: string): string {
  const open = after === '';
  const asks = mood === 'ask';
  if (past) {
    const was = open ? '였' : '이었';
    if (asks && (level === 'plain' || level === 'formal' || level === 'soft')) {
      return `${was}을까${level === 'plain' ? '' : '요'}`;
    }
    return (
      was +
      {
        plain: '다',
        formal: '습니다',
        soft: '어요',
        low: '어',
        polite: '어요',
        old: asks ? '는가' : '네',
        stiff: asks ? '습니까' : '습니다',
        archaic: '소',
      }[level]
    );
  }
  if (asks && (level === 'plain' || level === 'formal' || level === 'soft')) {
    return `일까${level === 'plain' ? '' : '요'}`;
  }
  return {
    plain: open ? '다' : '이다',
    formal: '입니다',
    soft: open ? '예요' : '이에요',
    low: open ? '야' : '이야',
    polite: open ? '예요' : '이에요',
    old: asks ? '인가' : '일세',
    stiff: asks ? '입니까' : '입니다',
    archaic: '이오',
  }[level];
}
