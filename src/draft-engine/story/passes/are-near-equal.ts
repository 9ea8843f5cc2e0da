/** From this share of common pairs of letters on, two sentences say the same. */
const ALIKE = 0.6;

/** True for two texts that differ by little: an ending, an article, a word in between. */
export function areNearEqual(one: string, other: string): boolean {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const common = [...pairs].filter((pair) => others.has(pair)).length;
  const all = pairs.size + others.size - common;
  return all === 0 ? one === other : common / all >= ALIKE;
}

/** The pairs of neighbouring letters in a text, whatever stands between its words. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}
