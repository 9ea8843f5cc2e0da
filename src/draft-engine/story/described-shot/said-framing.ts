import type { Framing } from '#src/shared/catalogue/shots.ts';

/** How a text says how near one looks. */
interface FramingWords {
  framing: Framing;
  /** The names of the picture in English, and where one looks from. */
  en: string;
  from?: string;
  cn: string;
  ja: string;
  ko: string;
  /** A Korean sentence that says it. */
  koSentence?: string;
}

const WORDS: readonly FramingWords[] = [
  {
    framing: 'extreme_close',
    en: '(?:extreme|very) close(?:[- ]?ups?)?(?: shot)?',
    from: '(?:from )?very (?:near|close)',
    cn: '大特写(?:镜头)?|极近特写',
    ja: '超クローズアップ|大アップ',
    ko: '익스트림 클로즈업',
  },
  {
    framing: 'medium',
    en: 'medium (?:shot|close[- ]?up)',
    from: 'nearer',
    cn: '中景(?:镜头)?',
    ja: 'ミディアム(?:ショット|クローズアップ)',
    ko: '미디엄 (?:샷|클로즈업)',
  },
  {
    framing: 'close',
    en: 'close(?:[- ]?ups?(?: shot)?| shot)',
    from: 'from (?:near|close)(?: by)?',
    cn: '特写(?:镜头)?|近景(?:镜头)?',
    ja: 'クローズアップ|アップ',
    ko: '클로즈업',
    koSentence: '가까이에서 본다',
  },
  {
    framing: 'extreme_wide',
    en: 'extreme(?:ly)? (?:wide|long)(?: shot)?',
    from: 'from (?:very )?far away',
    cn: '大远景(?:镜头)?',
    ja: '超ロングショット|大ロング',
    ko: '익스트림 와이드(?: 샷)?',
  },
  {
    framing: 'wide',
    en: '(?:wide|long) shot',
    from: 'from afar',
    cn: '(?:远景|全景)(?:镜头)?',
    ja: 'ロングショット|遠景',
    ko: '와이드 샷',
    koSentence: '멀리서 본다',
  },
  { framing: 'full', en: 'full shot', cn: '全身镜头', ja: '全身ショット|フルショット', ko: '풀 샷' },
];

const PIECE_END = '(?=\\s*(?:[,，、;；.。!！]|$))';
const PIECE_START = '(?:^\\s*|[,，、;；]\\s*|(?<=[.。!！?？]\\s*))';

/**
 * Where the words are no part of what is told: at the head before a colon or 'of', behind 'seen', as a piece between
 * commas, and behind whom or what the picture is of.
 */
const PATTERNS: readonly (readonly [Framing, readonly RegExp[]])[] = WORDS.map(
  ({ framing, en, from, cn, ja, ko, koSentence }) => {
    const any = `(?:(?:(?:an?|the|in an?|in) )?(?:${en})|${cn}|(?:${ja})で?|(?:${ko})(?:으로)?)`;
    return [
      framing,
      [
        `^\\s*${from === undefined ? any : `(?:${any}|${from})`}\\s*[:：]`,
        `^\\s*(?:(?:an?|the) )?(?:${en}) (?:of|on)\\b`,
        ...(from === undefined ? [] : [`${PIECE_START}seen ${from}\\b`, `\\b(?:(?:is|are) )?seen ${from}\\b`]),
        `${PIECE_START}${any}${PIECE_END}`,
        `\\s(?:shown |seen |filmed )?in (?:an? )?(?:${en})${PIECE_END}`,
        `(?:(?<![看望画拍见][^，,。]*)的(?:${cn})|(?<=\\p{Script=Han})(?=大?特写|极近特写)(?:${cn})|の(?:${ja})で?|(?:의)?\\s(?:${ko})(?:으로)?)${PIECE_END}`,
        ...(koSentence === undefined ? [] : [`(?:^|(?<=[.!?]))\\s*${koSentence}(?:[.!?]|\\s*$)`]),
      ].map((source) => new RegExp(source, 'iu')),
    ];
  },
);

/** How near one is to look, and the text without the words that say so. */
export function saidFraming(text: string): { framing?: Framing; rest: string } {
  for (const [framing, patterns] of PATTERNS) {
    const said = patterns.find((pattern) => pattern.test(text));
    if (said) {
      const rest = text
        .replace(said, ' ')
        .replace(/^[\s:：,，、;；.。]+/u, '')
        .replace(/\s+(?=[,，、;；.。!！]|$)/gu, '')
        .replace(/\s+/gu, ' ')
        .trim();
      return { framing, rest: rest === '' ? text : rest };
    }
  }
  return { rest: text };
}
