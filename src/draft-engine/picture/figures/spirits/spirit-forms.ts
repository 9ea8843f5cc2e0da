import type { SpiritElement } from '../../../story/figure-spec.ts';
import { type Colour, mix, NAMED_COLOURS, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, polygon, type Shape } from '../../shape.ts';

/** What a form is drawn from: radius of the body around the origin, colours, and the moment. */
interface SpiritBody {
  painter: Painter;
  radius: number;
  main: Colour;
  second: Colour;
  seconds: number;
}

type Form = (body: SpiritBody) => void;

/** Rows of puffs with one flat base, lit above. */
const cloud: Form = ({ painter, radius, main, second, seconds }) => {
  const puff = (x: number, y: number, r: number, colour: Colour, phase: number): void =>
    painter.form(
      ellipse(
        (x + 0.03 * Math.sin(seconds * 0.9 + phase)) * radius,
        (y + 0.02 * Math.sin(seconds * 1.3 + phase)) * radius,
        r * radius,
        r * radius * 0.9,
      ),
      colour,
      { round: true, line: 0.6 },
    );
  for (const [x, y, r] of [
    [-0.95, 0.25, 0.5],
    [0.95, 0.2, 0.52],
    [-0.55, 0.45, 0.5],
    [0.55, 0.48, 0.5],
  ] as const) {
    puff(x, y, r, second, x * 3);
  }
  for (const [x, y, r] of [
    [-0.62, -0.22, 0.62],
    [0.6, -0.25, 0.64],
    [0, -0.5, 0.66],
    [0, 0.1, 0.95],
  ] as const) {
    puff(x, y, r, main, x * 5 + 1);
  }
};

/**
 * A whirl that towers over people: an anvil of cloud, curling arms, a tail to the ground, and in the middle an eye of
 * calm.
 */
const storm: Form = ({ painter, radius, main, second, seconds }) => {
  const dark = mix(shade(main, 0, 0.6), { L: 0.24, a: -0.005, b: -0.03 }, 0.55);
  const pale = mix(second, dark, 0.45);
  for (let ring = 5; ring >= 0; ring--) {
    const share = ring / 5;
    const x = Math.sin(seconds * 2.6 - ring * 1.05) * radius * 0.2 * (0.3 + share);
    const half = radius * (0.98 * (1 - share) ** 1.2 + 0.12);
    painter.form(
      ellipse(x, radius * (0.55 + share * 1.95), half, radius * (0.27 - share * 0.08), 0.08),
      mix(dark, pale, 0.15 + 0.5 * (ring % 2)),
      { line: 0.5, rim: 0 },
    );
  }
  // Each heap of puffs is one mass over its own darker edge: it is filled once, not puff by puff.
  const heap =
    (puffs: readonly (readonly [number, number, number])[], grow: number): Shape =>
    (pen) => {
      for (const [x, y, r] of puffs) {
        const [cx, cy, rx] = [
          (x + 0.04 * Math.sin(seconds * 0.9 + x * 5)) * radius,
          (y + 0.02 * Math.sin(seconds * 1.3 + x * 3)) * radius,
          r * radius + grow,
        ];
        pen.moveTo(cx + rx, cy);
        pen.ellipse(cx, cy, rx, rx * 0.8, 0, 0, Math.PI * 2);
        pen.closePath();
      }
    };
  const mass = (puffs: readonly (readonly [number, number, number])[], colour: Colour): void => {
    painter.patch(heap(puffs, radius * 0.025), shade(colour, -0.09));
    painter.form(heap(puffs, 0), colour, { line: 0, rim: 0 });
    painter.within(heap(puffs, 0), () =>
      painter.patch(
        heap(
          puffs.map(([x, y, r]) => [x - painter.light.x * 0.1, y + 0.16, r * 0.93] as const),
          0,
        ),
        shade(colour, -0.04),
        0.45,
      ),
    );
  };
  mass(
    [
      [-1.5, -0.5, 0.42],
      [1.55, -0.55, 0.46],
      [-1.1, -0.82, 0.55],
      [1.12, -0.86, 0.58],
      [-0.45, -1.05, 0.66],
      [0.5, -1.1, 0.7],
    ],
    mix(dark, pale, 0.3),
  );
  mass(
    [
      [-1.0, -0.25, 0.62],
      [1.02, -0.22, 0.64],
      [-0.72, 0.32, 0.58],
      [0.74, 0.34, 0.58],
      [0, 0.5, 0.62],
      [0, -0.62, 0.8],
    ],
    dark,
  );
  painter.glow(0, 0, radius * 1.5, mix(second, NAMED_COLOURS.cyan, 0.3), 0.4);
  painter.form(ellipse(0, 0.02 * radius, radius * 0.9, radius * 0.84), mix(dark, pale, 0.35), { line: 0, rim: 0 });
  painter.form(
    ellipse(0, 0.03 * radius, radius * 0.76, radius * 0.7),
    mix(second, { L: 0.9, a: -0.03, b: -0.02 }, 0.6),
    { luminous: true, line: 0, rim: 0 },
  );
  // Arms of cloud that curl round the eye.
  for (const side of [-1, 1]) {
    for (const [reach, lift, thick] of [
      [1.06, -0.2, 0.13],
      [1.36, 0.1, 0.11],
      [0.98, 0.4, 0.1],
    ] as const) {
      const sway = Math.sin(seconds * 1.5 + reach * 4) * 0.06;
      painter.stroke(
        (pen) => {
          pen.moveTo(side * radius * 0.62, radius * (lift + 0.34));
          pen.bezierCurveTo(
            side * radius * reach,
            radius * (lift + 0.4),
            side * radius * (reach + 0.34 + sway),
            radius * (lift - 0.06),
            side * radius * (reach + 0.06),
            radius * (lift - 0.18),
          );
          pen.bezierCurveTo(
            side * radius * (reach - 0.14),
            radius * (lift - 0.2),
            side * radius * (reach - 0.14),
            radius * (lift + 0.04),
            side * radius * (reach + 0.02),
            radius * (lift + 0.02),
          );
        },
        pale,
        radius * thick,
        0.9,
      );
    }
  }
  if (Math.sin(seconds * 1.7 + 1.2) > 0.55) {
    painter.glow(radius * 0.75, radius * 1.3, radius, NAMED_COLOURS.yellow, 0.5);
    painter.form(
      polygon([
        { x: radius * 0.7, y: radius * 0.7 },
        { x: radius * 0.96, y: radius * 0.7 },
        { x: radius * 0.8, y: radius * 1.2 },
        { x: radius * 1.06, y: radius * 1.2 },
        { x: radius * 0.62, y: radius * 2 },
        { x: radius * 0.76, y: radius * 1.36 },
        { x: radius * 0.54, y: radius * 1.36 },
      ]),
      NAMED_COLOURS.yellow,
      { luminous: true },
    );
  }
};

