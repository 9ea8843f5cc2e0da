import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { mix } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, type Point, type Shape } from '../../shape.ts';
import { placeOnFace, type FaceFrame } from './face-frame.ts';

/** Stubble, moustache, goatee and beards; they begin at the ear's front, where the hair ends. */
export function drawFacialHair(painter: Painter, frame: FaceFrame, face: Shape): void {
  const kind = frame.design.spec.facialHair;
  if (kind === 'none') {
    return;
  }
  if (kind === 'stubble') {
    drawStubble(painter, frame, face);
    return;
  }
  if (kind === 'beard' || kind === 'long_beard') {
    drawBeard(painter, frame, kind === 'long_beard' ? 0.62 : 0.13);
  }
  if (kind === 'goatee') {
    drawGoatee(painter, frame);
  }
  drawMoustache(painter, frame, kind === 'moustache' ? 1 : 0.85);
}

/** Three days' growth: a faint shade, and short hairs that thin out towards the cheeks. */
function drawStubble(painter: Painter, frame: FaceFrame, face: Shape): void {
  const { colours, spec } = frame.design;
  const area = beardShape(frame, 0, 0.02);
  painter.within(face, () => {
    painter.patch(area, colours.hairDark, 0.07);
    if (frame.detail < 24) {
      return;
    }
    painter.within(area, () => {
      const random = createRandom(deriveSeed(spec.seed, 'stubble'));
      painter.stroke(
        (pen) => {
          for (let hair = 0; hair < 260; hair++) {
            const x = random.between(-0.9, 0.9);
            const y = 1.02 - 0.72 * random.next() ** 1.6;
            pen.moveTo(x, y);
            pen.lineTo(x - 0.006 + 0.012 * random.next(), y + 0.018);
          }
        },
        colours.hairDark,
        0.009,
        0.36,
      );
    });
  });
}

/** The area from ear to ear under the cheeks and around the chin; `length` is how far it hangs below the chin. */
function beardShape(frame: FaceFrame, length: number, swell: number): Shape {
  const { design, view, outline, expression } = frame;
  const { face } = design;
  const drop = expression.open * 0.1;
  const lower = outline.filter((point) => point.y > 0.12 && point.y < 2);
  const middleX = view.name === 'profile' ? 0.35 : placeOnFace(view, 0, 0).x;
  const chin = lower.reduce((best, point) => (point.y > best.y ? point : best), lower[0] as Point);
  if (view.name === 'profile') {
    const lipY = face.mouthY;
    return blob(
      [
        { x: -0.02, y: 0.14 },
        { x: 0.1, y: 0.36 },
        { x: 0.36, y: lipY - 0.12 },
        { x: 0.6, y: lipY - 0.14 },
        { x: 0.75, y: lipY - 0.08 + swell },
        { x: 0.72, y: lipY + 0.09 + drop },
        { x: 0.78 + swell, y: lipY + 0.2 + drop },
        { x: 0.74 + swell, y: 1.02 + drop + length * 0.4 },
        { x: 0.6, y: 1.06 + drop + length },
        { x: 0.3, y: 1.05 + drop + length * 0.5 },
        { x: 0.02, y: 0.92 + drop },
        { x: -0.16, y: 0.62 },
        { x: -0.12, y: 0.3 },
      ],
      0.1,
    );
  }
  const points: Point[] = [];
  const nearEdge = lower.filter((point) => point.x < chin.x).toSorted((a, b) => a.y - b.y);
  const farEdge = lower.filter((point) => point.x > chin.x).toSorted((a, b) => a.y - b.y);
  const out = (point: Point): Point => {
    const down = Math.max(0, (point.y - 0.2) / 0.8);
    return {
      x: middleX + (point.x - middleX) * (1 + swell * down),
      y: point.y + (swell * 0.55 + length * down ** 3) * down,
    };
  };
  const top = (lateral: number, y: number): Point => ({ x: placeOnFace(view, lateral, 0).x, y });
  const edgeX = (points2: Point[]): number => points2[0]?.x ?? 0;
  points.push({ x: edgeX(nearEdge) + 0.06, y: 0.16 });
  points.push(
    top(-0.62, face.noseY - 0.0 + 0.1),
    top(-0.4, face.mouthY - 0.08),
    top(-0.2, face.mouthY - 0.15),
    top(0, face.mouthY - 0.13),
    top(0.2, face.mouthY - 0.15),
    top(0.4, face.mouthY - 0.08),
  );
  if (Math.sin(view.drawn) < 0.3) {
    points.push(top(0.62, face.noseY + 0.1));
  }
  points.push({ x: edgeX(farEdge) - 0.05, y: 0.18 });
  for (const point of farEdge) {
    points.push(out(point));
  }
  points.push(out(chin));
  for (const point of nearEdge.toReversed()) {
    points.push(out(point));
  }
  return blob(points, 0.15);
}

