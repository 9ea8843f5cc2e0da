import type { BodyAim, LegAim } from './body-aim.ts';

const between = (to: number, from: number, share: number): number => to + (from - to) * share;

/** A body on its way from one aim to another: `share` 1 is still the one it comes from. */
export function mixAims(to: BodyAim, from: BodyAim, share: number): BodyAim {
  // A body that lies, sits or is in the water is there at once.
  if (to.lies !== from.lies || to.seat > 0 !== from.seat > 0) {
    return to;
  }
  const leg = (side: 'left' | 'right'): LegAim => mixNumbers(to.legs[side], from.legs[side], share);
  return {
    ...mixNumbers(to, from, share),
    arms: {
      left: { ...to.arms.left, from: { aim: from.arms.left, share } },
      right: { ...to.arms.right, from: { aim: from.arms.right, share } },
    },
    legs: { left: leg('left'), right: leg('right') },
  };
}

/** Mixes the numbers of two records and keeps the rest of the first. */
function mixNumbers<Fields extends object>(to: Fields, from: Fields, share: number): Fields {
  const mixed = { ...to };
  for (const key of Object.keys(to) as (keyof Fields)[]) {
    const [goal, start] = [to[key], from[key]];
    if (typeof goal === 'number' && typeof start === 'number') {
      mixed[key] = between(goal, start, share) as Fields[keyof Fields];
    }
  }
  return mixed;
}
