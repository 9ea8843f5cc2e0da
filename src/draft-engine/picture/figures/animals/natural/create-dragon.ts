import type { AnimalFigure } from '../../../../story/figure-spec.ts';
import { mix, NAMED_COLOURS, shade, type Colour } from '../../../colour.ts';
import type { FigureRig, FigureState } from '../../../figure-rig.ts';
import type { Painter } from '../../../painter.ts';
import { blob, ellipse, type Point } from '../../../shape.ts';
import { curveOf, pointsOf, tubeOf } from './outlines.ts';

interface Scales {
  main: Colour;
  belly: Colour;
  wing: Colour;
  dark: Colour;
  horn: Colour;
}

const HORN = mix(NAMED_COLOURS.cream, NAMED_COLOURS.brown, 0.3);

function scalesOf({ colours }: AnimalFigure): Scales {
  const main = mix(NAMED_COLOURS[colours[0]], NAMED_COLOURS.charcoal, 0.16);
  return {
    main,
    belly: mix(main, NAMED_COLOURS.cream, 0.5),
    wing: mix(main, NAMED_COLOURS.crimson, 0.28),
    dark: shade(main, -0.16),
    horn: HORN,
  };
}

/** Body from the tip of the tail to the head: points, widths, and where the legs are. Metres, the ground at 0. */
interface DragonForm {
  spine: readonly Point[];
  widths: readonly number[];
  head: Point;
  headTurn: number;
  wing: Point;
}

const WINGED: Readonly<Record<'stands' | 'flies' | 'sleeps', DragonForm>> = {
  stands: {
    spine: pointsOf(
      [-2.3, -0.5],
      [-2.05, -0.16],
      [-1.5, -0.14],
      [-0.95, -0.5],
      [-0.45, -0.95],
      [0.1, -1.15],
      [0.5, -1.4],
      [0.62, -1.85],
      [0.72, -2.25],
      [1.0, -2.42],
    ),
    widths: [0.02, 0.09, 0.2, 0.44, 0.74, 0.82, 0.62, 0.36, 0.27, 0.24],
    head: { x: 1.0, y: -2.42 },
    headTurn: 0.12,
    wing: { x: 0.22, y: -1.48 },
  },
  flies: {
    spine: pointsOf(
      [-2.7, -1.0],
      [-2.35, -1.28],
      [-1.8, -1.2],
      [-1.2, -1.28],
      [-0.6, -1.38],
      [0, -1.5],
      [0.5, -1.66],
      [0.92, -1.98],
      [1.26, -2.12],
      [1.56, -2.06],
    ),
    widths: [0.02, 0.1, 0.2, 0.38, 0.6, 0.66, 0.52, 0.32, 0.25, 0.23],
    head: { x: 1.54, y: -2.06 },
    headTurn: 0.18,
    wing: { x: 0.16, y: -1.72 },
  },
  sleeps: {
    spine: pointsOf(
      [1.35, -0.12],
      [1.0, -0.05],
      [0.2, -0.06],
      [-0.7, -0.1],
      [-1.1, -0.38],
      [-0.7, -0.66],
      [0, -0.6],
      [0.6, -0.42],
      [1.0, -0.28],
      [1.25, -0.26],
    ),
    widths: [0.02, 0.1, 0.18, 0.3, 0.56, 0.8, 0.8, 0.5, 0.32, 0.26],
    head: { x: 1.22, y: -0.28 },
    headTurn: 0.06,
    wing: { x: -0.1, y: -0.86 },
  },
};

const formOf = ({ pose }: Pick<FigureState, 'pose'>): keyof typeof WINGED => {
  if (pose === 'sleep' || pose === 'lie') {
    return 'sleeps';
  }
  return pose === 'fly' || pose === 'jump' || pose === 'run' || pose === 'fall' ? 'flies' : 'stands';
};

const SIZES: Readonly<Record<AnimalFigure['size'], number>> = { small: 0.6, usual: 1, giant: 1.7 };

