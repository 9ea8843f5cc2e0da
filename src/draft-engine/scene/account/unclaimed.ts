import type { Language } from '#src/shared/language/languages.ts';
import { saidFeeling } from '../../story/described-shot/said-feeling.ts';
import { wholeColour } from '../../story/idea/colour-said-of.ts';
import { readWords } from '../../story/idea/read-idea-graph.ts';
import type { Claim } from './claims.ts';
import { contentWords, type ContentWord } from './content-words.ts';

/** A content word and what answers for it; nothing where the picture leaves it out. */
export interface Accounted extends ContentWord {
  by?: Claim['by'];
}

/** Each word of a text that says something of what is to be seen, with what of the picture answers for it. */
export async function accountFor(text: string, language: Language, claims: readonly Claim[]): Promise<Accounted[]> {
  const words = contentWords(await readWords(text, language), language);
  const claimed = claims
    .filter((each) => each.words.trim() !== '')
    .map(({ words: own, by }) => ({ words: own.toLowerCase(), by }));
  return words.map((word) => {
    const found = claimed.find((claim) => answersFor(claim.words, word, language));
    return found ? { ...word, by: found.by } : word;
  });
}

const SPACED: ReadonlySet<Language> = new Set<Language>(['en', 'ko']);

function answersFor(claim: string, { text, base }: ContentWord, language: Language): boolean {
  const own = [text.toLowerCase(), base.toLowerCase()];
  if (!SPACED.has(language)) {
    return own.some((word) => claim.includes(word) || (claim.length > 1 && word.includes(claim)));
  }
  const parts = claim.split(/[\s,-]+/u);
  return own.some(
    (word) =>
      parts.includes(word) ||
      (word.includes(' ') && claim.includes(word)) ||
      (language === 'ko' && (claim.includes(word) || stemOf(claim) === stemOf(word))) ||
      (language === 'en' && parts.some((part) => stemOf(part) === stemOf(word))),
  );
}

/** Enough of a word to know it in another form. */
const stemOf = (word: string): string =>
  word
    .replace(/(?:다|는|은|인|한|ㄴ)$/u, '')
    .replace(/(?:ies|y)$/u, 'i')
    .replace(/(?:ing|ed|es|s|e)$/u, '')
    .replace(/([bdgmnprt])\1$/u, '$1');

/** Words of a text that nothing in its picture answers for; those side by side are told together. */
export function unclaimedOf(words: readonly Accounted[], text: string, language: Language): string[] {
  const left: { from: number; to: number }[] = [];
  for (const [index, { by, from, to, text: word, base }] of words.entries()) {
    // A gentle smile is a smile.
    const isOfFeeling = [word, words[index + 1]?.text ?? ''].some((each) => saidFeeling(each) !== undefined);
    if (by !== undefined || isOfFeeling || wholeColour(base, language) !== undefined) {
      continue;
    }
    const last = left.at(-1);
    if (last && /^(?:\s|の|的)?$/u.test(text.slice(last.to, from))) {
      last.to = to;
    } else {
      left.push({ from, to });
    }
  }
  return [...new Set(left.map(({ from, to }) => text.slice(from, to)))];
}
