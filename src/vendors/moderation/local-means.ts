import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { withinSeconds } from '#src/shared/within-seconds.ts';
import type { Means } from './moderator.ts';
import { CLASSIFIER_THRESHOLDS, WORD_THRESHOLDS, type Scores } from './thresholds.ts';

/** With the start of the process and the loading of the model. */
const MOST_SECONDS = 30;

/** The classifier of pictures, in processes of its own. */
export function createClassifierMeans(processes: Pick<ThreadPool, 'run'>): Means {
  return {
    name: 'classifier',
    thresholds: CLASSIFIER_THRESHOLDS,
    judges: ({ kind }) => kind === 'picture',
    score: async (content, signal) =>
      (await processes.run('classify-picture', content, {
        signal: withinSeconds(signal, MOST_SECONDS),
      })) as Scores,
  };
}

/** The word lists. */
export function createWordMeans(isForbidden: (text: string) => boolean): Means {
  return {
    name: 'words',
    thresholds: WORD_THRESHOLDS,
    judges: ({ kind }) => kind === 'text',
    score: async (content) => ({ words: content.kind === 'text' && isForbidden(content.text) ? 1 : 0 }),
  };
}
