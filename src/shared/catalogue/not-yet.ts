import type { ToolId } from './tools.ts';

/** A feature that is not built yet: a tool, or a part of the program. */
type Awaited = ToolId | 'filmEditor' | 'community' | 'paidTexts' | 'largeFilms';

/**
 * Catalogue members from the specification that no code uses yet, each with the feature that will use it. A check
 * compares the list with the code: it may only shrink, and an unused member that is not listed must be removed.
 */
export const NOT_YET: Readonly<Record<string, Awaited>> = {
  'FEATURE_PRICES.promptOptimisation': 'paidTexts',
};
