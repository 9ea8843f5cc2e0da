import { mix, NAMED_COLOURS, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, type Shape } from '../../shape.ts';
import type { Coat } from './parts.ts';
import type { SpeciesDesign } from './species.ts';

/** The body that marks are painted on. */
export interface MarkedBody {
  body: Shape;
  width: number;
  top: number;
  bottom: number;
  /** How far the front has turned to the side. */
  slide: number;
  isBack: boolean;
}

/** A body and its colours, about to be marked. */
interface Marking extends MarkedBody {
  length: number;
  coat: Coat;
  /** Of bellies and spots. */
  light: Colour;
}
type DrawMarking = (painter: Painter, marking: Marking) => void;

/** Rows of stripes, curls or spines from top to bottom. */
const ROWS = 5;

/** A patch that is seen from in front: its middle, width and height as shares of the body's, and its opacity. */
const belly =
  (middle: number, wide: number, high: number, alpha = 1): DrawMarking =>
  (painter, { slide, top, length, width, light, isBack }) => {
    if (!isBack) {
      painter.patch(ellipse(slide, top + length * middle, width * wide, length * high), light, alpha);
    }
  };
const paleBelly = belly(0.66, 0.3, 0.46, 0.95);

const MARKINGS: Readonly<Record<SpeciesDesign['marks'], DrawMarking>> = {
  none: () => undefined,
  belly: paleBelly,
  mask: paleBelly,
  mane: paleBelly,
  hood: (painter, marking) => belly(0.6, 0.36, 0.6)(painter, { ...marking, light: NAMED_COLOURS.white }),
  patches: drawPatches,
  spots: drawSpots,
  stripes: drawStripes,
  wool: drawWool,
  spines: drawSpines,
  shell: (painter, marking) => (marking.isBack ? drawShell : drawShellBelly)(painter, marking),
};

/** Belly, stripes, spots, wool, spines, shell: painted on the body and nowhere else. */
export function drawMarks(painter: Painter, design: SpeciesDesign, coat: Coat, body: MarkedBody): void {
  const light = mix(coat.second, NAMED_COLOURS.cream, 0.3);
  painter.within(body.body, () =>
    MARKINGS[design.marks](painter, { ...body, length: body.bottom - body.top, coat, light }),
  );
}

function drawPatches(painter: Painter, { width, top, length, slide, coat }: Marking): void {
  for (const [x, y, r] of [
    [-0.3, 0.2, 0.2],
    [0.3, 0.55, 0.24],
    [-0.2, 0.9, 0.2],
  ] as const) {
    painter.patch(ellipse(x * width + slide, top + y * length, r * width, r * width * 0.85, x), coat.second);
  }
}

function drawSpots(painter: Painter, { width, top, length, light }: Marking): void {
  for (let index = 0; index < 9; index++) {
    const x = (((index * 0.37) % 1) - 0.5) * width * 0.9;
    const y = top + ((index * 0.61) % 1) * length;
    painter.patch(ellipse(x, y, width * 0.06, width * 0.055), light, 0.9);
  }
}

function drawStripes(painter: Painter, { width, top, length, coat }: Marking): void {
  for (let row = 0; row < ROWS; row++) {
    const y = top + ((row + 0.4) / ROWS) * length;
    painter.stroke(
      (pen) => {
        pen.moveTo(-width * 0.5, y);
        pen.quadraticCurveTo(0, y + length * 0.08, width * 0.5, y);
      },
      coat.dark,
      width * 0.07,
      0.9,
    );
  }
}

function drawWool(painter: Painter, { width, top, length, coat }: Marking): void {
  for (let row = 0; row < ROWS; row++) {
    const y = top + ((row + 0.4) / ROWS) * length;
    for (let column = -2; column <= 2; column++) {
      const x = column * width * 0.2 + (row % 2) * width * 0.1;
      painter.form(ellipse(x, y, width * 0.16, width * 0.15), coat.main, { round: true, line: 0.4 });
    }
  }
}

function drawSpines(painter: Painter, marking: Marking): void {
  const { width, top, length, coat } = marking;
  for (let row = 0; row < ROWS; row++) {
    const y = top + ((row + 0.5) / ROWS) * length;
    for (let column = -3; column <= 3; column++) {
      const x = column * width * 0.15;
      painter.stroke(
        (pen) => {
          pen.moveTo(x, y);
          pen.lineTo(x * 1.2, y - width * 0.12);
        },
        coat.dark,
        width * 0.035,
      );
    }
  }
  belly(0.72, 0.3, 0.46)(painter, marking);
}

function drawShell(painter: Painter, { width, top, length, coat }: Marking): void {
  painter.patch(ellipse(0, top + length * 0.5, width * 0.46, length * 0.6), coat.second);
  for (const x of [-0.2, 0, 0.2]) {
    painter.patch(ellipse(x * width, top + length * 0.5, width * 0.08, width * 0.1), coat.dark, 0.5);
  }
}

function drawShellBelly(painter: Painter, marking: Marking): void {
  const { width, top, length, slide, coat } = marking;
  belly(0.58, 0.36, 0.54)(painter, marking);
  for (const y of [0.4, 0.6, 0.8]) {
    painter.stroke(
      (pen) => {
        pen.moveTo(slide - width * 0.3, top + y * length);
        pen.lineTo(slide + width * 0.3, top + y * length);
      },
      coat.dark,
      width * 0.02,
      0.4,
    );
  }
}
