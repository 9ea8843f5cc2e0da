/** From this share of common pairs of letters on, two sentences say the same. */
const ALIKE = 0.6;

/** Texts that are said one after the other. Each is taken apart once. */
export interface SaidTexts {
  /** True where one of them differs from this text by little: an ending, an article, a word in between. */
  hasNearly(text: string): boolean;
  add(text: string): void;
}

/** Gathers texts to find those that are said again. */
export function createSaidTexts(): SaidTexts {
  const said = new Map<string, ReadonlySet<string>>();
  return {
    hasNearly(text) {
      if (said.has(text)) {
        return true;
      }
      const pairs = pairsOf(text);
      return [...said.values()].some((others) => shareOf(pairs, others) >= ALIKE);
    },
    add: (text) => void said.set(text, pairsOf(text)),
  };
}

/** The share of common pairs among all of two texts; 0 where there are none. */
function shareOf(pairs: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of pairs) {
    common += Number(others.has(pair));
  }
  return common / Math.max(1, pairs.size + others.size - common);
}

/** The pairs of neighbouring letters in a text, whatever stands between its words. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}
