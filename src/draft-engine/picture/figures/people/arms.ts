import { css, mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, type Point, type Shape } from '../../shape.ts';
import { drawHand, type HandPart, type HandPlace } from './hands.ts';
import { limb, limbPath } from './limb.ts';
import { pick, type Outfit } from './outfit.ts';
import type { PersonDesign } from './person-design.ts';
import type { HandShape } from './poses/body-aim.ts';
import type { ArmJoints } from './skeleton.ts';
import type { Trunk } from './trunk.ts';

/** Everything that one arm is drawn from. */
interface ArmDrawing {
  design: PersonDesign;
  outfit: Outfit;
  arm: ArmJoints;
  /** The chest's turn. */
  turn: number;
  trunk: Trunk;
  /** Draws what the hand closes around, between its palm and its fingers. */
  held?: () => void;
}

/** Hands that are closed; others close when they hold something. */
const CLOSING: ReadonlySet<HandShape> = new Set(['fist', 'grip', 'point', 'pinch']);

/** Half-widths of a sleeve at shoulder, elbow and cuff. */
type Widths = readonly [number, number, number];

/** Where a hand holds things, metres, and the forearm's direction. */
export function gripOf(arm: ArmJoints, handSize: number): Point & { direction: number } {
  const direction = Math.atan2(arm.wrist.y - arm.elbow.y, arm.wrist.x - arm.elbow.x);
  return {
    x: arm.wrist.x + Math.cos(direction) * handSize * 0.42,
    y: arm.wrist.y + Math.sin(direction) * handSize * 0.42,
    direction,
  };
}

/** One arm with its sleeve, cuff and hand, in the order of contact: palm, what is held, fingers. */
export function drawArm(painter: Painter, drawing: ArmDrawing): void {
  const { design, outfit, arm, turn, held } = drawing;
  const { body, colours } = design;
  const { sleeve } = outfit;
  const colour = pick(colours, sleeve.colour ?? outfit.top);
  const drawn: Sleeve = {
    widths: [
      body.armWidth * sleeve.widths[0],
      body.armWidth * 0.9 * sleeve.widths[1],
      body.wristWidth * sleeve.widths[2],
    ],
    tone: arm.before ? colour : mix(colour, painter.palette.ambient, 0.16),
    // A forearm that points at the viewer shows its hand before the sleeve.
    atViewer: arm.wrist.depth - arm.elbow.depth > body.foreArm * 0.6,
  };
  const hand = (part: HandPart): void => drawArmHand(painter, { design, arm, turn, held: held !== undefined }, part);
  if (sleeve.to < 0.98) {
    drawBareArm(painter, drawing);
  }
  if (!drawn.atViewer) {
    hand(held ? 'palm' : 'whole');
  }
  drawSleeve(painter, drawing, drawn);
  if (drawn.atViewer) {
    hand(held ? 'palm' : 'whole');
  }
  if (held) {
    held();
    hand('fingers');
  }
}

/** A sleeve about to be drawn. */
interface Sleeve {
  widths: Widths;
  tone: Colour;
  atViewer: boolean;
}

const modellingOf = (arm: ArmJoints): number => (arm.before ? 0.8 : 0.6);

/** The arm's own skin, where its sleeve is short. */
function drawBareArm(painter: Painter, { design, outfit, arm }: ArmDrawing): void {
  const { body, colours } = design;
  const widths: Widths = [body.armWidth * 0.92, body.armWidth * 0.82, body.wristWidth * 0.92];
  painter.form(limb(arm.shoulder, arm.elbow, arm.wrist, { widths, endCap: 0.5, bulge: 0.08 }), colours.skin, {
    modelling: modellingOf(arm),
    rim: outfit.sleeve.to < 0.5 ? 0.4 : 0,
  });
}

/** What hangs from the sleeve, the sleeve, its cuff, its seam and its folds. */
function drawSleeve(painter: Painter, drawing: ArmDrawing, { widths, tone, atViewer }: Sleeve): void {
  const { design, outfit, arm, turn } = drawing;
  const { body, colours } = design;
  const { sleeve } = outfit;
  if (sleeve.hangs) {
    drawHangingSleeve(painter, arm, { drop: sleeve.hangs * body.unit, to: sleeve.to, width: widths[2] }, tone);
  }
  painter.form(
    limb(arm.shoulder, arm.elbow, arm.wrist, {
      widths,
      to: sleeve.to,
      startCap: 0.78,
      endCap: atViewer ? 0.9 : 0.1,
      bulge: 0.07,
    }),
    tone,
    { modelling: modellingOf(arm), rim: arm.before ? 0.45 * Math.abs(Math.cos(turn)) : 0 },
  );
  if (sleeve.cuff && !atViewer) {
    painter.form(cuffOf(arm, widths, sleeve.to), pick(colours, sleeve.cuff), { modelling: 0.6, rim: 0 });
  }
  meltShoulder(painter, drawing, widths, mix(shade(tone, -0.16), { L: 0.25, a: 0.01, b: -0.05 }, 0.3));
  if (sleeve.to > 0.55 && body.armWidth > painter.pixel * 5) {
    drawFolds(painter, drawing, widths, tone);
  }
}

/** A band around the end of a sleeve. */
function cuffOf({ shoulder, elbow, wrist }: ArmJoints, widths: Widths, end: number): Shape {
  return limb(shoulder, elbow, wrist, {
    widths: [widths[0] * 1.03, widths[1] * 1.03, widths[2] * 1.06],
    from: Math.max(0, end - 0.075),
    to: end,
    startCap: 0,
    endCap: 0.12,
    bulge: 0,
  });
}

