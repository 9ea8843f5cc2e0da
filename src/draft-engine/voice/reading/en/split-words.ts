import { keepsDot } from './spelling/abbreviations.ts';

/** A word of a sentence without the punctuation around it. */
export interface Token {
  text: string;
  /** The pause mark after it, or ''. */
  mark: string;
}

/** What parts words: spaces, dashes, dots in a row, brackets, pictures, and marks between two words without a space. */
const BETWEEN_WORDS =
  /[\s()[\]{}<>|—―…“”«»"\u200b-\u200f\u2028-\u202e]|\ufe0f|–(?!\d)|--+|\.{2,}|[,;!?](?=\p{L})|:(?=$|[^\d/])|(?![#*\d©®™])\p{Extended_Pictographic}/u;
const WORD = new RegExp(`(?:(?!${BETWEEN_WORDS.source})[^])+`, 'gu');

/** Punctuation before and after a word that is not part of it. */
const BEFORE = /^(?:[.,;:!?*_^`]|['‘’](?!\d0s|n['’])|[-–](?!\d)|[~/\\=](?=\p{L}))+/u;
const AFTER = /(?:[.,;:!?*_^`'‘’\\~/-])+$/u;
/** Words, numbers, and single signs; rows of signs are drawn, not said. */
const READABLE = /[\p{Script=Latin}\p{Nd}½⅓⅔¼¾⅛⅜⅝⅞℃℉]|^[&+=@%°×÷€£$#№]$/u;
const APOSTROPHE_OF_OWNER = /[sS]['’]$/;
const SHORTENED = /^['’]?n['’]$/i;

/** From the strongest pause to the weakest. */
const PAUSES: [mark: string, gap: RegExp][] = [
  ['?', /\?/],
  ['!', /!/],
  ['…', /…|\.{2,}/],
  ['.', /\./],
  ['—', /[—―–]|--|\s-+\s/],
  [':', /:/],
  [';', /;/],
  [',', /[,()[\]{}\n]/],
];

/** The words of a sentence in order, each with the pause after it. Text that cannot be read is left out. */
export function splitWords(sentence: string): Token[] {
  const places: { text: string; from: number; to: number }[] = [];
  for (const { 0: chunk, index } of sentence.matchAll(WORD)) {
    const start = BEFORE.exec(chunk)?.[0].length ?? 0;
    const core = withoutEnd(chunk.slice(start), sentence.slice(index + chunk.length));
    if (READABLE.test(core)) {
      places.push({ text: core, from: index + start, to: index + start + core.length });
    }
  }
  return places.map(({ text, to }, index) => {
    const next = places[index + 1];
    const gap = sentence.slice(to, next?.from);
    return { text, mark: markOf(next ? gap : `${gap}${text.endsWith('.') ? '.' : ''}`, next?.text) };
  });
}

function withoutEnd(chunk: string, rest: string): string {
  if (SHORTENED.test(chunk)) {
    return chunk;
  }
  const end = AFTER.exec(chunk)?.[0] ?? '';
  const core = chunk.slice(0, chunk.length - end.length);
  const longer = chunk.slice(0, core.length + 1);
  return (end.startsWith('.') && keepsDot(longer, rest)) || APOSTROPHE_OF_OWNER.test(longer) ? longer : core;
}

/** A dot before a small letter or before another mark ends an abbreviation, not a sentence: `20 min., 3.5 km`. */
function markOf(written: string, next: string | undefined): string {
  const gap = written.replace(/\.(?=[,;:])/g, '');
  const mark = PAUSES.find(([, pattern]) => pattern.test(gap))?.[0] ?? '';
  return mark === '.' && next !== undefined && /^\p{Ll}/u.test(next) ? '' : mark;
}
