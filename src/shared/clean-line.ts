/**
 * Invisible and bidirectional format characters (Unicode category Cf), except where scripts need them: joiners inside
 * an emoji or between letters of joining scripts, the tags of a flag, and the number signs of Arabic, Syriac and
 * Kaithi.
 */
const JOINED = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`;
const NEEDED = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}])\u{200d}(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${JOINED}])[\u{200c}\u{200d}](?=[${JOINED}])`,
  String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]{1,16}\u{e007f}`,
  String.raw`[\u{600}-\u{605}\u{6dd}\u{70f}\u{890}\u{891}\u{8e2}\u{110bd}\u{110cd}]`,
].join('|');
const NEEDED_OR_UNSEEN = new RegExp(`(?<needed>${NEEDED})|\\p{Cf}+?`, 'gu');

/**
 * Normalises a name or title: one line in one Unicode form, without control, invisible or bidirectional characters,
 * trimmed, with single spaces. Used for every name and title. '' when nothing remains.
 */
export function cleanLine(written: string): string {
  return written
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(NEEDED_OR_UNSEEN, (_sign, needed: string | undefined) => needed ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Marks on one letter; scripts need no more, and more run over the lines above. */
const MOST_MARKS = 4;
const MARKS_TOO_MANY = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/**
 * Normalises what a person writes to others: as `cleanLine` does, but with its lines, at most one of them empty between
 * two others, and without piles of marks. '' when nothing remains that can be seen.
 */
export function cleanText(written: string): string {
  return written
    .split(/\r\n|[\r\n\u{2028}\u{2029}]/u)
    .map(cleanLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(MARKS_TOO_MANY, '$1')
    .trim();
}

/** Truncates a text to a number of UTF-16 units without splitting a character. */
export function cutText(text: string, units: number): string {
  if (text.length <= units) {
    return text;
  }
  const last = text.charCodeAt(units - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? units - 1 : units);
}
