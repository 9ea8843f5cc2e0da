import type { ItemKind } from '../../story/figure-spec.ts';
import type { Colour } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { createKit, type ItemDrawing } from './item-drawing.ts';
import { HOUSEHOLD } from './kinds/household.ts';
import { LIGHT_AND_PAPER } from './kinds/light-and-paper.ts';
import { MACHINES_AND_MUSIC } from './kinds/machines-and-music.ts';
import { NATURE_AND_FOOD } from './kinds/nature-and-food.ts';
import { TOOLS_AND_WEAR } from './kinds/tools-and-wear.ts';

/** Every kind of thing; a kind without a drawing does not compile. */
const DRAWINGS: Readonly<Record<ItemKind, ItemDrawing>> = {
  ...LIGHT_AND_PAPER,
  ...HOUSEHOLD,
  ...NATURE_AND_FOOD,
  ...TOOLS_AND_WEAR,
  ...MACHINES_AND_MUSIC,
};

/** Decimetres in a metre: drawings are made in decimetres, scenes in metres. */
const DECIMETRE = 0.1;

/** Draws a thing in metres with the origin where a hand holds it, upright; turn and mirror it with `painter.at`. */
export function drawItem(painter: Painter, item: ItemKind, options: { colour?: Colour } = {}): void {
  painter.at({ scale: DECIMETRE }, () => DRAWINGS[item].draw(createKit(painter, options.colour)));
}

/** Size of a thing in metres; `below` is from the grip down to its lowest point, for standing it on something. */
export function itemSize(item: ItemKind): { width: number; height: number; below: number } {
  const { width, height, below } = DRAWINGS[item];
  return { width: width * DECIMETRE, height: height * DECIMETRE, below: below * DECIMETRE };
}
