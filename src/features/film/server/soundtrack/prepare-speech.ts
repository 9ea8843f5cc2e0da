import type { Language } from '#src/shared/language/languages.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { prepareSpeechJob } from '../jobs.ts';

/** Less than the least time for which voices stay in memory. */
const ONCE_IN_MILLISECONDS = 15_000;

/**
 * Gets the voices of drafts ready while somebody watches a film that they change, at most once in a while for each
 * language: a changed line would else wait for them.
 */
export function createSpeechPreparation(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'log'>,
): (language: Language) => void {
  const prepared = new Map<Language, number>();
  return (language) => {
    const now = Date.now();
    const before = prepared.get(language) ?? -Infinity;
    if (now - before < ONCE_IN_MILLISECONDS) {
      return;
    }
    prepared.set(language, now);
    dependencies.queue.send(dependencies.db, prepareSpeechJob, { language }).catch((error: unknown) => {
      dependencies.log.warn({ err: error }, 'voices were not prepared');
    });
  };
}
