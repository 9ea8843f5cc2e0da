import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import type { Plane, Raster } from '../pixels/raster.ts';
import { cut } from './move-pixels.ts';

type Crop = Extract<PictureEdit, { kind: 'crop' }>;
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Free space around a subject, as a share of its longer side. */
const ROOM = 0.08;
/** From this opacity on, a pixel belongs to the subject. */
const INSIDE = 0.5;

/** Takes parts off the sides, then what does not belong to the subject, then what does not fit the shape. */
export function crop(picture: Raster, edit: Crop, subject: Plane | undefined): Raster {
  let box = withinSides(picture, edit);
  const found = edit.subject && subject ? boxOf(subject, picture, box) : undefined;
  const shape = shapeOf(edit.shape);
  if (found && shape === undefined) {
    box = found;
  } else if (shape !== undefined) {
    const focus = found ?? box;
    box = shaped(box, shape, { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 });
  }
  return cut(picture, box);
}

function withinSides({ width, height }: Raster, edit: Crop): Box {
  const x = Math.round((width * edit.left) / 100);
  const y = Math.round((height * edit.top) / 100);
  const right = Math.round((width * (100 - edit.right)) / 100);
  const low = Math.round((height * (100 - edit.bottom)) / 100);
  const [left, top] = [Math.min(x, width - 1), Math.min(y, height - 1)];
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, low - top) };
}

function shapeOf(shape: string | undefined): number | undefined {
  const [width = 0, height = 0] = shape?.split(':').map(Number) ?? [];
  return width > 0 && height > 0 ? width / height : undefined;
}

/** The largest box of a shape within another, as near to a point as that allows. */
function shaped(box: Box, shape: number, focus: { x: number; y: number }): Box {
  const width = Math.max(1, Math.min(box.width, Math.round(box.height * shape)));
  const height = Math.max(1, Math.min(box.height, Math.round(box.width / shape)));
  const place = (wanted: number, from: number, room: number): number =>
    Math.round(Math.min(from + room, Math.max(from, wanted)));
  return {
    x: place(focus.x - width / 2, box.x, box.width - width),
    y: place(focus.y - height / 2, box.y, box.height - height),
    width,
    height,
  };
}

/** The box around what belongs to the subject, with some room; undefined where nothing does. */
function boxOf(subject: Plane, { width }: Raster, within: Box): Box | undefined {
  let [left, top, right, low] = [Infinity, Infinity, -1, -1];
  for (let y = within.y; y < within.y + within.height; y++) {
    for (let x = within.x; x < within.x + within.width; x++) {
      if (subject[y * width + x]! >= INSIDE) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        low = y;
      }
    }
  }
  if (right < 0) {
    return undefined;
  }
  const room = Math.round(Math.max(right - left, low - top) * ROOM);
  const x = Math.max(within.x, left - room);
  const y = Math.max(within.y, top - room);
  return {
    x,
    y,
    width: Math.min(within.x + within.width, right + room + 1) - x,
    height: Math.min(within.y + within.height, low + room + 1) - y,
  };
}
