import type { AnimalFigure } from '../../../story/figure-spec.ts';
import { NAMED_COLOURS, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, rectangle } from '../../shape.ts';
import type { HatBearer } from '../people/hat-parts.ts';
import { drawHat, drawHatBehind } from '../people/hats.ts';
import { chooseView } from '../people/head-view.ts';
import type { AnimalHead } from './parts.ts';

type Accessory = AnimalFigure['accessories'][number];

/** These go round the whole head; the others sit on its crown. */
const AROUND = new Set<AnimalFigure['hat']>(['space_helmet', 'hood', 'headscarf']);

/** The hat of a head; `behind` draws what lies behind the head. */
export function drawAnimalHat(
  painter: Painter,
  figure: Pick<AnimalFigure, 'hat' | 'colours'>,
  { radius, turn }: AnimalHead,
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

/** Where things are worn on a face: eyes, of which `at` gives the middle of one, and colours. */
interface Face {
  radius: number;
  turn: number;
  y: number;
  at(side: number): number;
}
type DrawWear = (painter: Painter, face: Face) => void;

const WIRE = NAMED_COLOURS.charcoal;
const FACE_WEAR: Partial<Readonly<Record<Accessory, DrawWear>>> = {
  glasses: (painter, face) => drawGlasses(painter, face, { square: true }),
  round_glasses: (painter, face) => drawGlasses(painter, face, {}),
  sunglasses: (painter, face) => drawGlasses(painter, face, { dark: true }),
  monocle: (painter, face) => drawLens(painter, face, 1, { wire: NAMED_COLOURS.gold }),
  eyepatch: drawPatch,
};

/** Glasses, an eye patch and headphones on a head whose eyes lie at `height` and `spread` shares of its radius. */
export function drawAnimalFaceWear(
  painter: Painter,
  figure: Pick<AnimalFigure, 'accessories'>,
  { radius, turn }: AnimalHead,
  eyes: { height: number; spread: number },
): void {
  const slide = Math.sin(Math.max(-1.3, Math.min(1.3, turn * 0.6))) * 0.5;
  const face: Face = {
    radius,
    turn,
    y: -eyes.height * radius,
    at: (side) => (side * eyes.spread * Math.max(0.45, Math.cos(turn * 0.54)) + slide) * radius,
  };
  const isSeen = Math.abs(turn) <= 1.9;
  for (const accessory of figure.accessories) {
    if (accessory === 'headphones') {
      drawHeadphones(painter, radius);
    } else if (isSeen) {
      FACE_WEAR[accessory]?.(painter, face);
    }
  }
}

function drawHeadphones(painter: Painter, radius: number): void {
  painter.stroke((pen) => pen.arc(0, 0, radius * 1.06, Math.PI, Math.PI * 2), WIRE, radius * 0.13);
  for (const side of [-1, 1]) {
    painter.form(ellipse(side * radius * 1.02, radius * 0.06, radius * 0.2, radius * 0.34), NAMED_COLOURS.crimson, {
      round: true,
    });
  }
}

interface LensForm {
  square?: boolean;
  dark?: boolean;
  wire?: Colour;
}

function drawGlasses(painter: Painter, face: Face, form: LensForm): void {
  const { radius, y, at } = face;
  drawLens(painter, face, -1, form);
  drawLens(painter, face, 1, form);
  painter.stroke(
    (pen) => {
      pen.moveTo(at(-1) + radius * 0.28, y);
      pen.quadraticCurveTo((at(-1) + at(1)) / 2, y - radius * 0.09, at(1) - radius * 0.28, y);
    },
    WIRE,
    radius * 0.06,
  );
}

/** One lens; on the side that the head is turned to it is narrower. */
function drawLens(painter: Painter, { radius, turn, y, at }: Face, side: number, form: LensForm): void {
  const narrow = Math.max(0.5, 1 - Math.max(0, side * turn) * 0.35);
  const x = at(side);
  const lens = form.square
    ? rectangle(x - radius * 0.3 * narrow, y - radius * 0.25, radius * 0.6 * narrow, radius * 0.5, radius * 0.14)
    : ellipse(x, y, radius * 0.31 * narrow, radius * 0.31);
  if (form.dark) {
    painter.form(lens, WIRE, { modelling: 0.6 });
  } else {
    painter.patch(lens, NAMED_COLOURS.white, 0.16);
  }
  painter.stroke(lens, form.wire ?? WIRE, radius * 0.06);
}

function drawPatch(painter: Painter, { radius, y, at }: Face): void {
  painter.stroke(
    (pen) => {
      pen.moveTo(-radius * 0.95, -radius * 0.55);
      pen.lineTo(at(1), y);
      pen.lineTo(radius, -radius * 0.1);
    },
    WIRE,
    radius * 0.06,
  );
  painter.form(ellipse(at(1), y, radius * 0.28, radius * 0.3), WIRE, { modelling: 0.6 });
}
