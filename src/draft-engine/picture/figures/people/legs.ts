import { mix, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { limb, limbPath } from './limb.ts';
import { pick, type Outfit } from './outfit.ts';
import type { PersonDesign } from './person-design.ts';
import { drawShoe } from './shoes.ts';
import type { LegJoints } from './skeleton.ts';

/** One leg with its trouser and shoe. */
export function drawLeg(painter: Painter, design: PersonDesign, outfit: Outfit, leg: LegJoints, far: boolean): void {
  const { body, colours } = design;
  const cloth = outfit.legs === null ? colours.skin : pick(colours, outfit.legs);
  const tone = far ? mix(cloth, painter.palette.ambient, 0.2) : cloth;
  const bare = outfit.legs === null;
  const loose = bare ? 0.9 : outfit.legWidth;
  const knee = (body.thighWidth * 0.55 + body.ankleWidth * 0.45) * loose;
  const cuff = bare ? body.ankleWidth * 0.86 : body.ankleWidth * (outfit.shoes === 'boot' ? 1.0 : 1.16) * loose;
  const shoe = (): void =>
    drawShoe(
      painter,
      leg,
      outfit.shoes,
      pick(colours, outfit.shoeColour ?? 'shoe'),
      colours.skin,
      body.foot,
      body.ankleWidth,
      body.hip * 0.062,
    );
  if (outfit.shoes !== 'boot') {
    shoe();
  }
  const soles = Math.min(1, outfit.shoes === 'boot' ? 1 : 0.985);
  painter.form(
    limb(leg.hip, leg.knee, leg.ankle, {
      widths: [body.thighWidth * Math.max(1, loose * 0.96), knee, cuff],
      to: soles,
      endCap: bare ? 0.5 : 0.22,
      bulge: bare ? 0.1 : 0.04,
    }),
    tone,
    { modelling: 0.75, rim: far ? 0 : 0.4 },
  );
  if (outfit.shoes === 'boot') {
    shoe();
  }
  if (bare || body.thighWidth < painter.pixel * 4) {
    return;
  }
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
      body.unit * 0.028,
      0.4,
    );
  }
}
