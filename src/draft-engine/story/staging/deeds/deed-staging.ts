import type { CameraAngle, CameraMovement, Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { FigureSpec, ItemKind } from '../../figure-spec.ts';
import type { PlannedActor, PlannedEffect, PlannedItemPlacement, PlannedShot, PlannedVision } from '../../film-plan.ts';
import type { Mood } from '../../idea/idea-graph.ts';
import type { PlaceSpec } from '../../place-spec.ts';
import type { TradeId } from '../../trade-deeds.ts';
import type { SeenDeedId } from './closer-deeds.ts';

/** Somebody with a part in a deed. */
export interface Body {
  /** The character's key. */
  key: string;
  figure: FigureSpec;
}

/** Something with a part in a deed. */
export interface Thing {
  /** The item's key. */
  key: string;
  item: ItemKind;
  /** How many times as large as usual it is: 4 for a giant one. 1 where absent. */
  scale?: number;
}

/** An event as it is acted: its deed with everybody and everything that takes part. */
export interface DeedEvent {
  deed: SeenDeedId;
  mood: Mood;
  /** It does not happen: whoever would do it is seen not doing it. */
  isNegated: boolean;
  /** Whoever does it; the first leads. Empty where nobody does: 'a storm breaks out' has a place only. */
  agents: readonly Body[];
  /** To whom or what it is done; what is made, found, turned into. */
  patients: readonly (Body | Thing)[];
  recipients: readonly Body[];
  instruments: readonly Thing[];
  companions: readonly Body[];
  results: readonly (Body | Thing)[];
  /** Not there (dead, missing, dreamt), but what the deed is about: seen as photographs and thoughts. */
  absent: readonly (Body | Thing)[];
  /** Things of the events before and after with the same people, the nearest first: what 'feeds him' means. */
  handy?: readonly Thing[];
  /** What it is done with where nothing is named and nothing handy suits: 'feed' needs something to eat. */
  usual?: ItemKind;
  /** It is done to something that cannot be drawn: no other thing stands in for it. */
  hasUndrawn?: true;
  place: PlaceSpec;
}

/** `before`: about to. `deed`: it is seen happening. `after`: what it did, and to whom. */
export type DeedPhase = 'before' | 'deed' | 'after';

/** A deed on the stage: everything of a shot that comes from what happens in it. */
export interface StagedDeed {
  actors: PlannedActor[];
  items: PlannedItemPlacement[];
  /** Things that the deed needs and the event does not name: a broom to sweep with. Keys are made from the kind. */
  props: Thing[];
  effects: PlannedEffect[];
  visions: PlannedVision[];
  stillAt: number;
  subject: PlannedShot['subject'];
  /** The framings that show it, the best first. */
  framings: readonly Framing[];
  /** At which trade whoever leads is, on an ordinary day. */
  trade?: TradeId;
  /** Too many are there for a near frame. */
  isCrowd?: true;
  /** It is the last picture of a film. */
  isEnding?: true;
  /** A thing in somebody's hands is looked at from near. */
  isInsert?: true;
  /** It goes on with the shot before it, from the same side. */
  isCutIn?: true;
  angle?: CameraAngle;
  camera?: CameraMovement;
  /** The feeling of whoever leads. */
  emotion: Emotion;
  events: PlannedShot['events'];
  /** Seconds that the action needs at the least. */
  seconds: number;
}
