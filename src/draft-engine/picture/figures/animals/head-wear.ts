import type { AnimalFigure } from '../../../story/figure-spec.ts';
import { NAMED_COLOURS, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, rectangle } from '../../shape.ts';
import type { HatBearer } from '../people/hat-parts.ts';
import { drawHat, drawHatBehind } from '../people/hats.ts';
import { chooseView } from '../people/head-view.ts';

/** These go round the whole head; the others sit on its crown. */
const AROUND = new Set<AnimalFigure['hat']>(['space_helmet', 'hood', 'headscarf']);

/** The hat of a round head of a radius around the origin; `behind` draws what lies behind the head. */
export function drawAnimalHat(
  painter: Painter,
  figure: Pick<AnimalFigure, 'hat' | 'colours'>,
  radius: number,
  turn: number,
  behind = false,
): void {
  if (figure.hat === 'none') {
    return;
  }
  const view = chooseView(turn * 0.7);
  const coat = NAMED_COLOURS[figure.colours[0]];
  const second = NAMED_COLOURS[figure.colours[1]];
  // A hat in the colour of the fur would be no hat.
  const main =
    Math.abs(coat.L - second.L) + Math.hypot(coat.a - second.a, coat.b - second.b) > 0.2
      ? shade(second, -0.06)
      : NAMED_COLOURS.crimson;
  const bearer: HatBearer = {
    view,
    side: view.mirror,
    design: { colours: { main, second: coat }, spec: { hat: figure.hat } },
  };
  const around = AROUND.has(figure.hat);
  const size = radius * (around ? 1.18 : 0.78);
  painter.at({ y: around ? 0 : -radius * 0.42, scaleX: size * view.mirror, scaleY: size }, () =>
    (behind ? drawHatBehind : drawHat)(painter, bearer),
  );
}

/** Glasses, an eye patch and headphones on a head whose eyes lie at `eyeHeight` and `eyeSpread` shares of its radius. */
export function drawAnimalFaceWear(
  painter: Painter,
  figure: Pick<AnimalFigure, 'accessories' | 'colours'>,
  radius: number,
  turn: number,
  eyes: { height: number; spread: number },
): void {
  const slide = Math.sin(Math.max(-1.3, Math.min(1.3, turn * 0.6))) * 0.5;
  const at = (side: number): number => (side * eyes.spread * Math.max(0.45, Math.cos(turn * 0.54)) + slide) * radius;
  const y = -eyes.height * radius;
  const wire = NAMED_COLOURS.charcoal;
  for (const accessory of figure.accessories) {
    if (accessory === 'headphones') {
      painter.stroke((pen) => pen.arc(0, 0, radius * 1.06, Math.PI, Math.PI * 2), wire, radius * 0.13);
      for (const side of [-1, 1]) {
        painter.form(ellipse(side * radius * 1.02, radius * 0.06, radius * 0.2, radius * 0.34), NAMED_COLOURS.crimson, {
          round: true,
        });
      }
    }
    if (Math.abs(turn) > 1.9) {
      continue;
    }
    if (
      accessory === 'glasses' ||
      accessory === 'round_glasses' ||
      accessory === 'sunglasses' ||
      accessory === 'monocle'
    ) {
      const sides = accessory === 'monocle' ? [1] : [-1, 1];
      for (const side of sides) {
        const narrow = Math.max(0.5, 1 - Math.max(0, side * turn) * 0.35);
        const x = at(side);
        const lens =
          accessory === 'glasses'
            ? rectangle(
                x - radius * 0.3 * narrow,
                y - radius * 0.25,
                radius * 0.6 * narrow,
                radius * 0.5,
                radius * 0.14,
              )
            : ellipse(x, y, radius * 0.31 * narrow, radius * 0.31);
        if (accessory === 'sunglasses') {
          painter.form(lens, wire, { modelling: 0.6 });
        } else {
          painter.patch(lens, NAMED_COLOURS.white, 0.16);
        }
        painter.stroke(lens, accessory === 'monocle' ? NAMED_COLOURS.gold : wire, radius * 0.06);
      }
      if (sides.length === 2) {
        painter.stroke(
          (pen) => {
            pen.moveTo(at(-1) + radius * 0.28, y);
            pen.quadraticCurveTo((at(-1) + at(1)) / 2, y - radius * 0.09, at(1) - radius * 0.28, y);
          },
          wire,
          radius * 0.06,
        );
      }
    }
    if (accessory === 'eyepatch') {
      painter.stroke(
        (pen) => {
          pen.moveTo(-radius * 0.95, -radius * 0.55);
          pen.lineTo(at(1), y);
          pen.lineTo(radius, -radius * 0.1);
        },
        wire,
        radius * 0.06,
      );
      painter.form(ellipse(at(1), y, radius * 0.28, radius * 0.3), wire, { modelling: 0.6 });
    }
  }
}
