import type { ItemKind } from '../../story/figure-spec.ts';
import { actorAt, itemAt } from '../moments.ts';
import type { ShotDrawing } from '../shot-drawing.ts';

/** Things that are drawn as they go to the right, and metres from their middle to their saddle. */
const HEADED: Readonly<Partial<Record<ItemKind, number>>> = {
  bicycle: -0.2,
  scooter: -0.42,
  motorcycle: -0.42,
};

/** How near a rider is to what it rides, as a share of half the frame. */
const RIDDEN_WITHIN = 0.16;

/** Which way a thing is headed, 1 to the right, and how far it is moved so that its saddle is under its rider. */
export interface Heading {
  way: 1 | -1;
  /** Metres to the right. */
  aside: number;
}

/** How a thing stands under whoever rides it at a share of a shot; nothing for what nobody rides. */
export function headingOf({ actors, items }: ShotDrawing, index: number, share: number): Heading | undefined {
  const item = items[index];
  const saddle = item && HEADED[item.item];
  if (!item || saddle === undefined) {
    return undefined;
  }
  const { across, scale } = itemAt(item, share);
  const rider = actors
    .map((actor) => actorAt(actor, share))
    .find(({ pose, across: own }) => pose.value === 'ride' && Math.abs(own - across) < RIDDEN_WITHIN);
  if (!rider) {
    return undefined;
  }
  const way = Math.sin(rider.turn) < 0 ? -1 : 1;
  return { way, aside: -saddle * scale * way };
}
