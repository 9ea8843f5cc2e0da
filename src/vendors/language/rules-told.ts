import type { StoryRule } from '#src/draft-engine/story/passes/story-pass.ts';

/** The rules of `story-rules.ts` as a language model is told them. */
export const RULES_TOLD: Readonly<Record<StoryRule, string>> = {
  events_shown: 'each event of the idea is seen in a shot of its own',
  everybody_seen: 'everybody whom the idea names is seen from near enough to be known',
  nobody_idle: 'whoever is in a shot takes part in what it tells, or speaks',
  pictures_differ: 'no two shots show the same',
  words_differ: 'nothing is said twice, or nearly',
  sizes_vary: 'the size of the shots changes from one to the next',
  places_vary: 'the places of the idea are seen',
  beginning_turn_end: 'the film opens before anything happens, turns, and ends after that, with words at both ends',
  feelings_follow: 'a feeling follows from what happens',
  lines_say_something:
    'what is said names somebody or something of the film and moves the story; silence is kept short',
  idea_kept: 'people, hour, weather and places are those of the idea',
};

/** What words alone can mend. */
export const RULES_OF_WORDS: readonly StoryRule[] = ['words_differ', 'beginning_turn_end', 'lines_say_something'];
