/** A text in one spelling for each character, with the place in the source from which each of its units comes. */
export interface NormalText {
  text: string;
  /** For each UTF-16 unit of `text`, and for its end: the offset in the source. */
  sourceAt: readonly number[];
}

/** A character with the marks on it; half-width kana have their voicing marks as characters of their own. */
const CHARACTERS = /[^\p{M}ﾞﾟ][\p{M}ﾞﾟ]*|[\p{M}ﾞﾟ]/gsu;

/** What compatibility normalisation would spoil, or leaves in several spellings. */
const OWN_SPELLING: Readonly<Record<string, string>> = {
  '…': '…',
  '～': '〜',
  '~': '〜',
  '〰': '〜',
  '‐': '-',
  '–': '-',
  '−': '-',
  '－': '-',
  '―': '—',
  '─': '—',
  '’': "'",
  '＇': "'",
  '⁄': '/',
  '℃': '°C',
  '\t': ' ',
};

/** Full-width letters become plain, half-width kana full, ligatures such as ㎏ and ㌔ are taken apart. */
export function normaliseText(source: string): NormalText {
  const sourceAt: number[] = [];
  let text = '';
  for (const match of source.matchAll(CHARACTERS)) {
    // The dictionary cannot look up half a character nor U+0000, which ends its own strings.
    const whole = match[0].toWellFormed().replaceAll('\u0000', ' ');
    const plain = OWN_SPELLING[whole] ?? whole.normalize('NFKC').replaceAll('⁄', '/');
    for (let unit = 0; unit < plain.length; unit++) {
      sourceAt.push(match.index);
    }
    text += plain;
  }
  sourceAt.push(source.length);
  return { text, sourceAt };
}
