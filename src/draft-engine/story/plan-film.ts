import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlan, FilmPlanOfIdea, StoryRequest } from './film-plan.ts';
import { readIdeaGraph } from './idea/read-idea-graph.ts';
import { planFromGraph } from './plan-from-graph.ts';
import { CHINESE } from './words/cn/chinese.ts';
import { CHINESE_STORYTELLER } from './words/cn/events/storyteller.ts';
import { ENGLISH } from './words/en/english.ts';
import { ENGLISH_STORYTELLER } from './words/en/events/storyteller.ts';
import type { Storyteller } from './words/film-words.ts';
import type { Grammar } from './words/grammar.ts';
import { JAPANESE_STORYTELLER } from './words/ja/events/storyteller.ts';
import { JAPANESE } from './words/ja/japanese.ts';
import { KOREAN_STORYTELLER } from './words/ko/events/storyteller.ts';
import { KOREAN } from './words/ko/korean.ts';
import { writePlan } from './write-plan.ts';

/** The grammar of each language. */
export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: ENGLISH, cn: CHINESE, ko: KOREAN, ja: JAPANESE };

/** Who tells the events of an idea in each language. */
const STORYTELLERS: Readonly<Record<Language, Storyteller>> = {
  en: ENGLISH_STORYTELLER,
  cn: CHINESE_STORYTELLER,
  ko: KOREAN_STORYTELLER,
  ja: JAPANESE_STORYTELLER,
};

/** A story of its kind for an idea in which nothing happens, by its nouns and the film type. */
export function planWithoutEvents(request: StoryRequest): FilmPlan {
  return writePlan(request, GRAMMARS[request.language]);
}

/**
 * Writes a film from an idea: reads what it says (or takes what somebody has corrected), then plans its events. An idea
 * in which nothing happens gets a story of its kind. Loads the dictionaries of the idea's language when first needed.
 */
export async function planFilm(request: StoryRequest): Promise<FilmPlanOfIdea> {
  const graph = request.graph ?? (await readIdeaGraph(request.idea));
  const plan =
    graph.events.length > 0
      ? planFromGraph(graph, request, STORYTELLERS[request.language])
      : planWithoutEvents(request);
  return { ...plan, graph };
}
