import { randomInt } from 'node:crypto';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { languageOf } from '#src/draft-engine/story/lexicon/lexicon.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { IDEA_WORDS } from '../texts/idea-words.ts';
import { checkFilmWish } from './check-film-wish.ts';
import type { FilmTools } from './film-tools.ts';
import { planStory } from './plan-story.ts';

/** Shots of the story that is thought up for it: enough for a middle and a turn. */
const SHOTS = 12;

/**
 * The idea as a richer text in its own language (IDEA-03): the idea itself, who it is about, where and when it begins,
 * what is in the way and what turns, as the draft engine would tell it; another seed thinks of something else. Throws
 * IDEA_EMPTY, IDEA_TOO_LONG, TYPE_UNKNOWN, and PROMPT_OPTIMISATION_FAILED when nothing came out.
 */
export async function optimiseIdea(
  tools: Pick<FilmTools, 'vendors' | 'log'>,
  asked: { idea: string; type: string; seed?: number | undefined },
): Promise<{ idea: string; language: Language }> {
  const language = languageOf(asked.idea);
  const { idea, type, aspect } = checkFilmWish({
    idea: asked.idea,
    type: asked.type,
    style: 'gouache',
    language,
    aspect: '16:9',
    shots: SHOTS,
  });
  try {
    const plan = await planStory(tools, {
      idea,
      type,
      language,
      aspect,
      shotCount: SHOTS,
      seed: asked.seed ?? randomInt(2 ** 32),
    });
    const richer = enrich(idea, plan, language);
    if (richer === idea) throw new Error('the story added nothing');
    return { idea: richer, language };
  } catch (cause) {
    if (isAppError(cause, 'MODEL_UNAVAILABLE')) throw cause;
    tools.log.warn({ err: cause }, 'an idea could not be rewritten');
    throw new AppError('PROMPT_OPTIMISATION_FAILED', { cause });
  }
}

/** Puts sentences after the idea, in the order in which one would tell it, as long as there is room. */
function enrich(idea: string, plan: FilmPlan, language: Language): string {
  const glue = language === 'cn' || language === 'ja' ? '' : ' ';
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
  let text = endSentence(idea, language);
  for (const sentence of new Set(sentences)) {
    if (!sentence || text.includes(sentence)) continue;
    const longer = `${text}${glue}${endSentence(sentence, language)}`;
    if (longer.length > LIMITS.idea.maximumCharacters) break;
    text = longer;
  }
  return text.length > LIMITS.idea.maximumCharacters ? idea : text;
}

function endSentence(text: string, language: Language): string {
  const trimmed = text.trim();
  if (/[.!?…。！？」』”’"]$/u.test(trimmed)) return trimmed;
  return trimmed + (language === 'cn' || language === 'ja' ? '。' : '.');
}
