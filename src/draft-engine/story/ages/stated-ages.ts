import { wordTable } from '#src/shared/word-table.ts';
import { NUMBER, readNumber } from './number-words.ts';

/** An age where it stands in a text. */
export interface StatedAge {
  readonly years: number;
  readonly start: number;
  readonly end: number;
  /** Said of whoever stands before it ('a pupil, 15'), right before ('a pupil of 15'), behind it or on either side. */
  readonly of: 'before' | 'beside' | 'behind' | 'either';
}

interface AgePattern {
  readonly pattern: RegExp;
  readonly of: StatedAge['of'];
  /** Where the words say an age without a number of years. */
  readonly years?: (number: number) => number;
}

const { latin, han, korean } = NUMBER;
const FULL_AGE = 18;

/** The ways to say how old somebody is, each with the number in its first group. */
const AGE_PATTERNS: readonly AgePattern[] = [
  {
    pattern: new RegExp(String.raw`\b(${latin}) (?:and a half )?(?:years?|yrs?)(?:olds?| young| of age)\b`, 'g'),
    of: 'either',
  },
  { pattern: new RegExp(String.raw`\b(\d{1,3}) ?(?:yo|y\/o|y o|yrold)\b`, 'g'), of: 'either' },
  { pattern: new RegExp(String.raw`\b(\d{1,2})f\b`, 'g'), of: 'either' },
  { pattern: new RegExp(String.raw`\b(${latin}) (?:months?|weeks?|days?)old\b`, 'g'), of: 'either', years: () => 0 },
  { pattern: new RegExp(String.raw`\b(?:aged?|age of|turns|turned|turning) (${latin})\b`, 'g'), of: 'before' },
  {
    pattern: new RegExp(String.raw`\b(?:under|below|underneath) (?:the age of )?(18|eighteen)\b`, 'g'),
    of: 'before',
    years: (age) => age - 1,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=[a-z)])(?:,| is| was| am|'s| just| only| barely| not yet) (?:just |only |barely |not yet |now )?(${latin})(?= ?(?:[,.;:!?)–]|and\b|who\b|when\b|but\b|$))`,
      'g',
    ),
    of: 'before',
  },
  { pattern: new RegExp(String.raw`(?<=[a-z]) of (?:just |only |barely )?(${latin})\b`, 'g'), of: 'beside' },
  { pattern: new RegExp(String.raw`\((?:aged? )?(${latin})\)`, 'g'), of: 'before' },
  {
    pattern:
      /\b(?:in )?(?:her|his|their) (?:early |mid |late )?(teens|twenties|thirties|forties|fifties|sixties|seventies|eighties)\b/g,
    of: 'before',
  },
  { pattern: new RegExp(`(?:未满|不满|不到) ?(${han}) ?周?岁`, 'g'), of: 'either', years: (age) => age - 1 },
  { pattern: new RegExp(`(${han}) ?[岁才] ?未满`, 'g'), of: 'either', years: (age) => age - 1 },
  { pattern: new RegExp(`(${han})[多几来]? ?周?岁(?!月)`, 'g'), of: 'either' },
  { pattern: new RegExp(`(\\d{1,3}|[一二三四五六七八九十]{1,3})才(?=[のでにと、。 ]|$)`, 'g'), of: 'either' },
  { pattern: new RegExp(`年[方仅龄纪]+(?:是|才|只有)?(${han})`, 'g'), of: 'either' },
  { pattern: new RegExp(`(${han})代(?=[のでに半後前])`, 'g'), of: 'either' },
  { pattern: new RegExp(`(${han})つ?の(?=[\\p{Script=Han}]{1,3}の?[子女男娘年]|[子女男娘])`, 'gu'), of: 'behind' },
  { pattern: new RegExp(`(?<![가-힣])만? ?(${korean}) ?세 미만`, 'g'), of: 'either', years: (age) => age - 1 },
  { pattern: new RegExp(`(?<![가-힣])만? ?(${korean}) ?(?:살|세(?![기계상월대금트]))`, 'g'), of: 'either' },
  { pattern: new RegExp(`(?<![가-힣])(${korean}) ?대(?=의| |에)`, 'g'), of: 'either' },
  {
    pattern:
      /(?<![가-힣])((?:열|스물|서른|마흔|쉰) ?(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)?)(?:의)? (?=소녀|소년|여자|남자|처녀|총각|학생|딸|아들)/g,
    of: 'behind',
  },
];
const DECADES: Readonly<Record<string, number>> = wordTable({
  teens: 15,
  twenties: 25,
  thirties: 35,
  forties: 45,
  fifties: 55,
  sixties: 65,
  seventies: 75,
  eighties: 85,
});

/** The ages that a plain text states, in their order; where two overlap, the first pattern's. */
export function readStatedAges(text: string): StatedAge[] {
  const ages: StatedAge[] = [];
  for (const { pattern, of, years } of AGE_PATTERNS) {
    for (const found of text.matchAll(pattern)) {
      const said = found[1] as string;
      const start = found.index;
      const end = start + found[0].length;
      if (ages.every((age) => age.end <= start || age.start >= end)) {
        const number = DECADES[said] ?? readNumber(said);
        ages.push({ years: years?.(number) ?? number, start, end, of });
      }
    }
  }
  return ages.toSorted((one, other) => one.start - other.start);
}

/** Whether somebody of an age is under age. */
export const isUnderAge = (years: number): boolean => years < FULL_AGE;
