/** Words that say nothing of what happens. */
const SMALL =
  /^(?:the|an?|his|her|its|their|and|but|then|was|were|is|are|had|has|have|been|of|to|in|on|at|by|with|for|from|that|who|she|he|it|they|them|him)$/;
/** As many letters as a word shares with its other forms. */
const STEM = 4;

const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && !SMALL.test(word))
    .map((word) => word.slice(0, STEM));

/** What is said, forbidden or refused has not been told as done. */
const UNDONE = /[“"]|n[’']t\b|\b(?:not|never|nobody|refus\w*|want\w*|must|tr(?:y|ied|ies))\b/i;

/** True where a sentence tells again the deed that one before it has told, and most of its words with it. */
export function isToldAgain(text: string, verb: string, before: readonly string[]): boolean {
  const stems = stemsOf(text);
  const [deed = ''] = stemsOf(verb);
  return before.some((other) => {
    if (UNDONE.test(other)) {
      return false;
    }
    const known = new Set(stemsOf(other));
    return known.has(deed) && stems.filter((stem) => known.has(stem)).length * 2 > stems.length;
  });
}
