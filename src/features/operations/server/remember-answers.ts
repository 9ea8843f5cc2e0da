const MOST_KEYS = 200;

/** Answers of one kind, by what was asked. */
export interface RememberedAnswers<Answer> {
  /** The remembered answer, or a new one, which is then remembered for so many milliseconds. */
  of(key: string, forMilliseconds: number, ask: () => Promise<Answer>): Promise<Answer>;
  /** Asks anew from now on. */
  forget(): void;
}

/**
 * Remembers answers for a while, so that many open pages ask the database as much as one. Callers who ask for the same
 * at once share one question; a failure is not remembered.
 */
export function rememberAnswers<Answer>(): RememberedAnswers<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  return {
    of: (key, forMilliseconds, ask) => {
      const now = performance.now();
      const found = kept.get(key);
      if (found && found.until > now) {
        return found.answer;
      }
      if (kept.size >= MOST_KEYS) {
        kept.clear();
      }
      const answer = ask();
      kept.set(key, { answer, until: now + forMilliseconds });
      answer.catch(() => kept.delete(key));
      return answer;
    },
    forget: () => kept.clear(),
  };
}