function drawBeard(painter: Painter, frame: FaceFrame, length: number): void {
  const { colours } = frame.design;
  const shape = beardShape(frame, length, 0.1 + length * 0.05);
  painter.form(shape, colours.hair, { modelling: 0.85, rim: 0.4 });
  if (frame.detail < 26) {
    return;
  }
  const middle = frame.view.name === 'profile' ? 0.5 : placeOnFace(frame.view, 0, 0).x;
  painter.within(shape, () => {
    for (let index = 0; index < 9; index++) {
      const across = (index / 8) * 2 - 1;
      const x = middle + across * 0.52;
      const y = 0.86 - Math.abs(across) * 0.28;
      painter.stroke(
        (pen) => {
          pen.moveTo(x, y);
          pen.quadraticCurveTo(
            x - across * 0.02,
            y + 0.12 + length * 0.3,
            x - across * (0.08 + length * 0.3),
            y + 0.2 + length * 0.7,
          );
        },
        index % 2 === 0 ? colours.hairLight : colours.hairDark,
        0.022,
        0.42,
      );
    }
  });
}

function drawGoatee(painter: Painter, frame: FaceFrame): void {
  const { design, view, expression } = frame;
  const drop = expression.open * 0.13;
  const x = view.name === 'profile' ? 0.66 : placeOnFace(view, 0, 0.02).x;
  const y = design.face.mouthY + 0.16 + drop;
  painter.form(
    blob([
      { x: x - 0.15, y: y + 0.04 },
      { x, y },
      { x: x + 0.13, y: y + 0.04 },
      { x: x + 0.11, y: y + 0.2 },
      { x: x + 0.01, y: y + 0.34 },
      { x: x - 0.11, y: y + 0.22 },
    ]),
    design.colours.hair,
    { rim: 0.3, modelling: 0.8 },
  );
}

function drawMoustache(painter: Painter, frame: FaceFrame, size: number): void {
  const { design, view, expression } = frame;
  const y = design.face.mouthY - 0.085;
  const lift = expression.corner * 0.04;
  const half = (design.face.mouthWidth + 0.07) * size;
  const colour = mix(design.colours.hair, design.colours.hairLight, 0.12);
  if (view.name === 'profile') {
    painter.form(
      blob([
        { x: 0.79, y: y - 0.05 },
        { x: 0.82, y: y + 0.02 },
        { x: 0.7, y: y + 0.075 },
        { x: 0.52, y: y + 0.1 - lift },
        { x: 0.5, y: y + 0.07 - lift },
        { x: 0.64, y: y - 0.05 },
      ]),
      colour,
      { rim: 0, modelling: 0.7 },
    );
    return;
  }
  const at = (lateral: number): number => placeOnFace(view, lateral, 0.05).x;
  const shape = blob(
    [
      { x: at(0), y: y - 0.035 },
      { x: at(half * 0.5), y: y - 0.06 },
      { x: at(half * 0.92), y: y + 0.05 - lift },
      { x: at(half * 1.1), y: y + 0.085 - lift * 1.6 },
      { x: at(half * 0.7), y: y + 0.09 - lift },
      { x: at(half * 0.25), y: y + 0.06 },
      { x: at(0), y: y + 0.03 },
      { x: at(-half * 0.25), y: y + 0.06 },
      { x: at(-half * 0.7), y: y + 0.09 - lift },
      { x: at(-half * 1.1), y: y + 0.085 - lift * 1.6 },
      { x: at(-half * 0.92), y: y + 0.05 - lift },
      { x: at(-half * 0.5), y: y - 0.06 },
    ],
    0.1,
  );
  painter.form(shape, colour, { rim: 0, modelling: 0.75 });
}
