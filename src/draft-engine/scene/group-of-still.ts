import { glide } from '#src/draft-engine/picture/keyframes.ts';
import type { ItemKind } from '../story/figure-spec.ts';
import type { PlannedActor, PlannedItemPlacement, PlannedShot } from '../story/film-plan.ts';
import { isBulky, isHuge } from '../story/item-bulk.ts';
import type { CastThing } from '../story/words/film-words.ts';
import { isUnder } from './still-life.ts';

/** Who and what stands in a still. */
export type Group = Pick<PlannedShot, 'actors' | 'items'>;

/** Hands are empty of what is not there. */
export function withHandsOf(
  { holdsItemKey, keyframes, ...actor }: PlannedActor,
  isHere: (key: string) => boolean,
): PlannedActor {
  return {
    ...actor,
    ...(holdsItemKey !== undefined && isHere(holdsItemKey) ? { holdsItemKey } : {}),
    ...(keyframes
      ? {
          keyframes: keyframes.map(({ holdsItemKey: held, ...frame }) =>
            held === undefined || (held !== null && !isHere(held)) ? frame : { ...frame, holdsItemKey: held },
          ),
        }
      : {}),
  };
}

/** Most things beside those that a deed handles. */
const MOST_BESIDE = 3;

/** What the text names and no deed has a part for stands there too: furniture behind them, small things before. */
export function withMissing({ actors, items }: Group, things: readonly CastThing[]): Group {
  const shown = JSON.stringify({ actors, items });
  const missing = things
    .filter((one) => !shown.includes(JSON.stringify(one.key)) && !isUnder(one, things))
    .slice(0, MOST_BESIDE);
  const outer = Math.max(0, ...actors.map(({ across }) => Math.abs(across)));
  const added = missing.map(({ key, item }, index) => {
    const isLarge = isBulky(item) || isHuge(item);
    const isSeat = SEATS.has(item) && isLying({ actors });
    return {
      itemKey: key,
      across: isSeat ? (actors[0]?.across ?? 0) : (outer + 0.4) * (index % 2 === 0 ? 1 : -1),
      behind: isLarge ? 0.5 : 0.1,
      above: 0,
    };
  });
  const isOnSeat = missing.some(({ item }) => RAISED.has(item)) && isLying({ actors });
  return {
    actors: isOnSeat ? actors.map((actor) => ({ ...actor, above: SEAT, behind: SEAT })) : actors,
    items: [...items, ...added],
  };
}

/** Metres above the floor, and behind the front, of where one lies on a sofa. */
const SEAT = 0.42;
const RAISED: ReadonlySet<ItemKind> = new Set<ItemKind>(['sofa', 'bed', 'armchair']);

const SEATS: ReadonlySet<ItemKind> = new Set<ItemKind>(['sofa', 'bed', 'armchair', 'pillow', 'carpet', 'blanket']);

/** True where somebody lies. */
export const isLying = ({ actors }: Pick<Group, 'actors'>): boolean =>
  actors.some(
    ({ pose, keyframes = [] }) => LYING.has(pose) || keyframes.some((frame) => frame.pose && LYING.has(frame.pose)),
  );
const LYING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>(['lie', 'sleep']);

/** How far from a thing in their middle the first of them are. */
const AROUND = 0.5;

/** Whoever a text only names stands there side by side; things stand beside and behind them. */
export function standing({ actors, items }: Group): Group {
  const isAround = actors.length > 1 && items.length === 1;
  const apart = Math.min(0.6, 1.4 / actors.length);
  return {
    actors: actors.map(({ keyframes: _moves, ...actor }, index) => ({
      ...actor,
      pose: restingPose(actor),
      faces: 'camera',
      across: isAround
        ? AROUND * (1 + Math.floor(index / 2)) * (index % 2 === 0 ? -1 : 1)
        : (index - (actors.length - 1) / 2) * apart,
      behind: 0,
    })),
    items: items.map((item) => ({ ...unhandled(item), ...(isAround ? { across: 0, behind: 0 } : {}) })),
  };
}

/** What nothing happens to is as it always is. */
function unhandled(item: PlannedItemPlacement): PlannedItemPlacement {
  const { keyframes, state: _changing, ...plain } = item;
  return keyframes ? plain : item;
}

function restingPose({ pose, holdsItemKey }: PlannedActor): PlannedActor['pose'] {
  if (holdsItemKey !== undefined) {
    return 'hold';
  }
  return RESTING.has(pose) ? pose : 'stand';
}

const RESTING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>(['sit', 'lie', 'sleep', 'kneel']);

/** Out of doors one sits on the ground and goes up a mountain on foot: what a deed only brings along is not there. */
export function withoutFurniture({ actors, items }: Group, things: readonly CastThing[]): Group {
  const brought = items.filter(({ itemKey }) =>
    things.some(({ key, item, participant }) => key === itemKey && !participant && INDOOR_THINGS.has(item)),
  );
  if (brought.length === 0) {
    return { actors, items };
  }
  return {
    items: items.filter((one) => !brought.includes(one)),
    actors: actors.map(({ keyframes, ...actor }): PlannedActor => {
      const poses = [actor.pose, ...(keyframes ?? []).map(({ pose }) => pose)];
      const { above: _above, ...grounded } = actor;
      if (poses.includes('climb')) {
        return { ...grounded, pose: 'walk', faces: 'right' };
      }
      return poses.includes('sit')
        ? { ...grounded, pose: 'sit', faces: 'camera' }
        : { ...actor, ...(keyframes ? { keyframes } : {}) };
    }),
  };
}

const INDOOR_THINGS: ReadonlySet<ItemKind> = new Set<ItemKind>(['chair', 'armchair', 'ladder', 'bed', 'sofa']);

/** All of them moved so far that the middle of them is the middle of the picture. */
export function centred({ actors, items }: Group, share: number): Group {
  const spots = [...actors, ...items].map(({ across, keyframes = [] }) => glide(keyframes, 'across', across, share));
  const shift = spots.length === 0 ? 0 : -(Math.min(...spots) + Math.max(...spots)) / 2;
  const moved = <One extends { across: number; keyframes?: { across?: number }[] }>(one: One): One => ({
    ...one,
    across: one.across + shift,
    ...(one.keyframes
      ? {
          keyframes: one.keyframes.map((frame) =>
            frame.across === undefined ? frame : { ...frame, across: frame.across + shift },
          ),
        }
      : {}),
  });
  return { actors: actors.map(moved), items: items.map(moved) };
}
