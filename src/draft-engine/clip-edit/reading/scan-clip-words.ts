import type { Language } from '#src/shared/language/languages.ts';
import type { ClipAsk, ClipReadingFacts, ClipRow, ClipWords } from './clip-words.ts';
import { CN } from './words/cn.ts';
import { EN } from './words/en.ts';
import { JA } from './words/ja.ts';
import { KO } from './words/ko.ts';

const WORDS: Readonly<Record<Language, ClipWords>> = { en: EN, cn: CN, ko: KO, ja: JA };

interface Row {
  pattern: RegExp;
  ask: ClipRow[1];
}
interface Compiled {
  rows: readonly Row[];
  fillers: RegExp;
  slight: RegExp;
  much: RegExp;
  numbers: ClipWords['numbers'];
}
const compiled = new Map<Language, Compiled>();

/** What the words of a request ask of a clip's time, sound and shape, and the request without them. */
export function scanClipWords(
  text: string,
  language: Language,
  seconds: number,
): { asks: ClipAsk[]; rest: string; notUnderstood: string[] } {
  const own = compile(language);
  const asks: ClipAsk[] = [];
  const notUnderstood: string[] = [];
  let rest = '';
  let from = 0;
  while (from < text.length) {
    const found = longestAt(own.rows, text, from);
    if (!found) {
      rest += text[from];
      from++;
      continue;
    }
    const [words] = found.match;
    const asked = found.ask(factsOf(found.match, own, seconds));
    asks.push(...asked);
    if (asked.length === 0) {
      notUnderstood.push(words.trim());
    }
    // What is left on both sides are parts of their own.
    rest += ',';
    from += words.length;
  }
  return { asks, rest: rest.replaceAll(own.fillers, ' '), notUnderstood };
}

function longestAt(
  rows: readonly Row[],
  text: string,
  from: number,
): { match: RegExpExecArray; ask: ClipRow[1] } | undefined {
  let best: { match: RegExpExecArray; ask: ClipRow[1] } | undefined;
  for (const { pattern, ask } of rows) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match && match[0].trim() !== '' && match[0].length > (best?.match[0].length ?? 0)) {
      best = { match, ask };
    }
  }
  return best;
}

function factsOf({ 0: words, groups = {} }: RegExpExecArray, own: Compiled, seconds: number): ClipReadingFacts {
  const number = (name: string): number | undefined => {
    const text = groups[name];
    return text === undefined ? undefined : (own.numbers[text.toLowerCase()] ?? Number(text));
  };
  const [one, other] = [number('one'), number('other')];
  const strong = own.much.test(words) ? 'much' : undefined;
  return { seconds, one: one ?? other, other, degree: own.slight.test(words) ? 'slight' : strong };
}

function compile(language: Language): Compiled {
  const known = compiled.get(language);
  if (known) {
    return known;
  }
  const { rows, fillers, slight, much, number, numbers, seconds, isWord } = WORDS[language];
  const [before, after] = isWord
    ? [String.raw`(?<![\p{Script=Latin}\d])`, String.raw`(?![\p{Script=Latin}])`]
    : ['', ''];
  const whole = (pattern: string): string => `${before}(?:${pattern})${after}`;
  const filled = (pattern: string): string =>
    pattern.replaceAll(/[NSD](?![\p{Script=Latin}])/gu, (sign) => {
      const parts: Record<string, string> = { N: `(?:${number})`, S: seconds, D: `(?:${slight}|${much})` };
      return parts[sign] ?? sign;
    });
  const made: Compiled = {
    rows: rows.map(([pattern, ask]) => ({ pattern: new RegExp(whole(filled(pattern)), 'iuy'), ask })),
    fillers: new RegExp(whole(fillers), 'giu'),
    slight: new RegExp(slight, 'iu'),
    much: new RegExp(much, 'iu'),
    numbers,
  };
  compiled.set(language, made);
  return made;
}
