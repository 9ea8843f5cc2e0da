import type { AnimalFigure } from '../../../../story/figure-spec.ts';
import { mix, NAMED_COLOURS, shade, type Colour } from '../../../colour.ts';
import type { FigureRig, FigureState } from '../../../figure-rig.ts';
import type { Painter } from '../../../painter.ts';
import { blob, ellipse, type Point, type Shape } from '../../../shape.ts';
import type { Animal, Fur } from './animal.ts';
import { BUILDS, type Build, type FourLegged } from './builds.ts';
import { gaitOf, type Gait, type LegAngles } from './gaits.ts';
import { drawMane, drawTail } from './hair.ts';
import { drawNaturalHead } from './head.ts';
import { drawMarks } from './marks.ts';
import { jointsFrom, pointsOf, tubeOf } from './outlines.ts';
import { wayOf } from './way.ts';

const EARTH = mix(NAMED_COLOURS.brown, NAMED_COLOURS.tan, 0.5);

function furOf({ colours }: AnimalFigure): Fur {
  const main = mix(NAMED_COLOURS[colours[0]], EARTH, colours[0] === 'white' || colours[0] === 'black' ? 0.04 : 0.22);
  return {
    main,
    second: mix(NAMED_COLOURS[colours[1]], EARTH, 0.08),
    far: shade(main, -0.09),
    dark: shade(main, -0.2),
    pale: mix(main, NAMED_COLOURS.cream, 0.55),
  };
}

const SIZES: Readonly<Record<AnimalFigure['size'], number>> = { small: 0.7, usual: 1, giant: 1.8 };

/** An animal on four legs as it lives, seen from the side. */
export function createNatural(figure: AnimalFigure, kind: FourLegged): FigureRig {
  const build = BUILDS[kind];
  const metres = build.metres * SIZES[figure.size];
  const fur = furOf(figure);
  const placed = (state: FigureState): Animal => placeOf(build, fur, state);
  const [length, cheek] = build.head;
  const top = placed({ pose: 'stand' } as FigureState).poll.y - cheek * 0.6;
  const span = build.length + build.neck[0] * 0.6 + length * 0.6;
  return {
    // What is longer than high needs more room in a frame.
    heightMetres: Math.max(-top, span * 1.15) * metres,
    widthMetres: span * metres,
    floats: false,
    head(pose, turn) {
      const { poll } = placed({ pose } as FigureState);
      return { x: wayOf(figure, turn) * (poll.x + length * 0.3) * metres, y: poll.y * metres, radius: cheek * metres };
    },
    draw(painter, state) {
      const animal = placed(state);
      painter.groundShadow(0, 0, build.length * metres * 0.62, 0.5);
      painter.at({ scaleX: wayOf(figure, state.turn) * metres, scaleY: metres }, () =>
        painter.at({ y: -animal.gait.lift, rotation: -animal.gait.tilt }, () => drawAnimal(painter, animal)),
      );
    },
  };
}

/** How far the body is lowered by lying. */
const loweredBy = ({ chest }: Build, { kind }: Gait): number => (kind === 'lies' ? 1 - chest - 0.02 : 0);

/** What has hooves lies down to sit; a rabbit sits where others stand. */
function gaitFor({ sits }: Build, pose: FigureState['pose']): Gait {
  const gait = gaitOf(pose);
  if (gait.kind === 'sits') {
    return sits ? gait : gaitOf('lie');
  }
  return sits === 'always' && gait.kind === 'up' && gait.lift === 0 ? gaitOf('sit') : gait;
}

function placeOf(build: Build, fur: Fur, state: FigureState): Animal {
  const gait = gaitFor(build, state.pose);
  const drop = loweredBy(build, gait);
  const [length, rise, foot] = build.neck;
  const half = build.length / 2;
  const sits = gait.kind === 'sits';
  const withers = sits ? { x: 0.1, y: -0.98 } : { x: half * 0.56, y: -1 + drop };
  const chest = sits ? { x: 0.34, y: -0.66 } : { x: half, y: -1 + build.chest * 0.6 + drop };
  const angle = Math.max(build.isRoundFaced ? -0.5 : -0.85, rise + gait.neck + (sits ? 0.25 : 0));
  const root = { x: (withers.x + chest.x) / 2, y: (withers.y + chest.y) / 2 - foot * 0.12 };
  const breath = (state.breath ?? 0) * 0.004;
  return {
    build,
    fur,
    gait,
    state,
    withers,
    chest,
    drop,
    poll: { x: root.x + Math.cos(angle) * length, y: root.y - Math.sin(angle) * length + breath },
  };
}

