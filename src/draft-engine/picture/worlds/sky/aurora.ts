import { createRandom } from '#src/shared/random.ts';
import { css, oklch } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { BackdropView } from '../../world.ts';

/** Curtains of green and violet light over a northern night. Pixels. */
export function drawAurora(painter: Painter, view: BackdropView, seed: number): void {
  const random = createRandom(seed);
  const { context } = painter;
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let curtain = 0; curtain < 3; curtain++) {
    const base = view.horizon - view.pixelsPerRadian * random.between(0.12, 0.26);
    const wave = random.between(0.6, 1.4);
    const phase = random.between(0, 6);
    const hue = random.between(145, 185);
    const step = Math.max(3, view.width / 180);
    for (let x = 0; x < view.width; x += step) {
      const along = (x / view.pixelsPerRadian) * wave + phase;
      const foot =
        base + Math.sin(along * 3) * view.pixelsPerRadian * 0.05 + Math.sin(along * 7.3) * view.pixelsPerRadian * 0.018;
      const tall = view.pixelsPerRadian * (0.16 + 0.08 * Math.sin(along * 5 + curtain) + 0.03 * random.next());
      const strength = 0.2 + 0.13 * Math.sin(along * 9 + curtain * 2) + 0.06 * random.next();
      const gradient = context.createLinearGradient(0, foot - tall, 0, foot);
      gradient.addColorStop(0, css(oklch(0.5, 0.16, 310), 0));
      gradient.addColorStop(0.45, css(oklch(0.6, 0.14, hue + 60), strength * 0.55));
      gradient.addColorStop(0.9, css(oklch(0.85, 0.17, hue), strength));
      gradient.addColorStop(1, css(oklch(0.85, 0.17, hue), 0));
      context.fillStyle = gradient;
      context.fillRect(x, foot - tall, step + 1, tall);
    }
  }
  context.restore();
}
