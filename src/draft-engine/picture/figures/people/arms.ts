import { mix, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, type Point } from '../../shape.ts';
import { drawHand } from './hands.ts';
import { limb, limbPath } from './limb.ts';
import { pick, type Outfit } from './outfit.ts';
import type { PersonDesign } from './person-design.ts';
import type { ArmJoints } from './skeleton.ts';

/** Where a hand holds things, metres, and the forearm's direction. */
export function gripOf(arm: ArmJoints, handSize: number): Point & { direction: number } {
  const direction = Math.atan2(arm.wrist.y - arm.elbow.y, arm.wrist.x - arm.elbow.x);
  return {
    x: arm.wrist.x + Math.cos(direction) * handSize * 0.45,
    y: arm.wrist.y + Math.sin(direction) * handSize * 0.45,
    direction,
  };
}

/** One arm with its sleeve, cuff and hand. `turn` is the chest's, `beforeHand` draws what the hand closes around. */
export function drawArm(
  painter: Painter,
  design: PersonDesign,
  outfit: Outfit,
  arm: ArmJoints,
  turn: number,
  beforeHand?: () => void,
): void {
  const { body, colours, spec } = design;
  const { shoulder, elbow, wrist } = arm;
  const skin = colours.skin;
  const { sleeve } = outfit;
  const bare: [number, number, number] = [body.armWidth * 0.92, body.armWidth * 0.82, body.wristWidth * 0.92];
  const widths: [number, number, number] = [
    body.armWidth * sleeve.widths[0],
    body.armWidth * 0.9 * sleeve.widths[1],
    body.wristWidth * sleeve.widths[2],
  ];
  const colour = pick(colours, sleeve.colour ?? outfit.top);
  const tone = arm.before ? colour : mix(colour, painter.palette.ambient, 0.16);
  const far = arm.before ? 0.7 : 0.55;
  beforeHand?.();
  if (sleeve.to < 0.98) {
    painter.form(limb(shoulder, elbow, wrist, { widths: bare, endCap: 0.5, bulge: 0.08 }), skin, {
      modelling: far,
      rim: sleeve.to < 0.5 ? 0.4 : 0,
    });
  }
  const { direction } = gripOf(arm, body.hand);
  const gloved = spec.accessories.includes('gloves') || spec.outfit === 'spacesuit' || spec.outfit === 'armour';
  const length = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y);
  const thumbAhead = thumbSide(arm, turn, direction);
  const hand = (): void =>
    drawHand(
      painter,
      {
        x: wrist.x,
        y: wrist.y,
        direction: length < body.foreArm * 0.3 ? (Math.PI / 2) * (arm.wrist.y < arm.elbow.y ? -1 : 1) : direction,
        size: body.hand,
        thumb: thumbAhead,
        shape: arm.hand,
      },
      gloved
        ? spec.outfit === 'armour'
          ? { L: 0.62, a: 0, b: -0.01 }
          : spec.outfit === 'spacesuit'
            ? { L: 0.8, a: 0, b: -0.01 }
            : shade(colours.leather, 0.02)
        : skin,
      colours.skinDeep,
    );
  // A forearm that points at the viewer shows its hand before the sleeve.
  const atViewer = wrist.depth - elbow.depth > body.foreArm * 0.6;
  if (!atViewer) {
    hand();
  }
  if (sleeve.hangs) {
    drawHangingSleeve(painter, arm, sleeve.hangs * body.headRadius, sleeve.to, widths[2], tone);
  }
  painter.form(limb(shoulder, elbow, wrist, { widths, to: sleeve.to, endCap: 0.1, bulge: 0.04 }), tone, {
    modelling: far,
    rim: arm.before ? 0.4 * Math.abs(Math.cos(turn)) : 0,
  });
  const path = limbPath(shoulder, elbow, wrist);
  if (sleeve.cuff) {
    painter.form(
      limb(shoulder, elbow, wrist, {
        widths: [widths[0] * 1.03, widths[1] * 1.03, widths[2] * 1.06],
        from: Math.max(0, sleeve.to - 0.075),
        to: sleeve.to,
        startCap: 0,
        endCap: 0.12,
        bulge: 0,
      }),
      pick(colours, sleeve.cuff),
      { modelling: 0.6, rim: 0 },
    );
  }
  if (atViewer) {
    hand();
  }
  const dark = mix(shade(tone, -0.16), { L: 0.25, a: 0.01, b: -0.05 }, 0.3);
  // The seam by which the sleeve is set in, from the shoulder's top towards the armpit.
  if (arm.before && Math.abs(Math.cos(turn)) > 0.3) {
    const inward = arm.side * Math.sign(Math.cos(turn)) * -1;
    painter.stroke(
      (pen) => {
        pen.moveTo(shoulder.x + inward * widths[0] * 0.35, shoulder.y - widths[0] * 0.92);
        pen.quadraticCurveTo(
          shoulder.x + inward * widths[0] * 1.05,
          shoulder.y - widths[0] * 0.1,
          shoulder.x + inward * widths[0] * 0.98,
          shoulder.y + widths[0] * 0.85,
        );
      },
      dark,
      body.headRadius * 0.028,
      0.45,
    );
  }
  if (sleeve.to > 0.55 && body.armWidth > painter.pixel * 5) {
    const bendAmount = Math.abs(Math.sin(direction - Math.atan2(elbow.y - shoulder.y, elbow.x - shoulder.x)));
    const inside = Math.sin(direction - Math.atan2(elbow.y - shoulder.y, elbow.x - shoulder.x)) > 0 ? 1 : -1;
    for (const share of [0.46, 0.53]) {
      const point = path(share);
      const next = path(share + 0.03);
      const way = Math.atan2(next.y - point.y, next.x - point.x) + (Math.PI / 2) * inside;
      const reach = widths[1] * (0.55 + 0.5 * bendAmount);
      painter.stroke(
        (pen) => {
          pen.moveTo(point.x + Math.cos(way) * widths[1] * 0.92, point.y + Math.sin(way) * widths[1] * 0.92);
          pen.quadraticCurveTo(
            point.x + Math.cos(way) * widths[1] * 0.4,
            point.y + Math.sin(way) * widths[1] * 0.3,
            point.x + Math.cos(way) * (widths[1] - reach),
            point.y + Math.sin(way) * (widths[1] - reach) + widths[1] * 0.15,
          );
        },
        dark,
        body.headRadius * 0.03,
        0.3 + 0.25 * bendAmount,
      );
    }
  }
}

