import type { LookId } from '#src/shared/catalogue/looks.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { Surface } from '../picture/drawing-surface.ts';
import type { FigureState } from '../picture/figure-rig.ts';
import { drawPortrait } from '../picture/still.ts';
import type { FigureSpec } from '../story/figure-spec.ts';
import type { Easel } from './art.ts';

/** How a figure of the engine is put into a square of 1000 units. */
export interface Placing {
  look: LookId;
  state?: Partial<FigureState>;
  show?: 'head' | 'figure';
  /** Pixels of its own picture, which is then put there enlarged: fewer make it coarser. */
  pixels?: number;
  /** Changes its own picture before it is put there. */
  change?: (surface: Surface) => Surface;
}

/** Draws a figure of the engine. */
export function drawFigure(
  { painter: { context }, surfaces, scale }: Easel,
  figure: FigureSpec,
  { look, state = {}, show = 'figure', pixels, change = (surface) => surface }: Placing,
): void {
  const side = pixels ?? Math.round(1000 * scale);
  const drawn = drawPortrait(figure, look, { width: side, height: side }, surfaces, undefined, {
    show,
    transparent: true,
    state: { turn: 0.18, ...state },
  });
  context.save();
  context.imageSmoothingEnabled = pixels === undefined;
  context.drawImage(change(drawn), -500, -500, 1000, 1000);
  context.restore();
}

/** A seed of a figure that belongs to a card. */
export const figureSeed = (number: number): number => deriveSeed('card-figure', number);
