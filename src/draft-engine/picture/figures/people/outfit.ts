import type { Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { PersonColours } from './person-colours.ts';
import type { PersonDesign } from './person-design.ts';
import type { ShoeKind } from './shoes.ts';
import type { Skeleton } from './skeleton.ts';
import type { Trunk, TrunkCut } from './trunk.ts';

export type ColourPick = keyof PersonColours | ((colours: PersonColours) => Colour);

/** What the details of a garment are drawn with. */
export interface OutfitFrame {
  painter: Painter;
  design: PersonDesign;
  colours: PersonColours;
  skeleton: Skeleton;
  trunk: Trunk;
  /** The body's unit, metres: the measure of everything. */
  unit: number;
  /** True when small things can be seen. */
  close: boolean;
}

export type Detail = (frame: OutfitFrame) => void;

/** A cut of clothes as data. */
export interface Outfit {
  cut: TrunkCut;
  top: ColourPick;
  sleeve: {
    /** Part of the arm that is covered: 0 none, 0.45 short, 1 to the wrist. */
    to: number;
    colour?: ColourPick;
    /** Width at the shoulder, elbow and cuff against the arm. */
    widths: readonly [number, number, number];
    /** A cuff's colour. */
    cuff?: ColourPick;
    /** How far the cloth hangs from the wrist, head radii. */
    hangs?: number;
  };
  /** What the legs wear: null is bare. */
  legs: ColourPick | null;
  legWidth: number;
  /** A skirt below the waist in its own colour. */
  skirt?: { from: number; to: number; flare: number; colour: ColourPick };
  shoes: ShoeKind;
  shoeColour?: ColourPick;
  /** Drawn behind the body: capes. */
  behind?: Detail;
  /** Drawn on the trunk; what is on the far side is left out by the cloth itself. */
  details: readonly Detail[];
  /** Drawn over arms too: a poncho. */
  over?: Detail;
  /** Drawn over neck and trunk: collars. */
  collar?: Detail;
}

export function pick(colours: PersonColours, choice: ColourPick): Colour {
  return typeof choice === 'function' ? choice(colours) : colours[choice];
}
