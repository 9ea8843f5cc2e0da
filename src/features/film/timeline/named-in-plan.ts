import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';

/** Plans as text: each is asked for every member of the cast. Plans are never changed in place. */
const texts = new WeakMap<object, string>();

/** True where a shot shows a member of the cast, lets it speak, or names it in any other way. */
export function isNamedIn(plan: Partial<PlannedShot>, key: string): boolean {
  const text = texts.get(plan) ?? JSON.stringify(plan);
  texts.set(plan, text);
  // A key that a plan names is in it as a text of its own.
  return text.includes(`"${key}"`);
}
