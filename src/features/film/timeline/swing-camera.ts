import type { ActorKeyframe, PlannedActor, PlannedShot } from '#src/draft-engine/story/film-plan.ts';

/** From which side the camera looks: from the left or from the right of where it was. */
export type CameraSide = -1 | 1;

/** Metres that somebody at the edge of the frame comes nearer or goes farther, and how near the others seem to be. */
const SWING = 1.5;
const NARROWER = 0.8;
/** How far from the middle those are seen who all stand at one place. */
const OFF_CENTRE = 0.32;
/** People and things within this share of half the frame belong together. */
const TOGETHER = 0.35;

/**
 * A shot seen from farther to one side: whoever stands on that side is nearer, on the other side farther away; those
 * who stand at one place are seen off the middle. Who looks at the camera is seen from the side.
 */
export function swingCamera(plan: PlannedShot, side: CameraSide): PlannedShot {
  const spots = [...plan.actors, ...plan.items];
  const across = spots.map((spot) => spot.across);
  const isOnePlace = Math.max(...across) - Math.min(...across) < TOGETHER;
  const isTouching = plan.actors.some((one, index) =>
    plan.actors.slice(index + 1).some((other) => Math.abs(one.across - other.across) < TOGETHER),
  );
  const isFree = !isOnePlace && !isTouching && keepsOrder(plan, side);
  const place = isFree ? swung : shifted;
  return {
    ...plan,
    actors: plan.actors.map((actor): PlannedActor => {
      const isAtThing = plan.items.some((item) => Math.abs(item.across - actor.across) < TOGETHER);
      const turned =
        actor.faces === 'camera' && !isAtThing ? { faces: side > 0 ? ('left' as const) : ('right' as const) } : {};
      return { ...place(actor, side), ...turned };
    }),
    items: plan.items.map((item) => place(item, side)),
  };
}

/** True where a swing puts nothing before people that was behind them, nor the other way round. */
const keepsOrder = ({ actors, items }: PlannedShot, side: CameraSide): boolean =>
  items.every((item) =>
    actors.every((actor) => item.behind > actor.behind === swung(item, side).behind > swung(actor, side).behind),
  );

interface Placed {
  across: number;
  behind: number;
  keyframes?: { across?: number; behind?: number }[];
}

const within = (value: number): number => Math.max(-0.95, Math.min(0.95, value));

function shifted<One extends Placed>(one: One, side: CameraSide): One {
  const move = (across: number): number => within(across - side * OFF_CENTRE);
  return moved(one, (spot) => (spot.across === undefined ? {} : { across: move(spot.across) }));
}

function swung<One extends Placed>(one: One, side: CameraSide): One {
  return moved(one, ({ across, behind = one.behind }) =>
    across === undefined ? {} : { across: across * NARROWER, behind: behind - side * across * SWING },
  );
}

type Spot = Pick<ActorKeyframe, 'across' | 'behind'>;

function moved<One extends Placed>(one: One, to: (spot: Spot) => Spot): One {
  const { keyframes } = one;
  return {
    ...one,
    ...to(one),
    ...(keyframes && { keyframes: keyframes.map((frame) => ({ ...frame, ...to(frame) })) }),
  };
}
