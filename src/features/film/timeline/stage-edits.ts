import type {
  ActorKeyframe,
  PlannedActor,
  PlannedEffect,
  PlannedItemPlacement,
  PlannedShot,
} from '#src/draft-engine/story/film-plan.ts';

/** Fields of an actor whose later values in a shot shift with the first one. */
const GLIDING = ['across', 'behind', 'above'] as const;

/**
 * Actors with one of them changed. What a person sets holds for the whole shot: numbers of later keyframes shift as
 * much, and other later values of the same field are dropped.
 */
export function changeActor(plan: PlannedShot, index: number, change: Partial<PlannedActor>): PlannedActor[] {
  return plan.actors.map((actor, place) => (place === index ? changed(actor, change) : actor));
}

function changed(actor: PlannedActor, change: Partial<PlannedActor>): PlannedActor {
  const keyframes = actor.keyframes
    ?.map((keyframe) => follow(keyframe, actor, change))
    .filter((keyframe) => Object.keys(keyframe).length > 1);
  return { ...actor, ...change, ...(keyframes && { keyframes }) };
}

function follow(keyframe: ActorKeyframe, before: PlannedActor, change: Partial<PlannedActor>): ActorKeyframe {
  const kept = Object.entries(keyframe).filter(([field]) => !(field in change));
  return { ...Object.fromEntries(kept), ...shifted(keyframe, before, change), at: keyframe.at };
}

/** Actors of whom one has this thing in the hands for the whole shot, or nothing; whoever had it lets go of it. */
export function giveItem({ actors }: Pick<PlannedShot, 'actors'>, index: number, key: string | null): PlannedActor[] {
  return actors.map((actor, place) => {
    if (place === index) {
      return { ...withoutHands(actor, () => true), ...(key !== null && { holdsItemKey: key }) };
    }
    return key === null ? actor : withoutHands(actor, (held) => held === key);
  });
}

/** An actor who never has in the hands what `isGone` is true for; the same one where they never had. */
export function withoutHands(actor: PlannedActor, isGone: (key: string | null) => boolean): PlannedActor {
  const { holdsItemKey, keyframes, ...rest } = actor;
  const isGoneAt = ({ holdsItemKey: held }: ActorKeyframe): boolean => held !== undefined && isGone(held);
  const isHeld = holdsItemKey !== undefined && isGone(holdsItemKey);
  if (!isHeld && keyframes?.some(isGoneAt) !== true) {
    return actor;
  }
  return {
    ...rest,
    ...(holdsItemKey !== undefined && !isHeld && { holdsItemKey }),
    ...(keyframes && {
      keyframes: keyframes
        .map((keyframe) => {
          const { holdsItemKey: _held, ...others } = keyframe;
          return isGoneAt(keyframe) ? others : keyframe;
        })
        .filter((keyframe) => Object.keys(keyframe).length > 1),
    }),
  };
}

/** Actors with one more: in the middle where nobody is, else beside the others. */
export function addActor(plan: PlannedShot, characterKey: string): PlannedActor[] {
  return [
    ...plan.actors,
    {
      characterKey,
      across: freePlace(plan.actors.map(({ across }) => across)),
      behind: 0,
      faces: 'camera',
      pose: 'stand',
      emotion: plan.emotion,
    },
  ];
}

/** Places in the frame in the order in which they are taken. */
const PLACES = [0, -0.45, 0.45, -0.75, 0.75, -0.2, 0.2];

function freePlace(taken: readonly number[]): number {
  return PLACES.find((place) => taken.every((other) => Math.abs(other - place) > 0.2)) ?? 0;
}

/** A shot without one of its actors: nothing is about, faces or comes from who is not there. */
export function removeActor(
  plan: PlannedShot,
  index: number,
): Pick<PlannedShot, 'actors' | 'subject'> & { effects?: PlannedEffect[] } {
  const actors = plan.actors.toSpliced(index, 1);
  const isThere = (key: string): boolean => actors.some(({ characterKey }) => characterKey === key);
  const gone = plan.actors[index]?.characterKey ?? '';
  const isGone = !isThere(gone);
  return {
    actors: actors.map((actor) => (isGone && actor.faces === gone ? { ...actor, faces: 'camera' } : actor)),
    subject:
      isGone && plan.subject.kind === 'character' && plan.subject.key === gone ? { kind: 'place' } : plan.subject,
    ...(plan.effects && { effects: plan.effects.filter(({ onKey }) => !isGone || onKey !== gone) }),
  };
}

/** Things with one of them changed, for the whole shot as with actors. */
export function changeItem(
  plan: PlannedShot,
  index: number,
  change: Partial<Pick<PlannedItemPlacement, 'across' | 'behind' | 'above'>>,
): PlannedItemPlacement[] {
  return plan.items.map((item, place) =>
    place === index
      ? {
          ...item,
          ...change,
          ...(item.keyframes && {
            keyframes: item.keyframes.map((keyframe) => ({ ...keyframe, ...shifted(keyframe, item, change) })),
          }),
        }
      : item,
  );
}

type Spot = Partial<Record<(typeof GLIDING)[number], number>>;

/** The numbers of a keyframe that shift with a change. */
function shifted(keyframe: Spot, before: Spot, change: Spot): Spot {
  return Object.fromEntries(
    GLIDING.flatMap((field) => {
      const [value, to] = [keyframe[field], change[field]];
      return value === undefined || to === undefined ? [] : [[field, value + to - (before[field] ?? 0)]];
    }),
  );
}

/** A shot without one of its things; nothing is about it any more. */
export function removeItem(plan: PlannedShot, index: number): Pick<PlannedShot, 'items' | 'subject'> {
  const items = plan.items.toSpliced(index, 1);
  const gone = plan.items[index]?.itemKey;
  const isGone = !items.some(({ itemKey }) => itemKey === gone);
  return {
    items,
    subject: isGone && plan.subject.kind === 'item' && plan.subject.key === gone ? { kind: 'place' } : plan.subject,
  };
}
