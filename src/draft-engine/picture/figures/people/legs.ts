import { mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { limb, limbPath } from './limb.ts';
import { pick, type Outfit } from './outfit.ts';
import type { PersonDesign } from './person-design.ts';
import { drawShoe } from './shoes.ts';
import type { LegJoints } from './skeleton.ts';

/** What one leg is drawn from. */
interface LegDrawing {
  design: PersonDesign;
  outfit: Outfit;
  leg: LegJoints;
  /** Behind the other, seen from the side. */
  far: boolean;
}

/** A leg's cloth or skin, and half-widths at knee and cuff. */
interface Trouser {
  bare: boolean;
  tone: Colour;
  loose: number;
  knee: number;
  cuff: number;
}

/** Skin in the shade of a skirt is as light as many a floor: it keeps its own colour, and an edge. */
const BARE_MODELLING = 0.35;
const EDGE: Colour = { L: 0.3, a: 0.03, b: 0.03 };

/** One leg with its trouser and shoe. */
export function drawLeg(painter: Painter, drawing: LegDrawing): void {
  const { design, outfit, leg, far } = drawing;
  const { body } = design;
  const booted = outfit.shoes === 'boot';
  const trouser = trouserOf(painter, drawing);
  const { bare, tone, loose, knee, cuff } = trouser;
  if (!booted) {
    drawOwnShoe(painter, drawing);
  }
  const shape = limb(leg.hip, leg.knee, leg.ankle, {
    widths: [body.thighWidth * Math.max(1, loose * 0.96), knee, cuff],
    to: booted ? 1 : 0.985,
    endCap: bare ? 0.5 : 0.22,
    bulge: bare ? 0.1 : 0.04,
  });
  painter.form(shape, tone, { modelling: bare ? BARE_MODELLING : 0.75, rim: far ? 0 : 0.4 });
  if (bare) {
    painter.stroke(shape, mix(shade(tone, -0.22), EDGE, 0.3), body.unit * 0.045, 0.6);
  }
  if (booted) {
    drawOwnShoe(painter, drawing);
  }
  if (!bare && body.thighWidth >= painter.pixel * 4) {
    drawCreases(painter, drawing, trouser);
  }
}

function trouserOf(painter: Painter, { design, outfit, far }: LegDrawing): Trouser {
  const { body, colours } = design;
  const bare = outfit.legs === null;
  const cloth = outfit.legs === null ? colours.skin : pick(colours, outfit.legs);
  const loose = bare ? 0.9 : outfit.legWidth;
  const wide = outfit.shoes === 'boot' ? 1 : 1.16;
  return {
    bare,
    tone: far ? mix(cloth, painter.palette.ambient, bare ? 0.08 : 0.2) : cloth,
    loose,
    knee: (body.thighWidth * 0.55 + body.ankleWidth * 0.45) * loose,
    cuff: bare ? body.ankleWidth * 0.86 : body.ankleWidth * wide * loose,
  };
}

function drawOwnShoe(painter: Painter, { design, outfit, leg }: LegDrawing): void {
  const { body, colours } = design;
  drawShoe(painter, leg, {
    kind: outfit.shoes,
    colour: pick(colours, outfit.shoeColour ?? 'shoe'),
    skin: colours.skin,
    length: body.foot,
    ankle: body.ankleWidth,
    ankleHeight: body.hip * 0.062,
  });
}

/** Creases where the knee bends and above the shoe. */
function drawCreases(painter: Painter, { design, leg }: LegDrawing, { tone, knee }: Trouser): void {
  const dark = mix(shade(tone, -0.15), { L: 0.2, a: 0, b: -0.05 }, 0.3);
  const path = limbPath(leg.hip, leg.knee, leg.ankle);
  for (const [share, side] of [
    [0.46, -1],
    [0.54, -1],
    [0.9, 1],
  ] as const) {
    const point = path(share);
    const way = leg.points < 0 ? -side : side;
    painter.stroke(
      (pen) => {
        pen.moveTo(point.x + way * knee * 0.92, point.y);
        pen.quadraticCurveTo(
          point.x + way * knee * 0.4,
          point.y + knee * 0.3,
          point.x - way * knee * 0.1,
          point.y + knee * 0.12,
        );
      },
      dark,
      design.body.unit * 0.028,
      0.4,
    );
  }
}
