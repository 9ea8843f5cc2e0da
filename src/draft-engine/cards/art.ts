import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { Random } from '#src/shared/random.ts';
import type { Colour } from '../picture/colour.ts';
import type { SurfaceFactory } from '../picture/drawing-surface.ts';
import type { Painter } from '../picture/painter.ts';

/** What a card is drawn with: its painter, in units of a thousandth of the subject's square, the origin in its middle. */
export interface Easel {
  painter: Painter;
  random: Random;
  surfaces: SurfaceFactory;
  /** Pixels of one unit. */
  scale: number;
}

/** A card as it was designed from its seed. */
export interface CardDesign {
  look: LookId;
  /** Of the frame: its paper, its line and its gems. */
  frame: { paper: Colour; line: Colour };
  /** Fills a card of 1000 × 1400 units. */
  ground: (easel: Easel) => void;
  /** How large its subject is on the card; 0.9 where absent. */
  size?: number;
  /** Who or what it shows, in 1000 × 1000 units. */
  subject: (easel: Easel) => void;
}

/** How the cards of a style are designed. */
export type CardArt = (random: Random) => CardDesign;

/** Units of a card. */
export const CARD = { width: 1000, height: 1400 } as const;
