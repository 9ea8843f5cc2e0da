/**
 * Runs as a worker thread: tries every regular expression of the given files on texts that are made to let it
 * backtrack. Says which one it begins, so that the one that hangs is known to who ends the thread.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { parseAst } from 'vite';

const MOST_SAMPLES = 10;
/** The parts of a pattern that stand before a repeated character. */
const MOST_PARTS = 3;

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** All regular expressions that stand in a file. */
function findPatterns(path: string): Pattern[] {
  const text = readFileSync(path, 'utf8');
  const found: Pattern[] = [];
  JSON.stringify(parseAst(text, { lang: 'ts' }), (_key, value: unknown) => {
    const regex = (value as { regex?: { pattern: string; flags: string } } | null)?.regex;
    if (typeof regex?.pattern === 'string') {
      found.push({ place: path, source: regex.pattern, flags: regex.flags });
      return undefined;
    }
    return typeof value === 'bigint' ? String(value) : value;
  });
  return found;
}

/** One character for each thing that a pattern names: its literals, the ends of its ranges, its classes. */
function sampleCharacters(source: string): string[] {
  const classes: Readonly<Record<string, readonly string[]>> = {
    d: ['0'],
    w: ['a'],
    s: [' ', '\n'],
    p: ['é', '狐', '가', 'あ', '\u200d'],
    S: ['x'],
    W: ['-'],
    D: ['x'],
    n: ['\n'],
  };
  const samples = new Set<string>(['a', ' ']);
  for (const [, escaped, plain] of source.matchAll(/\\(?:u\{?[\dA-Fa-f]+\}?|p\{[^}]*\}|(.))|([^\\[\](){}*+?|^$])/gsu)) {
    if (escaped !== undefined) {
      (classes[escaped] ?? [escaped]).forEach((each) => samples.add(each));
    } else if (plain !== undefined) {
      samples.add(plain);
    }
  }
  if (/\\p|\\u|[^\0-\x7f]/.test(source)) {
    classes['p']?.forEach((each) => samples.add(each));
  }
  return [...samples];
}

/** The words of a pattern without its signs, in order: what gets past its beginning. */
const literalParts = (source: string): string[] =>
  source.split(/\(\?[:=!<]*|\\[A-Za-z](?:\{[^}]*\})?|[\\[\](){}*+?|^$]/).filter((part) => part !== '');

/** Texts that repeat what the pattern takes, and then hold what it does not. */
function* hostileTexts(source: string, characters: number): Generator<string> {
  const samples = sampleCharacters(source);
  const spread = samples.filter((_, index) => index % Math.ceil(samples.length / MOST_SAMPLES) === 0);
  const parts = literalParts(source);
  const literal = parts.join('').slice(0, 200);
  const beginnings = ['', literal.slice(0, 20)];
  const more = Array.from({ length: MOST_PARTS }, (_, count) => parts.slice(0, count + 1).join(''));
  const fragments = [
    ...samples,
    ...spread.flatMap((first) => spread.map((second) => first + second)),
    literal,
    ...literal.split(/[^\p{L}\p{N}]+/u).slice(0, MOST_SAMPLES),
    `${literal} `,
  ];
  for (const fragment of fragments.filter((each) => each !== '')) {
    const repeated = fragment.repeat(Math.ceil(characters / fragment.length));
    for (const prefix of new Set(fragment.length > 1 ? beginnings : [...beginnings, ...more])) {
      yield `${prefix}${repeated}\0`;
    }
  }
}

const { paths, characters } = workerData as { paths: readonly string[]; characters: number };
const patterns = [
  ...new Map(paths.flatMap(findPatterns).map((each) => [`${each.source}/${each.flags}`, each])).values(),
];
for (const { place, source, flags } of patterns) {
  parentPort?.postMessage(`${place}: /${source}/${flags}`);
  const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const text of hostileTexts(source, characters)) {
    everywhere.lastIndex = 0;
    everywhere.test(text);
    text.replaceAll(everywhere, '');
  }
}
parentPort?.postMessage('done');
