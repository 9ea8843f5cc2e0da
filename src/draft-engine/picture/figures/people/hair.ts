import type { PersonFigure } from '../../../story/figure-spec.ts';
import { mix } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, polygon, type Point } from '../../shape.ts';
import type { FaceFrame } from './face-frame.ts';
import { drawHairExtra } from './hair-extras.ts';
import { hemAt } from './hair-hem.ts';
import type { HairStyle } from './hair-style-parts.ts';
import { HAIR_STYLES } from './hair-style.ts';
import { backMass, capOutline, hairPoint, wreathOutlines } from './hair-surface.ts';

/** Whose crown a hat covers: spikes and curls lie flat under it. */
function styleUnderHat(style: HairStyle | null, covered: boolean): HairStyle | null {
  if (!style || !covered) {
    return style;
  }
  const { parting: _parting, ...rest } = style;
  return {
    ...rest,
    crown: Math.max(style.crown, -1.06),
    lateral: Math.min(style.lateral, 1.08),
    depth: Math.min(style.depth, 1.1),
    bumps: { size: 0, count: 0, pointed: false },
  };
}

/** Hats under which no hair shows, and those above which all of it does. */
const COVERING: ReadonlySet<PersonFigure['hat']> = new Set(['hijab', 'keffiyeh', 'veil', 'bonnet']);
const OPEN: ReadonlySet<PersonFigure['hat']> = new Set(['none', 'hachimaki', 'visor']);

export function hairStyleOf(frame: FaceFrame): HairStyle | null {
  const { hair, hat } = frame.design.spec;
  return COVERING.has(hat) ? null : styleUnderHat(HAIR_STYLES[hair], !OPEN.has(hat));
}

/** The cap's outline; brow shadow and hair share it. */
export function capOf(frame: FaceFrame, style: HairStyle): Point[] {
  frame.cap ??= capOutline(style, frame.view.drawn, frame.side);
  return frame.cap;
}

/** Hair late in following: a slow swing of what hangs. */
function hairSway(seconds: number): number {
  return Math.sin(seconds * 1.7) * 0.5 + Math.sin(seconds * 2.9 + 1) * 0.25;
}

/** What hangs or stands behind the head and neck. */
export function drawHairBehind(painter: Painter, frame: FaceFrame): void {
  const style = hairStyleOf(frame);
  if (!style) {
    return;
  }
  const { view, design } = frame;
  const facesAway = view.name === 'back' || view.name === 'three_quarter_back';
  drawHairExtra(painter, frame, style, 'behind');
  // From straight before, a wreath is two tufts that look out beside the head.
  if (style.wreath !== undefined && view.name === 'front') {
    for (const side of [-1, 1]) {
      painter.form(
        blob([
          { x: side * 0.8, y: -0.36 },
          { x: side * 1.0, y: -0.34 },
          { x: side * 1.07, y: -0.14 },
          { x: side * 1.05, y: 0.14 },
          { x: side * 1.0, y: 0.38 },
          { x: side * 0.8, y: 0.3 },
        ]),
        design.colours.hair,
        { modelling: 0.8, rim: 0.4 },
      );
    }
  }
  if (style.backHem > 0.2 && !facesAway && !(style.ears && view.name === 'profile')) {
    painter.form(
      polygon(backMass(style, view.drawn, hairSway(frame.seconds))),
      mix(design.colours.hairDark, painter.palette.ambient, 0.18),
      { modelling: 0.7, rim: 0.35 },
    );
  }
}

/** What covers the skull and frames the face. */
export function drawHairBefore(painter: Painter, frame: FaceFrame): void {
  const style = hairStyleOf(frame);
  if (!style) {
    return;
  }
  const { view, design, side } = frame;
  const { colours } = design;
  if (style.wreath !== undefined) {
    if (view.name === 'front') {
      return;
    }
    for (const piece of wreathOutlines(style, view.drawn, side)) {
      drawWreathPiece(painter, frame, piece);
    }
    return;
  }
  if (style.extra === 'shaved') {
    const sides = polygon(capOutline(HAIR_STYLES.mohawk as HairStyle, view.drawn, side));
    painter.form(sides, mix(colours.skin, colours.hairDark, 0.45), { modelling: 0.9, rim: 0.2 });
  }
  const cap = polygon(capOf(frame, style));
  painter.form(cap, style.thin ? mix(colours.skin, colours.hairDark, style.thin) : colours.hair, {
    modelling: 0.95,
    rim: style.thin ? 0.2 : 0.6,
  });
  if (!style.thin) {
    painter.within(cap, () => drawStrands(painter, frame, style));
  }
  drawHairExtra(painter, frame, style, 'before');
}

