import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlanOfIdea, StoryRequest } from './film-plan.ts';
import { readIdeaGraph } from './idea/read-idea-graph.ts';
import { planDeeply } from './passes/plan-deeply.ts';
import { planFromGraph } from './plan-from-graph.ts';
import { tellOutline } from './tell-outline.ts';
import { CHINESE_STORYTELLER } from './words/cn/events/storyteller.ts';
import { ENGLISH_STORYTELLER } from './words/en/events/storyteller.ts';
import type { Storyteller } from './words/film-words.ts';
import { JAPANESE_STORYTELLER } from './words/ja/events/storyteller.ts';
import { KOREAN_STORYTELLER } from './words/ko/events/storyteller.ts';

/** Who tells the events of an idea in each language. */
export const STORYTELLERS: Readonly<Record<Language, Storyteller>> = {
  en: ENGLISH_STORYTELLER,
  cn: CHINESE_STORYTELLER,
  ko: KOREAN_STORYTELLER,
  ja: JAPANESE_STORYTELLER,
};

/**
 * Writes a film from an idea: reads what it says (or takes what somebody has corrected), then plans its events. Loads
 * the dictionaries of the idea's language when first needed.
 */
export async function planFilm(request: StoryRequest): Promise<FilmPlanOfIdea> {
  const graph = request.graph ?? (await readIdeaGraph(request.idea));
  const storyteller = STORYTELLERS[request.language];
  const plan = request.deep ? planDeeply(graph, request, storyteller) : planFromGraph(graph, request, storyteller);
  return { ...plan, graph, outline: tellOutline(plan, request.telling ?? 0, request.language) };
}