/** A dragon with wings, or one of the east, which swims through the clouds without any. */
export function createDragon(figure: AnimalFigure, kind: 'dragon' | 'eastern_dragon'): FigureRig {
  const scale = SIZES[figure.size];
  const scales = scalesOf(figure);
  const usual = figure.seed % 2 === 0 ? 1 : -1;
  const wayOf = (turn: number): 1 | -1 => (Math.abs(Math.sin(turn)) < 0.15 ? usual : Math.sin(turn) > 0 ? 1 : -1);
  const isEastern = kind === 'eastern_dragon';
  const headOf = (state: Pick<FigureState, 'pose'>): Point => (isEastern ? EASTERN_HEAD : WINGED[formOf(state)].head);
  return {
    heightMetres: (isEastern ? 2.5 : 2.75) * scale,
    widthMetres: (isEastern ? 4.6 : 4.4) * scale,
    floats: isEastern,
    head(pose, turn) {
      const at = headOf({ pose });
      return { x: wayOf(turn) * at.x * scale, y: at.y * scale, radius: 0.3 * scale };
    },
    draw(painter, state) {
      if (!isEastern && formOf(state) !== 'flies') {
        painter.groundShadow(0, 0, 1.5 * scale, 0.55);
      }
      painter.at({ scaleX: wayOf(state.turn) * scale, scaleY: scale }, () =>
        isEastern ? drawEastern(painter, scales) : drawWinged(painter, scales, state),
      );
    },
  };
}

function drawWinged(painter: Painter, scales: Scales, state: FigureState): void {
  const kind = formOf(state);
  const form = WINGED[kind];
  const beat = kind === 'flies' ? Math.sin(state.seconds * 3) * 0.1 : 0;
  if (kind !== 'sleeps') {
    drawWing(painter, scales, { at: { x: form.wing.x + 0.24, y: form.wing.y }, turn: 0.34 + beat, isFar: true });
  }
  if (kind === 'stands') {
    drawStandingLeg(painter, scales.dark, -0.3);
    drawStandingLeg(painter, scales.dark, 0.62);
  }
  drawSpikes(painter, form, scales);
  painter.form(
    curveOf(
      [form.spine[0]!.x + 0.06, form.spine[0]!.y],
      [form.spine[0]!.x - 0.1, form.spine[0]!.y - 0.2],
      [form.spine[0]!.x - 0.34, form.spine[0]!.y - 0.02],
      [form.spine[0]!.x - 0.08, form.spine[0]!.y + 0.14],
    ),
    scales.wing,
  );
  painter.form(tubeOf(form.spine, form.widths), scales.main, { round: true });
  drawBelly(painter, form, scales);
  if (kind === 'stands') {
    drawStandingLeg(painter, scales.main, -0.5);
    drawStandingLeg(painter, scales.main, 0.44);
  } else if (kind === 'flies') {
    for (const [x, y] of [
      [-0.7, -1.16],
      [0.36, -1.36],
    ] as const) {
      painter.form(tubeOf(pointsOf([x, y], [x - 0.1, y + 0.32], [x - 0.4, y + 0.4]), [0.32, 0.2, 0.1]), scales.main, {
        line: 0.7,
      });
      drawClaws(painter, scales, { x: x - 0.44, y: y + 0.42 });
    }
  }
  drawWing(painter, scales, { at: form.wing, turn: kind === 'sleeps' ? -1.2 : beat, isFar: false });
  painter.at({ x: form.head.x, y: form.head.y, rotation: form.headTurn }, () => drawHead(painter, scales, state));
}

function drawStandingLeg(painter: Painter, colour: Colour, x: number): void {
  painter.form(
    tubeOf(pointsOf([x, -0.92], [x + 0.16, -0.55], [x - 0.08, -0.26], [x + 0.02, -0.04]), [0.52, 0.36, 0.2, 0.2]),
    colour,
    { line: 0.7, rim: 0.3 },
  );
  painter.form(ellipse(x + 0.13, -0.06, 0.2, 0.08), colour, { line: 0.6 });
  drawClaws(painter, { horn: HORN }, { x: x + 0.3, y: -0.02 });
}

function drawClaws(painter: Painter, { horn }: Pick<Scales, 'horn'>, { x, y }: Point): void {
  for (const shift of [0, -0.1, -0.2]) {
    painter.form(curveOf([x + shift - 0.04, y - 0.05], [x + shift + 0.08, y], [x + shift - 0.03, y + 0.02]), horn, {
      line: 0.4,
    });
  }
}

