import type { ItemKind, PersonFigure } from '../../../story/figure-spec.ts';
import { mix, oklch, shade } from '../../colour.ts';
import { RESTING_STATE, type FigureRig, type FigureState, type ItemCondition } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, polygon } from '../../shape.ts';
import { drawArm } from './arms.ts';
import { drawBackAccessories, drawNeckAccessories } from './body-accessories.ts';
import { expressionOf } from './expression.ts';
import type { FaceFrame } from './face-frame.ts';
import { faceOutline } from './face-outline.ts';
import { chooseView, normaliseTurn } from './head-view.ts';
import { drawHead, drawHeadBehind } from './head.ts';
import { holder } from './holder.ts';
import { drawLeg } from './legs.ts';
import { limb } from './limb.ts';
import { OUTFITS } from './outfit-table.ts';
import { pick, type OutfitFrame } from './outfit.ts';
import { createPersonDesign, type PersonDesign } from './person-design.ts';
import { aimBody } from './poses/aim-body.ts';
import { poseSkeleton, type ArmJoints, type Skeleton } from './skeleton.ts';
import { createTrunk } from './trunk.ts';

export interface PersonOptions {
  /** Draws a thing with the origin where it is held, metres. */
  drawItem?: (painter: Painter, item: ItemKind, condition?: ItemCondition) => void;
}

/** A body lies with this much of its side to the ground. */
const LYING_TURN = 0.85;

/** Makes a person's puppet; equal descriptions draw equally. */
export function createPerson(spec: PersonFigure, options: PersonOptions = {}): FigureRig {
  const design = createPersonDesign(spec);
  const { body } = design;
  return {
    heightMetres: body.height,
    widthMetres: (body.shoulderHalf + body.armWidth) * 2.1,
    floats: false,
    head(pose, turn) {
      const state: FigureState = { ...RESTING_STATE, pose, turn };
      const { skeleton, lying } = stand(design, state);
      const { head } = skeleton;
      if (!lying) {
        return { x: head.x, y: head.y, radius: body.headRadius };
      }
      const across = {
        x: head.x * Math.cos(lying.rotation) - head.y * Math.sin(lying.rotation),
        y: head.x * Math.sin(lying.rotation) + head.y * Math.cos(lying.rotation),
      };
      return { x: across.x + lying.x, y: across.y + lying.y, radius: body.headRadius };
    },
    draw(painter, state) {
      const { skeleton, lying } = stand(design, state);
      if (lying) {
        painter.at({ x: lying.x, y: lying.y, rotation: lying.rotation }, () =>
          drawFigure(painter, design, state, skeleton, options),
        );
      } else {
        drawFigure(painter, design, state, skeleton, options);
      }
    },
  };
}

function stand(
  design: PersonDesign,
  state: FigureState,
): { skeleton: Skeleton; lying?: { x: number; y: number; rotation: number } } {
  const view = chooseView(state.turn);
  const turn = view.angle * view.mirror;
  const way = turn < 0 ? -1 : 1;
  const { body } = design;
  const { lies, laid } = aimBody(state, body);
  if (laid) {
    // Tipped over about the hips, which lie over the origin.
    const skeleton = poseSkeleton(body, state, laid.turn * way);
    const rotation = laid.rotation * way;
    const { x, y } = skeleton.hips;
    return {
      skeleton,
      lying: {
        x: y * Math.sin(rotation) - x * Math.cos(rotation),
        y: -laid.hips - x * Math.sin(rotation) - y * Math.cos(rotation),
        rotation,
      },
    };
  }
  const skeleton = poseSkeleton(body, state, lies ? LYING_TURN * way : turn);
  if (!lies) {
    return { skeleton };
  }
  // On the back, the face to the sky and a little to the viewer; the middle of the body over the origin.
  return {
    skeleton,
    lying: {
      x: (way * body.height) / 2,
      y: -Math.max(body.hipHalf, body.headRadius) * 1.02,
      rotation: (-way * Math.PI) / 2,
    },
  };
}

