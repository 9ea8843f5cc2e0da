import type { PlotEmphasis } from '../plot/plot.ts';

/** What a story is judged by. */
export const STORY_RULES = [
  'events_shown',
  'everybody_seen',
  'nobody_idle',
  'pictures_differ',
  'words_differ',
  'sizes_vary',
  'places_vary',
  'beginning_turn_end',
  'feelings_follow',
  'lines_say_something',
  'idea_kept',
] as const;
export type StoryRule = (typeof STORY_RULES)[number];

/** How well a story keeps one rule. */
export interface RuleScore {
  rule: StoryRule;
  /** 0 to 100. */
  score: number;
  /** The shots that break it, in order; empty where the whole film does. */
  shots: number[];
}

/** What a language model criticised by the same rules. */
export interface StoryCriticism {
  by: string;
  /** Empty where it found nothing. `text` is in the film's language; '' where what it wrote cannot be shown. */
  remarks: { rule: StoryRule; shots: number[]; text: string }[];
}

/** One draft of a story, as it can be read later. Plain JSON. */
export interface StoryPass {
  /** From 1. */
  number: number;
  emphasis: PlotEmphasis;
  title: string;
  shots: { number: number; script: string; text: string }[];
  /** 0 to 100: the weighted mean of its rules. */
  score: number;
  rules: RuleScore[];
  /** The film is made from it. */
  isChosen: boolean;
  /** The language model that wrote its words; absent where the built-in rules did. */
  wordedBy?: string;
  /** Absent where no language model was asked for it, or none gave a usable answer. */
  criticism?: StoryCriticism;
}
