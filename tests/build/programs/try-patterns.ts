/**
 * Runs as a worker thread: tries every regular expression of the given files on texts that are made to let it
 * backtrack. Says which one it begins, so that the one that hangs is known to who ends the thread.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { parseAst } from 'vite';

/** As long as the longest text that any input takes half of; more only makes what is slow slower. */
const CHARACTERS = 2_000;
const MOST_SAMPLES = 10;

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

/** The words of a pattern without its signs: what gets past its beginning. */
const literalText = (source: string): string => source.replaceAll(/\(\?[:=!<]*|\\[bBdwsDWS]|[\\[\](){}*+?|^$]/g, '');

/** Texts that repeat what the pattern takes, and then hold what it does not. */
function* hostileTexts(source: string): Generator<string> {
  const samples = sampleCharacters(source);
  const spread = samples.filter((_, index) => index % Math.ceil(samples.length / MOST_SAMPLES) === 0);
  const literal = literalText(source).slice(0, 200);
  const fragments = [
    ...samples,
    ...spread.flatMap((first) => spread.map((second) => first + second)),
    literal,
    ...literal.split(/[^\p{L}\p{N}]+/u).slice(0, MOST_SAMPLES),
    `${literal} `,
  ];
  for (const fragment of fragments.filter((each) => each !== '')) {
    const repeated = fragment.repeat(Math.ceil(CHARACTERS / fragment.length));
    yield `${repeated}\0`;
    yield `${literal.slice(0, 20)}${repeated}\0`;
  }
}

const { paths } = workerData as { paths: readonly string[] };
const patterns = [
  ...new Map(paths.flatMap(findPatterns).map((each) => [`${each.source}/${each.flags}`, each])).values(),
];
for (const { place, source, flags } of patterns) {
  parentPort?.postMessage(`${place}: /${source}/${flags}`);
  const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const text of hostileTexts(source)) {
    everywhere.lastIndex = 0;
    everywhere.test(text);
    text.replaceAll(everywhere, '');
  }
}
parentPort?.postMessage('done');
