/** A word and its syllables, one for each character (erhua and its vowel are one). */
export interface ToneWord {
  /** In hanzi; empty where the syllables are of Latin letters. */
  word: string;
  syllables: string[];
  /** True for a word of three characters of which the last two belong together: 小|老虎. */
  endsInPair: boolean;
}

const toneOf = (syllable: string | undefined): string => syllable?.at(-1) ?? '';
const withTone = (syllable: string, tone: string): string => syllable.slice(0, -1) + tone;

const NUMERAL = /[零幺一二三四五六七八九十百千万亿点]/;
/** A 一 that is a name and not a count, with the characters around it: 第一, 五月一日, 一九, 一月, 一点四. */
const NAMED_ONE = /^(?:[第初]一|月一[日号]|.一[零幺一二三四五六七八九十月号楼]|.一[点比][零一二三四五六七八九十])/;
/** Inside a number 一 is a digit, except of a count: 十一, but 一千一百. */
const DIGIT_ONE = /^[零幺一二三四五六七八九十百千万亿点]一(?![百千万亿])/;

/** Words like 看不见 and 好不好, where 不 is light. */
const LIGHT_NOT = /^[^绝决从毫永并也又很都还只]不[^不]$/;

/** A syllable in its surroundings: the characters of the run and the tone that follows. */
interface Surroundings {
  signs: string;
  index: number;
  nextTone: string;
  word: ToneWord;
  at: number;
}

/** True for 看一看 and 好不好, though not for 一个一个. */
function isBetweenTwins({ signs, index }: Surroundings): boolean {
  const before = signs[index - 1];
  return before !== undefined && before === signs[index + 1] && !NUMERAL.test(before) && signs[index - 2] !== '一';
}

function toneOfNot(around: Surroundings): string {
  const { word, at, nextTone } = around;
  if (isBetweenTwins(around) || (at === 1 && LIGHT_NOT.test(word.word))) {
    return '5';
  }
  return nextTone === '4' ? '2' : '4';
}

/** 一 as tone 4 before 1, 2 and 3, tone 2 before 4; as tone 1 as a digit, after 第, and at the end of a word. */
function toneOfOne(around: Surroundings): string {
  const { signs, index, nextTone, word, at } = around;
  // Not 把|一把.
  if (isBetweenTwins(around) && (at > 0 || word.word === '一')) {
    return '5';
  }
  const nearby = (signs[index - 1] ?? ' ') + signs.slice(index, index + 3);
  const endsWord = word.word.length > 1 && at === word.word.length - 1;
  const isName = NAMED_ONE.test(nearby) || (at > 0 && DIGIT_ONE.test(nearby));
  if (nextTone === '' || endsWord || isName) {
    return '1';
  }
  return nextTone === '4' || nextTone === '5' ? '2' : '4';
}

function applyOneAndNot(words: readonly ToneWord[]): void {
  const places = words.flatMap((word) => word.syllables.map((_, at) => ({ word, at })));
  // One sign for each syllable, so that places in the two agree.
  const signs = places.map(({ word, at }) => word.word[at] ?? ' ').join('');
  for (const [index, { word, at }] of places.entries()) {
    const next = places[index + 1];
    const around = { signs, index, nextTone: next ? toneOf(next.word.syllables[next.at]) : '', word, at };
    const syllable = word.syllables[at]!;
    if (signs[index] === '不' && syllable === 'bu4') {
      word.syllables[at] = withTone(syllable, toneOfNot(around));
    } else if (signs[index] === '一' && syllable.startsWith('yi')) {
      word.syllables[at] = withTone(syllable, toneOfOne(around));
    }
  }
}

function riseInside({ syllables, endsInPair }: ToneWord): void {
  const isThird = syllables.map((syllable) => toneOf(syllable) === '3');
  for (let at = 0; at + 1 < syllables.length; at++) {
    // 小|老虎: 老 rises first, so 小 stays.
    const staysThird = endsInPair && at === 0 && isThird[2];
    if (isThird[at] && isThird[at + 1] && !staysThird) {
      syllables[at] = withTone(syllables[at]!, '2');
    }
  }
}

function riseBefore(next: ToneWord | undefined, { syllables }: ToneWord): void {
  const last = syllables.at(-1);
  if (toneOf(last) === '3' && toneOf(next?.syllables[0]) === '3') {
    syllables[syllables.length - 1] = withTone(last!, '2');
  }
}

const AMOUNT = /^[零一二两三四五六七八九十百千万亿点几]+$/;

/** Changes the tones of a run of words as they change in speech. */
export function applySandhi(words: readonly ToneWord[]): void {
  applyOneAndNot(words);
  // A third tone before a third tone becomes a second: first inside words and from an amount to its measure word, then
  // between words from the end.
  words.forEach(riseInside);
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (AMOUNT.test(word.word) && next?.word.length === 1) {
      riseBefore(next, word);
    }
  }
  for (const [index, word] of [...words.entries()].reverse()) {
    riseBefore(words[index + 1], word);
  }
}
