const MOST_KEYS = 200;

/**
 * Remembers answers for some milliseconds, so that many open pages ask the database as much as one. Callers who ask for
 * the same at once share one question; a failure is not remembered.
 */
export function rememberAnswers<Answer>(forMilliseconds: number) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
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
  };
}
