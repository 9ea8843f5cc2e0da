import type { ActorKeyframe, ItemKeyframe, PlannedActor, PlannedItemPlacement } from '../../film-plan.ts';
import type { StagedDeed } from '../deeds/deed-staging.ts';

const NUMBERS = ['across', 'behind', 'above', 'scale', 'rotation', 'opacity'] as const;
type Numbers = Partial<Record<(typeof NUMBERS)[number], number>>;
type Frame = ActorKeyframe | ItemKeyframe;

/** Numbers in the middle of their way from the last keyframe to the next. */
function onTheWay(state: Numbers, last: number, next: Frame | undefined, at: number): Numbers {
  if (!next) {
    return {};
  }
  const share = (at - last) / Math.max(0.001, next.at - last);
  const goals: Numbers = next;
  return Object.fromEntries(
    NUMBERS.flatMap((name) => {
      const goal = goals[name];
      const start = state[name] ?? (name === 'scale' || name === 'opacity' ? 1 : 0);
      return goal === undefined ? [] : [[name, Math.round((start + (goal - start) * share) * 100) / 100]];
    }),
  );
}

/** A cue as it is at a moment, without what follows; what only keyframes can say stands apart. */
function stateAt(cue: PlannedActor | PlannedItemPlacement, at: number): Record<string, unknown> {
  const { keyframes = [], ...start } = cue;
  const passed = keyframes.filter((frame) => frame.at <= at);
  const state = Object.assign({}, start, ...passed) as Numbers;
  const next = keyframes.find((frame) => frame.at > at);
  return { ...state, ...onTheWay(state, passed.at(-1)?.at ?? 0, next, at) };
}

/** A cue from a moment on, as a shot of its own that ends when the whole one ends. */
function cueFrom<C extends PlannedActor | PlannedItemPlacement>(cue: C, from: number): C {
  const { opacity, at: _at, holdsItemKey, ...state } = stateAt(cue, from);
  const later = (cue.keyframes ?? [])
    .filter((frame) => frame.at > from)
    .map((frame) => ({ ...frame, at: Math.round(((frame.at - from) / (1 - from)) * 100) / 100 }));
  const seen = typeof opacity === 'number' && opacity < 1 ? [{ at: 0, opacity }] : [];
  const keyframes = [...seen, ...later];
  return {
    ...state,
    ...(typeof holdsItemKey === 'string' && { holdsItemKey }),
    ...(keyframes.length > 0 && { keyframes }),
  } as unknown as C;
}

/** The rest of a staged shot from a moment on, as a shot of its own. */
export function fromMoment(staged: StagedDeed, from: number): StagedDeed {
  const share = (at: number): number => Math.max(0, Math.min(1, Math.round(((at - from) / (1 - from)) * 100) / 100));
  return {
    ...staged,
    actors: staged.actors.map((actor) => cueFrom(actor, from)),
    items: staged.items.map((item) => cueFrom(item, from)),
    effects: staged.effects
      .filter(({ to }) => to > from)
      .map((effect) => ({ ...effect, from: share(effect.from), to: share(effect.to) })),
    events: staged.events.filter(({ at }) => at >= from).map((event) => ({ ...event, at: share(event.at) })),
    stillAt: share(Math.max(staged.stillAt, from)),
  };
}

/** A staged shot as it is at a moment: nothing moves any more. */
export function atMoment(staged: StagedDeed, at: number): StagedDeed {
  const still = <C extends PlannedActor | PlannedItemPlacement>(cue: C): C => {
    const { keyframes: _later, ...rest } = cueFrom(cue, Math.min(0.999, at));
    return rest as C;
  };
  const isSeen = (cue: PlannedActor | PlannedItemPlacement): boolean => stateAt(cue, at)['opacity'] !== 0;
  return {
    ...staged,
    actors: staged.actors.filter(isSeen).map(still),
    items: staged.items.filter(isSeen).map(still),
    effects: [],
    events: [],
  };
}

/** The last change of a shot that is not later than a moment: there the next shot can take over. */
export function cutBefore({ actors, items }: StagedDeed, at: number): number {
  const times = [...actors, ...items].flatMap(({ keyframes = [] }) => keyframes.map((frame) => frame.at));
  return Math.max(0, ...times.filter((time) => time <= at));
}
