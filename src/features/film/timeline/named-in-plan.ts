import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';

/** True where a shot shows a member of the cast, lets it speak, or names it in any other way. */
export function isNamedIn(plan: Partial<PlannedShot>, key: string): boolean {
  // A key that a plan names is in it as a text of its own.
  return JSON.stringify(plan).includes(`"${key}"`);
}
