import type { StoryDraft } from '../plan-from-graph.ts';
import { STORY_RULES, type RuleScore, type StoryRule } from './story-pass.ts';
import { RULES } from './story-rules.ts';

/** How much a rule counts: the idea before the form. */
const WEIGHTS: Readonly<Record<StoryRule, number>> = {
  events_shown: 4,
  everybody_seen: 3,
  idea_kept: 3,
  words_differ: 3,
  pictures_differ: 3,
  beginning_turn_end: 2,
  lines_say_something: 3,
  nobody_idle: 1,
  feelings_follow: 1,
  sizes_vary: 1,
  places_vary: 2,
};
const ALL_WEIGHTS = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

export interface StoryScore {
  /** 0 to 100. */
  score: number;
  rules: RuleScore[];
}

/** How good a draft is by the stated rules. */
export function scoreStory(draft: StoryDraft): StoryScore {
  const judged = STORY_RULES.map((rule) => {
    const { kept, shots } = RULES[rule](draft);
    return { rule, kept, shots };
  });
  const sum = judged.reduce((total, { rule, kept }) => total + WEIGHTS[rule] * kept, 0);
  return {
    score: Math.round((1000 * sum) / ALL_WEIGHTS) / 10,
    rules: judged.map(({ rule, kept, shots }) => ({ rule, score: Math.round(100 * kept), shots })),
  };
}
