import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { skiaSurfaces } from '../clip/draw-clip.ts';
import type { Surface } from '../picture/drawing-surface.ts';
import { drawPortrait } from '../picture/still.ts';
import type { MemePhoto, Size } from './meme-template.ts';

const FRAME_WIDTH = 0.02;
/** How much nearer a drawn portrait is than that of a cast sheet. */
const NEARER = 1.22;

/** Draws the photo into its place, or a drawn portrait where none is given. */
export function drawPhoto(context: SKRSContext2D, place: MemePhoto, photo: Surface | undefined, size: Size): void {
  const [left, top, width, height] = place.box;
  const box = { width: Math.round(width * size.width), height: Math.round(height * size.height) };
  const shown = photo ? covered(photo, box) : portrait(place, box);
  const edge = FRAME_WIDTH * Math.min(size.width, size.height);
  context.save();
  context.translate((left + width / 2) * size.width, (top + height / 2) * size.height);
  context.rotate(place.tilt ?? 0);
  const [x, y] = [-box.width / 2, -box.height / 2];
  drawFrame(context, place.frame, { x, y, ...box }, edge);
  context.beginPath();
  context.rect(x, y, box.width, box.height);
  context.clip();
  context.drawImage(shown, x, y);
  context.restore();
}

function drawFrame(
  context: SKRSContext2D,
  frame: MemePhoto['frame'],
  { x, y, width, height }: Size & { x: number; y: number },
  edge: number,
): void {
  const around = (grow: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, frame === 'screen' ? edge : 0);
    context.fill();
  };
  context.shadowColor = 'rgba(20,16,12,0.4)';
  context.shadowBlur = edge;
  context.shadowOffsetY = edge * 0.4;
  if (frame === 'poster') {
    context.fillStyle = '#e9d3a4';
    context.fillRect(x - width * 0.2, y - height * 0.3, width * 1.4, height * 1.72);
  } else {
    around(edge * 1.3, { gold: '#8a5a18', paper: '#f7f1e2', screen: '#23262b' }[frame]);
  }
  context.shadowColor = 'transparent';
  if (frame === 'poster') {
    around(edge * 0.3, '#4a2c12');
    nail(context, 0, y - height * 0.26, edge * 0.45);
  }
  if (frame === 'gold') {
    around(edge * 1.1, '#e0b04a');
    around(edge * 0.45, '#a8741f');
    around(edge * 0.25, '#f3d489');
  }
}

function nail(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.fillStyle = '#3c3a38';
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** The middle of a photo that fills the box; a little above the middle, where faces are. */
function covered(photo: Surface, { width, height }: Size): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const scale = Math.max(width / photo.width, height / photo.height);
  const [across, down] = [photo.width * scale, photo.height * scale];
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(photo as unknown as Canvas, (width - across) / 2, (height - down) * 0.35, across, down);
  return canvas;
}

const portraits = new WeakMap<MemePhoto, Canvas>();

function portrait(place: MemePhoto, box: Size): Canvas {
  const known = portraits.get(place);
  if (known?.width === box.width && known.height === box.height) {
    return known;
  }
  const large = { width: Math.round(box.width * NEARER), height: Math.round(box.height * NEARER) };
  const drawn = drawPortrait(place.instead, 'cel', large, skiaSurfaces) as unknown as Canvas;
  const canvas = createCanvas(box.width, box.height);
  canvas.getContext('2d').drawImage(drawn, (box.width - large.width) / 2, (box.height - large.height) * 0.3);
  portraits.set(place, canvas);
  return canvas;
}
