import { randomInt } from 'node:crypto';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { languageOf } from '#src/draft-engine/story/lexicon/lexicon.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import { IDEA_WORDS } from '../../texts/idea-words.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { checkFilmInput } from './check-film-input.ts';
import { planStory } from './plan-story.ts';

/** Errors that are passed on unchanged: the idea is not their cause. */
const PASSED_ON: ReadonlySet<string> = new Set(['MODEL_UNAVAILABLE', 'TOO_MANY_AT_ONCE', 'SERVER_BUSY']);

/** Shots of the story invented for it: enough for a middle and a turn. */
const SHOTS = 12;

/**
 * Expands an idea into a richer text in its own language (IDEA-03): the idea, who it is about, where and when it
 * begins, an obstacle and a turn, as the draft engine would tell it; another seed gives another text. Throws
 * IDEA_EMPTY, IDEA_TOO_LONG, TYPE_UNKNOWN, TOO_MANY_AT_ONCE, SERVER_BUSY, IDEA_NOT_RICHER when there is no room or
 * nothing to add, and PROMPT_OPTIMISATION_FAILED when the story could not be made.
 */
export async function optimiseIdea(
  dependencies: Pick<FilmDependencies, 'vendors' | 'log'>,
  asked: { accountId: string; idea: string; type: string; seed?: number | undefined },
): Promise<{ idea: string; language: Language }> {
  const language = languageOf(asked.idea);
  const { idea, type, aspect } = checkFilmInput({
    idea: asked.idea,
    type: asked.type,
    style: 'gouache',
    language,
    aspect: '16:9',
    shots: SHOTS,
  });
  try {
    const plan = await planStory(dependencies, asked.accountId, {
      idea,
      type,
      language,
      aspect,
      shotCount: SHOTS,
      seed: asked.seed ?? randomInt(2 ** 32),
    });
    const richer = enrich(idea, plan, language);
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

/** Appends sentences to the idea in the order of the story, as long as there is room. */
function enrich(idea: string, plan: FilmPlan, language: Language): string {
  const glue = WRITING[language].gap;
  const told = plan.shots
    .filter(({ speech }) => speech.kind === 'narration')
    .map(({ tension, speech }) => ({ tension, text: speech.text.trim() }));
  const middle = told.slice(1, -1);
  const turn = middle.reduce<(typeof middle)[number] | undefined>(
    (most, line) => (line.tension > (most?.tension ?? -1) ? line : most),
    undefined,
  );
  const obstacle = middle.slice(0, turn ? middle.indexOf(turn) : 0).at(-1) ?? middle.find((line) => line !== turn);
  const place = plan.places[0];
  const sentences = [
    ...plan.characters.slice(0, 2).map(({ description }) => description),
    ...(place
      ? [
          IDEA_WORDS[language].begins(IDEA_WORDS[language].times[plan.shots[0]?.timeOfDay ?? 'morning']),
          place.description,
        ]
      : []),
    obstacle?.text,
    turn?.text,
    told.at(-1)?.text,
  ];
  const written = endSentence(idea, language);
  let text = written;
  for (const sentence of new Set(sentences)) {
    if (!sentence || text.includes(sentence)) {
      continue;
    }
    const longer = `${text}${glue}${endSentence(sentence, language)}`;
    if (longer.length > LIMITS.idea.maximumCharacters) {
      break;
    }
    text = longer;
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
