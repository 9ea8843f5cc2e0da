import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';

/** What stands in a home, a yard or a street. */
export const FURNITURE = itemDrawings({
  bed: sized(22, 13, 6.5, (kit) => {
    kit.box(-11, -6, 1.8, 12, M.wood, 0.4);
    kit.box(9.2, -2, 1.8, 8, M.wood, 0.4);
    kit.box(-10, 1.6, 20, 2.6, M.wood, 0.3);
    kit.box(-9.4, -1, 18.8, 3, M.cream, 0.8);
    kit.curve([-9, -1, -8.6, -3.4, -4, -3.6, -3.4, -1], M.white);
    kit.curve([-4.4, 2.6, -4.2, -1.6, 0, -2.2, 8.4, -1.8, 9, 2.6], kit.tint ?? M.blue);
    kit.curve([-4.8, 2, -4.4, -1.8, -2, -2, -2, 2], M.white);
    for (const x of [-10, 10]) {
      kit.bar(x, 4, x, 6.4, 1, M.wood);
    }
  }),
  table: sized(16, 9, 4.5, (kit) => {
    for (const x of [-5.2, 5.2]) {
      kit.bar(x, -2.4, x, 1.6, 0.7, M.cocoa);
    }
    for (const x of [-6.8, 6.8]) {
      kit.bar(x, -2.6, x, 4.4, 1, kit.tint ?? M.wood);
    }
    kit.area([-6.4, -4.4, 6.4, -4.4, 8, -2.8, -8, -2.8], M.tan);
    kit.box(-8, -2.9, 16, 1, kit.tint ?? M.wood, 0.2);
  }),
  sofa: sized(20, 10, 5, (kit) => {
    for (const x of [-7.6, 7.6]) {
      kit.bar(x, 3, x, 5, 0.8, M.wood);
    }
    kit.box(-8.4, -5, 16.8, 7, kit.tint ?? M.teal, 1.6);
    kit.line([0, -4.4, 0, 0], M.forest, 0.2);
    kit.box(-8, -0.6, 8, 2.6, kit.tint ?? M.teal, 0.9);
    kit.box(0, -0.6, 8, 2.6, kit.tint ?? M.teal, 0.9);
    kit.box(-8.4, 1.6, 16.8, 2.4, kit.tint ?? M.teal, 0.6);
    for (const x of [-9.8, 7]) {
      kit.box(x, -2.2, 2.8, 6.2, kit.tint ?? M.teal, 1.3);
    }
    kit.area([3, -0.4, 3.4, -3.2, 6.4, -3, 6.2, -0.2], M.mustard);
  }),
  armchair: sized(10, 11, 5.5, (kit) => {
    for (const x of [-3.6, 3.6]) {
      kit.bar(x, 4, x, 5.5, 0.7, M.wood);
    }
    kit.box(-4.2, -5.5, 8.4, 8, kit.tint ?? M.crimson, 2);
    for (const [x, y] of [
      [-1.6, -3.6],
      [1.6, -3.6],
      [0, -1.8],
    ] as const) {
      kit.dot(x, y, 0.22, M.black, 0.6);
    }
    kit.box(-3.2, 0, 6.4, 2.2, kit.tint ?? M.crimson, 0.8);
    kit.box(-4, 1.8, 8, 2.6, kit.tint ?? M.crimson, 0.5);
    for (const x of [-5, 2.8]) {
      kit.box(x, -1.8, 2.2, 6.2, kit.tint ?? M.crimson, 1);
    }
  }),
  rocking_chair: sized(9, 12, 6, (kit) => {
    kit.bend([-4.2, 4.6, -2, 5.6, 2, 5.6, 4.4, 4.4], M.wood, 0.6);
    kit.line([-2.6, 5.4, -2.4, 1, -3.8, -5.8], M.wood, 0.55);
    kit.line([2.6, 5.4, 2.6, -1.4], M.wood, 0.5);
    kit.line([-3, -1.6, 3, -1.5], M.wood, 0.55);
    for (const y of [-5, -4, -3]) {
      kit.line([-3.9 + (y + 5) * 0.2, y, -2.6 + (y + 5) * 0.2, y + 0.1], M.wood, 0.4);
    }
    kit.area([-4.2, -5.6, -3.2, -5.8, -1.6, 0.6, -2.6, 0.8], kit.tint ?? M.tan);
    kit.box(-2.8, 0.4, 6, 1.1, kit.tint ?? M.tan, 0.4);
  }),
  cradle: sized(10, 9, 4.5, (kit) => {
    kit.bend([-4.6, 3.4, -2, 4.3, 2, 4.3, 4.6, 3.4], M.wood, 0.6);
    kit.bar(-3, 1, -3, 4, 0.6, M.wood);
    kit.bar(3, 1, 3, 4, 0.6, M.wood);
    kit.curve([-4.6, -1, -4.8, -3.6, -2.4, -4.5, -0.8, -2.8, -1, -0.6], kit.tint ?? M.wood);
    kit.oval(-2.6, -0.9, 1, 0.9, M.tan);
    kit.curve([-2, -0.8, 0, -1.8, 3.4, -1.4, 4.4, -0.2, 3, 0.6, -2, 0.6], M.sky);
    kit.area([-4.8, -0.6, 4.8, -0.6, 3.8, 3, -3.8, 3], kit.tint ?? M.wood);
    for (const x of [-3, -1.5, 0, 1.5, 3]) {
      kit.line([x, -0.2, x * 0.85, 2.6], M.cocoa, 0.22);
    }
  }),
  wardrobe: sized(12, 19, 9.5, (kit) => {
    kit.bar(-4.6, 8, -4.6, 9.3, 1.2, M.cocoa);
    kit.bar(4.6, 8, 4.6, 9.3, 1.2, M.cocoa);
    kit.box(-5.6, -8.6, 11.2, 17, kit.tint ?? M.wood, 0.3);
    kit.box(-6, -9.4, 12, 1.4, kit.tint ?? M.wood, 0.4);
    for (const x of [-4.8, 0.4]) {
      kit.box(x, -7.4, 4.4, 6, M.copper, 0.3);
      kit.box(x, -0.8, 4.4, 8, M.copper, 0.3);
    }
    kit.line([0, -8, 0, 8], M.black, 0.2);
    kit.dot(-0.7, 0, 0.4, M.brass);
    kit.dot(0.7, 0, 0.4, M.brass);
  }),
  bookcase: sized(12, 17, 8.5, (kit) => {
    kit.box(-6, -8.5, 12, 17, kit.tint ?? M.wood, 0.3);
    for (const [row, y] of [-7.7, -2.4, 2.9].entries()) {
      kit.stripe(-5.2, y, 10.4, 4.7, M.cocoa);
      for (let index = 0; index < 7; index++) {
        const tall = 3.3 + ((index * 7 + row * 5) % 5) * 0.28;
        const colours = [M.crimson, M.teal, M.mustard, M.navy, M.cream, M.forest, M.plum];
        kit.box(-5 + index * 1.4, y + 4.7 - tall, 1.2, tall, colours[(index * 3 + row * 2) % 7] ?? M.red, 0.1);
      }
    }
  }),
  bathtub: sized(17, 10, 5, (kit) => {
    for (const x of [-5.4, 5.4]) {
      kit.curve([x - 1, 3, x + 1, 3, x + 0.6, 4.9, x - 0.6, 4.9], M.brass);
    }
    kit.line([6, -1.6, 6, -4.4, 4.2, -4.4, 4.2, -3.4], M.steel, 0.5);
    for (const [x, y, r] of [
      [-5, -2, 1.5],
      [-2.6, -2.4, 1.8],
      [0.4, -2, 1.5],
      [2.6, -1.8, 1.1],
      [-3.6, -3.6, 1],
    ] as const) {
      kit.oval(x, y, r, r * 0.9, M.ice);
    }
    kit.curve([-8, -1.4, -7.4, 1.8, -5, 3.8, 5, 3.8, 7.4, 1.8, 8, -1.4], kit.tint ?? M.white);
    kit.box(-8.5, -2, 17, 1.1, kit.tint ?? M.white, 0.5);
  }),
  toilet: sized(8, 11, 5.5, (kit) => {
    kit.box(-3.8, -5.4, 2.6, 6.4, M.white, 0.4);
    kit.box(-4, -5.5, 3, 0.8, M.silver, 0.3);
    kit.area([-2.4, 2, 1.6, 2, 1, 5.3, -2.4, 5.3], M.white);
    kit.curve([-3, -0.6, 3.8, -0.6, 3.4, 1.4, 1.4, 2.8, -2.6, 2.6], M.white);
    kit.box(-2.6, -1.1, 6.6, 0.8, M.silver, 0.4);
    kit.area([-1.2, -1, -1.8, -5, -0.8, -5.2, 0, -1], M.silver);
    kit.bar(-3.2, -4, -2.4, -4, 0.35, M.charcoal);
  }),
  stairs: sized(16, 15, 7.5, (kit) => {
    for (let step = 0; step < 5; step++) {
      kit.box(-8 + step * 3.2, 4.8 - step * 2.4, 16 - step * 3.2, 2.7, kit.tint ?? M.tan, 0.1);
      kit.stripe(-8 + step * 3.2, 4.8 - step * 2.4, 3.3, 0.6, M.cream);
    }
    kit.line([-7.4, 0.4, 7, -7], M.cocoa, 0.7);
    for (let step = 0; step < 5; step++) {
      kit.line([-6.6 + step * 3.2, 4.8 - step * 2.4, -6.6 + step * 3.2, 0.1 - step * 1.66], M.cocoa, 0.35);
    }
  }),
  fence: sized(18, 9, 4.5, (kit) => {
    for (const y of [-1.4, 2]) {
      kit.bar(-9, y, 9, y, 0.9, kit.tint ?? M.cream);
    }
    for (const x of [-7.4, -4.4, -1.4, 1.6, 4.6, 7.6]) {
      kit.area([x - 1, 4.4, x - 1, -3.2, x, -4.5, x + 1, -3.2, x + 1, 4.4], kit.tint ?? M.white);
    }
  }),
  safe: sized(9, 10, 5, (kit) => {
    kit.box(-3.8, 4, 1.6, 1, M.black, 0.2);
    kit.box(2.2, 4, 1.6, 1, M.black, 0.2);
    kit.box(-4.5, -5, 9, 9.2, kit.tint ?? M.charcoal, 0.5);
    kit.box(-3.7, -4.2, 7.6, 7.6, M.grey, 0.3);
    kit.oval(-0.4, -0.6, 1.7, 1.7, M.steel);
    for (let index = 0; index < 8; index++) {
      const turn = (index * Math.PI) / 4;
      kit.line(
        [
          -0.4 + Math.cos(turn) * 1.2,
          -0.6 + Math.sin(turn) * 1.2,
          -0.4 + Math.cos(turn) * 1.6,
          -0.6 + Math.sin(turn) * 1.6,
        ],
        M.black,
        0.16,
      );
    }
    kit.dot(-0.4, -0.6, 0.4, M.brass);
    kit.bar(2.6, -1.6, 2.6, 0.6, 0.45, M.brass);
  }),
  trash_can: sized(6, 8, 4, (kit) => {
    kit.area([-2.6, -2.4, 2.6, -2.4, 2.1, 4, -2.1, 4], kit.tint ?? M.steel);
    for (const x of [-1.4, 0, 1.4]) {
      kit.line([x, -1.8, x * 0.85, 3.6], M.grey, 0.3);
    }
    kit.curve([-3, -2.4, -2, -3.4, 2, -3.4, 3, -2.4], kit.tint ?? M.steel);
    kit.ring(0, -3.6, 0.6, 0.4, M.grey, 0.25);
  }),
  barrel: sized(6, 8, 4, (kit) => {
    kit.curve([-2.2, -3.8, -2.9, -1, -2.9, 1, -2.2, 3.8, 2.2, 3.8, 2.9, 1, 2.9, -1, 2.2, -3.8], kit.tint ?? M.wood);
    for (const x of [-1.4, 0, 1.4]) {
      kit.bend([x * 0.8, -3.7, x, 0, x * 0.8, 3.7], M.cocoa, 0.14);
    }
    for (const [y, half] of [
      [-2.3, 2.65],
      [2.3, 2.65],
    ] as const) {
      kit.bar(-half, y, half, y, 0.6, M.charcoal);
    }
    kit.oval(0, -3.8, 2.2, 0.5, M.tan);
  }),
  bucket: sized(4, 5.4, 2.4, (kit) => {
    kit.bend([-1.7, -1.2, -1.2, -2.8, 1.2, -2.8, 1.7, -1.2], M.grey, 0.14);
    kit.area([-1.8, -1.3, 1.8, -1.3, 1.3, 2.3, -1.3, 2.3], kit.tint ?? M.blue);
    kit.oval(0, -1.3, 1.8, 0.45, M.navy);
    kit.spot(0, -1.2, 1.5, 0.3, M.sky);
    kit.line([-1.7, -0.4, 1.7, -0.4], M.white, 0.14);
  }),
  cage: sized(6, 9, 4.5, (kit) => {
    kit.ring(0, -4.2, 0.5, 0.5, M.brass, 0.25);
    kit.bar(-1.8, 1, 1.8, 1, 0.3, M.wood);
    kit.curve([0.9, 0.6, -0.2, 0.9, -1, 0.3, -0.6, -0.9, 0.3, -1.2, 0.8, -0.7, 0.7, 0], kit.tint ?? M.yellow);
    kit.dot(0.4, -0.8, 0.12, M.black);
    kit.area([0.75, -0.8, 1.3, -0.5, 0.75, -0.4], M.orange);
    for (const x of [-2.6, -1.3, 0, 1.3, 2.6]) {
      kit.bend([x, 3.6, x, -1, x * 0.75, -2.8, 0, -3.8], M.brass, 0.17);
    }
    kit.bar(-2.8, 0, 2.8, 0, 0.16, M.brass);
    kit.box(-3, 3.3, 6, 1.1, M.brass, 0.3);
  }),
  postbox: sized(7, 15, 7.5, (kit) => {
    kit.box(-3.4, 5.6, 6.8, 1.9, M.black, 0.4);
    kit.box(-2.8, -4.6, 5.6, 10.4, kit.tint ?? M.red, 0.4);
    kit.curve([-3.3, -4.4, -3, -6.4, 0, -7.4, 3, -6.4, 3.3, -4.4], kit.tint ?? M.red);
    kit.bar(-1.8, -2.9, 1.8, -2.9, 0.6, M.black);
    kit.box(-1.5, -0.8, 3, 3, M.cream, 0.2);
    kit.line([-1.3, -0.5, 0, 0.8, 1.3, -0.5], M.grey, 0.2);
  }),
  park_bench: sized(16, 9, 4.5, (kit) => {
    for (const x of [-6, 6]) {
      kit.line([x - 0.4, -4.4, x, 0.4, x + 0.6, 4.4], M.charcoal, 0.7);
      kit.line([x, 0.6, x - 1, 4.4], M.charcoal, 0.7);
    }
    for (const y of [-3.8, -2.2]) {
      kit.bar(-8, y, 8, y, 1.1, kit.tint ?? M.wood);
    }
    for (const y of [0.2, 1.2]) {
      kit.bar(-8, y, 8, y, 0.9, kit.tint ?? M.wood);
    }
  }),
  throne: sized(10, 17, 8.5, (kit) => {
    kit.box(-5, 7, 10, 1.5, M.charcoal, 0.2);
    kit.area([-3.4, -6, 0, -8.5, 3.4, -6, 3.4, 4, -3.4, 4], M.gold);
    kit.box(-2.4, -5.2, 4.8, 8, kit.tint ?? M.crimson, 0.6);
    kit.oval(0, -6.6, 0.6, 0.6, M.cyan);
    kit.box(-3, 2, 6, 1.6, kit.tint ?? M.crimson, 0.6);
    kit.box(-3.6, 3.4, 7.2, 3.6, M.gold, 0.3);
    for (const x of [-4.6, 3.2]) {
      kit.box(x, -0.8, 1.4, 7.8, M.gold, 0.4);
      kit.oval(x + 0.7, -1, 0.9, 0.9, M.brass);
    }
  }),
  fireplace: sized(16, 15, 7.5, (kit) => {
    kit.box(-7, -5.4, 14, 12.8, kit.tint ?? M.copper, 0.2);
    for (let row = 0; row < 6; row++) {
      kit.line([-6.8, -3.6 + row * 2, 6.8, -3.6 + row * 2], M.cream, 0.16);
      for (let x = -6 + (row % 2) * 1.4; x < 7; x += 2.8) {
        kit.line([x, -5.4 + row * 2, x, -3.7 + row * 2], M.cream, 0.16);
      }
    }
    kit.box(-8, -7.4, 16, 2.1, M.wood, 0.3);
    kit.area([-4.4, 7.4, -4.4, -0.4, -2, -2.4, 2, -2.4, 4.4, -0.4, 4.4, 7.4], M.black);
    kit.glow(0, 4, 7, M.flame, 0.5);
    kit.curve([-2.6, 6, -2.4, 2.6, -1, 3.4, 0, -0.4, 1.2, 3, 2.4, 2.4, 2.6, 6], M.orange, { luminous: true });
    kit.curve([-1.3, 6, -0.8, 3.6, 0.1, 2, 0.9, 3.8, 1.3, 6], M.flame, { luminous: true });
    kit.bar(-3, 6.6, 3, 6, 1, M.wood);
    kit.bar(-3, 6, 3, 6.7, 1, M.cocoa);
  }),
  tombstone: sized(8, 11, 5.5, (kit) => {
    kit.curve([-5, 5.4, -3, 4, 3, 4, 5, 5.4], M.green);
    kit.curve([-3, 4.8, -3, -2.6, -2, -4.8, 0, -5.5, 2, -4.8, 3, -2.6, 3, 4.8], kit.tint ?? M.stone);
    kit.bar(0, -3.8, 0, -0.6, 0.5, M.charcoal);
    kit.bar(-1, -2.9, 1, -2.9, 0.5, M.charcoal);
    for (const y of [0.6, 1.7]) {
      kit.line([-1.7, y, 1.7, y], M.charcoal, 0.24);
    }
    kit.line([2.2, -3.4, 1.4, -1.6, 1.9, -0.6], M.charcoal, 0.14);
  }),
});
