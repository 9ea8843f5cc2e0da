import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';
import { steam } from './parts.ts';

/** Drinks, jars and what a table is laid with. */
export const DRINKS_AND_DISHES = itemDrawings({
  wine: sized(2, 4, 2, (kit) => {
    kit.bar(0, 0.4, 0, 1.8, 0.14, M.glass);
    kit.oval(0, 1.85, 0.75, 0.16, M.glass);
    kit.curve([-0.8, -1.9, -0.95, -0.7, -0.55, 0.3, 0, 0.55, 0.55, 0.3, 0.95, -0.7, 0.8, -1.9], M.glass, {
      alpha: 0.75,
    });
    kit.curve([-0.88, -0.9, -0.6, 0.1, 0, 0.42, 0.6, 0.1, 0.88, -0.9], kit.tint ?? M.crimson);
    kit.spot(0, -0.9, 0.86, 0.16, M.plum);
    kit.mark([-0.68, -1.6, -0.5, -1.6, -0.55, -0.4, -0.7, -0.7], M.white, 0.6);
  }),
  beer: sized(2.8, 3, 1.5, (kit) => {
    kit.ring(1, 0.2, 0.55, 0.75, M.glass, 0.24);
    kit.box(-1.1, -1.1, 2.1, 2.6, M.glass, 0.16);
    kit.box(-0.95, -0.9, 1.8, 2.25, M.mustard, 0.1);
    for (const x of [-0.6, 0, 0.55]) {
      kit.stripe(x - 0.05, -0.4, 0.12, 1.5, M.yellow, 0.8);
    }
    for (const [x, y, r] of [
      [-0.8, -1, 0.4],
      [-0.2, -1.15, 0.46],
      [0.45, -1.1, 0.42],
      [0.85, -0.9, 0.3],
    ] as const) {
      kit.oval(x, y, r, r * 0.85, M.white);
    }
  }),
  coffee: sized(2.6, 2.8, 1.2, (kit) => {
    steam(kit, -0.1, -0.6, 0.9);
    kit.ring(1, 0.1, 0.4, 0.36, M.white, 0.16);
    kit.curve([-1, -0.4, -0.9, 0.4, -0.5, 0.9, 0.5, 0.9, 0.9, 0.4, 1, -0.4], kit.tint ?? M.white);
    kit.oval(0, -0.4, 1, 0.26, M.white);
    kit.spot(0, -0.38, 0.84, 0.19, M.cocoa);
    kit.spot(0, -0.38, 0.3, 0.08, M.cream);
    kit.oval(0, 1.02, 1.3, 0.2, kit.tint ?? M.white);
  }),
  tea: sized(3, 2.5, 1, (kit) => {
    steam(kit, 0, -0.5, 0.8);
    kit.curve([-0.95, -0.4, -0.9, 0.4, -0.5, 0.75, 0.5, 0.75, 0.9, 0.4, 0.95, -0.4], kit.tint ?? M.teal);
    kit.oval(0, -0.4, 0.95, 0.25, M.cream);
    kit.spot(0, -0.38, 0.8, 0.18, M.lime);
    kit.box(-0.45, 0.7, 0.9, 0.2, kit.tint ?? M.teal, 0.05);
    kit.oval(0, 0.95, 1.4, 0.14, M.wood);
  }),
  milk: sized(1.8, 3.2, 1.6, (kit) => {
    kit.area([-0.8, -0.7, -0.4, -1.3, 0.4, -1.3, 0.8, -0.7], M.sky);
    kit.box(-0.8, -0.7, 1.6, 2.3, M.white, 0.05);
    kit.stripe(-0.8, 0.1, 1.6, 0.9, kit.tint ?? M.blue);
    kit.spot(0, 0.55, 0.42, 0.32, M.white);
    kit.box(-0.42, -1.6, 0.84, 0.36, M.white, 0.05);
  }),
  juice: sized(2, 3.6, 1.4, (kit) => {
    kit.line([0.2, 0, 0.6, -1.9, 1.1, -2.1], M.red, 0.18);
    kit.area([-0.85, -1, 0.85, -1, 0.65, 1.4, -0.65, 1.4], M.glass);
    kit.area([-0.74, -0.6, 0.74, -0.6, 0.58, 1.28, -0.58, 1.28], kit.tint ?? M.orange);
    kit.oval(-0.75, -1, 0.5, 0.5, M.orange);
    kit.dot(-0.75, -1, 0.38, M.yellow);
    kit.mark([0.5, -0.4, 0.64, -0.4, 0.5, 1, 0.4, 1], M.white, 0.6);
  }),
  honey: sized(2.8, 3.4, 1.6, (kit) => {
    kit.bar(0.4, -0.8, 1.3, -1.9, 0.16, M.wood);
    kit.curve([-1.1, 1.4, -1.25, 0.2, -0.9, -0.7, 0.9, -0.7, 1.25, 0.2, 1.1, 1.4], kit.tint ?? M.gold);
    kit.box(-1, -1.05, 2, 0.5, M.mustard, 0.12);
    kit.box(-0.8, -0.1, 1.6, 1, M.cream, 0.15);
    kit.oval(0, 0.4, 0.34, 0.28, M.black);
    kit.stripe(-0.12, 0.14, 0.12, 0.52, M.yellow);
    kit.stripe(0.1, 0.14, 0.1, 0.5, M.yellow);
    kit.spot(-0.06, 0.08, 0.16, 0.12, M.white);
    kit.curve([0.5, -0.9, 0.95, -0.9, 0.9, 0, 0.7, 0.3, 0.6, 0], M.orange);
  }),
  jar: sized(3.4, 4, 2, (kit) => {
    kit.curve(
      [-0.9, 1.9, -1.6, 0.6, -1.6, -0.5, -0.9, -1.3, 0.9, -1.3, 1.6, -0.5, 1.6, 0.6, 0.9, 1.9],
      kit.tint ?? M.cocoa,
    );
    kit.curve([-1.1, -1.3, -0.8, -1.8, 0.8, -1.8, 1.1, -1.3], kit.tint ?? M.cocoa);
    kit.dot(0, -1.85, 0.2, M.brown);
    kit.bend([-1.5, -0.1, -0.5, 0.15, 0.5, 0.15, 1.5, -0.1], M.crust, 0.12);
    kit.mark([-1.2, -0.4, -0.9, -0.7, -0.9, 0.6, -1.2, 0.5], M.white, 0.3);
  }),
  vase: sized(2.6, 4, 2, (kit) => {
    kit.curve(
      [
        -0.6, 1.9, -0.5, 1.5, -1.25, 0.1, -0.8, -1, -0.4, -1.4, -0.6, -1.9, 0.6, -1.9, 0.4, -1.4, 0.8, -1, 1.25, 0.1,
        0.5, 1.5, 0.6, 1.9,
      ],
      M.white,
    );
    for (const [x, y] of [
      [0, 0],
      [-0.6, 0.5],
      [0.6, 0.5],
    ] as const) {
      for (let index = 0; index < 5; index++) {
        const turn = (index * Math.PI * 2) / 5;
        kit.dot(x + Math.cos(turn) * 0.24, y + Math.sin(turn) * 0.22, 0.14, kit.tint ?? M.blue);
      }
    }
    kit.bend([-0.9, -0.6, 0, -0.4, 0.9, -0.6], kit.tint ?? M.blue, 0.14);
    kit.bend([-0.6, 1.3, 0, 1.4, 0.6, 1.3], kit.tint ?? M.blue, 0.14);
  }),
  plate: sized(3.6, 3.6, 1.8, (kit) => {
    kit.oval(0, 0, 1.8, 1.8, kit.tint ?? M.white);
    kit.ring(0, 0, 1.5, 1.5, M.sky, 0.13);
    kit.ring(0, 0, 1.05, 1.05, M.silver, 0.08);
  }),
  spoon: sized(1.2, 4, 2, (kit) => {
    kit.bar(0, 2, 0, -0.4, 0.22, M.steel);
    kit.oval(0, -1.15, 0.52, 0.78, M.steel);
    kit.spot(-0.04, -1.1, 0.32, 0.54, M.grey, 0.6);
  }),
  fork: sized(1.2, 4, 2, (kit) => {
    kit.bar(0, 2, 0, -0.4, 0.22, M.steel);
    kit.curve([-0.5, -1, -0.4, -0.3, 0, -0.1, 0.4, -0.3, 0.5, -1], M.steel);
    for (const x of [-0.42, -0.14, 0.14, 0.42]) {
      kit.bar(x, -0.8, x, -2, 0.15, M.steel);
    }
  }),
  chopsticks: sized(4.4, 1.6, 0.8, (kit) => {
    for (const [y, tilt] of [
      [0.4, -0.2],
      [-0.2, -0.5],
    ] as const) {
      kit.area([-2.2, y + 0.05, -2.2, y - 0.05, 2.2, y + tilt - 0.14, 2.2, y + tilt + 0.14], kit.tint ?? M.crimson);
      kit.line([1.2, y + tilt * 0.75, 1.9, y + tilt * 0.95], M.gold, 0.16);
    }
    kit.box(-1.7, 0.4, 0.8, 0.3, M.white, 0.12);
  }),
  knife: sized(5, 1.2, 0.6, (kit) => {
    kit.area([-0.4, -0.4, 1.6, -0.4, 2.5, 0.3, -0.4, 0.5], M.steel);
    kit.mark([-0.3, 0.2, 2.3, 0.2, 2.45, 0.32, -0.3, 0.48], M.white, 0.8);
    kit.box(-2.4, -0.34, 2, 0.6, kit.tint ?? M.cocoa, 0.2);
    for (const x of [-1.9, -1.4, -0.9]) {
      kit.dot(x, -0.04, 0.1, M.brass);
    }
  }),
  pot: sized(5, 3.6, 1.8, (kit) => {
    steam(kit, 0, -1.4, 0.5);
    for (const side of [-1, 1]) {
      kit.bar(side * 1.7, 0, side * 2.4, 0, 0.36, M.black);
    }
    kit.box(-1.8, -0.7, 3.6, 2.5, kit.tint ?? M.red, 0.4);
    kit.curve([-2, -0.6, -1.4, -1.2, 1.4, -1.2, 2, -0.6], M.steel);
    kit.oval(0, -1.35, 0.32, 0.24, M.black);
  }),
  frying_pan: sized(6.4, 3, 1.1, (kit) => {
    kit.bar(1.4, 0.1, 4, -0.5, 0.36, M.cocoa);
    kit.oval(-0.6, 0.1, 2.4, 0.95, M.charcoal);
    kit.spot(-0.6, 0.04, 2.1, 0.76, M.black);
    kit.curve([-2, 0.1, -1.4, -0.5, -0.4, -0.4, 0.6, -0.2, 0.9, 0.3, 0, 0.6, -1, 0.5, -1.7, 0.5], M.white);
    kit.oval(-0.5, 0, 0.48, 0.3, M.orange);
  }),
  thermos: sized(1.6, 4, 2, (kit) => {
    kit.box(-0.7, -0.9, 1.4, 2.9, kit.tint ?? M.forest, 0.2);
    kit.box(-0.6, -1.9, 1.2, 1, M.steel, 0.2);
    kit.stripe(-0.7, -0.5, 1.4, 0.2, M.steel);
    kit.stripe(-0.7, 1.5, 1.4, 0.2, M.steel);
    kit.mark([-0.45, -0.1, -0.25, -0.1, -0.25, 1.2, -0.45, 1.2], M.white, 0.4);
  }),
  teapot: {
    width: 3.3,
    height: 2.45,
    below: 1.2,
    draw: (kit) => {
      const glaze = kit.tint ?? M.blue;
      kit.ring(-1.12, 0.08, 0.5, 0.58, glaze, 0.2);
      kit.curve([0.66, 0.5, 1.02, 0.2, 1.2, -0.4, 1.62, -0.78, 1.7, -0.62, 1.44, -0.3, 1.3, 0.3, 0.8, 0.92], glaze);
      kit.spot(1.65, -0.7, 0.06, 0.09, M.charcoal);
      kit.box(-0.52, 0.98, 1.04, 0.2, M.cream, 0.08);
      kit.curve(
        [
          -1.06, 0.3, -0.88, -0.32, -0.46, -0.62, 0.46, -0.62, 0.88, -0.32, 1.06, 0.3, 0.78, 0.9, 0.42, 1.06, -0.42,
          1.06, -0.78, 0.9,
        ],
        glaze,
        { round: true },
      );
      kit.bend([-1.02, 0.1, -0.5, 0.26, 0, 0.3, 0.5, 0.26, 1.02, 0.1], M.cream, 0.07);
      for (const [x, y] of [
        [-0.16, 0.62],
        [0.16, 0.62],
        [0, 0.5],
        [-0.1, 0.78],
        [0.1, 0.78],
      ] as const) {
        kit.dot(x, y, 0.1, M.cream);
      }
      kit.dot(0, 0.66, 0.08, M.gold);
      kit.curve([-0.54, -0.58, -0.4, -0.84, 0, -0.94, 0.4, -0.84, 0.54, -0.58, 0, -0.52], glaze);
      kit.bend([-0.52, -0.57, 0, -0.5, 0.52, -0.57], M.cream, 0.08);
      kit.oval(0, -1.08, 0.17, 0.16, M.cream);
      kit.spot(-0.5, -0.08, 0.13, 0.34, M.white, 0.4);
    },
  },
});
