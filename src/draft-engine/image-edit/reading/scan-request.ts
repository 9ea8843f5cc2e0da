import type { EditWords, FoundMark, Mark, UnknownWords } from './mark.ts';
import { QUOTE_MARK } from './take-quotes.ts';

/** What is read of signs and numbers in every language. */
const SIGNS: readonly (readonly [RegExp, Mark])[] = [
  [/\d{1,2}\s*(?:[:：x×]|対|比|대|by)\s*\d{1,2}(?![\d.%])/iuy, { is: 'ratio' }],
  [/#[0-9a-f]{6}\b/iuy, { is: 'hex', colour: '' }],
  [/[-+]?\d+(?:\.\d+)?/uy, { is: 'number' }],
  [/%/uy, { is: 'percent' }],
  [/°/uy, { is: 'degrees' }],
  [new RegExp(QUOTE_MARK.source, 'uy'), { is: 'quote' }],
  [/[\s"'“”‘’「」『』()[\]*_~…·・-]+/uy, { is: 'filler' }],
];

type Row = readonly [RegExp, Mark];
const compiled = new WeakMap<EditWords, Row[]>();

function rowsOf(words: EditWords): Row[] {
  const known = compiled.get(words);
  if (known) {
    return known;
  }
  const [before, after] = words.hasSpaces ? ['(?<![\\p{Script=Latin}\\d])', '(?![\\p{Script=Latin}\\d])'] : ['', ''];
  const rows = words.rows.map(([pattern, mark]): Row => {
    const isWord = /\p{L}/u.test(pattern.replaceAll(/\\./g, '')) && words.hasSpaces;
    return [new RegExp(`${isWord ? before : ''}(?:${pattern})${isWord ? after : ''}`, 'iuy'), mark];
  });
  compiled.set(words, rows);
  return rows;
}

/** Every mark of a request, the longest at each place, and what none of them explains. */
export function scanRequest(
  text: string,
  languages: readonly EditWords[],
): { marks: FoundMark[]; unknown: UnknownWords[] } {
  const rows = [...languages.flatMap(rowsOf), ...SIGNS];
  const marks: FoundMark[] = [];
  const unknown: UnknownWords[] = [];
  let from = 0;
  while (from < text.length) {
    const found = longestAt(rows, text, from);
    if (found) {
      marks.push(found, ...degreesWithin(found, languages));
      from = found.to;
    } else {
      const to = from + unknownLength(text, from);
      addUnknown(unknown, text, from, to);
      from = to;
    }
  }
  const particles = languages.map(({ particles: one }) => one).filter((one) => one !== '');
  return { marks, unknown: unknown.filter(({ text: words }) => !isParticle(words, particles)) };
}

/** A word that holds how much, such as 'a little darker edges' as one sign, says that as well. */
function degreesWithin({ mark, from, to, text }: FoundMark, languages: readonly EditWords[]): FoundMark[] {
  if (!['tone', 'effect', 'grade', 'blur'].includes(mark.is) || text.length < 4) {
    return [];
  }
  const found = languages
    .flatMap(({ rows }) => rows)
    .filter(([pattern, { is }]) => is === 'degree' && new RegExp(`(?<!^)(?:${pattern})`, 'iu').test(text));
  return found.slice(0, 1).map(([, degree]) => ({ mark: degree, from, to, text }));
}

function longestAt(rows: readonly Row[], text: string, from: number): FoundMark | undefined {
  let best: FoundMark | undefined;
  for (const [pattern, mark] of rows) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match && match[0] !== '' && from + match[0].length > (best?.to ?? from)) {
      best = { mark, from, to: from + match[0].length, text: match[0] };
    }
  }
  return best;
}

/** A word of letters that stand together, or one sign of a script that runs on. */
function unknownLength(text: string, from: number): number {
  const pattern = /[\p{Script=Latin}\p{Mark}'’-]+|./suy;
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].length ?? 1;
}

function addUnknown(unknown: UnknownWords[], text: string, from: number, to: number): void {
  const last = unknown.at(-1);
  if (last && text.slice(last.to, from).trim() === '') {
    last.to = to;
    last.text = text.slice(last.from, to);
  } else {
    unknown.push({ from, to, text: text.slice(from, to) });
  }
}

function isParticle(words: string, particles: readonly string[]): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(words) || particles.some((one) => new RegExp(`^(?:${one}|\\s)+$`, 'u').test(words.trim()))
  );
}
