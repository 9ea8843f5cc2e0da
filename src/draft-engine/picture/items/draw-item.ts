import { deriveSeed } from '#src/shared/random.ts';
import type { ItemKind } from '../../story/figure-spec.ts';
import { NAMED_COLOURS } from '../colour.ts';
import type { ItemCondition } from '../figure-rig.ts';
import type { Painter } from '../painter.ts';
import { createKit, type ItemDrawing } from './item-drawing.ts';
import { drawLabel } from './item-label.ts';
import { drawInState } from './item-state.ts';
import { APPLIANCES } from './kinds/appliances.ts';
import { CLOTHES } from './kinds/clothes.ts';
import { DRINKS_AND_DISHES } from './kinds/drinks-and-dishes.ts';
import { FOOD } from './kinds/food.ts';
import { FRUIT_AND_GREENS } from './kinds/fruit-and-greens.ts';
import { FURNITURE } from './kinds/furniture.ts';
import { HOUSEHOLD } from './kinds/household.ts';
import { INSTRUMENTS } from './kinds/instruments.ts';
import { LIGHT_AND_PAPER } from './kinds/light-and-paper.ts';
import { MACHINES } from './kinds/machines.ts';
import { MEALS } from './kinds/meals.ts';
import { MEDIA } from './kinds/media.ts';
import { MUSIC } from './kinds/music.ts';
import { NATURE } from './kinds/nature.ts';
import { PAPERS } from './kinds/papers.ts';
import { PLAY } from './kinds/play.ts';
import { RAIL_AIR_AND_WATER } from './kinds/rail-air-and-water.ts';
import { RITES_AND_MAGIC } from './kinds/rites-and-magic.ts';
import { ROAD_VEHICLES } from './kinds/road-vehicles.ts';
import { SCIENCE } from './kinds/science.ts';
import { SIGNS_AND_MEASURES } from './kinds/signs-and-measures.ts';
import { STAGE_PIECES } from './kinds/stage-pieces.ts';
import { TOOLS_AND_ARMS } from './kinds/tools-and-arms.ts';
import { TOOLS } from './kinds/tools.ts';
import { TOYS } from './kinds/toys.ts';
import { VEHICLES } from './kinds/vehicles.ts';
import { WEAR } from './kinds/wear.ts';
import { WORK_AND_PLAY } from './kinds/work-and-play.ts';

/** Every kind of thing; a kind without a drawing does not compile. */
const DRAWINGS: Readonly<Record<ItemKind, ItemDrawing>> = {
  ...LIGHT_AND_PAPER,
  ...HOUSEHOLD,
  ...NATURE,
  ...FOOD,
  ...SIGNS_AND_MEASURES,
  ...TOOLS,
  ...CLOTHES,
  ...MACHINES,
  ...TOYS,
  ...VEHICLES,
  ...MUSIC,
  ...APPLIANCES,
  ...DRINKS_AND_DISHES,
  ...FRUIT_AND_GREENS,
  ...FURNITURE,
  ...INSTRUMENTS,
  ...MEALS,
  ...MEDIA,
  ...PAPERS,
  ...PLAY,
  ...RAIL_AIR_AND_WATER,
  ...RITES_AND_MAGIC,
  ...ROAD_VEHICLES,
  ...SCIENCE,
  ...STAGE_PIECES,
  ...TOOLS_AND_ARMS,
  ...WEAR,
  ...WORK_AND_PLAY,
};

/** Decimetres in a metre: drawings are made in decimetres, scenes in metres. */
const DECIMETRE = 0.1;

/** Decimetres: smaller things are drawn larger than they are, as picture books draw a ring or an egg in a hand. */
const SMALL = 3.2;
const LARGEST_GAIN = 2.1;

/** Metres to a decimetre of a thing's drawing. */
function scaleOf({ width, height }: ItemDrawing): number {
  return DECIMETRE * Math.min(LARGEST_GAIN, Math.max(1, (SMALL / Math.max(width, height)) ** 0.6));
}

/** Draws a thing in metres with the origin where a hand holds it, upright; turn and mirror it with `painter.at`. */
export function drawItem(painter: Painter, item: ItemKind, options: ItemCondition = {}): void {
  const drawing = DRAWINGS[item];
  const { width, height, below, draw } = drawing;
  const box = { left: -width / 2, right: width / 2, top: below - height, bottom: below };
  const { state = 'whole', label, colour } = options;
  const tint = colour && NAMED_COLOURS[colour];
  painter.at({ scale: scaleOf(drawing) }, () => {
    drawInState(state, {
      painter,
      box,
      seed: deriveSeed('state', item),
      draw: (own) => draw(createKit(own, tint)),
    });
    if (label) {
      drawLabel(painter, label, box);
    }
  });
}

/** Size of a thing in metres; `below` is from the grip down to its lowest point, for standing it on something. */
export function itemSize(item: ItemKind): { width: number; height: number; below: number } {
  const { width, height, below } = DRAWINGS[item];
  const scale = scaleOf(DRAWINGS[item]);
  return { width: width * scale, height: height * scale, below: below * scale };
}
