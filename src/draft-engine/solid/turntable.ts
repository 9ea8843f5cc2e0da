import type { Canvas } from '@napi-rs/canvas';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { skiaSurfaces } from '../clip/draw-clip.ts';
import { drawPortrait } from '../picture/still.ts';
import type { Pixels } from '../pixels/open-picture.ts';
import type { FigureSpec } from '../story/figure-spec.ts';

/** The sides that a puppet can be turned to; the left one looks to the left. */
export const TURNS = { front: 0, right: Math.PI / 2, back: Math.PI, left: -Math.PI / 2 } as const;
export type TurnedSide = keyof typeof TURNS;

/** Tails and wings reach far to the sides. */
const ROOM = { width: 1800, height: 1000 };

/** Draws a figure of the engine turned to a side, on a clear ground with room around it. */
export function drawTurned(figure: FigureSpec, look: LookId, side: TurnedSide): Pixels {
  const canvas = drawPortrait(figure, look, ROOM, skiaSurfaces, undefined, {
    show: 'figure',
    state: { turn: TURNS[side] },
    transparent: true,
  }) as unknown as Canvas;
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, ROOM.width, ROOM.height);
  return { data: Buffer.from(data.buffer), width, height, isOpaque: false };
}