/** The hand at the end of an arm, or the fingers alone that close over what it holds. */
export function drawArmHand(
  painter: Painter,
  { design, arm, turn, held }: Pick<ArmDrawing, 'design' | 'arm' | 'turn'> & { held: boolean },
  part: HandPart,
): void {
  const { body, colours } = design;
  const { direction } = gripOf(arm, body.hand);
  const length = Math.hypot(arm.wrist.x - arm.elbow.x, arm.wrist.y - arm.elbow.y) / body.foreArm;
  // A forearm towards the viewer: its hand is seen from its tips, short, and hangs or stands as the forearm does.
  const steep = length < 0.25 ? (Math.PI / 2) * (arm.wrist.y < arm.elbow.y - body.foreArm * 0.15 ? -1 : 1) : direction;
  const shape = held && !CLOSING.has(arm.hand) ? 'grip' : arm.hand;
  const place: HandPlace = {
    x: arm.wrist.x,
    y: arm.wrist.y,
    direction: steep,
    size: body.hand,
    length: CLOSING.has(shape) ? 1 : Math.max(0.62, Math.min(1, 0.45 + 0.7 * length)),
    thumb: thumbSide(arm, turn, steep),
    shape,
  };
  const skin = handColour(design);
  drawHand(painter, place, { skin, line: skin === colours.skin ? colours.skinDeep : shade(skin, -0.2) }, part);
}

function handColour({ spec, colours }: PersonDesign): Colour {
  if (spec.outfit === 'armour') {
    return { L: 0.62, a: 0, b: -0.01 };
  }
  if (spec.outfit === 'spacesuit') {
    return { L: 0.8, a: 0, b: -0.01 };
  }
  return spec.accessories.includes('gloves') ? shade(colours.leather, 0.02) : colours.skin;
}

/**
 * The sleeve grows out of the torso: over the torso its upper end is painted out by the torso's own colour, which fades
 * away from the shoulder, and one seam runs from the shoulder's top towards the armpit.
 */
function meltShoulder(
  painter: Painter,
  { design, outfit, arm, turn, trunk }: ArmDrawing,
  widths: Widths,
  dark: Colour,
): void {
  const facing = Math.abs(Math.cos(turn));
  if (!arm.before || facing < 0.3) {
    return;
  }
  const { shoulder } = arm;
  const width = widths[0];
  const inward = arm.side * Math.sign(Math.cos(turn)) * -1;
  const { context } = painter;
  const centre = { x: shoulder.x + inward * width * 0.9, y: shoulder.y + width * 0.1 };
  const radius = width * 1.55;
  const colour = pick(design.colours, outfit.top);
  if (outfit.sleeve.colour === undefined) {
    painter.within(trunk.outline, () =>
      painter.within(limb(arm.shoulder, arm.elbow, arm.wrist, { widths, to: 0.3 }), () => {
        const fade = context.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, radius);
        const tone = painter.seen(colour);
        fade.addColorStop(0, css(tone, 1));
        fade.addColorStop(0.5, css(tone, 0.85));
        fade.addColorStop(1, css(tone, 0));
        context.fillStyle = fade;
        context.fillRect(centre.x - radius, centre.y - radius, radius * 2, radius * 2);
      }),
    );
  }
  painter.stroke(
    (pen) => {
      pen.moveTo(shoulder.x + inward * width * 0.2, shoulder.y - width * 0.86);
      pen.quadraticCurveTo(
        shoulder.x + inward * width * 0.95,
        shoulder.y - width * 0.1,
        shoulder.x + inward * width * 0.9,
        shoulder.y + width * 0.8,
      );
    },
    dark,
    design.body.unit * 0.024,
    0.36,
  );
}

/** Pairs of folds where the elbow bends and the cuff pushes up: a dark one and a light one beside it. */
function drawFolds(painter: Painter, { arm, outfit, design }: ArmDrawing, widths: Widths, tone: Colour): void {
  const { shoulder, elbow, wrist } = arm;
  const path = limbPath(shoulder, elbow, wrist);
  const turned =
    Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x) - Math.atan2(elbow.y - shoulder.y, elbow.x - shoulder.x);
  const bent = Math.abs(Math.sin(turned));
  const inside = Math.sin(turned) > 0 ? 1 : -1;
  const dark = mix(shade(tone, -0.16), { L: 0.25, a: 0.01, b: -0.05 }, 0.3);
  const light = mix(shade(tone, 0.08), painter.palette.key, 0.3);
  const width = widths[1];
  const unit = design.body.unit;
  const off = (share: number, aside: number): Point => {
    const point = path(share);
    const next = path(share + 0.03);
    const way = Math.atan2(next.y - point.y, next.x - point.x) + (Math.PI / 2) * inside;
    return { x: point.x + Math.cos(way) * width * aside, y: point.y + Math.sin(way) * width * aside };
  };
  const fold = (from: Point, to: Point, alpha: number): void => {
    const line =
      (shift: number) =>
      (pen: Parameters<ReturnType<typeof blob>>[0]): void => {
        pen.moveTo(from.x, from.y + shift);
        pen.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 + shift + width * 0.1, to.x, to.y + shift);
      };
    painter.stroke(line(unit * 0.022), light, unit * 0.022, alpha * 0.55);
    painter.stroke(line(0), dark, unit * 0.026, alpha);
  };
  // At the elbow they fan out from the crease on its inner side.
  const crease = off(0.49, 0.92);
  fold(crease, off(0.43, 0.3 - 0.2 * bent), 0.16 + 0.24 * bent);
  fold(crease, off(0.56, 0.3 - 0.3 * bent), 0.2 + 0.26 * bent);
  if (outfit.sleeve.to > 0.85) {
    fold(off(outfit.sleeve.to - 0.1, 0.7), off(outfit.sleeve.to - 0.13, -0.1), 0.28);
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
  { drop, to, width }: { drop: number; to: number; width: number },
  colour: Colour,
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
