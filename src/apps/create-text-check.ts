import { isLoveWithMinor } from '#src/draft-engine/story/ages/is-love-with-minor.ts';
import { createSensitiveTextFinder } from '#src/shared/sensitive/find-sensitive-text.ts';

/**
 * Creates the test for texts that nothing is made from (ERR-06): what the word lists forbid, with the operator's
 * changes, and a romance between somebody under eighteen and somebody grown up.
 */
export function createTextCheck(changes?: readonly string[]): (text: string) => boolean {
  const isSensitive = createSensitiveTextFinder(changes);
  return (text) => isSensitive(text) || isLoveWithMinor(text);
}