function drawFigure(
  painter: Painter,
  design: PersonDesign,
  state: FigureState,
  skeleton: Skeleton,
  options: PersonOptions,
): void {
  const { body, colours, spec } = design;
  const outfit = OUTFITS[spec.outfit];
  const trunk = createTrunk(body, skeleton, outfit.cut);
  const dress: OutfitFrame = {
    painter,
    design,
    colours,
    skeleton,
    trunk,
    unit: body.unit,
    close: body.unit > painter.pixel * 22,
  };
  const facesAway = Math.abs(normaliseTurn(skeleton.turn)) > Math.PI / 2 + 0.1;
  const headTurn = skeleton.turn + state.headTurn + skeleton.aim.headTurn;
  const view = chooseView(headTurn);
  const frame: FaceFrame = {
    design,
    view,
    expression: expressionOf(state),
    gaze: { x: state.gaze.x * view.mirror, y: state.gaze.y },
    side: view.mirror,
    outline: [],
    seconds: state.seconds,
    detail: body.headRadius / painter.pixel,
  };
  frame.outline = faceOutline(design.face, view, frame.expression.open);
  const nod = skeleton.aim.nod;
  const inHead = (draw: () => void): void => {
    const sideways = Math.sin(view.drawn) * view.mirror;
    painter.at(
      {
        x: skeleton.head.x,
        y: skeleton.head.y + nod * Math.cos(headTurn) * body.headRadius * 0.14,
        rotation: state.headTilt + skeleton.aim.headTilt + nod * sideways * 0.85 + skeleton.aim.sway * 0.4,
        scaleX: view.mirror * body.headRadius,
        scaleY: body.headRadius * (1 - Math.abs(nod) * 0.05 * Math.cos(headTurn)),
      },
      draw,
    );
  };
  const legs = [skeleton.legs.left, skeleton.legs.right].toSorted(
    (a, b) => a.hip.depth + a.knee.depth + a.ankle.depth * 0.5 - (b.hip.depth + b.knee.depth + b.ankle.depth * 0.5),
  ) as [Skeleton['legs']['left'], Skeleton['legs']['left']];
  const arms = [skeleton.arms.left, skeleton.arms.right].toSorted(
    (a, b) => a.wrist.depth + a.elbow.depth - b.wrist.depth - b.elbow.depth,
  );
  const arm = (own: ArmJoints): void =>
    drawArm(painter, {
      design,
      outfit,
      arm: own,
      turn: skeleton.chestTurn,
      trunk,
      ...heldBy(holder({ painter, design, state, skeleton, drawItem: options.drawItem }, own)),
    });

  if (skeleton.aim.seat > 0) {
    drawSeat(painter, design, skeleton);
  }
  if (!facesAway) {
    inHead(() => drawHeadBehind(painter, frame));
    outfit.behind?.(dress);
    drawBackAccessories(dress);
  }
  for (const own of arms) {
    if (!own.before && !own.overHead) {
      arm(own);
    }
  }
  for (const [index, leg] of legs.entries()) {
    drawLeg(painter, design, outfit, leg, index === 0 && Math.abs(Math.sin(skeleton.turn)) > 0.4);
  }
  drawNeck(painter, design, skeleton, frame);
  drawTrunk(dress);
  for (const own of arms) {
    if (own.before && !own.overHead) {
      arm(own);
    }
  }
  outfit.over?.(dress);
  if (facesAway) {
    outfit.behind?.(dress);
    drawBackAccessories(dress);
  }
  inHead(() => {
    if (facesAway) {
      drawHeadBehind(painter, frame);
    }
    drawHead(painter, frame);
  });
  for (const own of arms) {
    if (own.overHead) {
      arm(own);
    }
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

/** What a sitter sits on: a plain wooden box, since places do not always bring a seat. */
function drawSeat(painter: Painter, { body }: PersonDesign, { aim, hips, turn }: Skeleton): void {
  const wood = oklch(0.52, 0.06, 60);
  const half = body.hipHalf * 1.5;
  const x = hips.x - Math.sin(turn) * body.hipHalf * 0.3;
  const top = -aim.seat;
  const leg = half * 0.17;
  for (const side of [-0.78, 0.78]) {
    painter.form(
      polygon([
        { x: x + half * side - leg, y: top },
        { x: x + half * side + leg, y: top },
        { x: x + half * side * 1.14 + leg * 0.7, y: 0 },
        { x: x + half * side * 1.14 - leg * 0.7, y: 0 },
      ]),
      shade(wood, -0.1),
      { modelling: 0.7, rim: 0.2 },
    );
  }
  painter.form(ellipse(x, top + half * 0.1, half, half * 0.2), shade(wood, -0.06), { modelling: 0.8, rim: 0.2 });
  painter.form(ellipse(x, top, half, half * 0.19), wood, { modelling: 0.7, rim: 0.4 });
}

const heldBy = (held: (() => void) | undefined): { held?: () => void } => (held ? { held } : {});
