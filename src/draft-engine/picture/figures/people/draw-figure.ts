import type { ItemKind } from '../../../story/figure-spec.ts';
import { mix } from '../../colour.ts';
import type { FigureState, ItemCondition } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { ellipse } from '../../shape.ts';
import { drawArm } from './arms.ts';
import { drawBackAccessories, drawNeckAccessories } from './body-accessories.ts';
import { expressionOf } from './expression.ts';
import type { FaceFrame } from './face-frame.ts';
import { faceOutline } from './face-outline.ts';
import { chooseView, normaliseTurn, type HeadView } from './head-view.ts';
import { drawHead, drawHeadBehind } from './head.ts';
import { holder } from './holder.ts';
import { drawLeg } from './legs.ts';
import { limb } from './limb.ts';
import { OUTFITS } from './outfit-table.ts';
import { pick, type OutfitFrame } from './outfit.ts';
import type { PersonDesign } from './person-design.ts';
import { drawSeat } from './seat.ts';
import type { ArmJoints, Skeleton } from './skeleton.ts';
import { createTrunk, type Trunk } from './trunk.ts';

export interface PersonOptions {
  /** Draws a thing with the origin where it is held, metres. */
  drawItem?: (painter: Painter, item: ItemKind, condition?: ItemCondition) => void;
}

/** A person in a pose. */
export interface Puppet {
  design: PersonDesign;
  state: FigureState;
  skeleton: Skeleton;
  options: PersonOptions;
}

/** Draws the parts of a person from back to front. */
export function drawFigure(painter: Painter, puppet: Puppet): void {
  const { design, skeleton } = puppet;
  const { body } = design;
  const outfit = OUTFITS[design.spec.outfit];
  const trunk = createTrunk(body, skeleton, outfit.cut);
  const close = body.unit > painter.pixel * 22;
  const dress: OutfitFrame = { painter, design, colours: design.colours, skeleton, trunk, unit: body.unit, close };
  const facesAway = Math.abs(normaliseTurn(skeleton.turn)) > Math.PI / 2 + 0.1;
  const frame = faceFrameOf(painter, puppet);
  const drawArms = armsOf(painter, puppet, trunk);
  const drawBack = (): void => {
    outfit.behind?.(dress);
    drawBackAccessories(dress);
  };

  if (skeleton.aim.seat > 0) {
    drawSeat(painter, design, skeleton);
  }
  if (!facesAway) {
    inHead(painter, puppet, frame.view, () => drawHeadBehind(painter, frame));
    drawBack();
  }
  drawArms((arm) => !arm.before && !arm.overHead);
  drawLegs(painter, puppet);
  drawNeck(painter, design, skeleton, frame);
  drawTrunk(dress);
  drawArms((arm) => arm.before && !arm.overHead);
  outfit.over?.(dress);
  if (facesAway) {
    drawBack();
  }
  inHead(painter, puppet, frame.view, () => {
    if (facesAway) {
      drawHeadBehind(painter, frame);
    }
    drawHead(painter, frame);
  });
  drawArms((arm) => arm.overHead);
}

/** The turn of the head in the picture. */
const headTurnOf = ({ skeleton, state }: Puppet): number => skeleton.turn + state.headTurn + skeleton.aim.headTurn;

function faceFrameOf(painter: Painter, puppet: Puppet): FaceFrame {
  const { design, state } = puppet;
  const view = chooseView(headTurnOf(puppet));
  const expression = expressionOf(state);
  return {
    design,
    view,
    expression,
    gaze: { x: state.gaze.x * view.mirror, y: state.gaze.y },
    side: view.mirror,
    outline: faceOutline(design.face, view, expression.open),
    seconds: state.seconds,
    detail: design.body.headRadius / painter.pixel,
  };
}

/** Draws in units of the head's radius from its middle, turned as the head is. */
function inHead(painter: Painter, puppet: Puppet, view: HeadView, draw: () => void): void {
  const { design, state, skeleton } = puppet;
  const { aim, head } = skeleton;
  const radius = design.body.headRadius;
  const towardsViewer = Math.cos(headTurnOf(puppet));
  const sideways = Math.sin(view.drawn) * view.mirror;
  painter.at(
    {
      x: head.x,
      y: head.y + aim.nod * towardsViewer * radius * 0.14,
      rotation: state.headTilt + aim.headTilt + aim.nod * sideways * 0.85 + aim.sway * 0.4,
      scaleX: view.mirror * radius,
      scaleY: radius * (1 - Math.abs(aim.nod) * 0.05 * towardsViewer),
    },
    draw,
  );
}

