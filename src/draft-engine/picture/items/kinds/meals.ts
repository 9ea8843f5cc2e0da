import type { Colour } from '../../colour.ts';
import { itemDrawings, type Kit, MATERIAL as M, sized } from '../item-drawing.ts';
import { bowlOf, leaf, steam } from './parts.ts';

/** A bowl with something in it, whose rim lies at y = 0. */
const served = (kit: Kit, colour: Colour, fill: () => void): void => {
  kit.oval(0, 0, 1.5, 0.42, colour);
  fill();
  bowlOf(kit, 1.5, 1.1, colour);
};
/** A white plate under what lies at y = 0.6. */
const plate = (kit: Kit, half: number): void => kit.oval(0, 0.75, half, half * 0.2, M.white);
const bun = (kit: Kit, x: number, y: number, radius: number): void => {
  kit.curve(
    [
      x - radius,
      y + 0.35,
      x - radius * 0.85,
      y - radius * 0.5,
      x,
      y - radius,
      x + radius * 0.85,
      y - radius * 0.5,
      x + radius,
      y + 0.35,
    ],
    M.white,
  );
  for (const side of [-1, 0, 1]) {
    kit.bend(
      [x, y - radius * 0.85, x + side * radius * 0.3, y - radius * 0.5, x + side * radius * 0.55, y - radius * 0.25],
      M.tan,
      0.07,
    );
  }
};