function drawAnimal(painter: Painter, animal: Animal): void {
  const { build, fur, gait } = animal;
  drawTail(painter, animal);
  if (gait.kind === 'up') {
    drawLeg(painter, animal, 'hind', 1);
    drawLeg(painter, animal, 'fore', 1);
  } else {
    drawFolded(painter, animal, 1);
  }
  const body = bodyOf(animal);
  painter.form(body, fur.main, { round: true });
  painter.within(body, () => drawMarks(painter, animal));
  if (gait.kind === 'up') {
    drawLeg(painter, animal, 'hind', 0);
    drawLeg(painter, animal, 'fore', 0);
  } else {
    drawFolded(painter, animal, 0);
  }
  if (build.mane !== 'collar') {
    drawMane(painter, animal);
  }
  drawNaturalHead(painter, animal);
}

/** Body and neck in one outline. */
function bodyOf({ build, gait, withers, chest, poll, drop }: Animal): Shape {
  const [, , , top] = build.neck;
  const half = build.length / 2;
  const away = { x: poll.x - (withers.x + chest.x) / 2, y: poll.y - (withers.y + chest.y) / 2 };
  const length = Math.hypot(away.x, away.y) || 1;
  const side = { x: (away.y / length) * (top / 2), y: (-away.x / length) * (top / 2) };
  const crest: Point = { x: poll.x + side.x, y: poll.y + side.y };
  const throat: Point = { x: poll.x - side.x, y: poll.y - side.y };
  const nape: Point = { x: withers.x * 0.45 + crest.x * 0.55, y: withers.y * 0.42 + crest.y * 0.58 };
  const under: Point = { x: chest.x * 0.55 + throat.x * 0.45, y: chest.y * 0.5 + throat.y * 0.5 };
  if (gait.kind === 'sits') {
    return blob([
      withers,
      ...pointsOf([-0.12, -0.74], [-0.32, -0.42], [-0.42, -0.16], [-0.34, 0], [-0.05, 0], [0.16, -0.2], [0.3, -0.42]),
      chest,
      under,
      throat,
      crest,
      nape,
    ]);
  }
  const back = pointsOf(
    [half * 0.1, -0.955 + drop],
    [-half * 0.5, -0.99 + drop],
    [-half * 0.88, -0.91 + drop],
    [-half, -0.74 + drop],
    [-half * 0.86, -0.56 + drop],
    [-half * 0.5, -0.95 + build.flank + drop],
    [0, -0.985 + (build.flank + build.chest) / 2 + drop],
    [half * 0.5, -1 + build.chest + drop],
    [half * 0.86, -1 + build.chest * 0.92 + drop],
  );
  const humps = Array.from({ length: build.humps ?? 0 }, () =>
    pointsOf([half * 0.3, -1.0 + drop], [half * 0.02, -1.2 + drop], [-half * 0.26, -1.0 + drop]),
  ).flat();
  return blob([withers, ...humps, ...back.slice(humps.length > 0 ? 1 : 0), chest, under, throat, crest, nape]);
}

/** One of the four legs; the near ones (0) are drawn over the body, the far ones (1) behind it. */
function drawLeg(painter: Painter, animal: Animal, which: 'fore' | 'hind', index: 0 | 1): void {
  const { build, fur, gait, drop } = animal;
  const half = build.length / 2;
  const angles = gait[which][index];
  const isFore = which === 'fore';
  const from: Point = isFore
    ? { x: half * 0.62 + index * 0.05, y: -1 + build.chest * 0.72 + drop }
    : { x: -half * 0.7 + index * 0.06, y: -0.72 + drop };
  const joints = jointsFrom(from, segmentsOf(angles, -from.y, isFore));
  const [top, middle, foot] = build.legs;
  const own = build.darkLegs === 'all' ? fur.second : fur.main;
  const colour = index === 0 ? own : shade(own, -0.09);
  const widths = isFore
    ? [top * 1.5, middle * 1.15, foot, foot * 1.05]
    : [top * 2.2, middle * 1.6, foot * 1.1, foot * 1.1];
  painter.form(tubeOf(joints, widths), colour, { line: index === 0 ? 0.4 : 1, rim: 0.15, modelling: 0.7 });
  if (build.darkLegs === 'lower') {
    painter.patch(
      tubeOf(
        joints.slice(1),
        widths.slice(1).map((width, at) => (at === 0 ? width * 0.8 : width)),
      ),
      SOCKS,
    );
  }
  drawFoot(painter, build, joints, fur);
}

