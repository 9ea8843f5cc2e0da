import { deriveSeed } from '#src/shared/random.ts';
import type { FilmPlan, StoryRequest } from '../film-plan.ts';
import type { IdeaGraph } from '../idea/idea-graph.ts';
import { draftFromGraph, type StoryDraft } from '../plan-from-graph.ts';
import type { PlotEmphasis } from '../plot/plot.ts';
import type { Storyteller } from '../words/film-words.ts';
import { scoreStory, type StoryScore } from './score-story.ts';
import type { StoryPass } from './story-pass.ts';
import type { StoryWording } from './story-wording.ts';
import { withWording } from './word-plan.ts';

/** One plan for each: the first is the one that is made without this mode. */
const EMPHASES: readonly PlotEmphasis[] = ['deed', 'people', 'whole', 'talk', 'deed'];
/** By so many points a later plan must be better than an earlier one: less is a matter of chance. */
const LEAST_GAIN = 1;

/** A plan with its points. */
interface Written {
  emphasis: PlotEmphasis;
  draft: StoryDraft;
  scored: StoryScore;
  wording?: StoryWording;
}

/**
 * Plans a film five times with other seeds and plots, scores each plan by the rules of `story-rules.ts`, and keeps the
 * best one; of nearly equal ones the first. Where a language model has worded that plan its words are scored too, and
 * of these the best ones are kept; of equal ones the last, which answer a criticism. Pure.
 */
export function planDeeply(
  graph: IdeaGraph,
  request: StoryRequest,
  storyteller: Storyteller,
): FilmPlan & { passes: StoryPass[] } {
  const drafts = EMPHASES.map((emphasis, index): Written => {
    const seed = index === 0 ? request.seed : deriveSeed('pass', request.seed, index);
    const draft = draftFromGraph(graph, { ...request, seed, emphasis }, storyteller);
    return { emphasis, draft, scored: scoreStory(draft) };
  });
  const best = drafts.reduce((kept, one) => (one.scored.score >= kept.scored.score + LEAST_GAIN ? one : kept));
  const worded = (request.wordings ?? []).map((wording): Written => {
    const draft = { ...best.draft, plan: withWording(best.draft.plan, wording) };
    return { ...best, draft, scored: scoreStory(draft), wording };
  });
  const [first = best, ...others] = worded;
  const chosen = others.reduce((kept, one) => (one.scored.score >= kept.scored.score ? one : kept), first);
  return {
    ...chosen.draft.plan,
    passes: [...drafts, ...worded].map((one, index) => passOf(one, { number: index + 1, isChosen: one === chosen })),
  };
}

function passOf(
  { draft, scored, emphasis, wording }: Written,
  place: Pick<StoryPass, 'number' | 'isChosen'>,
): StoryPass {
  const { title, shots } = draft.plan;
  return {
    ...place,
    emphasis,
    title,
    shots: shots.map(({ number, script, speech }) => ({ number, script, text: speech.text })),
    ...scored,
    ...(wording ? { wordedBy: wording.wordedBy } : {}),
    ...(wording?.criticism ? { criticism: wording.criticism } : {}),
  };
}
