import { PERSON_KINDS, type PersonKind } from './lists/age-words.ts';
import { type IndexedWord, type MarkKind, type WordIndex, wordIndex } from './word-index.ts';

/** A word of the lists where it stands in a text. */
export interface Mark extends IndexedWord {
  readonly start: number;
  readonly end: number;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN = /[a-z0-9]/;
const HANGUL = /[가-힣]/;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
/** What may follow a Korean noun in its word. */
const KOREAN_ENDING =
  /^(?:들|님)*(?:에게서|한테서|에게|한테|께서|이랑|이라는|라는|이라고|이었던|이었다|이자|이지만|이던|으로서|로서|으로|처럼|같은|보다|부터|까지|하고|이다|인데|인|이나|이며|이고|에서|짜리|만|도|께|과|와|랑|의|을|를|은|는|이|가|로|나|야|아|여|씨|다|이에요|예요)?(?:의|은|는|도|만|를|이)?(?![가-힣])/;
const STEMS: ReadonlySet<MarkKind> = new Set<MarkKind>([
  'mutual',
  'directed',
  'fond',
  'sexual',
  'always',
  'grownUpLife',
  'schoolLife',
  'youngSchool',
  'highSchool',
  'one',
  'several',
  'neither',
]);

export const isPerson = (kind: MarkKind): kind is PersonKind => PERSON_KINDS.includes(kind as PersonKind);

const KOREAN_PARTICLE = /^(?:에게|한테|이랑|하고|과|와|랑|의|을|를|은|는|이|가)?$/;

/** Korean compounds, and sentences without spaces, run on: '여고생제자', '여고생과선생님'. */
const runsOn = (index: WordIndex, text: string, end: number): boolean =>
  [0, 1, 2].some(
    (length) =>
      KOREAN_PARTICLE.test(text.slice(end, end + length)) &&
      index
        .get(text[end + length] ?? '')
        ?.some(({ word, kind }) => word.length > 1 && kind !== 'thing' && text.startsWith(word, end + length)),
  );

/** Where a listed word stands, and what is around it. */
interface Place {
  readonly index: WordIndex;
  readonly text: string;
  readonly at: number;
  /** Another listed word ends here, or one particle before. */
  readonly afterMark: boolean;
}

const isKorean = ({ word }: IndexedWord): boolean => HANGUL.test(word[0] as string);

function standsAloneInKorean({ index, text, at, afterMark }: Place, { word, kind }: IndexedWord): boolean {
  const end = at + word.length;
  const isStart = afterMark || !HANGUL.test(text[at - 1] ?? ' ');
  return isStart && (STEMS.has(kind) || KOREAN_ENDING.test(text.slice(end, end + 12)) || runsOn(index, text, end));
}

/** Whether a listed word that stands at a place of a text is a word there, and no part of another. */
function standsAlone(place: Place, entry: IndexedWord): boolean {
  if (isKorean(entry)) {
    return standsAloneInKorean(place, entry);
  }
  const { text, at } = place;
  const { word } = entry;
  const [before, first, last, after] = [
    text[at - 1] ?? ' ',
    word[0] ?? '',
    word.at(-1) ?? '',
    text[at + word.length] ?? ' ',
  ];
  return (
    !(LATIN.test(first) && LATIN.test(before)) &&
    !(LATIN.test(last) && LATIN.test(after)) &&
    !(KATAKANA.test(first) && KATAKANA.test(before)) &&
    !(KATAKANA.test(last) && KATAKANA.test(after))
  );
}

/** The listed words of a plain text in their order; the longest wins, and none overlap. */
export function readMarks(text: string): Mark[] {
  const index = wordIndex(KANA.test(text));
  const marks: Mark[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const last = marks.at(-1);
    const afterMark = last !== undefined && KOREAN_PARTICLE.test(text.slice(last.end, start));
    const found = index
      .get(text[start] as string)
      ?.find((each) => text.startsWith(each.word, start) && standsAlone({ index, text, at: start, afterMark }, each));
    if (found) {
      at += found.word.length;
      marks.push({ ...found, start, end: at });
    } else {
      at += 1;
    }
  }
  return marks.filter((mark) => mark.kind !== 'neither');
}
