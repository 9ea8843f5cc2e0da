import type { FilmPlanOfIdea } from '#src/draft-engine/story/film-plan.ts';
import type { StoryWording } from '#src/draft-engine/story/passes/story-wording.ts';
import { wordingOf } from '#src/draft-engine/story/passes/word-plan.ts';
import type { AskedModel } from './ask-language-model.ts';
import { criticiseFilm } from './criticise-film.ts';
import type { FilmToTell } from './tell-film.ts';
import { complaintsOf, rewordFilm, type WordedFilm } from './word-film.ts';

/** What a rewriting is done with. */
export interface RewritingParts {
  /** Undefined where the model did not do it. */
  attempt<Value>(what: string, work: () => Promise<Value>): Promise<Value | undefined>;
  /** The deeply planned film with the best of these words, and a pass for each. */
  score(wordings: StoryWording[]): Promise<FilmPlanOfIdea>;
}

/**
 * Deep-create mode with a language model: its draft is scored by our rules and criticised by the model by the same
 * ones, then it is written again, once, where other words could mend something. Returns the film with the words that
 * keep the rules better, and all passes.
 */
export async function rewriteStory(
  language: AskedModel,
  { film, worded }: { film: FilmToTell; worded: WordedFilm },
  { attempt, score }: RewritingParts,
): Promise<FilmPlanOfIdea> {
  const draft = wordingOf(worded.plan, worded.wordedBy);
  const scored = await score([draft]);
  const toMend = { ...film, plan: worded.plan };
  const criticism = await attempt('criticise', () => criticiseFilm(language, toMend));
  const rules = scored.passes?.at(-1)?.rules ?? [];
  const complaints = complaintsOf({ rules, criticism, unused: worded.unused });
  const reworded =
    complaints.length === 0 ? undefined : await attempt('rewrite', () => rewordFilm(language, toMend, complaints));
  return score([
    { ...draft, ...(criticism ? { criticism } : {}) },
    ...(reworded ? [wordingOf(reworded.plan, reworded.wordedBy)] : []),
  ]);
}