const flame: Form = ({ painter, radius, main, second, seconds }) => {
  const lick = (scale: number, colour: Colour, phase: number): void => {
    const sway = Math.sin(seconds * 5 + phase) * 0.12;
    painter.form(
      blob([
        { x: 0, y: radius * scale },
        { x: -radius * scale, y: radius * 0.3 * scale },
        { x: -radius * 0.62 * scale, y: -radius * 0.5 * scale },
        { x: (sway - 0.2) * radius, y: -radius * 0.95 * scale },
        { x: sway * radius * 1.6, y: -radius * 1.75 * scale },
        { x: radius * 0.42 * scale, y: -radius * 0.8 * scale },
        { x: radius * 0.8 * scale, y: -radius * 0.4 * scale },
        { x: radius * scale, y: radius * 0.35 * scale },
      ]),
      colour,
      { luminous: true, line: 0.5, rim: 0 },
    );
  };
  painter.glow(0, 0, radius * 3, main, 0.5);
  lick(1.05, second, 0);
  lick(0.86, main, 1);
  lick(0.6, mix(main, NAMED_COLOURS.yellow, 0.6), 2);
};

const drop: Form = ({ painter, radius, main, second, seconds }) => {
  const wave = Math.sin(seconds * 2) * 0.05;
  painter.form(
    blob([
      { x: 0, y: -radius * 1.5 },
      { x: radius * (0.5 + wave), y: -radius * 0.7 },
      { x: radius, y: radius * 0.2 },
      { x: radius * 0.6, y: radius * 0.95 },
      { x: 0, y: radius * 1.1 },
      { x: -radius * 0.6, y: radius * 0.95 },
      { x: -radius, y: radius * 0.2 },
      { x: -radius * (0.5 - wave), y: -radius * 0.7 },
    ]),
    main,
    { round: true, alpha: 0.9 },
  );
  painter.patch(ellipse(-radius * 0.42, -radius * 0.5, radius * 0.13, radius * 0.3, 0.35), NAMED_COLOURS.white, 0.55);
  for (let index = 0; index < 4; index++) {
    painter.form(
      ellipse(
        (index - 1.5) * radius * 0.6,
        radius * (1.25 + 0.08 * Math.sin(seconds * 3 + index)),
        radius * 0.3,
        radius * 0.12,
      ),
      second,
      { alpha: 0.8 },
    );
  }
};