/** The lengths of a leg's segments, so that a straight one reaches the ground. */
function segmentsOf(angles: LegAngles, height: number, isFore: boolean): (readonly [number, number])[] {
  const shares = isFore ? [0.5, 0.38, 0.14] : [0.4, 0.46, 0.2];
  const resting = isFore ? [0.02, 0, 0.3] : [0.42, -0.6, 0.12];
  const reach = shares.reduce((sum, share, index) => sum + share * Math.cos(resting[index] as number), 0);
  return shares.map((share, index) => [(share / reach) * (height - 0.015), angles[index] as number] as const);
}

const SOCKS = mix(NAMED_COLOURS.charcoal, NAMED_COLOURS.brown, 0.3);
const HOOF = mix(NAMED_COLOURS.charcoal, NAMED_COLOURS.brown, 0.35);

function drawFoot(painter: Painter, build: Build, joints: readonly Point[], fur: Fur): void {
  const {
    legs: [, , width],
    foot,
  } = build;
  const end = joints.at(-1) as Point;
  if (foot === 'hoof') {
    painter.form(
      blob(
        pointsOf(
          [end.x - width * 0.55, end.y - width * 0.7],
          [end.x + width * 0.55, end.y - width * 0.7],
          [end.x + width * 0.95, end.y + 0.012],
          [end.x - width * 0.7, end.y + 0.012],
        ),
        0.55,
      ),
      HOOF,
      { line: 0.5 },
    );
    return;
  }
  painter.form(ellipse(end.x + width * 0.32, end.y - width * 0.22, width * 0.85, width * 0.45), pawColour(build, fur), {
    line: 0.6,
    round: true,
  });
}

function pawColour({ darkLegs }: Build, { main, second }: Fur): Colour {
  if (darkLegs === 'lower') {
    return SOCKS;
  }
  return darkLegs === 'all' ? second : main;
}

/** The legs of what lies or sits. */
function drawFolded(painter: Painter, { build, fur, gait }: Animal, index: 0 | 1): void {
  const [top, middle, foot] = build.legs;
  const own = build.darkLegs === 'all' ? fur.second : fur.main;
  const colour = index === 0 ? own : shade(own, -0.09);
  const half = build.length / 2;
  const shift = index * 0.07;
  const paw = (x: number): void =>
    painter.form(ellipse(x, -foot * 0.42, foot * 0.95, foot * 0.45), build.foot === 'hoof' ? HOOF : colour, {
      line: 0.6,
    });
  if (gait.kind === 'sits') {
    painter.form(
      tubeOf(pointsOf([0.22 + shift, -0.58], [0.25 + shift, -0.3], [0.25 + shift, -0.02]), [
        top * 1.3,
        middle * 1.1,
        foot * 1.1,
      ]),
      colour,
      { line: 0.5, rim: 0.2 },
    );
    paw(0.29 + shift);
    if (index === 0) {
      painter.form(ellipse(-0.16, -0.22, 0.22, 0.23, -0.4), colour, { line: 0.55, round: true, rim: 0.2 });
      paw(0.08);
    }
    return;
  }
  const reach = half * 0.62;
  painter.form(
    tubeOf(pointsOf([reach - 0.06, -0.24], [reach + 0.12 + shift, -0.07], [reach + 0.42 + shift, -0.05]), [
      top * 1.5,
      middle * 1.2,
      foot,
    ]),
    colour,
    { line: 0.55, rim: 0.2 },
  );
  paw(reach + 0.44 + shift);
  if (index === 0) {
    painter.form(ellipse(-half * 0.58, -0.2, build.flank * 0.56, 0.2, -0.25), colour, {
      line: 0.5,
      round: true,
      rim: 0.2,
    });
    painter.form(tubeOf(pointsOf([-half * 0.5, -0.06], [-half * 0.05, -0.05]), [foot * 1.5, foot]), colour, {
      line: 0.5,
    });
    paw(-half * 0.02);
  }
}