/** Dishes and baked goods of many kitchens. */
export const MEALS = itemDrawings({
  rice: sized(3.4, 3.2, 1.3, (kit) => {
    steam(kit, 0, -1.1, 0.9);
    served(kit, kit.tint ?? M.blue, () => {
      kit.curve([-1.35, 0.05, -1.1, -0.7, -0.4, -1.1, 0.5, -1.1, 1.1, -0.7, 1.35, 0.05], M.white);
      for (const [x, y] of [
        [-0.6, -0.5],
        [0, -0.8],
        [0.5, -0.4],
        [-0.1, -0.3],
        [0.9, -0.3],
      ] as const) {
        kit.line([x, y, x + 0.16, y - 0.06], M.silver, 0.07);
      }
    });
    kit.stripe(-1.1, 0.35, 2.2, 0.12, M.white, 0.8);
  }),
  soup: sized(3.6, 2.8, 1.3, (kit) => {
    steam(kit, 0, -0.4, 1.1);
    served(kit, kit.tint ?? M.cream, () => {
      kit.spot(0, 0, 1.34, 0.34, M.orange);
      for (const [x, y] of [
        [-0.6, -0.05],
        [0.2, 0.08],
        [0.7, -0.08],
      ] as const) {
        kit.dot(x, y, 0.13, M.green);
      }
    });
    kit.bar(0.5, -0.1, 1.8, -1.2, 0.16, M.steel);
  }),
  dumplings: sized(4.4, 2.6, 1.1, (kit) => {
    kit.oval(0, 0.7, 2.2, 0.44, kit.tint ?? M.teal);
    kit.spot(0, 0.66, 1.7, 0.3, M.ice);
    for (const [x, y] of [
      [0, -0.6],
      [-1, 0.15],
      [1, 0.15],
      [0, 0.4],
    ] as const) {
      kit.curve(
        [
          x - 0.95,
          y + 0.15,
          x - 0.7,
          y - 0.35,
          x,
          y - 0.62,
          x + 0.7,
          y - 0.35,
          x + 0.95,
          y + 0.15,
          x + 0.4,
          y + 0.42,
          x - 0.4,
          y + 0.42,
        ],
        M.cream,
      );
      kit.bend([x - 0.8, y + 0.05, x - 0.5, y - 0.25, x, y - 0.4, x + 0.5, y - 0.25, x + 0.8, y + 0.05], M.bread, 0.1);
      for (const dx of [-0.45, -0.15, 0.15, 0.45]) {
        kit.line([x + dx, y - 0.3, x + dx * 1.1, y - 0.5], M.bread, 0.09);
      }
    }
    steam(kit, 0, -1, 0.5);
  }),
  steamed_bun: sized(4.4, 3.2, 1.4, (kit) => {
    steam(kit, 0, -1.2, 0.7);
    bun(kit, 0, -0.4, 0.85);
    bun(kit, -1, 0.1, 0.85);
    bun(kit, 1, 0.1, 0.85);
    kit.box(-2.1, 0.3, 4.2, 1, M.tan, 0.1);
    kit.box(-2.2, 0.25, 4.4, 0.3, M.wood, 0.1);
    kit.box(-2.15, 1.05, 4.3, 0.3, M.wood, 0.1);
    for (let x = -1.8; x < 2; x += 0.5) {
      kit.line([x, 0.6, x, 1], M.wood, 0.06);
    }
  }),
  kimchi: sized(3.8, 2.2, 1.1, (kit) => {
    kit.curve([-1.5, 0.1, -1.3, -0.6, -0.5, -1, 0.5, -1, 1.2, -0.7, 1.5, 0.1], M.crimson);
    for (const [x, y, turn] of [
      [-1.2, -0.1, -1],
      [-0.6, -0.4, -1.8],
      [0.2, -0.5, -1.2],
      [0.8, -0.2, -2],
      [-0.2, 0, -0.9],
    ] as const) {
      leaf(kit, [x, y, 0.8, turn], M.orange);
      leaf(kit, [x + 0.15, y + 0.05, 0.55, turn], M.red);
    }
    kit.mark([-0.8, -0.3, -0.5, -0.5, -0.3, -0.1, -0.6, 0], M.cream);
    kit.mark([0.4, -0.5, 0.7, -0.6, 0.8, -0.2, 0.5, -0.1], M.cream);
    for (const [x, y] of [
      [-0.3, -0.8],
      [0.7, -0.7],
      [1, -0.1],
      [-1, -0.4],
    ] as const) {
      kit.line([x, y, x + 0.18, y + 0.1], M.green, 0.1);
    }
    kit.curve([-1.8, 0, 1.8, 0, 1.3, 0.9, -1.3, 0.9], kit.tint ?? M.white);
    kit.stripe(-1.1, 0.4, 2.2, 0.1, M.sky);
  }),
  sushi: sized(4.6, 2, 0.9, (kit) => {
    for (const [x, colour] of [
      [-1.25, M.orange],
      [0.45, M.crimson],
    ] as const) {
      kit.box(x - 0.7, -0.25, 1.4, 0.65, M.white, 0.28);
      kit.curve([x - 0.85, 0, x - 0.6, -0.6, x + 0.6, -0.6, x + 0.85, 0, x + 0.4, -0.15, x - 0.4, -0.15], colour);
      for (const dx of [-0.35, 0.05, 0.45]) {
        kit.line([x + dx, -0.5, x + dx - 0.18, -0.2], M.cream, 0.07);
      }
    }
    kit.oval(1.75, 0.02, 0.48, 0.42, M.black);
    kit.oval(1.75, -0.06, 0.38, 0.3, M.white);
    kit.dot(1.75, -0.06, 0.14, M.orange);
    kit.box(-2.3, 0.4, 4.6, 0.26, M.wood, 0.06);
    kit.bar(-1.6, 0.75, -1.2, 0.75, 0.25, M.wood);
    kit.bar(1.2, 0.75, 1.6, 0.75, 0.25, M.wood);
  }),
  rice_ball: sized(2.4, 2.3, 1.1, (kit) => {
    kit.curve([-1.1, 0.9, -0.9, 0, -0.3, -0.95, 0.3, -0.95, 0.9, 0, 1.1, 0.9, 0, 1.05], M.white);
    kit.box(-0.5, 0.1, 1, 0.95, M.black, 0.06);
    for (const [x, y] of [
      [-0.2, -0.5],
      [0.3, -0.3],
      [-0.5, 0],
      [0.7, 0.4],
    ] as const) {
      kit.line([x, y, x + 0.13, y + 0.05], M.silver, 0.06);
    }
  }),
  lunchbox: sized(4.6, 3.2, 1.4, (kit) => {
    kit.box(-2.2, -1.3, 4.4, 2.7, kit.tint ?? M.crimson, 0.3);
    kit.stripe(-1.9, -1, 2, 2.1, M.white);
    kit.dot(-0.9, 0, 0.28, M.red);
    for (const [x, y] of [
      [-1.5, -0.5],
      [-0.4, 0.6],
      [-1.4, 0.6],
    ] as const) {
      kit.dot(x, y, 0.05, M.black);
    }
    kit.stripe(0.25, -1, 1.7, 1, M.green);
    kit.oval(0.7, -0.5, 0.4, 0.36, M.yellow);
    kit.oval(1.4, -0.5, 0.4, 0.36, M.yellow);
    kit.stripe(0.25, 0.15, 1.7, 0.95, M.cream);
    kit.curve([0.4, 0.7, 0.8, 0.3, 1.7, 0.5, 1.8, 0.8, 0.8, 0.95], M.orange);
    kit.bar(-2.1, -1.65, 2.1, -1.65, 0.14, M.wood);
    kit.bar(-2.1, -1.45, 2.1, -1.5, 0.14, M.wood);
  }),
  tofu: sized(3.4, 1.9, 0.8, (kit) => {
    plate(kit, 1.7);
    kit.area([-1.1, -0.5, -0.7, -0.9, 1.3, -0.9, 1, -0.5], M.white);
    kit.area([1, -0.5, 1.3, -0.9, 1.3, 0.2, 1, 0.6], M.tan);
    kit.box(-1.1, -0.5, 2.1, 1.1, M.cream, 0.06);
    kit.dot(-0.1, -0.72, 0.16, M.green);
    kit.dot(0.2, -0.76, 0.12, M.green);
  }),
  mooncake: sized(2.8, 2, 1, (kit) => {
    kit.curve([-1.3, -0.2, -1.35, 0.5, -0.9, 0.9, 0, 0.98, 0.9, 0.9, 1.35, 0.5, 1.3, -0.2], M.crust);
    for (const x of [-1, -0.5, 0, 0.5, 1]) {
      kit.line([x * 1.1, 0, x, 0.8], M.brown, 0.09);
    }
    kit.oval(0, -0.3, 1.35, 0.62, M.bread);
    kit.ring(0, -0.3, 1.05, 0.46, M.crust, 0.09);
    for (let index = 0; index < 6; index++) {
      const turn = (index * Math.PI) / 3;
      kit.spot(Math.cos(turn) * 0.5, -0.3 + Math.sin(turn) * 0.22, 0.2, 0.1, M.crust);
    }
    kit.spot(0, -0.3, 0.18, 0.09, M.crust);
  }),
  rice_cake: sized(4, 2.2, 1, (kit) => {
    plate(kit, 2);
    for (const [x, y, colour] of [
      [-0.65, -0.2, M.pink],
      [0.65, -0.2, M.lime],
      [0, -0.65, M.cream],
      [-1.1, 0.35, M.cream],
      [0, 0.4, M.pink],
      [1.1, 0.35, M.lime],
    ] as const) {
      kit.curve(
        [x - 0.58, y + 0.15, x - 0.4, y - 0.3, x, y - 0.42, x + 0.4, y - 0.3, x + 0.58, y + 0.15, x, y + 0.28],
        colour,
      );
      kit.bend([x - 0.3, y - 0.12, x, y - 0.2, x + 0.3, y - 0.12], M.white, 0.06);
    }
  }),
  skewer: sized(1.6, 4.4, 2.6, (kit) => {
    kit.bar(0, 2.6, 0, -1.7, 0.11, M.tan);
    for (const [y, colour] of [
      [-1.1, M.pink],
      [-0.2, M.cream],
      [0.7, M.green],
    ] as const) {
      kit.oval(0, y, 0.52, 0.48, kit.tint ?? colour);
      kit.dot(-0.16, y - 0.16, 0.1, M.white, 0.7);
    }
  }),
  candied_haws: sized(1.8, 5.4, 3, (kit) => {
    kit.bar(0, 3, 0, -2.2, 0.12, M.tan);
    for (const y of [-1.7, -0.85, 0, 0.85, 1.7]) {
      kit.oval(0, y, 0.5, 0.48, M.crimson);
      kit.spot(-0.16, y - 0.18, 0.16, 0.09, M.white, 0.9);
    }
  }),
  burger: sized(3, 2.5, 1.2, (kit) => {
    kit.curve([-1.3, 0.65, 1.3, 0.65, 1.1, 1.2, -1.1, 1.2], M.bread);
    kit.box(-1.4, 0.25, 2.8, 0.5, M.cocoa, 0.24);
    kit.area([-1.4, 0.1, 1.4, 0.1, 1, 0.35, 0.6, 0.6, 0.2, 0.3, -0.8, 0.3], M.yellow);
    kit.bend([-1.5, 0, -1, 0.25, -0.5, 0, 0, 0.25, 0.5, 0, 1, 0.25, 1.5, 0], M.green, 0.26);
    kit.bar(-1.2, -0.15, 1.2, -0.15, 0.26, M.red);
    kit.curve([-1.45, -0.2, -1.2, -0.95, 0, -1.3, 1.2, -0.95, 1.45, -0.2], M.crust);
    for (const [x, y] of [
      [-0.7, -0.75],
      [-0.1, -1],
      [0.5, -0.8],
      [0.1, -0.6],
    ] as const) {
      kit.spot(x, y, 0.11, 0.06, M.cream);
    }
  }),
  pizza: sized(3.2, 3.4, 1.7, (kit) => {
    kit.curve([-1.45, -1.1, -0.8, -1.6, 0, -1.7, 0.8, -1.6, 1.45, -1.1, 1.2, -0.8, 0, -1.1, -1.2, -0.8], M.crust);
    kit.area([-1.25, -1, -0.6, -1.2, 0, -1.25, 0.6, -1.2, 1.25, -1, 0, 1.7], M.yellow);
    for (const [x, y] of [
      [-0.5, -0.7],
      [0.5, -0.6],
      [0, 0.15],
    ] as const) {
      kit.oval(x, y, 0.33, 0.3, M.red);
    }
    leaf(kit, [-0.3, -0.2, 0.45, 0.4], M.forest);
    kit.dot(0.2, -0.9, 0.12, M.black);
    kit.curve([-0.8, -0.1, -0.66, 0.05, -0.7, 0.5, -0.84, 0.3], M.yellow);
  }),
  hot_dog: sized(3.8, 1.6, 0.8, (kit) => {
    kit.curve([-1.6, -0.1, -1.2, -0.6, 1.2, -0.6, 1.6, -0.1], M.crust);
    kit.bar(-1.6, -0.2, 1.6, -0.2, 0.6, M.red);
    kit.oval(-1.65, -0.2, 0.26, 0.3, M.red);
    kit.oval(1.65, -0.2, 0.26, 0.3, M.red);
    kit.bend([-1.4, -0.35, -0.9, -0.15, -0.5, -0.4, 0, -0.15, 0.4, -0.4, 0.9, -0.15, 1.4, -0.35], M.yellow, 0.14);
    kit.curve([-1.7, 0, 1.7, 0, 1.4, 0.7, -1.4, 0.7], M.bread);
  }),
  sandwich: sized(3.6, 2.6, 1.2, (kit) => {
    kit.area([-1.7, 1, 1.5, 1, 1.5, 0.6, -1.7, 0.6], M.bread);
    kit.bend([-1.8, 0.5, -1.3, 0.7, -0.8, 0.45, -0.3, 0.7, 0.2, 0.45, 0.7, 0.7, 1.2, 0.45, 1.6, 0.6], M.green, 0.28);
    kit.bar(-1.6, 0.2, 1.4, 0.2, 0.26, M.red);
    kit.area([-1.7, -0.05, 1.5, -0.05, 1, 0.12, 0.6, 0.4, 0.2, 0.12, -1.4, 0.12], M.yellow);
    kit.bar(-1.6, -0.2, 1.4, -0.2, 0.26, M.pink);
    kit.area([-1.7, -0.35, -0.9, -1.2, 1.9, -1.2, 1.5, -0.35], M.crust);
    kit.mark([-1.4, -0.45, -0.75, -1.1, 1.65, -1.1, 1.3, -0.45], M.bread);
    kit.box(-1.7, -0.6, 3.2, 0.4, M.bread, 0.1);
  }),
  cheese: sized(3.2, 2.1, 1, (kit) => {
    kit.area([-1.5, -0.1, 1.1, -1, 1.5, -0.1], M.cream);
    kit.box(-1.5, -0.1, 3, 1.1, kit.tint ?? M.yellow, 0.05);
    for (const [x, y, r] of [
      [-0.9, 0.3, 0.2],
      [0, 0.6, 0.26],
      [0.8, 0.25, 0.2],
      [1.2, 0.75, 0.14],
      [-1, 0.8, 0.12],
    ] as const) {
      kit.spot(x, y, r, r * 0.9, M.mustard);
    }
  }),
  meat: sized(3.2, 2.4, 1.1, (kit) => {
    kit.bar(0.8, 0.4, 1.6, 0.85, 0.28, M.bone);
    kit.oval(1.6, 0.7, 0.22, 0.2, M.bone);
    kit.oval(1.55, 1, 0.22, 0.2, M.bone);
    kit.curve([1.1, 0.6, 0.3, 0.8, -0.8, 0.6, -1.5, -0.2, -1, -1.1, 0, -1.1, 0.7, -0.4], M.crust);
    kit.bend([-1, -0.5, -0.6, -0.8, -0.1, -0.75], M.bread, 0.14);
  }),
  cookie: sized(2.2, 2.2, 1.1, (kit) => {
    kit.oval(0, 0, 1.1, 1.06, M.bread);
    for (const [x, y] of [
      [-0.4, -0.5],
      [0.4, -0.4],
      [-0.6, 0.2],
      [0.1, 0.1],
      [0.6, 0.4],
      [-0.1, 0.65],
    ] as const) {
      kit.spot(x, y, 0.18, 0.16, M.cocoa);
    }
    kit.bend([-0.1, -0.3, 0.1, -0.2, 0.1, -0.05], M.crust, 0.06);
  }),
  donut: sized(2.6, 2.4, 1.2, (kit) => {
    kit.oval(0, 0, 1.25, 1.16, M.bread);
    kit.curve(
      [
        -1.1, 0.2, -1.05, -0.6, -0.4, -1.05, 0.4, -1.05, 1.05, -0.6, 1.1, 0.2, 0.7, 0.7, 0.3, 0.6, -0.1, 0.9, -0.5, 0.6,
        -0.9, 0.7,
      ],
      kit.tint ?? M.pink,
    );
    kit.spot(0, -0.05, 0.4, 0.34, M.cocoa);
    for (const [x, y, colour] of [
      [-0.7, -0.3, M.cyan],
      [-0.2, -0.75, M.yellow],
      [0.5, -0.6, M.white],
      [0.8, 0, M.cyan],
      [-0.6, 0.3, M.yellow],
      [0.3, 0.5, M.white],
    ] as const) {
      kit.line([x, y, x + 0.14, y + 0.1], colour, 0.1);
    }
  }),
  popcorn: sized(2.4, 3.2, 1.6, (kit) => {
    for (const [x, y] of [
      [-0.8, -0.7],
      [-0.3, -1.1],
      [0.3, -1.1],
      [0.8, -0.7],
      [0, -0.7],
      [-0.5, -0.6],
      [0.5, -0.6],
    ] as const) {
      kit.oval(x, y, 0.4, 0.36, M.cream);
      kit.dot(x + 0.08, y + 0.06, 0.12, M.gold);
    }
    kit.area([-1.15, -0.5, 1.15, -0.5, 0.8, 1.6, -0.8, 1.6], M.white);
    for (const x of [-0.9, -0.2, 0.5]) {
      kit.mark([x, -0.5, x + 0.36, -0.5, x * 0.72 + 0.26, 1.6, x * 0.72, 1.6], M.red);
    }
  }),
  chocolate: sized(3, 2, 1, (kit) => {
    kit.box(-1.4, -0.9, 2.8, 1.8, M.cocoa, 0.08);
    for (const x of [-1.3, -0.72, -0.14]) {
      for (const y of [-0.8, -0.22, 0.36]) {
        kit.box(x, y, 0.48, 0.46, M.brown, 0.06);
      }
    }
    kit.area([0.4, -1, 1.5, -1, 1.5, 1, 0.2, 1, 0.5, 0.6, 0.2, 0.2, 0.5, -0.2, 0.2, -0.6], kit.tint ?? M.crimson);
    kit.mark(
      [0.2, -0.6, 0.5, -1, 0.3, -1, 0, -0.7, 0.3, -0.2, 0, 0.2, 0.3, 0.6, 0, 1, 0.2, 1, 0.5, 0.6, 0.2, 0.2, 0.5, -0.2],
      M.silver,
    );
  }),
  lollipop: sized(2, 4, 2.2, (kit) => {
    kit.bar(0, 2.2, 0, -0.4, 0.15, M.white);
    kit.oval(0, -0.85, 0.95, 0.95, kit.tint ?? M.red);
    const path: number[] = [];
    for (let turn = 0; turn < 15; turn++) {
      path.push(Math.cos(turn * 0.8) * turn * 0.058, -0.85 + Math.sin(turn * 0.8) * turn * 0.058);
    }
    kit.bend(path, M.white, 0.17);
  }),
  candy: sized(2.8, 1.5, 0.75, (kit) => {
    kit.area([-0.6, 0, -1.4, -0.6, -1.25, 0, -1.4, 0.6], kit.tint ?? M.rose);
    kit.area([0.6, 0, 1.4, -0.6, 1.25, 0, 1.4, 0.6], kit.tint ?? M.rose);
    kit.oval(0, 0, 0.75, 0.68, kit.tint ?? M.rose);
    kit.bend([-0.35, -0.55, 0, -0.1, -0.2, 0.6], M.white, 0.2);
    kit.bend([0.2, -0.6, 0.5, -0.1, 0.3, 0.55], M.white, 0.18);
  }),
});
