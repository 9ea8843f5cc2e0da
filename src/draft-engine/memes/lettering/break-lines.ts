/** Signs that no line begins with, and signs that no line ends with, in Chinese, Japanese and Korean typesetting. */
const NOT_FIRST =
  /^[、。，．,.!?！？：；:;）)」』】〉》〕\]}’”…‥・ー～〜ゝゞ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ％%]/u;
const NOT_LAST = /[（(「『【〈《〔[{‘“]$/u;
/** Endings and particles of Japanese: they stay with the word before them. */
const ENDING = /^\p{Script=Hiragana}+$/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const words = new Intl.Segmenter('ja', { granularity: 'word' });
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The signs of a text as a reader counts them. */
const lettersOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment);

/** The pieces of a text between which a line may end: words with what belongs to them; spaces stay at their end. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const run of text.match(/\S+\s*|\s+/gu) ?? []) {
    const parts = CJK.test(run) ? [...words.segment(run)].map(({ segment }) => segment) : [run];
    parts.forEach((part, index) => {
      const last = pieces.at(-1);
      const belongs =
        index > 0 && (NOT_FIRST.test(part) || ENDING.test(part) || /^\s/u.test(part) || NOT_LAST.test(last ?? ''));
      if (belongs && last !== undefined) {
        pieces[pieces.length - 1] = last + part;
      } else {
        pieces.push(part);
      }
    });
  }
  return pieces;
}

/** A text in lines. */
export interface BrokenText {
  lines: string[];
  /** A word was too long for a line, and is divided. */
  isForced: boolean;
}

/** Breaks a text into lines that are at most so wide; a word that is wider than a line is divided. */
export function breakLines(text: string, widest: number, widthOf: (line: string) => number): BrokenText {
  const lines: string[] = [];
  let isForced = false;
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const piece of piecesOf(paragraph.trim())) {
      if (widthOf((line + piece).trimEnd()) <= widest) {
        line += piece;
        continue;
      }
      if (line !== '') {
        lines.push(line.trimEnd());
        line = '';
      }
      if (widthOf(piece.trimEnd()) <= widest) {
        line = piece;
        continue;
      }
      isForced ||= !CJK.test(piece);
      const divided = divide(piece, widest, widthOf);
      line = divided.pop() ?? '';
      lines.push(...divided);
    }
    lines.push(line.trimEnd());
  }
  return { lines: lines.filter((line) => line !== ''), isForced };
}

function divide(word: string, widest: number, widthOf: (line: string) => number): string[] {
  const hyphen = CJK.test(word) || /[^\p{L}\p{M}\s]/u.test(word) ? '' : '-';
  const lines: string[] = [];
  let line = '';
  for (const letter of lettersOf(word)) {
    if (line !== '' && widthOf((line + letter).trimEnd() + hyphen) > widest && letter.trim() !== '') {
      lines.push(line + hyphen);
      line = '';
    }
    line += letter;
  }
  return [...lines, line];
}

/** The same number of lines, as even as they can be. */
export function balanceLines(text: string, widest: number, widthOf: (line: string) => number): BrokenText {
  const broken = breakLines(text, widest, widthOf);
  let [low, high] = [widest / Math.max(1, broken.lines.length), widest];
  let best = broken;
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2;
    const tried = breakLines(text, middle, widthOf);
    if (tried.lines.length <= broken.lines.length && tried.isForced === broken.isForced) {
      [best, high] = [tried, middle];
    } else {
      low = middle;
    }
  }
  return best;
}
