/** Kinds of video templates, in the order of the page. */
export const TEMPLATE_CATEGORIES = [
  'birthday',
  'greetings',
  'seasons',
  'travel',
  'pets',
  'memories',
  'sports',
  'school',
  'music',
  'announcements',
  'shop',
  'jokes',
  'cinema',
] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Most characters of a text that a template takes. */
export const TEMPLATE_TEXT_CHARACTERS = 60;