const wave: Form = ({ painter, radius, main, second, seconds }) => {
  for (const [scale, colour, phase] of [
    [1.1, second, 0],
    [0.95, main, 1],
  ] as const) {
    const rise = Math.sin(seconds * 1.4 + phase) * 0.06;
    painter.form(
      blob([
        { x: -radius * 1.3 * scale, y: radius },
        { x: -radius * scale, y: -radius * 0.3 },
        { x: -radius * 0.2, y: -radius * (1.05 + rise) * scale },
        { x: radius * 0.7 * scale, y: -radius * (1.2 + rise) },
        { x: radius * 1.15 * scale, y: -radius * 0.7 },
        { x: radius * 0.8, y: -radius * 0.72 },
        { x: radius * 0.75, y: radius * 0.1 },
        { x: radius * 1.3 * scale, y: radius },
      ]),
      colour,
      { round: true },
    );
  }
  for (let index = 0; index < 5; index++) {
    painter.patch(
      ellipse(radius * (0.2 + index * 0.22), -radius * (1.12 - index * 0.09), radius * 0.16, radius * 0.1),
      NAMED_COLOURS.white,
      0.85,
    );
  }
};

const rock: Form = ({ painter, radius, main, second }) => {
  painter.form(
    polygon([
      { x: -radius * 1.2, y: radius },
      { x: -radius * 0.95, y: -radius * 0.1 },
      { x: -radius * 0.35, y: -radius },
      { x: radius * 0.1, y: -radius * 1.35 },
      { x: radius * 0.75, y: -radius * 0.6 },
      { x: radius * 1.2, y: radius },
    ]),
    main,
  );
  painter.form(
    polygon([
      { x: -radius * 0.35, y: -radius },
      { x: radius * 0.1, y: -radius * 1.35 },
      { x: radius * 0.42, y: -radius * 0.92 },
      { x: radius * 0.05, y: -radius * 0.8 },
      { x: -radius * 0.2, y: -radius * 0.65 },
    ]),
    NAMED_COLOURS.white,
    { line: 0 },
  );
  painter.patch(
    polygon([
      { x: radius * 0.42, y: -radius * 0.92 },
      { x: radius * 1.2, y: radius },
      { x: radius * 0.55, y: radius },
    ]),
    shade(second, -0.1),
    0.35,
  );
};

const tree: Form = ({ painter, radius, main, second, seconds }) => {
  painter.form(
    blob([
      { x: -radius * 0.4, y: radius * 1.6 },
      { x: -radius * 0.3, y: 0 },
      { x: radius * 0.3, y: 0 },
      { x: radius * 0.42, y: radius * 1.6 },
    ]),
    NAMED_COLOURS.brown,
  );
  for (const [x, y, r] of [
    [-0.75, -0.35, 0.62],
    [0.75, -0.4, 0.62],
    [0, -0.95, 0.72],
    [-0.3, 0.05, 0.7],
    [0.35, 0.05, 0.7],
  ] as const) {
    painter.form(
      ellipse(x * radius + Math.sin(seconds * 1.1 + x * 4) * radius * 0.03, y * radius, r * radius, r * radius * 0.9),
      x > 0 ? main : mix(main, second, 0.35),
      { round: true },
    );
  }
};

const bloom: Form = ({ painter, radius, main, second, seconds }) => {
  painter.stroke(
    (pen) => {
      pen.moveTo(0, radius * 0.6);
      pen.quadraticCurveTo(radius * 0.2, radius * 1.3, 0, radius * 1.9);
    },
    NAMED_COLOURS.forest,
    radius * 0.16,
  );
  for (let index = 0; index < 9; index++) {
    const turn = (index / 9) * Math.PI * 2 + Math.sin(seconds * 0.8) * 0.05;
    painter.form(
      ellipse(Math.cos(turn) * radius, Math.sin(turn) * radius, radius * 0.56, radius * 0.34, turn),
      index % 2 === 0 ? main : mix(main, second, 0.4),
    );
  }
  painter.form(ellipse(0, 0, radius * 0.82, radius * 0.8), NAMED_COLOURS.gold, { round: true });
};

