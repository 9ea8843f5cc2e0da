import { VendorError } from '../vendor.ts';
import { askLanguageModel, type AskedModel, type LanguageModel } from './ask-language-model.ts';
import type { OutageRest } from './rest-after-outages.ts';

/**
 * Requests for one story and the seconds that they take together, at most: two for reading the idea and two for its
 * words (each with one repair); in deep-create mode also two for the criticism and one for the rewriting.
 */
export const STORY_LIMITS = {
  plain: { requests: 4, seconds: 300 },
  deep: { requests: 7, seconds: 480 },
} as const;
/** The same for a prompt that somebody waits for: it is written, with one repair. */
export const PROMPT_BUDGET = { limits: { requests: 2, seconds: 75 }, mostSeconds: 45 } as const;
/** Limit of one answer. */
const ANSWER_SECONDS = 120;

/** How often and how long a language model may be asked for one story or prompt. */
export interface StoryBudget {
  limits: { requests: number; seconds: number };
  /** Limit of one answer; two minutes where absent. */
  mostSeconds?: number | undefined;
  signal: AbortSignal;
  rest: OutageRest;
}

/**
 * A language model that answers as often and as long as a budget allows. Its `ask` throws what `askLanguageModel`
 * throws, VendorError `busy` while the service rests, and `failed` once the budget is spent.
 */
export function withinBudget(language: LanguageModel, budget: StoryBudget): AskedModel {
  const { limits, mostSeconds = ANSWER_SECONDS, signal, rest } = budget;
  const endsAt = performance.now() + 1_000 * limits.seconds;
  let requests = 0;
  return {
    name: language.name,
    ask(question) {
      const left = (endsAt - performance.now()) / 1_000;
      // An answer with less time than any other would look like an outage.
      if (requests >= limits.requests || left < mostSeconds) {
        return Promise.reject(new VendorError('failed', `${language.name}: the budget is spent`));
      }
      requests += 1;
      return rest.guard(language.name, () => askLanguageModel(language, question, { mostSeconds, signal }));
    },
  };
}
