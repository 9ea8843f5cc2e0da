import type { Language } from './languages.ts';

/** How a language is written. A new language does not compile without an entry. */
interface Writing {
  /** The separator between two sentences or words. */
  gap: '' | ' ';
  fullStop: '.' | '。';
  /** What stands between a name and what belongs to it. */
  colon: ': ' | '：';
  /** What stands between the members of a list. */
  comma: ', ' | '、';
  /** True when word boundaries need a dictionary. */
  wordsRunOn: boolean;
  /** Maximum width of a caption line, in columns; a full-width character takes two. */
  captionColumns: { wide: number; upright: number };
  /** Average width of a column, in em. */
  emPerColumn: number;
}

const EAST_ASIAN_CAPTIONS = { captionColumns: { wide: 36, upright: 26 }, emPerColumn: 0.5 } as const;

/** How each language is written. */
export const WRITING: Readonly<Record<Language, Writing>> = {
  en: {
    gap: ' ',
    fullStop: '.',
    colon: ': ',
    comma: ', ',
    wordsRunOn: false,
    captionColumns: { wide: 42, upright: 30 },
    emPerColumn: 0.53,
  },
  cn: { gap: '', fullStop: '。', colon: '：', comma: '、', wordsRunOn: true, ...EAST_ASIAN_CAPTIONS },
  ko: { gap: ' ', fullStop: '.', colon: ': ', comma: ', ', wordsRunOn: false, ...EAST_ASIAN_CAPTIONS },
  ja: { gap: '', fullStop: '。', colon: '：', comma: '、', wordsRunOn: true, ...EAST_ASIAN_CAPTIONS },
};
