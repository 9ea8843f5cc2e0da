import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Size } from './meme-template.ts';

const FRAME = 0.016;
const LINE = 0.0045;

/** Draws a blackboard in a wooden frame, with a ledge below it. */
export function drawBoard(context: SKRSContext2D, [left, top, width, height]: Box, size: Size): void {
  const side = Math.min(size.width, size.height);
  const [x, y, across, down] = [left * size.width, top * size.height, width * size.width, height * size.height];
  const frame = FRAME * side;
  context.lineWidth = LINE * side;
  context.strokeStyle = '#2a1a10';
  context.fillStyle = '#9a6234';
  for (const box of [
    [x - frame, y - frame, across + 2 * frame, down + 2 * frame],
    [x - 2 * frame, y + down + frame, across + 4 * frame, frame],
  ] as const) {
    context.beginPath();
    context.roundRect(...box, frame * 0.4);
    context.fill();
    context.stroke();
  }
  const green = context.createLinearGradient(x, y, x + across, y + down);
  green.addColorStop(0, '#3d6f57');
  green.addColorStop(0.5, '#2f5b47');
  green.addColorStop(1, '#26493a');
  context.fillStyle = green;
  context.fillRect(x, y, across, down);
  context.strokeRect(x, y, across, down);
  context.fillStyle = '#f4f1e6';
  context.fillRect(x + across * 0.7, y + down + frame * 0.4, across * 0.08, frame * 0.6);
}
