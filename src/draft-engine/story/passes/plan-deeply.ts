import { deriveSeed } from '#src/shared/random.ts';
import type { FilmPlan, StoryRequest } from '../film-plan.ts';
import type { IdeaGraph } from '../idea/idea-graph.ts';
import { draftFromGraph, type StoryDraft } from '../plan-from-graph.ts';
import type { PlotEmphasis } from '../plot/plot.ts';
import type { Storyteller } from '../words/film-words.ts';
import { scoreStory, type StoryScore } from './score-story.ts';
import type { StoryPass } from './story-pass.ts';

/** One plan for each: the first is the one that is made without this mode. */
const EMPHASES: readonly PlotEmphasis[] = ['deed', 'people', 'whole', 'talk', 'deed'];
/** By so many points a later plan must be better than an earlier one: less is a matter of chance. */
const LEAST_GAIN = 1;

/**
 * Plans a film five times with other seeds and plots, scores each plan by the rules of `story-rules.ts`, and keeps the
 * best one; of nearly equal ones the first. Pure.
 */
export function planDeeply(
  graph: IdeaGraph,
  request: StoryRequest,
  storyteller: Storyteller,
): FilmPlan & { passes: StoryPass[] } {
  const drafts = EMPHASES.map((emphasis, index) => {
    const seed = index === 0 ? request.seed : deriveSeed('pass', request.seed, index);
    const draft = draftFromGraph(graph, { ...request, seed, emphasis }, storyteller);
    return { emphasis, draft, scored: scoreStory(draft) };
  });
  const best = drafts.reduce((kept, one) => (one.scored.score >= kept.scored.score + LEAST_GAIN ? one : kept));
  return {
    ...best.draft.plan,
    passes: drafts.map((one, index) => passOf(one, { number: index + 1, isChosen: one === best })),
  };
}

function passOf(
  { draft, scored, emphasis }: { draft: StoryDraft; scored: StoryScore; emphasis: PlotEmphasis },
  place: Pick<StoryPass, 'number' | 'isChosen'>,
): StoryPass {
  const { title, shots } = draft.plan;
  return {
    ...place,
    emphasis,
    title,
    shots: shots.map(({ number, script, speech }) => ({ number, script, text: speech.text })),
    ...scored,
  };
}
