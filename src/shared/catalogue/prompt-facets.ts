/** What a prompt for a picture can leave open, in the order in which it is offered. */
export const PROMPT_FACETS = ['subject', 'place', 'hour', 'weather', 'framing', 'mood'] as const;
export type PromptFacet = (typeof PROMPT_FACETS)[number];
