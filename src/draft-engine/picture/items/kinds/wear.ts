import { itemDrawings, type Kit, MATERIAL as M, sized } from '../item-drawing.ts';

const hanger = (kit: Kit, y: number): void => {
  kit.bend([0, y, 0, y - 0.5, 0.4, y - 0.7, 0.4, y - 1.1, 0, y - 1.2], M.steel, 0.16);
  kit.line([-2, y + 0.8, 0, y, 2, y + 0.8], M.wood, 0.3);
};

/** Clothes on hangers and what is worn, carried or put on. */
export const WEAR = itemDrawings({
  boots: sized(4, 4, 2, (kit) => {
    for (const [x, y] of [
      [-1, -0.2],
      [0.6, 0],
    ] as const) {
      kit.curve(
        [
          x - 0.6,
          y - 1.7,
          x + 0.5,
          y - 1.7,
          x + 0.5,
          y + 0.5,
          x + 1.3,
          y + 1,
          x + 1.4,
          y + 1.6,
          x - 0.6,
          y + 1.6,
          x - 0.7,
          y,
        ],
        kit.tint ?? M.yellow,
      );
      kit.bar(x - 0.7, y + 1.7, x + 1.4, y + 1.7, 0.3, M.charcoal);
      kit.bar(x - 0.6, y - 1.6, x + 0.5, y - 1.6, 0.35, M.mustard);
    }
  }),
  high_heels: sized(3.6, 2.4, 1.1, (kit) => {
    for (const [dx, dy] of [
      [-0.5, -0.35],
      [0, 0],
    ] as const) {
      kit.line([-1.2 + dx, -0.4 + dy, -1.25 + dx, 1 + dy], M.plum, 0.17);
      kit.curve(
        [
          -1.6 + dx,
          -0.9 + dy,
          -0.9 + dx,
          -0.5 + dy,
          0 + dx,
          0.5 + dy,
          0.9 + dx,
          0.4 + dy,
          1.6 + dx,
          0.9 + dy,
          0.6 + dx,
          1.05 + dy,
          -0.5 + dx,
          0.8 + dy,
          -1.3 + dx,
          -0.1 + dy,
        ],
        kit.tint ?? M.red,
      );
    }
  }),
  slippers: sized(4.4, 2.4, 1.2, (kit) => {
    for (const [x, y] of [
      [-0.3, -0.5],
      [0.3, 0.3],
    ] as const) {
      kit.curve(
        [x - 1.7, y + 0.4, x - 1.5, y - 0.1, x, y, x + 1.4, y, x + 1.8, y + 0.6, x + 1.4, y + 0.8, x - 1.4, y + 0.8],
        M.cream,
      );
      kit.curve(
        [x - 0.1, y + 0.4, x, y - 0.3, x + 0.7, y - 0.5, x + 1.6, y, x + 1.85, y + 0.6, x + 0.8, y + 0.7],
        kit.tint ?? M.rose,
      );
      kit.oval(x + 0.75, y - 0.4, 0.3, 0.28, M.white);
    }
  }),
  sock: sized(2.4, 3.2, 1.6, (kit) => {
    kit.curve([-0.9, -1.5, 0.3, -1.5, 0.4, 0.1, 1.3, 0.7, 1.2, 1.4, 0, 1.4, -0.8, 0.8], kit.tint ?? M.red);
    kit.bar(-0.9, -1.35, 0.3, -1.35, 0.4, M.white);
    kit.spot(-0.5, 0.7, 0.32, 0.36, M.white, 0.8);
    kit.spot(1, 1.05, 0.3, 0.32, M.white, 0.8);
    for (const y of [-0.7, -0.2]) {
      kit.line([-0.8, y, 0.3, y], M.cream, 0.14);
    }
  }),
  glove: sized(2.2, 3, 1.4, (kit) => {
    for (const [x, top] of [
      [-0.62, -0.9],
      [-0.22, -1.3],
      [0.2, -1.3],
      [0.6, -1],
    ] as const) {
      kit.bar(x, 0, x, top, 0.4, kit.tint ?? M.teal);
      kit.oval(x, top, 0.2, 0.24, kit.tint ?? M.teal);
    }
    kit.curve([0.6, 0.5, 1.1, 0, 1.15, -0.5, 0.85, -0.55, 0.5, -0.1], kit.tint ?? M.teal);
    kit.curve([-0.8, 0, 0.8, 0, 0.7, 1, -0.7, 1], kit.tint ?? M.teal);
    kit.box(-0.75, 0.75, 1.5, 0.65, M.cream, 0.15);
  }),
  boxing_gloves: sized(4.2, 3.6, 1.7, (kit) => {
    kit.line([-0.9, -1.6, 0, -1.9, 0.9, -1.6], M.cream, 0.15);
    for (const side of [-1, 1]) {
      kit.curve(
        [side * 0.5, -1, side * 1.5, -1, side * 1.9, 0.4, side * 1.4, 1.5, side * 0.5, 1.4, side * 0.2, 0.4],
        kit.tint ?? M.red,
      );
      kit.curve([side * 0.4, -0.2, side * 0.1, 0.3, side * 0.4, 0.9, side * 0.7, 0.4], M.crimson);
      kit.box(side * 0.95 - 0.5, -1.6, 1, 0.7, M.white, 0.15);
    }
  }),
  shirt: sized(6, 6.4, 3.4, (kit) => {
    kit.area(
      [-1, -2.4, 1, -2.4, 3, -1.2, 2.2, 0.2, 1.6, -0.2, 1.6, 3.2, -1.6, 3.2, -1.6, -0.2, -2.2, 0.2, -3, -1.2],
      kit.tint ?? M.sky,
    );
    kit.area([-1, -2.5, 0, -1.5, -0.7, -1.2], M.white);
    kit.area([1, -2.5, 0, -1.5, 0.7, -1.2], M.white);
    kit.line([0, -1.5, 0, 3.1], M.blue, 0.1);
    for (const y of [-0.8, 0.1, 1, 1.9]) {
      kit.dot(0.15, y, 0.12, M.white);
    }
  }),
  jeans: sized(4, 6.4, 3.2, (kit) => {
    kit.area([-1.5, -3.1, 1.5, -3.1, 1.9, 3.2, 0.4, 3.2, 0, -0.9, -0.4, 3.2, -1.9, 3.2], kit.tint ?? M.navy);
    kit.bar(-1.5, -3, 1.5, -3, 0.4, M.blue);
    kit.line([0, -2.8, 0, -1], M.mustard, 0.08);
    kit.bend([-1.4, -2.4, -1, -2, -0.7, -2.7], M.mustard, 0.08);
    kit.bend([1.4, -2.4, 1, -2, 0.7, -2.7], M.mustard, 0.08);
    kit.dot(0, -3, 0.13, M.brass);
    for (const x of [-1.2, 1.2]) {
      kit.mark([x - 0.3, 0.2, x + 0.3, 0.2, x + 0.25, 0.9, x - 0.25, 0.9], M.sky, 0.5);
    }
  }),
  swimsuit: sized(3, 4.4, 2.2, (kit) => {
    kit.bend([-0.9, -1, -0.8, -2, -0.5, -1.2], kit.tint ?? M.red, 0.26);
    kit.bend([0.9, -1, 0.8, -2, 0.5, -1.2], kit.tint ?? M.red, 0.26);
    kit.curve(
      [-1.1, -1.2, 0, -0.9, 1.1, -1.2, 0.75, 0, 1.1, 1.2, 0.4, 2, 0, 2.2, -0.4, 2, -1.1, 1.2, -0.75, 0],
      kit.tint ?? M.red,
    );
    for (const [x, y] of [
      [-0.4, -0.5],
      [0.4, -0.4],
      [0, 0.2],
      [-0.5, 0.9],
      [0.5, 0.9],
      [0, 1.5],
    ] as const) {
      kit.dot(x, y, 0.14, M.white);
    }
  }),
  wedding_dress: sized(8, 14, 7.6, (kit) => {
    kit.curve([-1.2, -2.4, 1.2, -2.4, 2.4, 2, 4, 7, 0, 7.6, -4, 7, -2.4, 2], kit.tint ?? M.white);
    kit.curve([-1.4, -5, -0.6, -5.6, 0, -5, 0.6, -5.6, 1.4, -5, 1.1, -2.2, -1.1, -2.2], kit.tint ?? M.white);
    kit.bar(-1.1, -2.3, 1.1, -2.3, 0.5, M.pink);
    kit.line([0, -5, 0, -6.2], M.steel, 0.2);
    for (const x of [-1, 0, 1]) {
      kit.bend([x * 0.5, -1.6, x * 1.4, 2, x * 2.2, 6.6], M.silver, 0.16);
    }
    kit.bend([-3.8, 6.4, -2, 6, 0, 6.7, 2, 6, 3.8, 6.4], M.pink, 0.25);
    kit.oval(0.5, -2.3, 0.5, 0.45, M.rose);
  }),
  kimono: sized(14, 15, 7.6, (kit) => {
    kit.bar(-7, -5.6, 7, -5.6, 0.4, M.wood);
    kit.area([-6.8, -5.4, 6.8, -5.4, 6.8, 0.6, 3, 0.6, 3, 7.4, -3, 7.4, -3, 0.6, -6.8, 0.6], kit.tint ?? M.indigo);
    kit.line([-3, -5.2, -3, 0.6], M.navy, 0.18);
    kit.line([3, -5.2, 3, 0.6], M.navy, 0.18);
    kit.area([-1.4, -5.6, -0.3, -5.6, 0.6, -1.4, -0.6, -1.2], M.cream);
    kit.area([1.4, -5.6, 0.3, -5.6, -0.8, -1.4, 0.6, -1.2], M.rose);
    kit.box(-3, -1.4, 6, 2.2, M.crimson, 0.1);
    kit.stripe(-3, -0.5, 6, 0.4, M.gold);
    for (const [x, y] of [
      [-5, -1.4],
      [5, -1.4],
      [-1.8, 3],
      [1.4, 5.2],
      [-1, 6],
      [1.9, 2.4],
    ] as const) {
      for (let index = 0; index < 5; index++) {
        const turn = (index * Math.PI * 2) / 5;
        kit.dot(x + Math.cos(turn) * 0.5, y + Math.sin(turn) * 0.5, 0.34, M.pink);
      }
      kit.dot(x, y, 0.22, M.gold);
    }
  }),
  hanbok: sized(11, 15, 7.6, (kit) => {
    hanger(kit, -6.2);
    kit.curve([-1.8, -2, 1.8, -2, 4.6, 3, 5, 7.2, 0, 7.7, -5, 7.2, -4.6, 3], kit.tint ?? M.crimson);
    for (const x of [-2, -0.7, 0.7, 2]) {
      kit.bend([x * 0.6, -1, x * 1.4, 3, x * 1.8, 7], M.plum, 0.16);
    }
    kit.area(
      [-1.8, -5.6, 1.8, -5.6, 5.4, -2.8, 4.6, -1, 2.2, -2.6, 2, -1.4, -2, -1.4, -2.2, -2.6, -4.6, -1, -5.4, -2.8],
      M.yellow,
    );
    kit.line([-1.3, -5.6, 0.3, -3], M.white, 0.5);
    kit.line([1.3, -5.6, 0, -3.2], M.white, 0.5);
    for (const side of [-1, 1]) {
      kit.bar(side * 4.5, -1.2, side * 5.3, -2.7, 0.5, M.cyan);
    }
    kit.line([0.2, -3, 0.5, 2.6], M.indigo, 0.5);
    kit.line([0.2, -3, 1.2, 1.8], M.indigo, 0.5);
  }),
  suit: sized(7, 8, 4, (kit) => {
    hanger(kit, -2.6);
    kit.area(
      [-1.2, -2.8, 1.2, -2.8, 3, -1.9, 3.3, 3, 2.1, 3, 1.9, 0, 2, 4, -2, 4, -1.9, 0, -2.1, 3, -3.3, 3, -3, -1.9],
      kit.tint ?? M.navy,
    );
    kit.area([-0.8, -2.8, 0.8, -2.8, 0, 0.6], M.white);
    kit.area([-0.25, -2.4, 0.25, -2.4, 0.3, -0.6, 0, -0.1, -0.3, -0.6], M.red);
    kit.area([-0.9, -2.8, -1.4, -1.6, -0.1, 0.8], M.charcoal);
    kit.area([0.9, -2.8, 1.4, -1.6, 0.1, 0.8], M.charcoal);
    kit.dot(0, 1.4, 0.16, M.black);
    kit.dot(0, 2.3, 0.16, M.black);
  }),
  armour: sized(7, 10, 5, (kit) => {
    for (const side of [-1, 1]) {
      kit.bar(side * 2.4, -0.6, side * 2.6, 2.4, 0.9, M.steel);
      kit.bar(side * 0.9, 2, side * 0.9, 4.6, 1.1, M.steel);
      kit.oval(side * 2.1, -1.4, 1.1, 0.9, M.steel);
    }
    kit.area([-1.7, -1.9, 1.7, -1.9, 1.3, 1.2, 1.8, 2.4, -1.8, 2.4, -1.3, 1.2], kit.tint ?? M.steel);
    kit.line([0, -1.8, 0, 1], M.grey, 0.14);
    kit.bar(-1.3, 1.2, 1.3, 1.2, 0.4, M.leather);
    kit.curve([-1.1, -2, -1.2, -3.6, 0, -4.6, 1.2, -3.6, 1.1, -2], kit.tint ?? M.steel);
    kit.stripe(-0.9, -3.3, 1.8, 0.4, M.black);
    kit.line([0, -2.8, 0, -2], M.charcoal, 0.14);
    kit.bend([0, -4.5, 0.6, -5, 1.5, -4.4], M.red, 0.5);
  }),
  helmet: sized(3, 2.6, 1.2, (kit) => {
    kit.curve(
      [-1.4, 0.8, -1.4, -0.5, -0.5, -1.3, 0.6, -1.3, 1.4, -0.4, 1.4, 0.2, 0.9, 1.1, -0.9, 1.2],
      kit.tint ?? M.red,
    );
    kit.curve([0.1, -0.4, 1.4, -0.4, 1.35, 0.4, 0.4, 0.4], M.navy);
    kit.mark([0.5, -0.25, 0.9, -0.25, 0.7, 0.2], M.white, 0.6);
    kit.bend([-1.3, -0.4, -0.2, -0.9, 0.9, -1], M.white, 0.16);
  }),
  backpack: sized(4, 5, 2.4, (kit) => {
    kit.bend([-0.5, -1.8, -0.4, -2.5, 0.4, -2.5, 0.5, -1.8], M.charcoal, 0.24);
    for (const x of [-1.8, 1.4]) {
      kit.box(x, 0.2, 0.5, 1.7, M.navy, 0.2);
    }
    kit.curve([-1.5, 2.2, -1.6, -0.8, -0.9, -2, 0.9, -2, 1.6, -0.8, 1.5, 2.2], kit.tint ?? M.orange);
    kit.box(-1.1, 0.4, 2.2, 1.5, M.navy, 0.25);
    kit.line([-0.9, 0.8, 0.9, 0.8], M.cream, 0.12);
    kit.bend([-1.2, -0.4, 0, -0.1, 1.2, -0.4], M.cream, 0.12);
  }),
  handbag: sized(3.6, 3.4, 1.8, (kit) => {
    kit.bend([-0.9, -0.2, -0.7, -1.5, 0.7, -1.5, 0.9, -0.2], M.cocoa, 0.22);
    kit.area([-1.3, -0.4, 1.3, -0.4, 1.7, 1.7, -1.7, 1.7], kit.tint ?? M.rose);
    kit.curve([-1.4, -0.4, 1.4, -0.4, 1.2, 0.5, 0, 0.8, -1.2, 0.5], kit.tint ?? M.rose);
    kit.dot(0, 0.66, 0.22, M.gold);
  }),
  wallet: sized(2.8, 2.2, 1.1, (kit) => {
    kit.box(-1.1, -1.1, 2, 1, M.green, 0.05);
    kit.box(-1.3, -0.7, 2.6, 1.7, kit.tint ?? M.leather, 0.2);
    kit.box(0.3, -0.1, 1.1, 0.6, M.cocoa, 0.2);
    kit.dot(0.65, 0.2, 0.13, M.brass);
    kit.line([-1.1, 0.8, 1.1, 0.8], M.tan, 0.06);
  }),
  necklace: sized(3, 3.4, 1.7, (kit) => {
    kit.bend([-1.3, -1.5, -1.2, -0.2, -0.5, 0.7, 0, 0.9, 0.5, 0.7, 1.2, -0.2, 1.3, -1.5], M.gold, 0.14);
    for (const [x, y] of [
      [-0.95, 0.15],
      [-0.5, 0.66],
      [0.5, 0.66],
      [0.95, 0.15],
    ] as const) {
      kit.oval(x, y, 0.2, 0.2, M.gold);
    }
    kit.glow(0, 1.3, 0.9, kit.tint ?? M.cyan, 0.35);
    kit.area([0, 0.8, 0.42, 1.2, 0, 1.75, -0.42, 1.2], kit.tint ?? M.cyan);
    kit.mark([0, 0.85, 0.2, 1.15, 0, 1.2, -0.2, 1.15], M.white, 0.7);
  }),
  earrings: sized(2.4, 2.2, 1.1, (kit) => {
    for (const x of [-0.65, 0.65]) {
      kit.bend([x - 0.1, -0.2, x - 0.2, -0.8, x + 0.15, -0.9, x + 0.1, -0.5], M.gold, 0.1);
      kit.dot(x, -0.2, 0.14, M.gold);
      kit.curve([x, -0.1, x + 0.35, 0.5, x, 0.9, x - 0.35, 0.5], kit.tint ?? M.crimson);
      kit.dot(x - 0.1, 0.45, 0.09, M.white, 0.8);
    }
  }),
  bracelet: sized(2.4, 2, 1, (kit) => {
    for (let index = 0; index < 14; index++) {
      const turn = (index * Math.PI * 2) / 14;
      kit.oval(
        Math.cos(turn) * 0.95,
        Math.sin(turn) * 0.75,
        0.24,
        0.24,
        index % 3 === 0 ? M.gold : (kit.tint ?? M.green),
      );
    }
  }),
  wig: sized(3, 3.6, 1.8, (kit) => {
    kit.oval(0, 0.2, 0.75, 1, M.cream);
    kit.curve(
      [
        -0.7, 0, -0.9, 1.5, -1.4, 1.3, -1.5, -0.4, -0.9, -1.5, 0, -1.75, 0.9, -1.5, 1.5, -0.4, 1.4, 1.3, 0.9, 1.5, 0.7,
        0, 0.3, -0.5, -0.3, -0.3,
      ],
      kit.tint ?? M.copper,
    );
    for (const side of [-1, 1]) {
      kit.bend([side * 0.2, -1.3, side * 0.95, -0.5, side * 1.1, 1], M.brown, 0.1);
    }
    kit.bar(0, 1.1, 0, 1.7, 0.4, M.cream);
  }),
  tie: sized(1.4, 4.4, 2.2, (kit) => {
    kit.area([-0.4, -2.1, 0.4, -2.1, 0.26, -1.4, -0.26, -1.4], kit.tint ?? M.red);
    kit.area([-0.26, -1.4, 0.26, -1.4, 0.66, 1.5, 0, 2.2, -0.66, 1.5], kit.tint ?? M.red);
    for (const y of [-0.7, 0.2, 1.1]) {
      kit.line([-0.36 - y * 0.08, y + 0.25, 0.36 + y * 0.08, y - 0.2], M.cream, 0.16);
    }
  }),
  belt: sized(4.4, 1.8, 0.9, (kit) => {
    kit.curve(
      [
        -2, 0.4, -1.8, -0.6, 0, -0.8, 1.8, -0.6, 2, 0.4, 1.4, 0.8, 1.2, 0.4, 1.4, 0, 0, -0.3, -1.4, 0, -1.2, 0.3, -0.4,
        0.4, -0.4, 0.9, -1.6, 0.8,
      ],
      kit.tint ?? M.leather,
    );
    kit.box(-0.8, 0.2, 1, 0.9, M.brass, 0.15);
    kit.box(-0.55, 0.42, 0.5, 0.45, M.leather, 0.05);
  }),
  lipstick: sized(1, 2.8, 1.4, (kit) => {
    kit.area([-0.3, -0.3, -0.3, -1, 0.3, -1.35, 0.3, -0.3], kit.tint ?? M.crimson);
    kit.box(-0.36, -0.4, 0.72, 0.7, M.gold, 0.05);
    kit.box(-0.46, 0.2, 0.92, 1.2, M.black, 0.08);
  }),
  sunglasses: sized(3.2, 1.3, 0.6, (kit) => {
    kit.line([-1.5, -0.3, 1.5, -0.3], M.black, 0.2);
    for (const side of [-1, 1]) {
      kit.curve(
        [side * 0.2, -0.35, side * 1.45, -0.4, side * 1.3, 0.4, side * 0.75, 0.6, side * 0.3, 0.3],
        kit.tint ?? M.black,
      );
      kit.mark([side * 0.75 - 0.3, -0.2, side * 0.75, -0.2, side * 0.75 - 0.3, 0.25], M.white, 0.4);
    }
  }),
  ribbon: sized(3.4, 2.8, 1.2, (kit) => {
    for (const side of [-1, 1]) {
      kit.curve([0, 0.2, side * 0.9, 0.8, side * 1, 1.5, side * 0.6, 1.2, side * 0.3, 1.5], kit.tint ?? M.red);
      kit.curve([0, -0.1, side * 0.9, -1, side * 1.6, -0.8, side * 1.6, 0.4, side * 0.9, 0.5], kit.tint ?? M.red);
      kit.line([side * 0.4, -0.15, side * 1.1, -0.3], M.crimson, 0.1);
    }
    kit.box(-0.34, -0.4, 0.68, 0.7, kit.tint ?? M.red, 0.2);
  }),
});