function drawWreathPiece(painter: Painter, frame: FaceFrame, piece: Point[]): void {
  const shape = polygon(piece);
  painter.form(shape, frame.design.colours.hair, { modelling: 0.8, rim: 0.4 });
  if (frame.detail < 26) {
    return;
  }
  painter.within(shape, () => {
    const half = Math.floor(piece.length / 2);
    for (let index = 2; index < half - 1; index += 3) {
      const [top, low] = [piece[index] as Point, piece[piece.length - 1 - index] as Point];
      painter.stroke(
        (pen) => {
          pen.moveTo(top.x, top.y + 0.04);
          pen.quadraticCurveTo((top.x + low.x) / 2 - 0.03, (top.y + low.y) / 2, low.x - 0.02, low.y - 0.02);
        },
        index % 2 === 0 ? frame.design.colours.hairDark : frame.design.colours.hairLight,
        0.022,
        0.4,
      );
    }
  });
}

/** Light strands along the fall of the hair, gathered in a band where the light strikes, and dark ones between locks. */
function drawStrands(painter: Painter, frame: FaceFrame, style: HairStyle): void {
  const { view, design, side } = frame;
  const { colours } = design;
  const meridian = (phi: number, from: number, to: number): (Point & { front: boolean })[] => {
    const points: (Point & { front: boolean })[] = [];
    for (let step = 0; step <= 6; step++) {
      points.push(hairPoint(style, view.drawn, side, phi, from + ((to - from) * step) / 6));
    }
    return points;
  };
  const mark =
    (points: Point[], width: number): ((pen: Parameters<ReturnType<typeof polygon>>[0]) => void) =>
    (pen) => {
      const count = points.length;
      points.forEach((point, index) => {
        const w = width * Math.sin((Math.PI * index) / (count - 1));
        if (index === 0) {
          pen.moveTo(point.x, point.y);
        } else {
          pen.lineTo(point.x - w, point.y);
        }
      });
      for (let index = count - 2; index > 0; index--) {
        const point = points[index] as Point;
        pen.lineTo(point.x + width * Math.sin((Math.PI * index) / (count - 1)), point.y);
      }
      pen.closePath();
    };
  const visibleFrom = -Math.PI / 2 - view.drawn;
  const count = style.strands;
  if (style.parting !== undefined) {
    painter.stroke(
      (pen) => {
        const line = meridian(
          style.parting as number,
          style.crown * 0.985,
          Math.min(-0.5, hemAt(style, style.parting as number, false) - 0.02),
        );
        if (!line[3]?.front) {
          return;
        }
        line.forEach((point, index) => (index === 0 ? pen.moveTo(point.x, point.y) : pen.lineTo(point.x, point.y)));
      },
      colours.hairDark,
      0.022,
      0.65,
    );
  }
  for (let index = 0; index < count; index++) {
    const phi = (visibleFrom + 0.12 + ((index + 0.5) / count) * (Math.PI - 0.24)) * side;
    const wobble = Math.sin(index * 2.7 + design.spec.seed) * 0.5 + 0.5;
    const hem = hemAt(style, phi, false);
    const top = style.crown * (0.86 - 0.14 * wobble);
    const length = Math.min(hem - top - 0.06, 0.34 + 0.3 * wobble);
    if (length < 0.15) {
      continue;
    }
    painter.patch(
      mark(meridian(phi, top, top + length), 0.018 + 0.016 * wobble),
      colours.hairLight,
      0.42 + 0.2 * wobble,
    );
    if (frame.detail > 26 && hem - top > 0.7) {
      painter.patch(
        mark(meridian(phi + 0.16, Math.max(top + 0.3, hem - 0.75), hem - 0.03), 0.012 + 0.012 * (1 - wobble)),
        colours.hairDark,
        0.4,
      );
    }
  }
  if (count === 0 && style.bumps.count > 0 && frame.detail > 22) {
    drawCurls(painter, frame, style);
  }
}

function drawCurls(painter: Painter, frame: FaceFrame, style: HairStyle): void {
  const { view, design, side } = frame;
  const rows = style.lateral > 1.3 ? 5 : 4;
  for (let row = 0; row < rows; row++) {
    for (let index = 0; index < 9; index++) {
      const phi = (-Math.PI / 2 - view.drawn + ((index + (row % 2) * 0.5 + 0.3) / 9.3) * Math.PI) * side;
      const y = style.crown * 0.82 + row * 0.36;
      if (y > hemAt(style, phi, false) - 0.08) {
        continue;
      }
      const point = hairPoint(style, view.drawn, side, phi, y);
      const r = 0.1 + 0.035 * Math.sin(index * 3.1 + row * 1.7);
      painter.stroke(
        (pen) => {
          pen.moveTo(point.x - r, point.y + r * 0.2);
          pen.bezierCurveTo(point.x - r, point.y - r, point.x + r, point.y - r, point.x + r, point.y + r * 0.1);
        },
        row < 2 ? design.colours.hairLight : design.colours.hairDark,
        0.028,
        row < 2 ? 0.38 : 0.45,
      );
    }
  }
}