const orb =
  (rays: number): Form =>
  ({ painter, radius, main, second, seconds }) => {
    painter.glow(0, 0, radius * 3.4, main, 0.7);
    for (let index = 0; index < rays; index++) {
      const turn = (index / rays) * Math.PI * 2 + seconds * 0.2;
      const reach = radius * (1.5 + 0.08 * Math.sin(seconds * 3 + index));
      painter.form(
        polygon([
          { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach },
          { x: Math.cos(turn + 0.16) * radius * 1.05, y: Math.sin(turn + 0.16) * radius * 1.05 },
          { x: Math.cos(turn - 0.16) * radius * 1.05, y: Math.sin(turn - 0.16) * radius * 1.05 },
        ]),
        second,
        { luminous: true, line: 0 },
      );
    }
    painter.form(ellipse(0, 0, radius, radius), main, { luminous: true, line: 0.6 });
    if (rays === 0) {
      for (const [x, y, r] of [
        [-0.4, -0.35, 0.16],
        [0.5, 0.42, 0.2],
        [-0.2, 0.6, 0.12],
      ] as const) {
        painter.patch(ellipse(x * radius, y * radius, r * radius, r * radius), shade(main, -0.1), 0.5);
      }
    }
  };

const starShape: Form = ({ painter, radius, main, second, seconds }) => {
  painter.glow(0, 0, radius * 3, main, 0.7);
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = (index % 2 === 0 ? 1.6 : 0.86) * radius * (1 + 0.02 * Math.sin(seconds * 2.4 + index));
    return { x: Math.sin((index * Math.PI) / 5) * reach, y: -Math.cos((index * Math.PI) / 5) * reach };
  });
  painter.form(blob(points, 0.7), mix(main, second, 0.2), { luminous: true });
};

const veil: Form = ({ painter, radius, main, second, seconds }) => {
  const hem = Array.from({ length: 7 }, (_, index) => ({
    x: radius * (1.05 - index * 0.35),
    y: radius * (1.7 + (index % 2 === 0 ? 0.22 : 0) + 0.08 * Math.sin(seconds * 2.4 + index)),
  }));
  painter.form(
    blob(
      [
        { x: 0, y: -radius * 1.1 },
        { x: radius * 0.8, y: -radius * 0.7 },
        { x: radius, y: radius * 0.3 },
        ...hem,
        { x: -radius, y: radius * 0.3 },
        { x: -radius * 0.8, y: -radius * 0.7 },
      ],
      0.15,
    ),
    main,
    { round: true, alpha: 0.92 },
  );
  painter.patch(ellipse(0, radius * 1.2, radius * 0.7, radius * 0.5), second, 0.18);
};

const ribbon: Form = ({ painter, radius, main, second, seconds }) => {
  for (let index = 0; index < 5; index++) {
    const y = radius * (index - 2) * 0.5;
    painter.stroke(
      (pen) => {
        pen.moveTo(-radius * 2, y + Math.sin(seconds * 2 + index) * radius * 0.2);
        pen.bezierCurveTo(
          -radius,
          y - radius * 0.6,
          radius * 0.4,
          y + radius * 0.6,
          radius * 1.8,
          y + Math.sin(seconds * 2.4 + index * 1.7) * radius * 0.3,
        );
      },
      index % 2 === 0 ? main : second,
      radius * 0.2,
      0.75,
    );
  }
  painter.form(ellipse(0, 0, radius * 0.98, radius * 0.94), mix(main, NAMED_COLOURS.white, 0.3), {
    round: true,
    alpha: 0.94,
  });
};

/** How each element looks when it acts. */
export const SPIRIT_FORMS: Readonly<Record<SpiritElement, Form>> = {
  storm,
  cloud,
  rain: drop,
  water: drop,
  wind: ribbon,
  snow: cloud,
  fire: flame,
  sea: wave,
  river: wave,
  earth: rock,
  mountain: rock,
  tree,
  flower: bloom,
  sun: orb(14),
  moon: orb(0),
  star: starShape,
  light: orb(8),
  shadow: veil,
  ghost: veil,
  time: orb(12),
  dream: cloud,
  music: ribbon,
  voice: ribbon,
};
