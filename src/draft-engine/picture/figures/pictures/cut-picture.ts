import type { DrawingContext, Surface, SurfaceFactory } from '../../drawing-surface.ts';

/** A picture that somebody brought along, cut out to stand in a scene. */
export interface PaperCut {
  /** The same picture each time half as large, the largest first, so that it is never drawn much smaller than it is. */
  levels: readonly Surface[];
  /** True when the picture had no transparency of its own and was cut into a card with a white edge. */
  isCard: boolean;
}

/** Larger than any figure is drawn. */
const LONGEST_SIDE_PIXELS = 1024;
const SHORTEST_SIDE_PIXELS = 48;

/** What is less opaque than this counts as cut away. */
const CLEAR_ALPHA = 128;
/** Less of it than this is no cutting: stray pixels of a picture's edge. */
const CLEAR_SHARE = 0.02;
const SEEN_ALPHA = 12;

/** Of a card's shorter side. */
const EDGE_SHARE = 0.026;
const CORNER_SHARE = 0.03;
const PAPER = 'rgb(252,250,245)';
const PAPER_END = 'rgba(96,88,80,0.4)';

/** Cuts a picture out: one with transparency of its own along that, any other as a card with a thin white edge. */
export function cutPicture(picture: Surface, surfaces: SurfaceFactory): PaperCut {
  const shrink = Math.min(1, LONGEST_SIDE_PIXELS / Math.max(picture.width, picture.height));
  const whole =
    shrink === 1
      ? picture
      : scaled(
          picture,
          Math.max(1, Math.round(picture.width * shrink)),
          Math.max(1, Math.round(picture.height * shrink)),
          surfaces,
        );
  const seen = seenBox(whole);
  const first = seen ? cropped(whole, seen, surfaces) : cutCard(whole, surfaces);
  const levels = [first];
  for (let last = first; Math.min(last.width, last.height) >= SHORTEST_SIDE_PIXELS * 2;) {
    last = scaled(last, Math.round(last.width / 2), Math.round(last.height / 2), surfaces);
    levels.push(last);
  }
  return { levels, isCard: seen === undefined };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of what a picture shows; undefined where it has no transparency or nothing but that. */
function seenBox(picture: Surface): Box | undefined {
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  let clear = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = data[(y * width + x) * 4 + 3] as number;
      if (alpha < CLEAR_ALPHA) {
        clear++;
      }
      if (alpha < SEEN_ALPHA) {
        continue;
      }
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return clear / (width * height) < CLEAR_SHARE || right - left < 2 || bottom - top < 2
    ? undefined
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function cropped(picture: Surface, box: Box, surfaces: SurfaceFactory): Surface {
  const result = surfaces(box.width, box.height);
  result.getContext('2d').drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height);
  return result;
}

function scaled(picture: Surface, width: number, height: number, surfaces: SurfaceFactory): Surface {
  const result = surfaces(width, height);
  result.getContext('2d').drawImage(picture, 0, 0, width, height);
  return result;
}

function cutCard(picture: Surface, surfaces: SurfaceFactory): Surface {
  const short = Math.min(picture.width, picture.height);
  const edge = Math.max(2, Math.round(short * EDGE_SHARE));
  const result = surfaces(picture.width + edge * 2, picture.height + edge * 2);
  const context = result.getContext('2d');
  traceCard(context, 0, 0, result.width, result.height, short * CORNER_SHARE);
  context.fillStyle = PAPER;
  context.fill();
  context.save();
  traceCard(context, edge, edge, picture.width, picture.height, short * CORNER_SHARE * 0.5);
  context.clip();
  context.drawImage(picture, edge, edge);
  context.restore();
  // The end of the paper: without it the card would be lost before snow.
  const line = Math.max(1, edge * 0.14);
  traceCard(context, line / 2, line / 2, result.width - line, result.height - line, short * CORNER_SHARE);
  context.strokeStyle = PAPER_END;
  context.lineWidth = line;
  context.stroke();
  return result;
}

function traceCard(context: DrawingContext, x: number, y: number, width: number, height: number, corner: number): void {
  const [right, bottom] = [x + width, y + height];
  context.beginPath();
  context.moveTo(x + corner, y);
  context.lineTo(right - corner, y);
  context.quadraticCurveTo(right, y, right, y + corner);
  context.lineTo(right, bottom - corner);
  context.quadraticCurveTo(right, bottom, right - corner, bottom);
  context.lineTo(x + corner, bottom);
  context.quadraticCurveTo(x, bottom, x, bottom - corner);
  context.lineTo(x, y + corner);
  context.quadraticCurveTo(x, y, x + corner, y);
  context.closePath();
}