/** Spikes along the back, drawn before the body. */
function drawSpikes(painter: Painter, { spine, widths }: DragonForm, scales: Scales): void {
  for (let index = 1; index < spine.length - 1; index++) {
    for (const share of [0, 0.5]) {
      const from = spine[index] as Point;
      const to = spine[index + 1] as Point;
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      const out = { x: along.y, y: -along.x };
      const half = ((widths[index] as number) + ((widths[index + 1] ?? 0) - (widths[index] as number)) * share) / 2;
      const tall = half + 0.07 + half * 0.24;
      painter.form(
        blob(
          pointsOf(
            [x + out.x * half * 0.8 + along.x * 0.09, y + out.y * half * 0.8 + along.y * 0.09],
            [x + out.x * tall - along.x * 0.08, y + out.y * tall - along.y * 0.08],
            [x + out.x * half * 0.8 - along.x * 0.09, y + out.y * half * 0.8 - along.y * 0.09],
          ),
          0.7,
        ),
        scales.wing,
        { line: 0.5 },
      );
    }
  }
}

/** Plates along the underside. */
function drawBelly(painter: Painter, { spine, widths }: DragonForm, scales: Scales): void {
  const inner = spine.slice(2).map((point, index, all) => {
    const after = all[Math.min(all.length - 1, index + 1)] as Point;
    const before = all[Math.max(0, index - 1)] as Point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (widths[index + 2] as number) * 0.31;
    return { x: point.x - ((after.y - before.y) / length) * half, y: point.y + ((after.x - before.x) / length) * half };
  });
  painter.within(tubeOf(spine, widths), () => {
    painter.patch(
      tubeOf(
        inner,
        widths.slice(2).map((width) => width * 0.42),
      ),
      scales.belly,
      0.85,
    );
    for (let index = 0; index < inner.length - 1; index++) {
      for (const share of [0.2, 0.5, 0.8]) {
        const from = inner[index] as Point;
        const to = inner[index + 1] as Point;
        const x = from.x + (to.x - from.x) * share;
        const y = from.y + (to.y - from.y) * share;
        painter.patch(
          ellipse(x, y, 0.012, (widths[index + 2] as number) * 0.2, Math.atan2(to.y - from.y, to.x - from.x)),
          scales.dark,
          0.45,
        );
      }
    }
  });
}

/** A wing of skin between fingers. */
function drawWing(
  painter: Painter,
  scales: Scales,
  { at, turn, isFar }: { at: Point; turn: number; isFar: boolean },
): void {
  const skin = isFar ? shade(scales.wing, -0.1) : scales.wing;
  painter.at({ x: at.x, y: at.y, rotation: turn, scale: isFar ? 0.9 : 1 }, () => {
    const wrist: Point = { x: 0.12, y: -1.05 };
    const tips = pointsOf([-0.35, -1.75], [-1.25, -1.5], [-1.7, -0.85], [-1.5, -0.15]);
    painter.form((pen) => {
      pen.moveTo(0, 0);
      pen.quadraticCurveTo(0.26, -0.6, wrist.x, wrist.y);
      let last = wrist;
      tips.forEach((tip, index) => {
        const dip = index === 0 ? 0 : 0.26;
        pen.quadraticCurveTo((last.x + tip.x) / 2 + dip, (last.y + tip.y) / 2 + dip * 0.8, tip.x, tip.y);
        last = tip;
      });
      pen.quadraticCurveTo(-0.9, -0.1, -0.5, 0.12);
      pen.quadraticCurveTo(-0.2, 0.12, 0, 0);
      pen.closePath();
    }, skin);
    for (const tip of tips) {
      painter.form(
        tubeOf([wrist, { x: (wrist.x + tip.x) / 2, y: (wrist.y + tip.y) / 2 - 0.06 }, tip], [0.08, 0.05, 0.02]),
        scales.dark,
        { line: 0.4 },
      );
    }
    painter.form(tubeOf(pointsOf([0, 0.02], [0.2, -0.5], [wrist.x, wrist.y]), [0.22, 0.13, 0.08]), scales.main, {
      line: 0.7,
    });
    painter.form(
      curveOf([wrist.x - 0.04, wrist.y], [wrist.x + 0.12, wrist.y - 0.2], [wrist.x + 0.06, wrist.y + 0.02]),
      scales.horn,
      { line: 0.4 },
    );
  });
}

