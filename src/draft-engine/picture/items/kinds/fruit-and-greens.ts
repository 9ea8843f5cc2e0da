import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';
import { leaf } from './parts.ts';

/** Fruit, vegetables, flowers and other plants, wood, ice and snow. */
export const FRUIT_AND_GREENS = itemDrawings({
  orange: sized(1.6, 1.7, 0.8, (kit) => {
    kit.oval(0, 0, 0.78, 0.76, M.orange);
    for (const [x, y] of [
      [-0.3, 0.1],
      [0.2, 0.3],
      [0.3, -0.2],
      [-0.1, -0.3],
      [0, 0.5],
    ] as const) {
      kit.dot(x, y, 0.05, M.copper, 0.7);
    }
    kit.line([0, -0.72, 0.04, -0.9], M.wood, 0.1);
    leaf(kit, [0.04, -0.8, 0.6, -0.3]);
  }),
  banana: sized(3, 2.2, 1.1, (kit) => {
    for (const [dx, dy] of [
      [0.25, -0.3],
      [0, 0],
    ] as const) {
      kit.curve(
        [
          -1.3 + dx,
          -0.8 + dy,
          -0.8 + dx,
          0.2 + dy,
          0.2 + dx,
          0.7 + dy,
          1.2 + dx,
          0.4 + dy,
          1.1 + dx,
          0.7 + dy,
          0.2 + dx,
          1.1 + dy,
          -0.8 + dx,
          0.8 + dy,
          -1.45 + dx,
          -0.4 + dy,
        ],
        M.yellow,
      );
    }
    kit.bend([-1.2, -0.1, -0.7, 0.55, 0.2, 0.92, 0.9, 0.72], M.mustard, 0.1);
    kit.bar(-1.4, -0.6, -1.2, -1.1, 0.26, M.brown);
    kit.dot(1.2, 0.52, 0.13, M.cocoa);
  }),
  grapes: sized(2.2, 2.8, 1.5, (kit) => {
    kit.line([0, -1, 0.1, -1.4], M.wood, 0.14);
    for (const [row, count] of [4, 4, 3, 2, 1].entries()) {
      for (let index = 0; index < count; index++) {
        kit.oval((index - (count - 1) / 2) * 0.52, -0.7 + row * 0.48, 0.3, 0.3, kit.tint ?? M.violet);
        kit.dot((index - (count - 1) / 2) * 0.52 - 0.09, -0.8 + row * 0.48, 0.07, M.white, 0.6);
      }
    }
    leaf(kit, [0, -1, 0.9, -0.3]);
    leaf(kit, [0, -1, 0.7, -2.8]);
  }),
  strawberry: sized(1.4, 1.7, 0.9, (kit) => {
    kit.curve([0, 0.85, -0.6, 0.1, -0.62, -0.4, 0, -0.55, 0.62, -0.4, 0.6, 0.1], M.red);
    for (const [x, y] of [
      [-0.3, -0.2],
      [0.3, -0.2],
      [0, 0],
      [-0.25, 0.25],
      [0.25, 0.25],
      [0, 0.5],
    ] as const) {
      kit.spot(x, y, 0.05, 0.08, M.yellow);
    }
    for (const turn of [-2.9, -2.2, -1.57, -0.9, -0.2]) {
      leaf(kit, [0, -0.5, 0.5, turn]);
    }
  }),
  peach: sized(1.7, 1.8, 0.8, (kit) => {
    kit.curve([0, -0.75, 0.7, -0.6, 0.85, 0.1, 0.3, 0.75, 0, 0.85, -0.3, 0.75, -0.85, 0.1, -0.7, -0.6], M.pink);
    kit.spot(0.35, 0, 0.34, 0.46, M.rose, 0.5);
    kit.bend([0, -0.75, -0.25, -0.2, -0.1, 0.5], M.rose, 0.1);
    leaf(kit, [0, -0.7, 0.8, -0.2]);
    leaf(kit, [0, -0.7, 0.7, -2.9]);
  }),
  cherries: sized(1.8, 2, 1, (kit) => {
    kit.bend([-0.5, 0.3, -0.2, -0.4, 0.2, -0.9], M.forest, 0.1);
    kit.bend([0.5, 0.4, 0.5, -0.3, 0.2, -0.9], M.forest, 0.1);
    kit.oval(-0.5, 0.5, 0.42, 0.42, M.crimson);
    kit.oval(0.5, 0.6, 0.42, 0.42, M.crimson);
    kit.dot(-0.62, 0.36, 0.1, M.white, 0.8);
    kit.dot(0.38, 0.46, 0.1, M.white, 0.8);
    leaf(kit, [0.2, -0.9, 0.8, 0.3]);
  }),
  lemon: sized(2, 1.5, 0.7, (kit) => {
    kit.curve(
      [-1, 0, -0.75, -0.3, -0.2, -0.66, 0.4, -0.6, 0.75, -0.25, 1, 0, 0.75, 0.3, 0.2, 0.66, -0.4, 0.62, -0.75, 0.3],
      M.yellow,
    );
    kit.mark([-0.5, -0.3, -0.1, -0.5, -0.2, -0.35], M.white, 0.7);
    leaf(kit, [-0.7, -0.3, 0.7, -1]);
  }),
  watermelon: sized(3.2, 2.1, 1, (kit) => {
    kit.curve([-1.6, -0.6, -1.3, 0.4, -0.6, 0.95, 0, 1.05, 0.6, 0.95, 1.3, 0.4, 1.6, -0.6], M.green);
    kit.mark([-1.4, -0.7, -1.1, 0.25, -0.5, 0.72, 0, 0.82, 0.5, 0.72, 1.1, 0.25, 1.4, -0.7], M.cream);
    kit.area([-1.3, -0.7, -1, 0.15, -0.45, 0.6, 0, 0.68, 0.45, 0.6, 1, 0.15, 1.3, -0.7], M.red);
    for (const [x, y] of [
      [-0.7, -0.3],
      [-0.2, -0.1],
      [0.3, -0.35],
      [0.75, -0.2],
      [0.1, 0.3],
      [-0.4, 0.25],
    ] as const) {
      kit.spot(x, y, 0.06, 0.11, M.black);
    }
  }),
  tomato: sized(1.6, 1.5, 0.75, (kit) => {
    kit.curve([0, -0.45, -0.5, -0.58, -0.8, 0, -0.5, 0.62, 0, 0.7, 0.5, 0.62, 0.8, 0, 0.5, -0.58], M.red);
    kit.dot(-0.4, -0.15, 0.12, M.white, 0.6);
    for (const turn of [-2.9, -2, -1.1, -0.2, 0.9, 2.2]) {
      leaf(kit, [0, -0.5, 0.42, turn], M.forest);
    }
  }),
  pumpkin: sized(3, 2.5, 1.1, (kit) => {
    kit.curve([-0.1, -0.9, -0.2, -1.4, 0.2, -1.4, 0.3, -0.9], M.forest);
    for (const x of [-0.85, 0.85, -0.42, 0.42, 0]) {
      kit.oval(x, 0.1, 0.62, 0.98, kit.tint ?? M.orange);
    }
    kit.bend([0, -0.9, 0.6, -1.2, 1, -0.9, 0.9, -0.7], M.green, 0.1);
  }),
  carrot: sized(1.4, 3, 1.5, (kit) => {
    for (const turn of [-2, -1.57, -1.1]) {
      leaf(kit, [0, -0.6, 0.9, turn]);
    }
    kit.curve([0, 1.5, -0.35, 0.4, -0.5, -0.4, 0, -0.7, 0.5, -0.4, 0.35, 0.4], M.orange);
    for (const [x, y] of [
      [-0.35, -0.1],
      [0.05, 0.25],
      [-0.2, 0.6],
    ] as const) {
      kit.line([x, y, x + 0.24, y + 0.03], M.copper, 0.07);
    }
  }),
  mushroom: sized(2, 2, 1, (kit) => {
    kit.curve([-0.35, 0, 0.35, 0, 0.5, 0.95, -0.5, 0.95], M.cream);
    kit.curve([-1, 0.1, -0.8, -0.6, 0, -1, 0.8, -0.6, 1, 0.1, 0, 0.25], kit.tint ?? M.red);
    for (const [x, y, r] of [
      [-0.5, -0.3, 0.16],
      [0.1, -0.6, 0.18],
      [0.55, -0.2, 0.14],
      [0, -0.1, 0.12],
    ] as const) {
      kit.dot(x, y, r, M.white);
    }
  }),
  corn: sized(1.8, 3.2, 1.6, (kit) => {
    kit.curve([0, -1.6, 0.5, -1, 0.55, 0.6, 0, 1.2, -0.55, 0.6, -0.5, -1], M.yellow);
    for (let y = -1.2; y < 0.6; y += 0.28) {
      for (const x of [-0.3, 0, 0.3]) {
        kit.dot(x, y, 0.1, M.mustard);
      }
    }
    kit.curve([0, 1.6, -0.9, 0.8, -0.8, -0.6, -0.3, 0.4], M.green);
    kit.curve([0, 1.6, 0.9, 0.8, 0.8, -0.6, 0.3, 0.4], M.green);
  }),
  potato: sized(3, 2.2, 1, (kit) => {
    for (const [x, y, r] of [
      [0.7, -0.3, 0.75],
      [-0.4, 0.2, 0.95],
    ] as const) {
      kit.curve(
        [
          x - r,
          y + 0.1,
          x - r * 0.7,
          y - r * 0.6,
          x,
          y - r * 0.55,
          x + r * 0.7,
          y - r * 0.65,
          x + r,
          y,
          x + r * 0.7,
          y + r * 0.65,
          x - r * 0.2,
          y + r * 0.7,
          x - r * 0.8,
          y + r * 0.5,
        ],
        M.crust,
      );
      for (const [dx, dy] of [
        [-0.5, 0],
        [0, -0.25],
        [0.45, 0.2],
        [-0.1, 0.38],
        [0.3, -0.4],
      ] as const) {
        kit.spot(x + dx * r, y + dy * r, 0.07, 0.05, M.cocoa);
      }
    }
  }),
  cabbage: sized(2.6, 2.2, 1.1, (kit) => {
    for (const side of [-1, 1]) {
      kit.curve([side * 0.2, 1, side * 1.1, 0.8, side * 1.35, -0.2, side * 1, -0.9, side * 0.6, -0.2], M.forest);
    }
    kit.oval(0, 0, 1, 0.98, M.lime);
    kit.curve([-0.9, 0.6, -1, -0.4, -0.4, -0.95, 0.3, -0.6, 0.1, 0.4, -0.2, 1], M.green);
    kit.curve([0.9, 0.7, 1, -0.2, 0.6, -0.7, 0.2, -0.1, 0.1, 0.6, 0.2, 1], M.green);
    for (const [x, lean] of [
      [-0.3, -0.4],
      [0.5, 0.3],
    ] as const) {
      kit.bend([x * 0.4, 0.95, x, 0.2, x + lean * 0.4, -0.5], M.cream, 0.11);
      kit.line([x, 0.2, x + lean, -0.1], M.cream, 0.07);
      kit.line([x * 0.8, 0.4, x * 0.8 - lean, 0.1], M.cream, 0.07);
    }
  }),
  chilli: sized(2.4, 1.5, 0.7, (kit) => {
    kit.curve([-0.9, -0.4, -0.5, -0.6, 0.2, -0.3, 0.8, 0.3, 1.2, 0.3, 0.7, 0.65, -0.2, 0.4, -0.8, 0], M.red);
    kit.curve([-1, -0.5, -0.7, -0.65, -0.6, -0.2, -0.9, -0.05], M.green);
    kit.bend([-0.9, -0.4, -1.1, -0.5, -1.1, -0.75], M.green, 0.14);
    kit.bend([-0.3, -0.3, 0.2, -0.05, 0.6, 0.3], M.pink, 0.07);
  }),
  garlic: sized(1.5, 1.8, 0.85, (kit) => {
    kit.curve([0, -0.95, 0.14, -0.4, 0.7, 0.1, 0.55, 0.7, 0, 0.82, -0.55, 0.7, -0.7, 0.1, -0.14, -0.4], M.white);
    for (const side of [-1, 1]) {
      kit.bend([0, -0.6, side * 0.26, 0, side * 0.14, 0.75], M.plum, 0.06);
    }
    kit.line([-0.2, 0.8, 0.2, 0.8], M.tan, 0.1);
  }),
  rose: sized(1.7, 3.6, 1.9, (kit) => {
    kit.line([0, 1.9, 0.05, 0.6, 0, -0.8], M.forest, 0.15);
    leaf(kit, [0.04, 0.7, 0.9, -0.5]);
    leaf(kit, [0, 1.1, 0.8, -2.6]);
    kit.curve(
      [-0.75, -1, -0.6, -1.6, 0, -1.75, 0.6, -1.6, 0.75, -1, 0.4, -0.5, 0, -0.4, -0.4, -0.5],
      kit.tint ?? M.crimson,
    );
    kit.bend([-0.1, -1.2, 0.15, -1.35, 0.25, -1.1, -0.1, -0.95, -0.35, -1.2, 0, -1.55, 0.45, -1.3], M.plum, 0.09);
    kit.bend([-0.7, -1, -0.3, -0.75, 0.1, -0.45], M.plum, 0.09);
    kit.bend([0.72, -1.05, 0.4, -0.7, 0.1, -0.5], M.plum, 0.09);
  }),
  sunflower: sized(2.4, 5, 2.5, (kit) => {
    kit.line([0, 2.5, 0.06, 0.8, 0, -1], M.forest, 0.2);
    leaf(kit, [0.05, 1, 1.1, -0.5]);
    leaf(kit, [0, 1.5, 1.1, -2.6]);
    for (let index = 0; index < 14; index++) {
      const turn = (index * Math.PI) / 7;
      kit.oval(Math.cos(turn) * 0.86, -1.3 + Math.sin(turn) * 0.86, 0.42, 0.18, M.yellow, turn);
    }
    kit.oval(0, -1.3, 0.66, 0.66, M.cocoa);
    kit.ring(0, -1.3, 0.36, 0.36, M.brown, 0.12);
  }),
  cherry_branch: sized(4.6, 2.8, 1.4, (kit) => {
    kit.bend([-2.2, 1.2, -1, 0.5, 0.4, 0.2, 2.2, -1.2], M.cocoa, 0.22);
    kit.bend([-0.4, 0.3, 0.1, -0.5, 0.2, -1.2], M.cocoa, 0.14);
    for (const [x, y] of [
      [-1.3, 0.6],
      [-0.4, 0.1],
      [0.2, -1.1],
      [0.7, 0.1],
      [1.3, -0.5],
      [2, -1],
      [0, -0.4],
    ] as const) {
      for (let index = 0; index < 5; index++) {
        const turn = (index * Math.PI * 2) / 5 + x;
        kit.oval(x + Math.cos(turn) * 0.24, y + Math.sin(turn) * 0.24, 0.22, 0.16, kit.tint ?? M.pink, turn);
      }
      kit.dot(x, y, 0.1, M.rose);
    }
  }),
  cactus: sized(2.6, 4, 2, (kit) => {
    kit.bend([-0.5, 0.2, -1.1, 0.1, -1.1, -0.7], M.green, 0.55);
    kit.bend([0.5, -0.2, 1.1, -0.3, 1.1, -1.1], M.green, 0.55);
    kit.curve([-0.55, 1, -0.6, -0.8, 0, -1.8, 0.6, -0.8, 0.55, 1], M.green);
    for (const x of [-0.25, 0.1, 0.4]) {
      for (let y = -1.1; y < 0.7; y += 0.42) {
        kit.line([x - 0.07, y, x + 0.07, y - 0.08], M.cream, 0.06);
      }
    }
    kit.oval(0, -1.75, 0.26, 0.22, M.rose);
    kit.area([-1, 0.7, 1, 0.7, 0.75, 2, -0.75, 2], kit.tint ?? M.copper);
    kit.box(-1.1, 0.55, 2.2, 0.4, kit.tint ?? M.copper, 0.08);
  }),
  bamboo: sized(3.4, 7, 3.5, (kit) => {
    for (const [x, top] of [
      [-0.9, -3],
      [0, -3.5],
      [0.9, -2.6],
    ] as const) {
      kit.bar(x, 3.5, x, top, 0.5, kit.tint ?? M.green);
      for (let y = top + 1; y < 3.4; y += 1.4) {
        kit.line([x - 0.28, y, x + 0.28, y], M.forest, 0.13);
      }
    }
    for (const [x, y, turn] of [
      [0.9, -1.5, -0.3],
      [0.9, -1.5, 0.4],
      [-0.9, -0.8, 2.8],
      [-0.9, -2, -2.6],
      [0, -2.6, -0.6],
    ] as const) {
      leaf(kit, [x, y, 1, turn], M.lime);
    }
  }),
  wheat: sized(2.2, 4.6, 2.3, (kit) => {
    for (const lean of [-0.7, 0, 0.7]) {
      kit.bend([0, 2.3, lean * 0.4, 0.6, lean, -1], M.mustard, 0.11);
      for (let index = 0; index < 5; index++) {
        const [x, y] = [lean * (0.8 + index * 0.1), -0.5 - index * 0.34];
        for (const side of [-1, 1]) {
          kit.oval(x + side * 0.16, y, 0.11, 0.25, M.gold, side * 0.5);
        }
      }
    }
    kit.bar(-0.35, 1.1, 0.35, 1.1, 0.3, M.crimson);
  }),
  clover: sized(1.8, 2.2, 1.2, (kit) => {
    kit.bend([0.3, 1.2, 0.1, 0.5, 0, -0.2], M.forest, 0.12);
    for (let index = 0; index < 4; index++) {
      kit.painter.at({ y: -0.25, rotation: (index * Math.PI) / 2 + Math.PI / 4 }, () => {
        kit.curve([0, 0, -0.42, -0.35, -0.36, -0.8, 0, -0.66, 0.36, -0.8, 0.42, -0.35], kit.tint ?? M.green);
        kit.line([0, -0.1, 0, -0.5], M.lime, 0.06);
      });
    }
  }),
  acorn: sized(1.2, 1.7, 0.9, (kit) => {
    kit.line([0, -0.6, 0.1, -0.85], M.cocoa, 0.14);
    kit.curve([-0.5, -0.1, -0.42, 0.4, 0, 0.9, 0.42, 0.4, 0.5, -0.1], M.crust);
    kit.curve([-0.6, -0.05, -0.5, -0.5, 0, -0.66, 0.5, -0.5, 0.6, -0.05, 0, 0.08], M.cocoa);
    kit.mark([-0.3, 0.1, -0.15, 0.1, -0.15, 0.45], M.white, 0.4);
  }),
  branch: sized(4.6, 2, 1, (kit) => {
    kit.bend([-2.2, 0.6, -0.8, 0.2, 0.8, 0.1, 2.2, -0.5], M.wood, 0.3);
    kit.bend([-0.6, 0.2, 0.2, -0.5, 0.4, -0.9], M.wood, 0.18);
    kit.bend([0.8, 0.1, 1.3, 0.6, 1.8, 0.7], M.wood, 0.16);
    leaf(kit, [0.4, -0.8, 0.7, -0.6]);
    leaf(kit, [1.8, 0.6, 0.7, 0.2]);
    leaf(kit, [2.1, -0.5, 0.6, -0.7]);
  }),
  log: sized(5, 2, 1, (kit) => {
    kit.box(-2.1, -0.8, 4.2, 1.6, kit.tint ?? M.wood, 0.4);
    for (const [x, y] of [
      [-1.4, -0.3],
      [-0.4, 0.25],
      [0.2, -0.4],
    ] as const) {
      kit.line([x, y, x + 1, y], M.cocoa, 0.12);
    }
    kit.bar(-0.6, -0.7, -0.9, -1.2, 0.35, M.wood);
    kit.oval(2, 0, 0.55, 0.82, M.tan);
    kit.ring(2, 0, 0.34, 0.52, M.wood, 0.08);
    kit.ring(2, 0, 0.14, 0.22, M.wood, 0.08);
  }),
  ice_block: sized(3.4, 3, 1.5, (kit) => {
    kit.area([-1.5, -0.7, -0.9, -1.4, 1.6, -1.4, 1.1, -0.7], M.white);
    kit.area([1.1, -0.7, 1.6, -1.4, 1.6, 0.8, 1.1, 1.5], M.sky);
    kit.box(-1.5, -0.7, 2.6, 2.2, M.ice, 0.06);
    kit.mark([-1.2, -0.4, -0.8, -0.4, -1.2, 0.4], M.white, 0.9);
    kit.line([-0.2, 0.1, 0.3, 0.5, 0.1, 1.1], M.white, 0.08);
    kit.line([0.3, 0.5, 0.8, 0.4], M.white, 0.08);
  }),
  snowball: sized(3.4, 2.6, 1.2, (kit) => {
    for (const [x, y] of [
      [-0.85, 0.4],
      [0.85, 0.4],
      [0, -0.65],
    ] as const) {
      kit.oval(x, y, 0.84, 0.82, M.ice);
      for (const [dx, dy, r] of [
        [-0.3, -0.3, 0.12],
        [0.2, 0.1, 0.09],
        [-0.1, 0.4, 0.1],
        [0.4, -0.3, 0.08],
      ] as const) {
        kit.spot(x + dx, y + dy, r, r * 0.8, M.white);
      }
    }
  }),
  snowman: sized(9, 13, 6.5, (kit) => {
    kit.bar(-2, 0, -4.4, -2.2, 0.35, M.wood);
    kit.bar(2, 0, 4.4, -2.2, 0.35, M.wood);
    kit.oval(0, 3.4, 3.3, 3, M.white);
    kit.oval(0, -0.4, 2.4, 2.2, M.white);
    kit.oval(0, -3.4, 1.8, 1.7, M.white);
    kit.bar(-1.7, -1.9, 1.7, -1.9, 0.8, kit.tint ?? M.red);
    kit.bar(0.9, -1.7, 1.2, 0.4, 0.8, kit.tint ?? M.red);
    for (const x of [-0.6, 0.6]) {
      kit.dot(x, -3.8, 0.25, M.black);
    }
    kit.area([0, -3.4, 1.6, -3, 0, -2.9], M.orange);
    for (const y of [-0.6, 0.5]) {
      kit.dot(0, y, 0.26, M.black);
    }
    kit.box(-1.2, -6.5, 2.4, 1.6, M.black, 0.2);
    kit.bar(-1.9, -4.8, 1.9, -4.8, 0.4, M.black);
  }),
});
