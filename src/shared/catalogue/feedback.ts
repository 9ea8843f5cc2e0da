/** The ratings in the feedback form (CAT-13). */
export const FEEDBACK_RATINGS = [
  'film_type',
  'style',
  'final_cut_style',
  'final_cut_type',
  'story_outline',
  'storyboard',
  'video',
  'music',
  'ease_of_use',
  'recommendation',
] as const;
export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number];

/** From bad to very good. */
export const RATING_STEPS = [1, 2, 3, 4, 5] as const;

/** Maximum length of message texts, in characters. */
export const MESSAGE_LIMITS = {
  name: 100,
  company: 200,
  contact: 200,
  budget: 100,
  message: 4000,
  functionFeedback: 2000,
  suggestions: 2000,
} as const;
