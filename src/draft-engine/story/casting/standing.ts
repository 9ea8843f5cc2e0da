import type { PlaceId } from '../concepts/concept.ts';
import { LANDMARK_OF, LANDMARK_PLACES } from '../concepts/landmarks.ts';
import type { FrameId } from '../frames/frames.ts';
import { isIndoor, type Landmark, OUTSIDE_ONLY, type PlaceKind } from '../place-spec.ts';
import type { IdeaRoles } from './choose-roles.ts';
import type { GroundedNoun } from './ground-nouns.ts';

/** Something of the idea that stands in the film's first place: a carousel, a bridge, a train. */
export interface Standing {
  noun: GroundedNoun;
  landmark: Landmark;
  /** It is what the verb is about. */
  isTarget: boolean;
}

/** Verbs that happen in a building instead of to it. */
const WITHIN: ReadonlySet<FrameId> = new Set<FrameId>([
  'open_shop',
  'arrive',
  'leave',
  'return',
  'travel',
  'escape',
  'hide',
  'join',
  'celebrate',
  'perform',
  'cook',
  'wait',
  'befriend',
  'learn',
  'teach',
]);

/** What of the idea stands in the film's first place, the verb's object before all others; undefined where nothing does. */
export function standingOf(roles: IdeaRoles, frame: FrameId): Standing | undefined {
  const open = roles.grounded.filter(
    (each) => each !== roles.hero && each !== roles.other && LANDMARK_OF[each.concept] !== undefined,
  );
  const chosen =
    open.find((each) => each === roles.object && !(each.family === 'place' && WITHIN.has(frame))) ??
    open.find((each) => each.family === 'thing' && !each.noun.owner);
  return (
    chosen && { noun: chosen, landmark: LANDMARK_OF[chosen.concept] as Landmark, isTarget: chosen === roles.object }
  );
}

/** True where a landmark can be drawn in a kind of place. */
export const standsIn = (landmark: Landmark, kind: PlaceKind): boolean =>
  !isIndoor(kind) || !OUTSIDE_ONLY.has(landmark);

/** Places that a landmark belongs to, the most usual first. */
export const homesOf = (landmark: Landmark): readonly PlaceId[] => LANDMARK_PLACES[landmark] ?? ['village'];
