import { randomInt } from 'node:crypto';
import type { FilmPlanOfIdea } from '#src/draft-engine/story/film-plan.ts';
import { enrichingSentences } from '#src/draft-engine/story/idea/enriching/enrich-idea.ts';
import { milieuOf } from '#src/draft-engine/story/idea/enriching/milieu-of.ts';
import { languageOf } from '#src/draft-engine/story/lexicon/lexicon.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { planStory } from './plan-story.ts';
import { checkOpenInput, settleInput, storyOf } from './settle-input.ts';
import { whatLacks } from './what-lacks.ts';

/** Errors that are passed on unchanged: the idea is not their cause. */
const PASSED_ON: ReadonlySet<string> = new Set(['MODEL_UNAVAILABLE', 'TOO_MANY_AT_ONCE', 'SERVER_BUSY']);

/** Shots of the film that says who is in it and where it begins. */
const SHOTS = 8;

/**
 * Expands an idea into a richer text in its own language (IDEA-03): the idea, a detail of its world at the hour at
 * which it begins, and what stands in the way, whatever it does not say itself; another seed gives another text. Throws
 * IDEA_EMPTY, IDEA_TOO_LONG, TYPE_UNKNOWN, TOO_MANY_AT_ONCE, SERVER_BUSY, IDEA_NOT_RICHER when there is no room or
 * nothing to add, and PROMPT_OPTIMISATION_FAILED when the story could not be made.
 */
export async function optimiseIdea(
  dependencies: Pick<FilmDependencies, 'vendors' | 'log'>,
  asked: { accountId: string; idea: string; type: string; seed?: number | undefined },
): Promise<{ idea: string; language: Language }> {
  const language = languageOf(asked.idea);
  const asker = { holder: asked.accountId };
  const open = checkOpenInput({
    idea: asked.idea,
    type: asked.type,
    style: 'gouache',
    language,
    aspect: '16:9',
    shots: SHOTS,
    seed: asked.seed ?? randomInt(2 ** 32),
  });
  try {
    const input = await settleInput(dependencies, asker, open);
    const plan = await planStory(dependencies, asker, storyOf(input));
    const { idea } = input;
    const richer = enrich(idea, plan, language, input.seed);
    if (richer === idea) {
      throw new AppError('IDEA_NOT_RICHER');
    }
    return { idea: richer, language };
  } catch (cause) {
    // Errors caused by the idea or the load are no failure of the story.
    if (isAppError(cause) && (!ERRORS[cause.code].report || PASSED_ON.has(cause.code))) {
      throw cause;
    }
    dependencies.log.warn({ err: cause }, 'an idea could not be rewritten');
    throw new AppError('PROMPT_OPTIMISATION_FAILED', { cause });
  }
}

/** Appends one or two sentences out of the idea's own world, as long as there is room. */
function enrich(idea: string, { graph, places }: FilmPlanOfIdea, language: Language, seed: number): string {
  const milieu = milieuOf(
    graph,
    places.map(({ place }) => place.kind),
  );
  const random = createRandom(deriveSeed('enriching', idea, seed));
  const glue = WRITING[language].gap;
  const written = endSentence(idea, language);
  let text = written;
  for (const sentence of enrichingSentences({ text, language, milieu }, whatLacks(graph), random)) {
    const longer = `${text}${glue}${sentence}`;
    if (longer.length <= LIMITS.idea.maximumCharacters) {
      text = longer;
    }
  }
  return text === written ? idea : text;
}

function endSentence(text: string, language: Language): string {
  const trimmed = text.trim();
  if (/[.!?…。！？」』”’"]$/u.test(trimmed)) {
    return trimmed;
  }
  return trimmed + WRITING[language].fullStop;
}