function drawHead(painter: Painter, scales: Scales, { pose }: FigureState): void {
  for (const [x, y] of [
    [-0.5, -0.42],
    [-0.44, -0.24],
  ] as const) {
    painter.form(tubeOf(pointsOf([-0.02, -0.1], [x * 0.55, y * 0.55], [x, y]), [0.13, 0.1, 0.02]), scales.horn, {
      line: 0.5,
    });
  }
  const open = pose === 'fight' || pose === 'shout' || pose === 'fly' ? 0.1 : 0.03;
  painter.form(
    curveOf([-0.02, 0.1], [0.3, 0.1 + open], [0.58, 0.12 + open], [0.56, 0.19 + open], [0.2, 0.24], [0, 0.2]),
    scales.belly,
  );
  painter.form(
    curveOf(
      [-0.18, -0.02],
      [-0.06, -0.2],
      [0.16, -0.2],
      [0.3, -0.1],
      [0.54, -0.1],
      [0.66, 0],
      [0.62, 0.1],
      [0.34, 0.1],
      [0.06, 0.16],
      [-0.14, 0.14],
    ),
    scales.main,
    { round: true },
  );
  for (const x of [0.34, 0.44, 0.54]) {
    painter.form(curveOf([x - 0.025, 0.09], [x + 0.025, 0.09], [x, 0.16]), NAMED_COLOURS.white, { line: 0.2 });
  }
  painter.patch(ellipse(0.58, -0.03, 0.025, 0.018), scales.dark);
  if (pose === 'sleep' || pose === 'lie') {
    painter.stroke(
      (pen) => {
        pen.moveTo(0.08, -0.08);
        pen.lineTo(0.2, -0.06);
      },
      scales.dark,
      0.03,
    );
  } else {
    painter.patch(ellipse(0.15, -0.08, 0.055, 0.042, 0.2), NAMED_COLOURS.yellow);
    painter.patch(ellipse(0.165, -0.08, 0.014, 0.04), NAMED_COLOURS.black);
    painter.stroke(
      (pen) => {
        pen.moveTo(0.04, -0.16);
        pen.lineTo(0.24, -0.1);
      },
      scales.dark,
      0.04,
    );
  }
}

const EASTERN: readonly Point[] = pointsOf(
  [-2.3, -0.55],
  [-1.95, -0.95],
  [-1.5, -0.75],
  [-1.15, -0.3],
  [-0.65, -0.25],
  [-0.35, -0.75],
  [-0.3, -1.4],
  [0.05, -1.85],
  [0.55, -1.7],
  [0.72, -1.2],
  [1.0, -0.85],
  [1.42, -1.0],
  [1.6, -1.45],
  [1.55, -1.85],
);
const EASTERN_WIDTHS = [0.04, 0.14, 0.22, 0.28, 0.33, 0.37, 0.4, 0.42, 0.43, 0.42, 0.4, 0.37, 0.34, 0.32];
const EASTERN_HEAD: Point = { x: 1.6, y: -1.98 };

