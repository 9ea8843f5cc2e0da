import { NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { Shape } from '../../shape.ts';
import { archway, outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { drawOutside, type Opening, type OutsideView } from './outside-view.ts';

type WindowKind = 'sash' | 'arch' | 'wide' | 'round' | 'tall';
type Box = Omit<Opening, 'shape'>;

/** The opening of a window and the frame around it. */
interface Outlines {
  opening(box: Box): Shape;
  rim(box: Box): Shape;
}

const SQUARE: Outlines = {
  opening: ({ left, foot, width, height }) => standing(left, foot, width, height),
  rim: ({ left, foot, width, height }) => standing(left - 0.09, foot + 0.08, width + 0.18, height + 0.17),
};
const ARCHED: Outlines = {
  opening: ({ left, foot, width, height }) => archway(left, foot, width, height),
  rim: ({ left, foot, width, height }) => archway(left - 0.1, foot + 0.08, width + 0.2, height + 0.2),
};
const circle =
  ({ foot, width, height }: Box, margin: number): Shape =>
  (pen) => {
    pen.arc(0, foot - height / 2, width / 2 + margin, 0, Math.PI * 2);
    pen.closePath();
  };
const ROUND: Outlines = { opening: (box) => circle(box, 0), rim: (box) => circle(box, 0.11) };

interface WindowForm {
  width: number;
  height: number;
  foot: number;
  outlines: Outlines;
  frame: Colour;
  /** What divides its panes; its own bolts instead where absent. */
  bars?: { columns: number; rows: number };
  /** The sky shines on its glass. */
  glint: boolean;
  /** A board beneath it, for plants; windows without one have no curtains either. */
  sill: 'none' | 'bare' | 'for plants';
}

const CREAM = NAMED_COLOURS.cream;
const WINDOWS: Readonly<Record<WindowKind, WindowForm>> = {
  sash: {
    width: 1.25,
    height: 1.45,
    foot: -0.95,
    outlines: SQUARE,
    frame: CREAM,
    bars: { columns: 2, rows: 2 },
    glint: true,
    sill: 'for plants',
  },
  arch: {
    width: 1.2,
    height: 2.2,
    foot: -0.9,
    outlines: ARCHED,
    frame: CREAM,
    bars: { columns: 2, rows: 2 },
    glint: true,
    sill: 'for plants',
  },
  wide: {
    width: 2.6,
    height: 1.5,
    foot: -0.9,
    outlines: SQUARE,
    frame: CREAM,
    bars: { columns: 3, rows: 2 },
    glint: true,
    sill: 'for plants',
  },
  round: {
    width: 1,
    height: 1,
    foot: -1.15,
    outlines: ROUND,
    frame: oklch(0.62, 0.06, 65),
    glint: false,
    sill: 'none',
  },
  tall: {
    width: 1.3,
    height: 2.6,
    foot: -0.5,
    outlines: SQUARE,
    frame: CREAM,
    bars: { columns: 2, rows: 4 },
    glint: true,
    sill: 'bare',
  },
};
const CLOTHS: readonly Colour[] = [
  oklch(0.58, 0.13, 28),
  oklch(0.55, 0.08, 195),
  oklch(0.72, 0.1, 80),
  oklch(0.5, 0.1, 320),
  oklch(0.86, 0.03, 90),
];

/** A window with the world outside, curtains and a plant on the sill. */
export function roomWindow(kind: WindowKind, view: OutsideView, curtains = true): PartMaker {
  return (random) => {
    const form = WINDOWS[kind];
    const { width, height, foot, frame } = form;
    const cloth = random.pick(CLOTHS);
    const seed = random.below(1e6);
    const plant = random.chance(0.6);
    const box: Box = { left: -width / 2, foot, width, height };
    return {
      width: width + (curtains ? 1 : 0.3),
      height: height - foot + 0.5,
      draw(painter) {
        painter.form(form.outlines.rim(box), frame, { modelling: 0.7 });
        drawOutside(painter, { ...box, shape: form.outlines.opening(box) }, view, seed);
        drawDivision(painter, form, box);
        if (form.glint) {
          drawGlint(painter, box);
        }
        if (form.sill === 'none') {
          return;
        }
        painter.form(standing(box.left - 0.16, foot + 0.14, width + 0.32, 0.08), frame);
        if (plant && form.sill === 'for plants') {
          drawSillPlant(painter, box);
        }
        if (curtains) {
          drawCurtains(painter, box, cloth);
        }
      },
    };
  };
}

/** Bars between panes, or bolts around a porthole. */
function drawDivision(painter: Painter, { bars, frame }: WindowForm, { left, foot, width, height }: Box): void {
  if (bars) {
    for (let column = 1; column < bars.columns; column++) {
      flat(painter, standing(left + (width * column) / bars.columns - 0.025, foot, 0.05, height), frame, 0.5);
    }
    for (let row = 1; row < bars.rows; row++) {
      flat(painter, standing(left, foot - (height * row) / bars.rows + 0.02, width, 0.04), frame, 0.5);
    }
    return;
  }
  const reach = width / 2 + 0.055;
  for (let bolt = 0; bolt < 8; bolt++) {
    const angle = bolt * 0.785;
    flat(
      painter,
      (pen) => pen.arc(Math.cos(angle) * reach, foot - height / 2 + Math.sin(angle) * reach, 0.025, 0, 7),
      frame,
      1,
    );
  }
}

function drawGlint(painter: Painter, { left, foot, width, height }: Box): void {
  painter.patch(
    outline(
      left + width * 0.12,
      foot - height * 0.96,
      left + width * 0.34,
      foot - height * 0.96,
      left + width * 0.1,
      foot - height * 0.4,
      left + 0.02,
      foot - height * 0.5,
    ),
    painter.palette.skyLow,
    0.16,
  );
}

function drawSillPlant(painter: Painter, { left, foot }: Box): void {
  painter.form(
    outline(left + 0.16, foot + 0.05, left + 0.13, foot - 0.12, left + 0.35, foot - 0.12, left + 0.32, foot + 0.05),
    oklch(0.58, 0.11, 42),
  );
  const root = left + 0.24;
  for (let leaf = 0; leaf < 6; leaf++) {
    const angle = -0.4 - leaf * 0.48;
    painter.form(
      (pen) => {
        pen.moveTo(root, foot - 0.1);
        pen.quadraticCurveTo(
          root + Math.cos(angle) * 0.12,
          foot - 0.24 + Math.sin(angle) * 0.1,
          root + Math.cos(angle) * 0.2,
          foot - 0.12 + Math.sin(angle) * 0.26,
        );
        pen.quadraticCurveTo(left + 0.22 + Math.cos(angle) * 0.06, foot - 0.14, root, foot - 0.1);
        pen.closePath();
      },
      oklch(0.5, 0.11, 140),
      { line: 0.3 },
    );
  }
}

function drawCurtains(painter: Painter, box: Box, cloth: Colour): void {
  const { left, foot, width, height } = box;
  painter.form(standing(left - 0.5, foot - height - 0.14, width + 1, 0.06, 0.03), oklch(0.42, 0.06, 50));
  for (const side of [-1, 1]) {
    for (let fold = 0; fold < 4; fold++) {
      painter.form(curtainFold(box, side, fold), shade(cloth, fold % 2 === 0 ? 0 : -0.05), {
        modelling: 0.8,
        line: 0.5,
      });
    }
  }
}

/** One fold of a curtain, which hangs outwards. */
function curtainFold({ foot, width, height }: Box, side: number, fold: number): Shape {
  const x = side * (width / 2 + 0.36 - fold * 0.14);
  const hem = x + side * (0.06 + fold * 0.05);
  return (pen) => {
    pen.moveTo(x - 0.09, foot - height - 0.12);
    pen.lineTo(x + 0.09, foot - height - 0.12);
    pen.bezierCurveTo(x + 0.08, foot - height * 0.5, x + side * 0.1, foot - height * 0.25, hem + 0.09, foot + 0.28);
    pen.lineTo(hem - 0.09, foot + 0.28);
    pen.bezierCurveTo(
      x + side * 0.06 - 0.09,
      foot - height * 0.3,
      x - 0.1,
      foot - height * 0.5,
      x - 0.09,
      foot - height - 0.12,
    );
    pen.closePath();
  };
}
