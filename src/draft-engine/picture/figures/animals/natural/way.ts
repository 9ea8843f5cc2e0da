import type { AnimalFigure } from '../../../../story/figure-spec.ts';

/** Turned less than this, as a sine, it looks to the side that is its own. */
const LEAST_TURN = 0.15;

/** To which side an animal looks that is drawn from the side: 1 to the right. */
export function wayOf({ seed }: Pick<AnimalFigure, 'seed'>, turn: number): 1 | -1 {
  const aside = Math.sin(turn);
  if (Math.abs(aside) < LEAST_TURN) {
    return seed % 2 === 0 ? 1 : -1;
  }
  return aside > 0 ? 1 : -1;
}
