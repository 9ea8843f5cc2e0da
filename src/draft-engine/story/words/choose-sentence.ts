/** One way to say something. */
export interface Sentence {
  /** What it is built from; no pattern is used twice in a film. */
  pattern: string;
  text: string;
}

/** How a language compares and measures sentences. */
export interface SentenceRules {
  /** The words by which a hearer notices that two sentences begin alike. */
  openingOf(text: string): string;
  /** Seconds that it takes to say a text. */
  secondsOf(text: string): number;
}

/** Chooses the sentences of one film, so that nothing is said twice and neighbours begin differently. */
export interface SentenceChooser {
  /**
   * The best of some sentences, or undefined where none may be said. `tiers` go from the most telling to the most
   * general; within a tier the seed decides. What is chosen counts as said.
   */
  choose<One extends Sentence>(
    tiers: readonly (readonly One[])[],
    options: { seed: number; longestSeconds: number },
  ): One | undefined;
  /** True where the text was said. */
  isSaid(text: string): boolean;
  /** True where the text, or one that begins like it a sentence or two ago, was said. */
  isSpent(text: string): boolean;
  /** Counts a text as said. */
  say(text: string): void;
}

/** How many sentences back an opening is still in the ear. */
const EAR = 2;

/** Begins with nothing said. */
export function createSentenceChooser(rules: SentenceRules): SentenceChooser {
  const patterns = new Set<string>();
  const said = new Set<string>();
  const openings: string[] = [];
  const isSaid = (text: string): boolean => said.has(text);
  const isSpent = (text: string): boolean => isSaid(text) || openings.slice(-EAR).includes(rules.openingOf(text));
  const say = (text: string): void => {
    said.add(text);
    openings.push(rules.openingOf(text));
  };
  return {
    isSaid,
    isSpent,
    say,
    choose(tiers, { seed, longestSeconds }) {
      for (const tier of tiers) {
        const start = tier.length === 0 ? 0 : seed % tier.length;
        const found = [...tier.slice(start), ...tier.slice(0, start)].find(
          ({ pattern, text }) =>
            !patterns.has(pattern) && !isSpent(text) && rules.secondsOf(text) <= longestSeconds && text !== '',
        );
        if (found) {
          patterns.add(found.pattern);
          say(found.text);
          return found;
        }
      }
      return undefined;
    },
  };
}
