import { sql, type SQL } from 'drizzle-orm';

/** Runs of characters of one script: Chinese and Japanese, Korean, and letters or digits of any other. */
const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{Script=Hangul}+|[\p{L}\p{M}\p{N}]+/gu;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const HANGUL = /^\p{Script=Hangul}/u;

/** Endings of Korean nouns, the longer ones first. */
const PARTICLES =
  /(?:에서부터|으로부터|에게서|한테서|이라고|이라는|에서|에게|한테|까지|부터|처럼|보다|마다|조차|밖에|으로|이나|이랑|라고|라는|하고|은|는|이|가|을|를|의|에|도|로|와|과|만|랑|나|야|아)$/u;

/** A word longer than this is not one. */
const MOST_LETTERS = 40;
const MOST_WORDS = 400;

/**
 * A text cut into words to be found by, each once, since neither the database's parser nor its language rules know
 * Chinese, Japanese and Korean: pairs of characters of Chinese and Japanese, Korean words without their particles, and
 * all other words in small letters.
 */
export function cutWords(text: string): string[] {
  const words = new Set<string>();
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(RUNS)) {
    for (const word of wordsOf(run)) {
      if (word.length <= MOST_LETTERS && words.size < MOST_WORDS) {
        words.add(word);
      }
    }
  }
  return [...words];
}

function wordsOf(run: string): string[] {
  if (CJK.test(run)) {
    return pairsOf(run);
  }
  if (HANGUL.test(run)) {
    return [withoutParticle(run)];
  }
  return [withoutPlural(run)];
}

/** Each two characters that follow each other; a single one alone. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** A particle needs a word of two syllables before it: 나이 and 가로 are words of their own. */
function withoutParticle(word: string): string {
  const bare = word.replace(PARTICLES, '');
  return bare.length >= 2 ? bare : word;
}

const withoutPlural = (word: string): string =>
  /^[a-z]{3,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** The words of these texts as the database keeps them. */
export function searchVector(texts: readonly string[]): SQL<string> {
  return sql<string>`array_to_tsvector(${sql.param(cutWords(texts.join('\n')))}::text[])`;
}

/** Every word of what somebody searches for; the last one may be the beginning of a word. Undefined without words. */
export function searchQuery(text: string): SQL | undefined {
  const words = cutWords(text);
  const last = words.length - 1;
  // Quoted: a word consists of letters and digits only, and is no operator.
  const parts = words.map((word, index) => `'${word}'${index === last ? ':*' : ''}`);
  return parts.length === 0 ? undefined : sql`${parts.join(' & ')}::tsquery`;
}
