import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { canonicalJson } from '#src/shared/canonical-json.ts';
import type { ShotChange } from './film-edit.ts';

/** The fields of a plan that its drawing shows. */
export const DRAWN_FIELDS = [
  'placeKey',
  'timeOfDay',
  'weather',
  'framing',
  'angle',
  'camera',
  'subject',
  'actors',
  'items',
  'effects',
  'visions',
  'stillAt',
  'emotion',
  'tension',
] as const satisfies readonly (keyof PlannedShot)[];

/** What a drawing shows of its shot. */
export type ShownPlan = Pick<PlannedShot, (typeof DRAWN_FIELDS)[number]>;

/** What the drawing of this plan shows. */
export function shownBy(plan: PlannedShot): ShownPlan {
  return Object.fromEntries(DRAWN_FIELDS.map((field) => [field, plan[field]])) as unknown as ShownPlan;
}

/** The change that makes a plan show this; without fields where it does so already. */
export function changeToShow(plan: PlannedShot, shown: ShownPlan): ShotChange {
  const differing = DRAWN_FIELDS.filter((field) => canonicalJson(plan[field]) !== canonicalJson(shown[field]));
  return Object.fromEntries(differing.map((field) => [field, shown[field] ?? null]));
}

/** True where both plans are drawn alike. */
export function areDrawnAlike(one: ShownPlan, other: ShownPlan): boolean {
  return DRAWN_FIELDS.every((field) => canonicalJson(one[field]) === canonicalJson(other[field]));
}