/** A function that draws those of both arms that it is asked for, the farther one first. */
function armsOf(painter: Painter, puppet: Puppet, trunk: Trunk): (wanted: (arm: ArmJoints) => boolean) => void {
  const { design, state, skeleton, options } = puppet;
  const arms = [skeleton.arms.left, skeleton.arms.right].toSorted(
    (a, b) => a.wrist.depth + a.elbow.depth - b.wrist.depth - b.elbow.depth,
  );
  return (wanted) => {
    for (const arm of arms.filter(wanted)) {
      const held = holder({ painter, design, state, skeleton, drawItem: options.drawItem }, arm);
      drawArm(painter, {
        design,
        outfit: OUTFITS[design.spec.outfit],
        arm,
        turn: skeleton.chestTurn,
        trunk,
        ...(held ? { held } : {}),
      });
    }
  };
}

/** Both legs, the farther one first and, seen from the side, darker. */
function drawLegs(painter: Painter, { design, skeleton }: Puppet): void {
  const outfit = OUTFITS[design.spec.outfit];
  const sideways = Math.abs(Math.sin(skeleton.turn)) > 0.4;
  const legs = [skeleton.legs.left, skeleton.legs.right].toSorted(
    (a, b) => a.hip.depth + a.knee.depth + a.ankle.depth * 0.5 - (b.hip.depth + b.knee.depth + b.ankle.depth * 0.5),
  );
  for (const [index, leg] of legs.entries()) {
    drawLeg(painter, { design, outfit, leg, far: index === 0 && sideways });
  }
}

function drawTrunk(dress: OutfitFrame): void {
  const { painter, design, colours, trunk } = dress;
  const outfit = OUTFITS[design.spec.outfit];
  if (outfit.skirt) {
    const skirt = createTrunk(design.body, dress.skeleton, {
      ...outfit.cut,
      hem: outfit.skirt.to,
      flare: outfit.skirt.flare,
      loose: outfit.cut.loose * 1.06,
    });
    painter.form(skirt.between(outfit.skirt.from, outfit.skirt.to), pick(colours, outfit.skirt.colour), {
      modelling: 1,
      rim: 0.5,
    });
    for (const detail of outfit.details) {
      detail({ ...dress, trunk: skirt, colours: { ...colours, main: pick(colours, outfit.skirt.colour) } });
    }
    const jacket = trunk.between(0, outfit.skirt.from + 0.02, 1.04);
    painter.form(jacket, pick(colours, outfit.top), { modelling: 0.95, rim: 0.5 });
    outfit.collar?.(dress);
  } else {
    painter.form(trunk.outline, pick(colours, outfit.top), { modelling: 0.95, rim: 0.5 });
    for (const detail of outfit.details) {
      detail(dress);
    }
    outfit.collar?.(dress);
  }
  drawNeckAccessories(dress);
}

function drawNeck(painter: Painter, design: PersonDesign, { neck, head, turn }: Skeleton, frame: FaceFrame): void {
  const { body, colours } = design;
  const back = -Math.sin(turn) * body.headRadius * 0.1;
  const top = { x: head.x + back * 1.6, y: head.y + body.headRadius * 0.45 };
  const root = { x: neck.x + back * 0.2, y: neck.y + body.headRadius * 0.16 };
  const middle = { x: (top.x + root.x) / 2 + back * 0.2, y: (top.y + root.y) / 2 };
  const shape = limb(top, middle, root, {
    widths: [body.neckWidth, body.neckWidth * 0.98, body.neckWidth * 1.16],
    startCap: 0.4,
    endCap: 0.6,
    bulge: 0,
  });
  painter.form(shape, mix(colours.skin, colours.skinShade, 0.3), { modelling: 0.8, rim: 0 });
  // The chin's shadow.
  painter.within(shape, () =>
    painter.patch(
      ellipse(
        head.x,
        head.y + body.headRadius * 0.72,
        body.headRadius * 0.85,
        body.headRadius * (0.46 + frame.expression.open * 0.08),
      ),
      mix(colours.skinDeep, painter.palette.ambient, 0.3),
      0.42,
    ),
  );
}
