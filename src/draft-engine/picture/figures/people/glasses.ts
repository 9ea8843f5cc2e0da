import { oklch, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, rectangle, type Shape } from '../../shape.ts';
import { placeOnFace, showsFace, type FaceFrame } from './face-frame.ts';
import type { HeadView } from './head-view.ts';
import type { PersonDesign } from './person-design.ts';

/** A lens on the face: its middle and half its width and height. */
interface Lens {
  x: number;
  y: number;
  w: number;
  tall: number;
}

interface GlassesForm {
  wide: number;
  tall: number;
  outline(lens: Lens): Shape;
  wire(design: PersonDesign): Colour;
  /** Breadth of the wire around a lens. */
  rim: number;
  tint: 'dark' | 'clear';
}

const DARK = oklch(0.22, 0.02, 270);
const wireOf = ({ spec }: PersonDesign): Colour => (spec.age === 'old' ? oklch(0.5, 0.07, 70) : oklch(0.3, 0.04, 30));
const oval = ({ x, y, w, tall }: Lens): Shape => ellipse(x, y, w, tall);

const SQUARE: GlassesForm = {
  wide: 0.29,
  tall: 0.21,
  outline: ({ x, y, w, tall }) => rectangle(x - w, y - tall, w * 2, tall * 2, 0.1),
  wire: wireOf,
  rim: 0.042,
  tint: 'clear',
};
const FORMS: Readonly<Record<'square' | 'round' | 'dark', GlassesForm>> = {
  square: SQUARE,
  round: { ...SQUARE, wide: 0.26, tall: 0.25, outline: oval },
  dark: { ...SQUARE, outline: sunglass, wire: () => DARK, tint: 'dark' },
};
const MONOCLE: GlassesForm = { ...SQUARE, tall: 0.25, outline: oval, wire: () => oklch(0.8, 0.12, 88), rim: 0.035 };

/** Where the temple of glasses ends at the ear, in the drawings that show a face. */
const TEMPLES: Partial<Readonly<Record<HeadView['name'], number>>> = {
  front: -0.88,
  three_quarter: -0.76,
  profile: -0.08,
};

function sunglass({ x, y, w, tall }: Lens): Shape {
  return blob(
    [
      { x: x - w, y: y - tall * 0.8 },
      { x: x + w, y: y - tall * 0.8 },
      { x: x + w * 0.9, y: y + tall * 0.5 },
      { x, y: y + tall },
      { x: x - w * 0.9, y: y + tall * 0.5 },
    ],
    0.2,
  );
}

/** Glasses of a form; in profile one lens of them is seen. */
export function drawGlasses(painter: Painter, frame: FaceFrame, kind: keyof typeof FORMS): void {
  const { view, design } = frame;
  if (!showsFace(view)) {
    return;
  }
  const form = FORMS[kind];
  const wire = form.wire(design);
  const near = lensAt(frame, form, -1);
  const far = lensAt(frame, form, 1);
  const { y } = near;
  const profile = view.name === 'profile';
  for (const lens of profile ? [near] : [near, far]) {
    drawLens(painter, lens, form, wire);
  }
  if (!profile) {
    painter.stroke(
      (pen) => {
        pen.moveTo(near.x + near.w, y - 0.03);
        pen.quadraticCurveTo((near.x + far.x) / 2, y - 0.09, far.x - far.w, y - 0.03);
      },
      wire,
      0.042,
    );
  }
  drawTemple(painter, wire, { from: near.x - near.w, to: TEMPLES[view.name] ?? 0, y });
  if (view.name === 'front') {
    drawTemple(painter, wire, { from: far.x + far.w, to: 0.88, y });
  }
}

/** One lens on a cord, before the person's left eye. */
export function drawMonocle(painter: Painter, frame: FaceFrame): void {
  const { view, design, side } = frame;
  if (!showsFace(view) || (view.name === 'profile' && side === 1)) {
    return;
  }
  const wire = MONOCLE.wire(design);
  const lens = lensAt(frame, MONOCLE, side);
  drawLens(painter, lens, MONOCLE, wire);
  painter.stroke(
    (pen) => {
      pen.moveTo(lens.x + 0.18, lens.y + lens.tall * 0.7);
      pen.quadraticCurveTo(lens.x + 0.3, 0.7, lens.x + 0.2, 1.15);
    },
    wire,
    0.022,
  );
}

function lensAt({ view, design }: FaceFrame, { wide, tall }: GlassesForm, out: number): Lens {
  const { face } = design;
  const y = face.eyeY + 0.015;
  if (view.name === 'profile') {
    return { x: 0.6, y, w: 0.11, tall };
  }
  const spot = placeOnFace(view, out * face.eyeSpacing, 0.1);
  return { x: spot.x, y, w: wide * spot.narrow, tall };
}

/** The glass with a glint on it, and the wire around it. */
function drawLens(painter: Painter, lens: Lens, { outline, tint, rim }: GlassesForm, wire: Colour): void {
  const { x, y, w, tall } = lens;
  const shape = outline(lens);
  const dark = tint === 'dark';
  if (dark) {
    painter.form(shape, oklch(0.24, 0.03, 270), { modelling: 0.7, rim: 0.4 });
  } else {
    painter.patch(shape, { L: 0.97, a: -0.01, b: -0.01 }, 0.13);
  }
  painter.within(shape, () => {
    painter.patch(
      (pen) => {
        pen.moveTo(x - w * 0.7, y - tall);
        pen.lineTo(x - w * 0.2, y - tall);
        pen.lineTo(x - w * 0.8, y + tall);
        pen.lineTo(x - w * 1.3, y + tall);
        pen.closePath();
      },
      { L: 1, a: 0, b: 0 },
      dark ? 0.2 : 0.22,
    );
  });
  painter.stroke(shape, wire, rim);
}

/** The wire from a lens to the ear. */
function drawTemple(painter: Painter, wire: Colour, { from, to, y }: { from: number; to: number; y: number }): void {
  painter.stroke(
    (pen) => {
      pen.moveTo(from, y - 0.05);
      pen.lineTo(to, y - 0.02);
    },
    wire,
    0.036,
  );
}
