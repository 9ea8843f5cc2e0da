import { css, mix, NAMED_COLOURS, oklch, shade } from '../../colour.ts';
import { archway, outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { drawDoor, drawWindow } from '../street/building-kit.ts';
import { flat } from '../tones.ts';

/** Twenty metres of striped tower with gallery, lantern and beam, and the keeper's house. */
export const lighthouse: PartMaker = (random) => {
  const height = random.between(18, 21);
  const foot = height * 0.135;
  const neck = height * 0.082;
  const stripe = random.pick([
    oklch(0.6, 0.19, 35),
    oklch(0.55, 0.18, 25),
    oklch(0.45, 0.12, 255),
    oklch(0.4, 0.08, 190),
  ]);
  const white = oklch(0.94, 0.015, 90);
  const side = random.chance(0.5) ? 1 : -1;
  const bands = 6;
  const half = (share: number): number => foot + (neck - foot) * (1 - (1 - share) ** 1.35);
  return {
    width: height * 0.75,
    height: height * 1.1,
    draw(painter) {
      const { palette, context } = painter;
      painter.groundShadow(0, 0, foot * 2.2, 0.5);
      const tower = height * 0.82;
      painter.at({ x: side * height * 0.24, scaleX: side }, () => {
        const w = height * 0.13;
        painter.form(standing(-w, 0, w * 2, height * 0.14), white);
        painter.form(
          outline(
            -w * 1.15,
            -height * 0.135,
            -w * 0.75,
            -height * 0.24,
            w * 0.75,
            -height * 0.24,
            w * 1.15,
            -height * 0.135,
          ),
          shade(stripe, -0.12),
        );
        painter.form(standing(w * 0.3, -height * 0.22, w * 0.22, height * 0.06), shade(stripe, -0.18));
        drawWindow(painter, { x: -w * 0.7, foot: -height * 0.045, width: w * 0.34, height: height * 0.055 });
        drawWindow(painter, { x: w * 0.4, foot: -height * 0.045, width: w * 0.34, height: height * 0.055 });
        drawDoor(painter, { x: -w * 0.12, foot: 0, width: w * 0.3, height: height * 0.1 }, NAMED_COLOURS.teal, false);
      });
      const body = (from: number, to: number) =>
        outline(-half(from), -tower * from, -half(to), -tower * to, half(to), -tower * to, half(from), -tower * from);
      painter.form(body(0, 1), white, { modelling: 1.1 });
      for (let band = 0; band < bands; band += 2) {
        painter.form(body(band / bands, (band + 1) / bands), stripe, { modelling: 1.1, rim: 0.2 });
      }
      painter.within(body(0, 1), () => {
        const away = painter.light.x >= 0 ? -1 : 1;
        const gradient = context.createLinearGradient(-away * foot * 0.3, 0, away * foot * 1.1, 0);
        gradient.addColorStop(0, css(palette.ambient, 0));
        gradient.addColorStop(1, css(mix(palette.ambient, palette.near, 0.4), 0.55));
        context.fillStyle = gradient;
        context.fillRect(-foot * 1.2, -height, foot * 2.4, height);
      });
      for (const [share, x] of [
        [0.3, 0.12],
        [0.52, -0.15],
        [0.72, 0.08],
      ] as const) {
        drawWindow(painter, { x: x * foot * 2 - 0.3, foot: -tower * share, width: 0.6, height: 1.05 }, { arch: true });
      }
      painter.patch(archway(-0.62, 0, 1.24, 2.3), mix(NAMED_COLOURS.brown, palette.ambient, 0.55));
      flat(painter, archway(-0.48, 0, 0.96, 2.1), oklch(0.42, 0.07, 40), 0.4);
      painter.form(
        outline(-neck * 1.05, -tower, -neck * 1.65, -tower - 0.5, neck * 1.65, -tower - 0.5, neck * 1.05, -tower),
        oklch(0.38, 0.03, 260),
      );
      for (let post = 0; post < 9; post++) {
        painter.stroke(
          (pen) => {
            const x = -neck * 1.6 + (post * neck * 3.2) / 8;
            pen.moveTo(x, -tower - 0.5);
            pen.lineTo(x, -tower - 1.4);
          },
          mix(oklch(0.4, 0.03, 260), palette.ambient, 0.3),
          0.07,
        );
      }
      painter.form(standing(-neck * 1.66, -tower - 1.35, neck * 3.32, 0.11), oklch(0.4, 0.03, 260), { line: 0.4 });
      painter.form(
        standing(-neck * 0.78, -tower - 0.5, neck * 1.56, height * 0.1),
        painter.lampsLit ? mix(palette.lamp, NAMED_COLOURS.white, 0.3) : mix(palette.skyLow, NAMED_COLOURS.cyan, 0.25),
        { luminous: painter.lampsLit },
      );
      for (const x of [-0.78, -0.3, 0.24, 0.7]) {
        flat(painter, standing(neck * x, -tower - 0.5, 0.09, height * 0.1), oklch(0.35, 0.03, 260), 0.4);
      }
      painter.form(
        (pen) => {
          pen.moveTo(-neck, -tower - 0.5 - height * 0.1);
          pen.quadraticCurveTo(-neck * 0.8, -tower - height * 0.19, 0, -tower - height * 0.2);
          pen.quadraticCurveTo(neck * 0.8, -tower - height * 0.19, neck, -tower - 0.5 - height * 0.1);
          pen.closePath();
        },
        stripe,
        { round: true },
      );
      painter.form(standing(-0.07, -tower - height * 0.19, 0.14, height * 0.06), oklch(0.4, 0.03, 260));
      if (!painter.lampsLit) {
        return;
      }
      const lampY = -tower - 0.5 - height * 0.055;
      painter.glow(0, lampY, height * 0.42, palette.lamp, 0.8);
      context.save();
      context.globalCompositeOperation = 'screen';
      for (const [tilt, long, strength] of [
        [-0.06, 3.4, 0.34],
        [Math.PI + 0.13, 2.2, 0.16],
      ] as const) {
        const endX = Math.cos(tilt) * height * long * -side;
        const endY = lampY + Math.sin(tilt) * height * long;
        const gradient = context.createLinearGradient(0, lampY, endX, endY);
        gradient.addColorStop(0, css(palette.lamp, strength));
        gradient.addColorStop(1, css(palette.lamp, 0));
        context.fillStyle = gradient;
        context.beginPath();
        context.moveTo(0, lampY - 0.3);
        context.lineTo(endX, endY - height * long * 0.07);
        context.lineTo(endX, endY + height * long * 0.05);
        context.lineTo(0, lampY + 0.3);
        context.fill();
      }
      context.restore();
    },
  };
};
