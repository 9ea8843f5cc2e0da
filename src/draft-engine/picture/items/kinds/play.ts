import { itemDrawings, type Kit, MATERIAL as M, sized } from '../item-drawing.ts';
import { leaf } from './parts.ts';

const pips = (kit: Kit, at: readonly [x: number, y: number], places: readonly (readonly [number, number])[]): void => {
  for (const [x, y] of places) {
    kit.dot(at[0] + x, at[1] + y, 0.13, M.black);
  }
};

/** Toys, sport, playgrounds and feasts. */
export const PLAY = itemDrawings({
  dice: sized(3, 2.4, 1.2, (kit) => {
    kit.painter.at({ x: -0.6, y: 0.1, rotation: -0.2 }, () => {
      kit.box(-0.75, -0.75, 1.5, 1.5, kit.tint ?? M.white, 0.25);
      pips(
        kit,
        [0, 0],
        [
          [-0.4, -0.4],
          [0.4, -0.4],
          [0, 0],
          [-0.4, 0.4],
          [0.4, 0.4],
        ],
      );
    });
    kit.painter.at({ x: 0.85, y: 0.35, rotation: 0.3 }, () => {
      kit.box(-0.65, -0.65, 1.3, 1.3, kit.tint ?? M.white, 0.22);
      kit.dot(0, 0, 0.2, M.red);
    });
  }),
  chess_piece: sized(2.2, 4, 2, (kit) => {
    kit.curve([-1, 2, -0.9, 1.5, 0.9, 1.5, 1, 2], kit.tint ?? M.black);
    kit.box(-0.8, 1.2, 1.6, 0.4, kit.tint ?? M.black, 0.15);
    kit.curve(
      [
        -0.7, 1.3, -0.5, 0.4, 0, -0.3, -0.7, 0, -1, -0.4, -0.6, -1, -0.2, -1.6, 0.1, -2, 0.3, -1.6, 0.8, -0.9, 0.9, 0.1,
        0.7, 1.3,
      ],
      kit.tint ?? M.black,
    );
    kit.dot(-0.2, -1, 0.12, M.white);
    kit.bend([0.35, -1.4, 0.6, -0.7, 0.6, 0], M.grey, 0.1);
  }),
  go_board: sized(6, 4, 2, (kit) => {
    kit.area([-2.9, 0.6, 2.9, 0.6, 2.6, 1.7, -2.6, 1.7], M.wood);
    kit.area([-2.2, -1.4, 2.2, -1.4, 3, 0.7, -3, 0.7], kit.tint ?? M.bread);
    for (let index = 0; index < 6; index++) {
      const share = index / 5;
      kit.line([-2 - share * 0.7, -1.2 + share * 1.7, 2 + share * 0.7, -1.2 + share * 1.7], M.cocoa, 0.06);
      kit.line([-2 + share * 4, -1.2, -2.7 + share * 5.4, 0.5], M.cocoa, 0.06);
    }
    for (const [x, y, colour] of [
      [-1.3, -0.5, M.black],
      [-0.4, -0.9, M.white],
      [0.4, -0.2, M.black],
      [1.4, -0.5, M.white],
      [-0.5, 0.1, M.white],
      [1.2, 0.15, M.black],
    ] as const) {
      kit.oval(x, y, 0.32, 0.18, colour);
    }
  }),
  magic_cube: sized(2.6, 2.8, 1.4, (kit) => {
    const colours = [M.red, M.yellow, M.blue, M.green, M.orange, M.white];
    kit.area([0, -1.35, 1.2, -0.75, 1.2, 0.65, 0, 1.35, -1.2, 0.65, -1.2, -0.75], M.black);
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b < 3; b++) {
        const pick = (shift: number) => colours[(a * 2 + b * 3 + shift) % 6] ?? M.red;
        const [lx, ly] = [-1.15 + a * 0.38, -0.62 + a * 0.2 + b * 0.44];
        kit.mark([lx, ly, lx + 0.33, ly + 0.17, lx + 0.33, ly + 0.54, lx, ly + 0.37], pick(0));
        kit.mark([-lx, ly, -lx - 0.33, ly + 0.17, -lx - 0.33, ly + 0.54, -lx, ly + 0.37], pick(1));
        const [tx, ty] = [(a - b) * 0.38, -1.25 + (a + b) * 0.2];
        kit.mark([tx, ty, tx + 0.33, ty + 0.18, tx, ty + 0.36, tx - 0.33, ty + 0.18], pick(3));
      }
    }
  }),
  building_blocks: sized(4, 3.8, 1.9, (kit) => {
    kit.box(-1.8, 0.3, 1.6, 1.6, M.red, 0.1);
    kit.box(0.1, 0.3, 1.6, 1.6, kit.tint ?? M.blue, 0.1);
    kit.box(-0.9, -1.3, 1.6, 1.6, M.yellow, 0.1);
    kit.area([-0.9, -1.3, 0.7, -1.3, -0.1, -2], M.green);
    kit.dot(-1, 1.1, 0.4, M.cream);
    kit.mark([0.9, 0.7, 1.4, 1.6, 0.4, 1.6], M.cream);
    kit.stripe(-0.4, -0.8, 0.6, 0.6, M.cream);
  }),
  teddy_bear: sized(3, 3.8, 1.9, (kit) => {
    const fur = kit.tint ?? M.crust;
    for (const side of [-1, 1]) {
      kit.oval(side * 0.7, -1.55, 0.38, 0.38, fur);
      kit.dot(side * 0.7, -1.55, 0.2, M.cream);
      kit.oval(side * 1.05, 0.3, 0.38, 0.62, fur, side * -0.6);
      kit.oval(side * 0.8, 1.5, 0.5, 0.46, fur);
      kit.dot(side * 0.85, 1.5, 0.26, M.cream);
    }
    kit.oval(0, 0.6, 0.98, 1.05, fur);
    kit.spot(0, 0.7, 0.56, 0.62, M.cream, 0.8);
    kit.oval(0, -0.85, 0.98, 0.86, fur);
    kit.oval(0, -0.6, 0.42, 0.32, M.cream);
    kit.spot(0, -0.72, 0.17, 0.12, M.black);
    for (const side of [-1, 1]) {
      kit.dot(side * 0.38, -1, 0.12, M.black);
      kit.area([0, -0.02, side * 0.5, -0.3, side * 0.5, 0.2], M.red);
    }
  }),
  rocking_horse: sized(7, 7, 3.5, (kit) => {
    kit.bend([-3.3, 2.2, -1.6, 3.2, 1.6, 3.2, 3.3, 2.2], M.red, 0.5);
    kit.bar(-1.3, 0.6, -1.9, 2.9, 0.5, M.cream);
    kit.bar(1.2, 0.6, 1.9, 2.9, 0.5, M.cream);
    kit.bend([-1.8, -0.2, -2.7, 0, -2.8, 1.2], M.copper, 0.45);
    kit.curve(
      [
        -1.9, 0.3, -1.6, -0.7, 0, -0.6, 0.9, -1.4, 1, -2.6, 1.7, -3.2, 2.9, -2, 2.7, -1.6, 1.9, -1.7, 1.9, 0.2, 1.3, 1,
        -1.3, 1,
      ],
      kit.tint ?? M.cream,
    );
    kit.bend([1.4, -3, 0.9, -2.2, 0.7, -1.2], M.copper, 0.45);
    kit.dot(2, -2.3, 0.15, M.black);
    kit.curve([-0.8, -0.8, 0.5, -0.9, 0.5, 0.2, -0.7, 0.3], M.red);
    kit.line([2.6, -1.8, 0.6, -0.9], M.leather, 0.14);
  }),
  puppet: sized(4, 7, 3.5, (kit) => {
    kit.line([-1.4, -3.2, 1.4, -3.2], M.wood, 0.3);
    kit.line([0, -3.4, 0, -2.9], M.wood, 0.3);
    for (const [x, y] of [
      [-1.5, 0.3],
      [1.5, -0.3],
      [0, -1.6],
    ] as const) {
      kit.line([x * 0.85, -3.2, x, y], M.grey, 0.06);
    }
    for (const side of [-1, 1]) {
      kit.line([side * 0.5, -0.2, side * 1.1, side > 0 ? -0.5 : 0.5, side * 1.5, side > 0 ? -0.3 : 0.3], M.tan, 0.26);
      kit.line([side * 0.3, 1.4, side * 0.5, 2.4, side * 0.5, 3.2], M.tan, 0.28);
      kit.bar(side * 0.4, 3.3, side * 0.9, 3.3, 0.34, M.cocoa);
    }
    kit.area([-0.6, -0.5, 0.6, -0.5, 0.8, 1.6, -0.8, 1.6], kit.tint ?? M.red);
    kit.oval(0, -1.2, 0.62, 0.66, M.tan);
    kit.area([-0.7, -1.4, 0.7, -1.4, 0.2, -2.4], M.green);
    kit.dot(-0.2, -1.2, 0.1, M.black);
    kit.dot(0.24, -1.2, 0.1, M.black);
    kit.bend([-0.2, -0.9, 0, -0.8, 0.24, -0.9], M.crimson, 0.09);
  }),
  spinning_top: sized(2.4, 2.6, 1.3, (kit) => {
    kit.bar(0, -1.2, 0, -0.6, 0.2, M.wood);
    kit.curve([-1.1, -0.4, 0, -0.7, 1.1, -0.4, 0.7, 0.4, 0, 1.2, -0.7, 0.4], kit.tint ?? M.red);
    kit.bend([-1.05, -0.3, 0, 0, 1.05, -0.3], M.yellow, 0.26);
    kit.bend([-0.7, 0.35, 0, 0.6, 0.7, 0.35], M.cyan, 0.2);
    kit.line([0, 1, 0, 1.3], M.steel, 0.14);
  }),
  football: sized(2.2, 2.2, 1.1, (kit) => {
    kit.oval(0, 0, 1.08, 1.08, M.white);
    const five = (x: number, y: number, r: number): void =>
      kit.mark(
        Array.from({ length: 5 }, (_, index) => {
          const turn = (index * Math.PI * 2) / 5 - Math.PI / 2;
          return [x + Math.cos(turn) * r, y + Math.sin(turn) * r] as const;
        }),
        M.black,
      );
    five(0, 0, 0.4);
    kit.painter.within(
      (pen) => pen.ellipse(0, 0, 1.05, 1.05, 0, 0, Math.PI * 2),
      () => {
        for (let index = 0; index < 5; index++) {
          const turn = (index * Math.PI * 2) / 5 - Math.PI / 2;
          kit.line(
            [Math.cos(turn) * 0.4, Math.sin(turn) * 0.4, Math.cos(turn) * 0.8, Math.sin(turn) * 0.8],
            M.charcoal,
            0.06,
          );
          five(Math.cos(turn) * 1.02, Math.sin(turn) * 1.02, 0.3);
        }
      },
    );
  }),
  basketball: sized(2.4, 2.4, 1.2, (kit) => {
    kit.oval(0, 0, 1.18, 1.18, M.orange);
    kit.line([0, -1.16, 0, 1.16], M.black, 0.09);
    kit.line([-1.16, 0, 1.16, 0], M.black, 0.09);
    kit.bend([-0.8, -0.85, -0.35, 0, -0.8, 0.85], M.black, 0.09);
    kit.bend([0.8, -0.85, 0.35, 0, 0.8, 0.85], M.black, 0.09);
  }),
  baseball_bat: sized(5, 5, 2.5, (kit) => {
    kit.area([-2.2, 2.1, -2, 2.3, 1.8, -1.4, 2.3, -2, 2.2, -2.3, 1.9, -2.3, 1.3, -1.8], kit.tint ?? M.bread);
    kit.bar(-2.3, 2, -1.9, 2.4, 0.3, M.wood);
    kit.line([-1.9, 2, -1.1, 1.2], M.cocoa, 0.26);
    kit.oval(1.3, 1.3, 0.62, 0.62, M.white);
    kit.bend([0.9, 0.95, 1.2, 1.3, 1, 1.75], M.red, 0.08);
    kit.bend([1.65, 0.85, 1.4, 1.3, 1.7, 1.7], M.red, 0.08);
  }),
  racket: sized(3, 6.6, 3.3, (kit) => {
    kit.bar(0, 3.2, 0, 1.2, 0.36, M.black);
    kit.line([0, 1.4, -0.6, 0.4], M.steel, 0.22);
    kit.line([0, 1.4, 0.6, 0.4], M.steel, 0.22);
    for (let index = -2; index <= 2; index++) {
      kit.line([index * 0.4, -2.9 + Math.abs(index) * 0.3, index * 0.4, 0.5 - Math.abs(index) * 0.3], M.cream, 0.06);
      kit.line([-1.1, -1.2 + index * 0.5, 1.1, -1.2 + index * 0.5], M.cream, 0.06);
    }
    kit.ring(0, -1.2, 1.2, 1.8, kit.tint ?? M.crimson, 0.26);
    kit.oval(1.2, 1.8, 0.34, 0.34, M.lime);
  }),
  swing: sized(15, 17, 8.5, (kit) => {
    for (const side of [-1, 1]) {
      kit.bar(side * 5, -7.6, side * 7, 8.4, 0.7, kit.tint ?? M.red);
      kit.bar(side * 5, -7.6, side * 3.4, 8.4, 0.7, kit.tint ?? M.red);
    }
    kit.bar(-5.6, -7.8, 5.6, -7.8, 0.8, kit.tint ?? M.red);
    const sway = Math.sin(kit.painter.seconds * 2) * 0.12;
    kit.painter.at({ y: -7.6, rotation: sway }, () => {
      for (const x of [-1.6, 1.6]) {
        kit.line([x, 0, x, 12], M.grey, 0.25);
      }
      kit.bar(-2, 12, 2, 12, 0.7, M.wood);
    });
  }),
  seesaw: sized(22, 8, 4, (kit) => {
    kit.area([-2, 4, 0, -0.6, 2, 4], kit.tint ?? M.blue);
    kit.bar(-10.6, 2.6, 10.6, -2.8, 0.9, M.red);
    for (const [x, y] of [
      [-8.4, 1.4],
      [8.4, -3],
    ] as const) {
      kit.line([x, y + 0.4, x, y - 1.4], M.steel, 0.4);
      kit.line([x - 0.8, y - 1.4, x + 0.8, y - 1.4], M.steel, 0.4);
    }
    kit.dot(0, 0, 0.7, M.yellow);
  }),
  slide: sized(18, 14, 7, (kit) => {
    for (const x of [-7.4, -4.8]) {
      kit.bar(x, -6.8, x, 6.8, 0.5, M.blue);
    }
    for (let y = -1.4; y < 6; y += 2) {
      kit.line([-7.4, y, -4.8, y], M.blue, 0.45);
    }
    kit.bar(-7.8, -3, -3.4, -3, 0.7, M.blue);
    kit.bend([-4, -3.2, -1, -1, 3, 4.4, 8, 5.8], kit.tint ?? M.red, 1.5);
    kit.bend([-4, -4, -0.8, -1.6, 3.2, 3.8, 8, 5.2], M.orange, 0.4);
    kit.line([4, 5, 4, 6.8], M.blue, 0.5);
    kit.line([-4.8, -6.6, -4, -3.4], M.blue, 0.4);
  }),
  carousel: sized(24, 24, 12, (kit) => {
    kit.bar(0, -8, 0, 8, 1.4, M.gold);
    for (const [x, y, colour] of [
      [-7.4, 2.6, M.cream],
      [7.4, 2.6, M.tan],
      [-1.6, 3.8, M.white],
    ] as const) {
      kit.bar(x, -5, x, 8, 0.4, M.gold);
      kit.curve(
        [
          x - 2.2,
          y + 0.4,
          x - 1.8,
          y - 0.8,
          x + 0.8,
          y - 0.8,
          x + 1.4,
          y - 2.6,
          x + 2.8,
          y - 1.8,
          x + 1.9,
          y - 0.8,
          x + 1.6,
          y + 0.9,
          x - 1.6,
          y + 0.9,
        ],
        colour,
      );
      kit.bar(x - 1.4, y + 0.6, x - 1.9, y + 2.4, 0.5, colour);
      kit.bar(x + 1.2, y + 0.6, x + 1.9, y + 2.2, 0.5, colour);
    }
    kit.box(-11, 7.6, 22, 3.6, kit.tint ?? M.crimson, 0.6);
    kit.stripe(-11, 8.6, 22, 0.8, M.gold);
    for (let index = 0; index < 8; index++) {
      const x = -11.6 + index * 2.9;
      kit.area(
        [x, -5, x + 2.9, -5, (x + 2.9) * 0.1, -11.4, x * 0.1, -11.4],
        index % 2 === 0 ? (kit.tint ?? M.crimson) : M.cream,
      );
    }
    for (let x = -10.4; x < 11; x += 2.9) {
      kit.oval(x, -4.6, 1.4, 1, M.gold);
    }
  }),
  ferris_wheel: sized(28, 30, 15, (kit) => {
    kit.bar(0, -2, -8, 14.6, 1, M.steel);
    kit.bar(0, -2, 8, 14.6, 1, M.steel);
    kit.ring(0, -2, 11, 11, kit.tint ?? M.white, 0.8);
    kit.ring(0, -2, 8, 8, kit.tint ?? M.white, 0.4);
    for (let index = 0; index < 10; index++) {
      const turn = (index * Math.PI) / 5 + kit.painter.seconds * 0.15;
      const [x, y] = [Math.cos(turn) * 11, -2 + Math.sin(turn) * 11];
      kit.line([0, -2, x, y], M.silver, 0.35);
      kit.box(x - 1.5, y - 0.4, 3, 2.6, [M.red, M.yellow, M.cyan, M.green, M.violet][index % 5] ?? M.red, 0.8);
    }
    kit.oval(0, -2, 1.6, 1.6, M.gold);
  }),
  firework: sized(10, 12, 6, (kit) => {
    kit.glow(0, -1, 5, kit.tint ?? M.orange, 0.5);
    kit.bend([0.6, 6, 0.3, 3, 0, 0.6], M.mustard, 0.16);
    for (let index = 0; index < 16; index++) {
      const turn = (index * Math.PI) / 8;
      const reach = index % 2 === 0 ? 4.6 : 3.2;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const colour = index % 2 === 0 ? (kit.tint ?? M.red) : M.yellow;
      kit.bend(
        [cos * 0.9, -1 + sin * 0.9, cos * reach * 0.6, -1 + sin * reach * 0.6, cos * reach, -0.6 + sin * reach],
        colour,
        0.24,
      );
      kit.dot(cos * reach, -0.6 + sin * reach, 0.3, index % 2 === 0 ? M.flame : M.cyan);
    }
    kit.dot(0, -1, 0.5, M.white);
  }),
  christmas_tree: sized(12, 18, 9, (kit) => {
    kit.box(-1, 6.6, 2, 2.4, M.wood, 0.2);
    for (const [y, half] of [
      [6.8, 5.8],
      [2.4, 4.6],
      [-1.8, 3.2],
    ] as const) {
      kit.area([-half, y, 0, y - 6.4, half, y, half * 0.5, y + 0.5, 0, y, -half * 0.5, y + 0.5], kit.tint ?? M.forest);
    }
    kit.bend([-2.4, -2.2, 0, -1.2, 2.4, -2.6], M.gold, 0.3);
    kit.bend([-4, 4.6, 0, 6, 4.4, 4], M.gold, 0.3);
    for (const [x, y, colour] of [
      [-1, -4, M.red],
      [1.2, -0.4, M.cyan],
      [-2.2, 0.6, M.yellow],
      [2.6, 3, M.red],
      [-0.4, 2.6, M.pink],
      [-3.4, 5.6, M.cyan],
      [1, 5.2, M.yellow],
    ] as const) {
      kit.glow(x, y, 1.1, colour, 0.4);
      kit.oval(x, y, 0.55, 0.55, colour);
    }
    kit.glow(0, -8.2, 2, M.flame, 0.6);
    kit.area(
      [0, -9.4, 0.4, -8.5, 1.4, -8.4, 0.6, -7.8, 0.9, -6.8, 0, -7.4, -0.9, -6.8, -0.6, -7.8, -1.4, -8.4, -0.4, -8.5],
      M.flame,
    );
  }),
  jack_o_lantern: sized(3, 2.6, 1.1, (kit) => {
    kit.glow(0, 0.1, 2.2, M.orange, 0.5);
    kit.curve([-0.1, -0.9, -0.25, -1.4, 0.15, -1.45, 0.3, -0.9], M.forest);
    for (const x of [-0.85, 0.85, -0.42, 0.42, 0]) {
      kit.oval(x, 0.1, 0.62, 0.98, kit.tint ?? M.orange);
    }
    for (const side of [-1, 1]) {
      kit.mark([side * 0.2, -0.1, side * 0.75, -0.1, side * 0.45, -0.55], M.flame);
    }
    kit.mark([0, -0.05, 0.15, 0.18, -0.15, 0.18], M.flame);
    kit.mark(
      [
        -0.9, 0.3, -0.5, 0.45, -0.35, 0.3, -0.1, 0.5, 0.15, 0.5, 0.35, 0.3, 0.5, 0.45, 0.9, 0.3, 0.55, 0.75, 0.25, 0.65,
        0, 0.82, -0.25, 0.65, -0.55, 0.75,
      ],
      M.flame,
    );
  }),
  wreath: sized(4, 4, 2, (kit) => {
    for (let index = 0; index < 18; index++) {
      const turn = (index * Math.PI) / 9;
      leaf(kit, [Math.cos(turn) * 1.3, Math.sin(turn) * 1.3, 0.85, turn + 1.2], index % 2 === 0 ? M.forest : M.green);
    }
    for (let index = 0; index < 6; index++) {
      const turn = (index * Math.PI) / 3 + 0.4;
      kit.oval(Math.cos(turn) * 1.4, Math.sin(turn) * 1.4, 0.22, 0.22, kit.tint ?? M.red);
    }
  }),
});
