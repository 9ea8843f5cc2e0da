import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { css, mix, oklch } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { BackdropView } from '../../world.ts';
import { fillSky } from './draw-sky.ts';

/** The sea from within: light above, shafts that fan out, plankton, shoals far off. Pixels. */
export function drawUnderwater(painter: Painter, view: BackdropView, seed: number): void {
  const random = createRandom(deriveSeed(seed, 'sea light'));
  const { context, palette } = painter;
  const light = mix(oklch(0.84, 0.09, 200), palette.skyLow, 0.25);
  const middle = mix(oklch(0.55, 0.1, 220), palette.skyMiddle, 0.2);
  fillSky(painter, view, { top: light, middle, low: mix(oklch(0.36, 0.09, 235), palette.ambient, 0.15) });
  const sourceX = view.width * random.between(0.3, 0.7);
  painter.glow(sourceX, -view.height * 0.05, view.pixelsPerRadian * 0.7, oklch(0.95, 0.06, 190), 0.7);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let shaft = 0; shaft < 11; shaft++) {
    const angle = (shaft - 5) * 0.14 + random.between(-0.05, 0.05);
    const wide = random.between(0.015, 0.06);
    const long = view.height * random.between(0.75, 1.25);
    const gradient = context.createLinearGradient(0, 0, 0, long);
    gradient.addColorStop(0, css(light, random.between(0.12, 0.32)));
    gradient.addColorStop(1, css(light, 0));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(sourceX + Math.sin(angle) * view.width * 0.1, -20);
    context.lineTo(sourceX + Math.tan(angle - wide) * long * 1.2, long);
    context.lineTo(sourceX + Math.tan(angle + wide) * long * 1.2, long);
    context.fill();
  }
  context.restore();
  const unit = view.pixelsPerRadian;
  const fish = mix(middle, oklch(0.28, 0.06, 240), 0.5);
  painter.patch(
    (pen) => {
      for (let school = 0; school < 3; school++) {
        const x = random.next() * view.width;
        const y = view.horizon * random.between(0.3, 0.8);
        for (let member = 0; member < 16; member++) {
          const fx = x + random.between(-0.13, 0.13) * unit;
          const fy = y + random.between(-0.05, 0.05) * unit;
          const long = unit * random.between(0.008, 0.014);
          pen.moveTo(fx - long, fy);
          pen.quadraticCurveTo(fx, fy - long * 0.6, fx + long, fy);
          pen.lineTo(fx + long * 1.6, fy - long * 0.4);
          pen.lineTo(fx + long * 1.6, fy + long * 0.4);
          pen.lineTo(fx + long, fy);
          pen.quadraticCurveTo(fx, fy + long * 0.6, fx - long, fy);
          pen.closePath();
        }
      }
    },
    fish,
    0.7,
  );
  painter.patch(
    (pen) => {
      for (let speck = 0; speck < 90; speck++) {
        const x = random.next() * view.width;
        const y = random.next() * view.height;
        const r = unit * random.between(0.0008, 0.003);
        pen.moveTo(x + r, y);
        pen.arc(x, y, r, 0, 7);
        pen.closePath();
      }
    },
    light,
    0.45,
  );
}