function drawEastern(painter: Painter, scales: Scales): void {
  const form: DragonForm = {
    spine: EASTERN,
    widths: EASTERN_WIDTHS,
    head: EASTERN_HEAD,
    headTurn: 0,
    wing: EASTERN_HEAD,
  };
  const cloud = mix(NAMED_COLOURS.white, painter.palette.skyLow, 0.35);
  for (const [x, y, size] of [
    [-1.6, -0.5, 0.5],
    [0.9, -0.7, 0.55],
  ] as const) {
    drawCloud(painter, cloud, { x, y }, size);
  }
  for (const [x, y] of [
    [-1.1, -0.18],
    [-0.3, -1.2],
    [0.74, -1.1],
    [1.5, -1.1],
  ] as const) {
    painter.form(tubeOf(pointsOf([x, y], [x + 0.24, y + 0.12], [x + 0.36, y + 0.34]), [0.22, 0.14, 0.1]), scales.dark, {
      line: 0.6,
    });
    drawClaws(painter, scales, { x: x + 0.46, y: y + 0.4 });
  }
  drawSpikes(painter, form, { ...scales, wing: mix(NAMED_COLOURS.crimson, scales.main, 0.2) });
  painter.form(
    curveOf([-2.25, -0.52], [-2.5, -0.85], [-2.72, -0.5], [-2.6, -0.28], [-2.3, -0.42]),
    mix(NAMED_COLOURS.crimson, scales.main, 0.2),
  );
  painter.form(tubeOf(EASTERN, EASTERN_WIDTHS), scales.main, { round: true });
  drawBelly(painter, form, scales);
  painter.at({ x: EASTERN_HEAD.x, y: EASTERN_HEAD.y }, () => drawEasternHead(painter, scales));
  drawCloud(painter, cloud, { x: -0.55, y: -0.12 }, 0.42);
  drawCloud(painter, cloud, { x: 0.2, y: -1.45 }, 0.3);
}

function drawCloud(painter: Painter, colour: Colour, { x, y }: Point, size: number): void {
  painter.form(
    curveOf(
      [x - size * 1.5, y + size * 0.2],
      [x - size, y - size * 0.3],
      [x - size * 0.3, y - size * 0.6],
      [x + size * 0.5, y - size * 0.36],
      [x + size * 1.2, y - size * 0.2],
      [x + size * 1.6, y + size * 0.22],
      [x, y + size * 0.3],
    ),
    colour,
    { alpha: 0.92, line: 0.5 },
  );
}

function drawEasternHead(painter: Painter, scales: Scales): void {
  const mane = mix(NAMED_COLOURS.crimson, scales.main, 0.2);
  painter.form(
    curveOf(
      [0, -0.3],
      [-0.36, -0.36],
      [-0.66, -0.14],
      [-0.44, -0.06],
      [-0.66, 0.16],
      [-0.36, 0.16],
      [-0.46, 0.42],
      [-0.1, 0.34],
      [0.2, 0.1],
    ),
    mane,
  );
  for (const x of [-0.02, 0.16]) {
    painter.form(tubeOf(pointsOf([x, -0.16], [x - 0.2, -0.5], [x - 0.06, -0.78]), [0.09, 0.07, 0.02]), scales.horn, {
      line: 0.5,
    });
    painter.form(tubeOf(pointsOf([x - 0.17, -0.44], [x - 0.38, -0.62]), [0.06, 0.02]), scales.horn, { line: 0.5 });
  }
  painter.form(curveOf([0, 0.12], [0.3, 0.24], [0.62, 0.26], [0.58, 0.36], [0.2, 0.36], [-0.06, 0.26]), scales.belly);
  painter.form(
    curveOf(
      [-0.2, 0],
      [-0.08, -0.24],
      [0.16, -0.26],
      [0.34, -0.1],
      [0.6, -0.14],
      [0.74, 0.02],
      [0.66, 0.16],
      [0.34, 0.15],
      [0.06, 0.22],
      [-0.14, 0.18],
    ),
    scales.main,
    { round: true },
  );
  for (const x of [0.38, 0.5, 0.62]) {
    painter.form(curveOf([x - 0.03, 0.14], [x + 0.03, 0.14], [x, 0.23]), NAMED_COLOURS.white, { line: 0.2 });
  }
  painter.patch(ellipse(0.17, -0.1, 0.09, 0.08), NAMED_COLOURS.white);
  painter.patch(ellipse(0.19, -0.09, 0.042, 0.05), NAMED_COLOURS.black);
  painter.stroke(
    (pen) => {
      pen.moveTo(0.04, -0.2);
      pen.quadraticCurveTo(0.16, -0.26, 0.28, -0.17);
    },
    mane,
    0.05,
  );
  for (const way of [0.2, -0.34]) {
    painter.stroke(
      (pen) => {
        pen.moveTo(0.62, 0.02);
        pen.bezierCurveTo(0.95, way, 0.9, way * 2.2, 1.2, way * 1.6);
      },
      scales.belly,
      0.035,
    );
  }
}
