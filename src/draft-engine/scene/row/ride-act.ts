import { go, type Turn } from './play-acts.ts';
import type { RowBuilder } from './row-builder.ts';
import { broughtThing, type RowThing } from './row-things.ts';

/** How far one rides, in halves of the frame. */
const FAR = 0.9;
/** Metres above the ground of a rider's feet. */
const ON_WHEELS = 0.4;
const ON_BACK = 0.75;

/** Rides on an animal, or on a thing with wheels; goes to it first where one comes from somewhere. */
export function ride(
  row: RowBuilder,
  turn: Turn,
  { animal, thing: named }: { animal: string | undefined; thing: RowThing | undefined },
): void {
  const { now } = row;
  const thing = animal === undefined ? (named ?? broughtThing('bicycle')) : undefined;
  const at = turn.isFirst ? now.across : now.across + now.way * 0.5;
  let { from } = turn;
  if (!turn.isFirst) {
    from += 0.35 * (turn.to - turn.from);
    go(row, { kind: 'go', pose: 'walk' }, { ...turn, to: from, target: undefined, goal: at });
  }
  const above = thing ? ON_WHEELS : ON_BACK;
  if (now.rides) {
    row.at(turn.from, { pose: 'ride' });
  }
  const faces = now.way < 0 ? 'left' : 'right';
  if (turn.isFirst) {
    Object.assign(row.start, { pose: 'ride', above });
  } else {
    row.at(from, { pose: 'jump' });
    row.at(from + 0.4 * turn.second, { above });
    from += 0.4 * turn.second;
  }
  const goal = at + now.way * FAR;
  row.at(from, { pose: 'ride', faces });
  row.moveTo(goal, turn.to);
  Object.assign(now, { above, rides: true });
  if (thing) {
    row.place(thing, { across: at, behind: 0.05, above: 0 });
    row.moveThing(thing, { at: from, across: at });
    row.moveThing(thing, { at: turn.to, across: goal });
  } else if (animal !== undefined) {
    row.others.set(animal, {
      across: at,
      faces,
      frames: [
        { at: from, pose: 'run', faces, across: at },
        { at: turn.to, across: goal, ...(turn.isLast ? {} : { pose: 'stand' }) },
      ],
    });
  }
}
