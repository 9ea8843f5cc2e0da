import type { Log } from '#src/platform/server/log/create-log.ts';
import { judgeScores, type Scores, type Strictness, type Thresholds, type Verdict } from './thresholds.ts';

/** A text or a picture (PNG or JPEG of ours) to be judged. */
export type Content = { kind: 'text'; text: string } | { kind: 'picture'; bytes: Uint8Array; mime: string };

/** What was found in a content. */
export interface Finding {
  verdict: Verdict;
  /** The means that judged. */
  by: string;
  /** The categories that are not fine, each with its score from 0 to 1. */
  categories: Scores;
}

/** Judges contents: the one door to all means of moderation. */
export interface Moderator {
  /** Never fails: where no means can judge, the finding is unsure. Throws the signal's reason alone. */
  moderate(content: Content, signal: AbortSignal): Promise<Finding>;
}

/** One way to judge: a service, or a model on this machine. */
export interface Means {
  readonly name: string;
  readonly thresholds: Thresholds;
  judges(content: Content): boolean;
  /** Scores by category. Throws when it cannot judge now. */
  score(content: Content, signal: AbortSignal): Promise<Scores>;
}

const FINE: Finding = { verdict: 'fine', by: 'nobody', categories: {} };
/** How long a means that failed is not asked again, where another one can stand in. */
const REST_SECONDS = 30;

export interface ModeratorParts {
  strictness: Strictness;
  /** In the order in which they are asked: the next one stands in for one that fails. */
  means: readonly Means[];
  log: Pick<Log, 'warn'>;
  /** Seconds of a clock that only goes forward; for tests. */
  now?: () => number;
}

/** Creates the moderator. With strictness `off`, and for contents that no means judges, everything is fine. */
export function createModerator({ strictness, means, log, now = monotonicSeconds }: ModeratorParts): Moderator {
  const restsUntil = new Map<Means, number>();
  return {
    moderate: async (content, signal) => {
      const able = strictness === 'off' ? [] : means.filter((one) => one.judges(content));
      const isAwake = (one: Means): boolean => one === able.at(-1) || now() >= (restsUntil.get(one) ?? 0);
      for (const one of able.filter(isAwake)) {
        try {
          const scores = await one.score(content, signal);
          return { by: one.name, ...judgeScores(scores, one.thresholds, strictness) };
        } catch (error) {
          signal.throwIfAborted();
          restsUntil.set(one, now() + REST_SECONDS);
          log.warn({ err: error, kind: one.name }, 'a content could not be judged by this means');
        }
      }
      return able.length === 0 ? FINE : { verdict: 'unsure', by: 'nobody', categories: { unchecked: 1 } };
    },
  };
}

function monotonicSeconds(): number {
  return performance.now() / 1_000;
}
