import type { SKRSContext2D } from '@napi-rs/canvas';
import { LINE_HEIGHT } from './fit-text.ts';
import { INK, type Setting } from './setting.ts';

const PAPER = '#fffdf7';
/** Half the width of a tail at the bubble, in shares of the picture's shorter side. */
const TAIL = 0.026;

/** A speech bubble around the letters, with its tail towards the speaker. */
export function drawBubble(context: SKRSContext2D, set: Setting): void {
  const { fitted, centre, widest, shorter, line, size } = set;
  const height = fitted.lines.length * fitted.sizePixels * LINE_HEIGHT + fitted.sizePixels * 0.9;
  const width = Math.max(widest + fitted.sizePixels * 1.3, height * 0.9);
  const [x, y] = [centre.x - width / 2, centre.y - height / 2];
  const radius = Math.min(height / 2, fitted.sizePixels * 1.25);
  const outline = (grow: number): void => {
    context.beginPath();
    context.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, radius + grow);
    context.fill();
    if (line.tail) {
      const tip = { x: line.tail[0] * size.width, y: line.tail[1] * size.height };
      tail(context, { x, y, width, height, radius }, { tip, half: shorter * TAIL, grow });
    }
  };
  context.save();
  context.fillStyle = INK;
  outline(shorter * 0.0048);
  context.fillStyle = PAPER;
  outline(0);
  context.restore();
}

interface Bubble {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** A curved wedge from inside the bubble to the tip. */
function tail(
  context: SKRSContext2D,
  bubble: Bubble,
  { tip, half, grow }: { tip: { x: number; y: number }; half: number; grow: number },
): void {
  const { x, y, width, height, radius } = bubble;
  const within = (value: number, least: number, most: number): number =>
    Math.min(Math.max(value, least), Math.max(least, most));
  const beside = tip.y > y && tip.y < y + height;
  const root = {
    x: beside
      ? within(tip.x, x + width * 0.2, x + width * 0.8)
      : within(tip.x, x + radius + half, x + width - radius - half),
    y: within(tip.y, y + height * 0.3, y + height * 0.7),
  };
  const length = Math.hypot(tip.x - root.x, tip.y - root.y) || 1;
  const [alongX, alongY] = [(tip.x - root.x) / length, (tip.y - root.y) / length];
  const wide = half + grow;
  const bend = length * 0.12;
  const middle = { x: (root.x + tip.x) / 2 - alongY * bend, y: (root.y + tip.y) / 2 + alongX * bend };
  context.beginPath();
  context.moveTo(root.x - alongY * wide, root.y + alongX * wide);
  context.quadraticCurveTo(middle.x, middle.y, tip.x + alongX * grow * 2, tip.y + alongY * grow * 2);
  context.quadraticCurveTo(middle.x, middle.y, root.x + alongY * wide, root.y - alongX * wide);
  context.closePath();
  context.fill();
}
