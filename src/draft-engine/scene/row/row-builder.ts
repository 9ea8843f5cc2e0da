import type { ItemKind } from '../../story/figure-spec.ts';
import type {
  ActorKeyframe,
  ItemKeyframe,
  PlannedActor,
  PlannedEffect,
  PlannedItemPlacement,
} from '../../story/film-plan.ts';
import type { RowThing } from './row-things.ts';

/** How a body is between two deeds. */
export interface Standing {
  across: number;
  above: number;
  /** Metres above the ground of what it sits on; 0 where it does not. */
  seat: number;
  /** 1 to the right. */
  way: 1 | -1;
  lies: boolean;
  /** On an animal or a bicycle. */
  rides: boolean;
  holds: RowThing | undefined;
  /** What it came to last. */
  by: RowThing | undefined;
}

/** How one is where a row begins. */
interface Beginning {
  across: number;
  pose: PlannedActor['pose'];
  seat?: number;
  above?: number;
  holdsItemKey?: string;
}

const LYING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>(['lie', 'sleep', 'crouch']);

/** Collects what happens in a clip, step by step. */
export class RowBuilder {
  readonly start: Beginning;
  readonly now: Standing;
  readonly frames: ActorKeyframe[] = [];
  readonly effects: PlannedEffect[] = [];
  /** Everything that is there, by its key. */
  readonly things = new Map<string, RowThing>();
  readonly placed = new Map<string, PlannedItemPlacement>();
  /** What the others do, by their keys. */
  readonly others = new Map<string, { across: number; faces: PlannedActor['faces']; frames: ActorKeyframe[] }>();
  readonly key: string;

  constructor(key: string, across: number) {
    this.key = key;
    this.start = { across, pose: 'stand' };
    this.now = { across, above: 0, seat: 0, way: 1, lies: false, rides: false, holds: undefined, by: undefined };
  }

  /** Something changes at a share of the clip. */
  at(share: number, change: Omit<ActorKeyframe, 'at'>): void {
    pushFrame(this.frames, { at: share, ...change });
  }

  /** Moves somewhere until a share of the clip. */
  moveTo(across: number, share: number, change: Omit<ActorKeyframe, 'at' | 'across'> = {}): void {
    this.at(share, { ...change, across });
    this.now.across = across;
  }

  /** A thing stands there from the beginning; where it stands already, it stays. */
  place(thing: RowThing, spot: Omit<PlannedItemPlacement, 'itemKey'>): PlannedItemPlacement {
    const there = this.placed.get(thing.key) ?? { itemKey: thing.key, ...spot };
    this.things.set(thing.key, thing);
    this.placed.set(thing.key, there);
    return there;
  }

  moveThing(thing: RowThing, frame: ItemKeyframe): void {
    const there = this.placed.get(thing.key);
    if (there) {
      this.placed.set(thing.key, { ...there, keyframes: [...(there.keyframes ?? []), frame] });
    }
  }

  /** Has a thing in its hands from now on; from the beginning where it took it from nowhere. */
  hold(thing: RowThing, share: number): void {
    this.things.set(thing.key, thing);
    if (this.now.holds?.key === thing.key) {
      return;
    }
    const isFirst =
      this.start.holdsItemKey === undefined &&
      !this.frames.some(({ holdsItemKey }) => typeof holdsItemKey === 'string');
    // Nobody sleeps with a cup in hand.
    if (isFirst && !this.placed.has(thing.key) && !LYING.has(this.start.pose)) {
      this.start.holdsItemKey = thing.key;
    } else {
      this.at(share, { holdsItemKey: thing.key });
    }
    this.now.holds = thing;
  }

  letGo(share: number): void {
    if (this.now.holds) {
      this.at(share, { holdsItemKey: null });
      this.now.holds = undefined;
    }
  }

  /** True for a kind of thing that is there already. */
  find(item: ItemKind): RowThing | undefined {
    return [...this.things.values()].find((one) => one.item === item);
  }
}

/** Adds a change to those in order; what changes at one moment is one change. */
export function pushFrame(frames: ActorKeyframe[], frame: ActorKeyframe): void {
  const last = frames.at(-1);
  if (last && Math.abs(last.at - frame.at) < 1e-4) {
    Object.assign(last, frame, { at: last.at });
  } else {
    frames.push({ ...frame, at: Math.min(1, Math.max(last?.at ?? 0, frame.at)) });
  }
}