/** Thumbs point forwards when arms hang and inwards when hands are lifted. */
function thumbSide(arm: ArmJoints, turn: number, direction: number): 1 | -1 {
  const raised = arm.wrist.y < arm.shoulder.y;
  const forward = Math.sin(turn);
  const inward = -arm.side * Math.cos(turn);
  const x = raised ? inward * 0.9 + forward * 0.3 : forward + inward * 0.6;
  const horizontal = Math.abs(Math.cos(direction)) > 0.75;
  // The thumb's side of the direction: its normal is (-sin, cos).
  const amount = horizontal ? -Math.cos(direction) : -Math.sin(direction) * x;
  return amount >= 0 ? 1 : -1;
}

function drawHangingSleeve(
  painter: Painter,
  arm: ArmJoints,
  drop: number,
  to: number,
  width: number,
  colour: Parameters<Painter['form']>[1],
): void {
  const path = limbPath(arm.shoulder, arm.elbow, arm.wrist);
  const end = path(to);
  const start = path(0.55);
  const along = Math.abs(end.x - start.x) / (Math.hypot(end.x - start.x, end.y - start.y) || 1);
  const way = Math.sign(end.x - start.x) || arm.side;
  const broad = width * (1.1 - along * 0.5);
  painter.form(
    blob(
      [
        { x: start.x - broad * 0.6, y: start.y },
        { x: start.x + broad * 0.6, y: start.y - width * 0.2 },
        { x: end.x + broad * 0.7, y: end.y - width * 0.4 },
        { x: end.x + broad * 0.75, y: end.y + drop * (0.4 + 0.6 * along) },
        { x: end.x - way * broad * 0.3, y: end.y + drop * (0.5 + 0.6 * along) },
        { x: (start.x + end.x) / 2 - way * broad * 0.9, y: (start.y + end.y) / 2 + drop * (0.3 + 0.6 * along) },
      ],
      0.3,
    ),
    colour,
    { modelling: 0.8, rim: 0.3 },
  );
}
