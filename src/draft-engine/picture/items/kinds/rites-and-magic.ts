import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';

/** What belongs to prayer, farewell, wonder and secrets. */
export const RITES_AND_MAGIC = itemDrawings({
  coffin: sized(20, 8, 4, (kit) => {
    kit.area([-10, -1, -6.4, -3.6, 7.6, -2.6, 10, -1, 10, 3, 7.6, 4, -6.4, 4, -10, 3], kit.tint ?? M.wood);
    kit.area([-10, -1, -6.4, -3.6, 7.6, -2.6, 10, -1, 7.6, 0, -6.4, 0], M.copper);
    kit.bar(-5.6, -1.8, 3, -1.6, 0.5, M.gold);
    kit.bar(-3, -2.7, -2.8, -0.7, 0.5, M.gold);
    for (const x of [-5, 0, 5]) {
      kit.bend([x - 0.9, 1.4, x - 0.7, 2.3, x + 0.7, 2.3, x + 0.9, 1.4], M.brass, 0.35);
    }
  }),
  urn: sized(3, 4, 2, (kit) => {
    kit.box(-0.7, 1.6, 1.4, 0.4, M.silver, 0.1);
    kit.curve(
      [-0.5, 1.7, -1.4, 0.2, -1.2, -0.8, -0.6, -1.1, 0.6, -1.1, 1.2, -0.8, 1.4, 0.2, 0.5, 1.7],
      kit.tint ?? M.silver,
    );
    kit.curve([-0.9, -1.05, -0.5, -1.55, 0.5, -1.55, 0.9, -1.05], M.steel);
    kit.oval(0, -1.7, 0.24, 0.24, M.gold);
    kit.bend([-1.35, 0, 0, 0.3, 1.35, 0], M.gold, 0.16);
    kit.bend([-1.1, 0.9, 0, 1.1, 1.1, 0.9], M.gold, 0.12);
  }),
  incense: sized(3.4, 4.6, 2, (kit) => {
    for (const [x, lean] of [
      [-0.4, -0.25],
      [0, 0],
      [0.4, 0.25],
    ] as const) {
      kit.line([x, 0.2, x + lean, -1.7], M.crimson, 0.1);
      kit.dot(x + lean, -1.75, 0.09, M.flame);
      kit.bend([x + lean, -1.8, x + lean + 0.2, -2.1, x + lean - 0.1, -2.4, x + lean + 0.1, -2.7], M.silver, 0.09);
    }
    for (const x of [-0.9, 0.9]) {
      kit.bar(x, 1.3, x * 1.1, 1.9, 0.3, M.brass);
    }
    kit.curve([-1.4, 0.1, -1.2, 1, -0.6, 1.5, 0.6, 1.5, 1.2, 1, 1.4, 0.1], kit.tint ?? M.brass);
    kit.box(-1.5, -0.1, 3, 0.4, M.brass, 0.15);
    for (const side of [-1, 1]) {
      kit.bend([side * 1.3, 0.2, side * 1.7, -0.2, side * 1.6, -0.6], M.brass, 0.2);
    }
    kit.ring(0, 0.8, 0.3, 0.3, M.gold, 0.1);
  }),
  cross: sized(3, 4.6, 2.3, (kit) => {
    kit.box(-0.36, -2.2, 0.72, 4.4, kit.tint ?? M.wood, 0.08);
    kit.box(-1.4, -1.2, 2.8, 0.72, kit.tint ?? M.wood, 0.08);
  }),
  prayer_beads: sized(3, 4, 1.6, (kit) => {
    for (let index = 0; index < 18; index++) {
      const turn = (index * Math.PI * 2) / 18 + Math.PI / 2;
      kit.oval(
        Math.cos(turn) * 1.2,
        -0.3 + Math.sin(turn) * 1.15,
        0.22,
        0.22,
        index === 0 ? M.gold : (kit.tint ?? M.crust),
      );
    }
    kit.oval(0, 1.15, 0.3, 0.3, M.crust);
    for (const x of [-0.2, 0, 0.2]) {
      kit.line([0, 1.4, x, 2.3], M.crimson, 0.12);
    }
  }),
  buddha: sized(7, 9, 4.5, (kit) => {
    kit.curve([-3.4, 4.4, -3.2, 3.2, 3.2, 3.2, 3.4, 4.4], M.brass);
    for (const x of [-2.2, 0, 2.2]) {
      kit.curve([x - 1, 3.5, x, 2.6, x + 1, 3.5], M.gold);
    }
    kit.curve([-3, 3, -2.6, 1.6, 0, 2, 2.6, 1.6, 3, 3, 0, 3.3], kit.tint ?? M.gold);
    kit.curve([-1.6, 2.2, -2, -0.2, -1, -1.4, 1, -1.4, 2, -0.2, 1.6, 2.2], kit.tint ?? M.gold);
    kit.bend([-1.8, 0, -1.6, 1.4, 0, 1.9, 1.6, 1.4, 1.8, 0], M.brass, 0.3);
    kit.bend([-1, -1.2, 0.2, 0.2, 1.4, 1.2], M.copper, 0.2);
    kit.oval(0, -2.4, 1.15, 1.25, kit.tint ?? M.gold);
    kit.curve([-1.1, -2.8, -0.7, -3.6, 0, -4.4, 0.7, -3.6, 1.1, -2.8, 0, -3.1], M.charcoal);
    for (const side of [-1, 1]) {
      kit.bend([side * 0.2, -2.4, side * 0.45, -2.3, side * 0.7, -2.42], M.cocoa, 0.12);
      kit.oval(side * 1.15, -2.2, 0.2, 0.5, kit.tint ?? M.gold);
    }
    kit.bend([-0.3, -1.75, 0, -1.65, 0.3, -1.75], M.cocoa, 0.12);
  }),
  statue: sized(8, 18, 9, (kit) => {
    kit.box(-3.6, 6, 7.2, 3, M.grey, 0.2);
    kit.box(-3, 4.6, 6, 1.6, M.grey, 0.2);
    kit.curve([-2, 4.8, -1.6, 0, -2, -2.6, 0, -3.4, 2, -2.6, 1.6, 0, 2, 4.8], kit.tint ?? M.stone);
    kit.bend([1.6, -2.4, 2.8, -4.4, 2.6, -7.4], kit.tint ?? M.stone, 1);
    kit.bend([-1.6, -2.2, -2.6, -0.4, -1.4, 1], kit.tint ?? M.stone, 1);
    kit.bar(2.5, -7.6, 2.8, -9, 0.5, M.grey);
    kit.oval(0, -4.8, 1.3, 1.5, kit.tint ?? M.stone);
    for (const x of [-0.8, 0.2, 1]) {
      kit.bend([x, -2, x * 0.8, 1, x * 1.4, 4.4], M.grey, 0.22);
    }
  }),
  totem: sized(7, 17, 8.5, (kit) => {
    kit.area([-3.4, -4.6, -1.6, -5.8, 1.6, -5.8, 3.4, -4.6, 1.6, -3.6, -1.6, -3.6], M.teal);
    for (const [y, colour] of [
      [-8.4, kit.tint ?? M.crimson],
      [-3, M.mustard],
      [2.6, M.teal],
    ] as const) {
      kit.box(-1.9, y, 3.8, 5.6, M.wood, 0.4);
      kit.box(-1.7, y + 0.4, 3.4, 1.3, colour, 0.3);
      for (const x of [-0.9, 0.9]) {
        kit.dot(x, y + 2.3, 0.6, M.cream);
        kit.dot(x, y + 2.3, 0.3, M.black);
      }
      kit.area([-0.5, y + 2.8, 0.5, y + 2.8, 0, y + 3.8], M.orange);
      kit.box(-1.3, y + 4, 2.6, 0.9, colour, 0.3);
      kit.stripe(-1, y + 4.3, 2, 0.25, M.cream);
    }
  }),
  treasure: sized(6, 5, 2.4, (kit) => {
    kit.glow(0, -1, 3.4, M.gold, 0.6);
    kit.curve([-2.6, -1.2, -2.4, -2.4, 2.4, -2.4, 2.6, -1.2, 2.4, -0.8, -2.4, -0.8], M.cocoa);
    for (const [x, y] of [
      [-1.7, -0.6],
      [-0.9, -0.9],
      [0, -1],
      [0.9, -0.9],
      [1.7, -0.6],
      [-0.4, -0.5],
      [0.5, -0.5],
    ] as const) {
      kit.oval(x, y, 0.5, 0.44, M.gold);
    }
    kit.area([0.9, -1.4, 1.4, -1.1, 0.9, -0.5, 0.4, -1.1], M.cyan);
    kit.oval(-1.2, -1.2, 0.34, 0.34, M.crimson);
    kit.box(-2.5, -0.4, 5, 2.8, kit.tint ?? M.wood, 0.2);
    for (const x of [-2, 1.6]) {
      kit.box(x, -0.4, 0.5, 2.8, M.brass, 0.05);
    }
    kit.box(-0.5, -0.5, 1, 1.1, M.brass, 0.1);
    kit.dot(0, 0.05, 0.18, M.black);
  }),
  crystal_ball: sized(3, 3.6, 1.8, (kit) => {
    kit.glow(0, -0.4, 2.6, kit.tint ?? M.violet, 0.5);
    kit.curve([-1.2, 1.8, -0.9, 0.8, 0.9, 0.8, 1.2, 1.8], M.brass);
    kit.oval(0, -0.4, 1.35, 1.35, M.glass, 0, { alpha: 0.85 });
    kit.spot(0, -0.2, 1.05, 0.95, kit.tint ?? M.violet, 0.7);
    kit.bend([-0.8, 0.1, -0.2, -0.5, 0.3, 0, 0.8, -0.5], M.pink, 0.2);
    kit.bend([-0.5, 0.5, 0.1, 0.2, 0.6, 0.4], M.cyan, 0.14);
    kit.dot(-0.5, -0.9, 0.26, M.white, 0.9);
  }),
  magic_lamp: sized(5, 3.8, 1.5, (kit) => {
    kit.painter.at({ alpha: 0.8 }, () =>
      kit.bend([2.3, -0.4, 2.5, -1, 1.7, -1.3, 2.2, -1.9, 1.6, -2.3], M.violet, 0.4),
    );
    kit.bend([-1.4, -0.2, -2.4, -0.5, -2.3, 0.5, -1.4, 0.4], M.brass, 0.25);
    kit.box(-0.9, 1.1, 1.8, 0.4, M.brass, 0.15);
    kit.curve(
      [-1.6, -0.1, -0.8, -0.6, 0.6, -0.5, 1.6, -0.4, 2.4, -0.7, 2.5, -0.4, 1.7, 0.4, 0.7, 1.1, -0.7, 1.1, -1.5, 0.6],
      kit.tint ?? M.gold,
    );
    kit.curve([-0.8, -0.5, -0.4, -1.1, 0.3, -1.1, 0.7, -0.5], M.brass);
    kit.dot(-0.05, -1.2, 0.17, M.crimson);
    kit.glow(2.3, -0.6, 0.8, M.flame, 0.5);
  }),
  cauldron: sized(5, 4.6, 2.3, (kit) => {
    kit.glow(0, -1, 2.6, M.lime, 0.5);
    for (const x of [-1.3, 1.3]) {
      kit.bar(x, 1.6, x * 1.2, 2.2, 0.4, M.black);
    }
    kit.curve([-1.8, -0.8, -2.3, 0.4, -1.5, 1.8, 1.5, 1.8, 2.3, 0.4, 1.8, -0.8], kit.tint ?? M.black);
    kit.oval(0, -0.8, 1.95, 0.5, M.charcoal);
    kit.spot(0, -0.8, 1.65, 0.36, M.lime);
    for (const [x, y, r] of [
      [-0.6, -1, 0.34],
      [0.4, -1.1, 0.42],
      [0, -1.7, 0.24],
      [0.9, -1.9, 0.17],
      [-0.8, -2, 0.14],
    ] as const) {
      kit.oval(x, y, r, r, M.lime);
    }
    kit.ring(-2.2, -0.2, 0.3, 0.4, M.grey, 0.15);
    kit.ring(2.2, -0.2, 0.3, 0.4, M.grey, 0.15);
  }),
  snow_globe: sized(2.8, 3.4, 1.7, (kit) => {
    kit.oval(0, -0.4, 1.3, 1.25, M.sky, 0, { alpha: 0.9 });
    kit.spot(0, 0.4, 1.05, 0.36, M.white);
    kit.stripe(-0.55, -0.3, 0.8, 0.7, M.copper);
    kit.mark([-0.7, -0.3, -0.15, -0.8, 0.4, -0.3], M.crimson);
    kit.stripe(-0.3, 0, 0.24, 0.4, M.flame);
    kit.mark([0.3, 0.4, 0.6, -0.5, 0.9, 0.4], M.forest);
    for (const [x, y] of [
      [-0.8, -0.6],
      [-0.3, -1.2],
      [0.3, -1],
      [0.8, -0.8],
      [0.1, -0.6],
      [-0.9, 0],
      [0.9, -0.2],
    ] as const) {
      kit.dot(x, y, 0.09, M.white);
    }
    kit.curve([-1.2, 1.6, -0.95, 0.65, 0.95, 0.65, 1.2, 1.6], kit.tint ?? M.wood);
    kit.bend([-0.9, -0.9, -0.6, -1.25, -0.2, -1.4], M.white, 0.12);
  }),
  music_box: sized(4, 4.4, 1.8, (kit) => {
    kit.area([-1.6, -0.2, -1.8, -2.2, 1.8, -2.2, 1.6, -0.2], kit.tint ?? M.plum);
    kit.area([-1.35, -0.4, -1.5, -2, 1.5, -2, 1.35, -0.4], M.ice);
    kit.line([0, 0, 0, -0.5], M.gold, 0.12);
    kit.area([0, -1.2, -0.62, -0.5, 0.62, -0.5], M.pink);
    kit.line([0, -1.3, -0.3, -2], M.tan, 0.1);
    kit.line([0, -1.3, 0.3, -2], M.tan, 0.1);
    kit.oval(0, -1.5, 0.2, 0.22, M.tan);
    kit.dot(0, -1.68, 0.12, M.cocoa);
    kit.box(-1.8, -0.2, 3.6, 1.9, kit.tint ?? M.plum, 0.15);
    kit.stripe(-1.5, 0.2, 3, 0.12, M.gold);
    kit.stripe(-1.5, 1.2, 3, 0.12, M.gold);
    kit.line([1.8, 0.8, 2.2, 0.8, 2.2, 0.3], M.brass, 0.14);
    kit.spot(-0.1, 0.9, 0.15, 0.11, M.gold);
    kit.line([0.03, 0.9, 0.03, 0.45, 0.3, 0.6], M.gold, 0.07);
  }),
  dreamcatcher: sized(3.4, 5.6, 3.6, (kit) => {
    for (const x of [-0.9, 0, 0.9]) {
      const low = x === 0 ? 1.9 : 1.4;
      kit.line([x, 0.8, x, low], M.tan, 0.09);
      kit.curve([x, low, x - 0.26, low + 0.9, x, low + 1.7, x + 0.26, low + 0.9], kit.tint ?? M.cyan);
      kit.dot(x, low, 0.14, M.red);
    }
    for (let index = 0; index < 8; index++) {
      const turn = (index * Math.PI) / 4;
      const next = turn + Math.PI * 0.6;
      kit.line(
        [Math.cos(turn) * 1.4, -0.5 + Math.sin(turn) * 1.4, Math.cos(next) * 1.4, -0.5 + Math.sin(next) * 1.4],
        M.white,
        0.07,
      );
    }
    kit.ring(0, -0.5, 1.45, 1.45, M.wood, 0.24);
    kit.dot(0, -0.5, 0.16, M.teal);
  }),
  lucky_cat: sized(4, 5, 2.5, (kit) => {
    kit.bend([1.1, 0.2, 1.7, -0.8, 1.5, -1.9], M.white, 0.75);
    kit.curve([-1.4, 2.4, -1.5, 0.8, -0.8, -0.2, 0.8, -0.2, 1.5, 0.8, 1.4, 2.4], kit.tint ?? M.white);
    for (const side of [-1, 1]) {
      kit.area([side * 0.3, -1.7, side * 1.15, -2.4, side * 1.2, -1.2], kit.tint ?? M.white);
      kit.mark([side * 0.6, -1.75, side * 1.02, -2.1, side * 1.03, -1.5], M.pink);
    }
    kit.oval(0, -1, 1.3, 1.05, kit.tint ?? M.white);
    for (const side of [-1, 1]) {
      kit.bend([side * 0.3, -1.1, side * 0.55, -1.3, side * 0.8, -1.1], M.black, 0.12);
      kit.line([side * 0.7, -0.7, side * 1.2, -0.75], M.charcoal, 0.06);
    }
    kit.mark([-0.12, -0.85, 0.12, -0.85, 0, -0.7], M.rose);
    kit.bar(-0.9, 0, 0.9, 0, 0.28, M.red);
    kit.dot(0, 0.15, 0.24, M.gold);
    kit.oval(-0.1, 1.4, 0.6, 0.8, M.gold);
    kit.line([-0.1, 1, -0.1, 1.8], M.copper, 0.1);
  }),
  scarecrow: sized(12, 16, 8, (kit) => {
    kit.bar(0, 8, 0, -3, 0.6, M.wood);
    kit.bar(-5.8, -2, 5.8, -2, 0.6, M.wood);
    for (const side of [-1, 1]) {
      for (const dy of [-0.5, 0, 0.5]) {
        kit.line([side * 5.2, -2, side * 6.4, -2 + dy * 1.6], M.gold, 0.25);
      }
      kit.area([side * 1.4, -3, side * 5.4, -2.8, side * 5.4, -1.2, side * 1.4, -0.6], kit.tint ?? M.red);
    }
    kit.area([-1.7, -3.1, 1.7, -3.1, 2.2, 3, -2.2, 3], kit.tint ?? M.red);
    for (const x of [-1.6, -0.6, 0.4, 1.4]) {
      kit.line([x, 2.8, x * 1.2, 4.2], M.gold, 0.3);
    }
    kit.box(-1.2, 0.2, 1.1, 1.1, M.cyan, 0.05);
    kit.oval(0, -4.7, 1.5, 1.5, M.bread);
    for (const x of [-0.5, 0.5]) {
      kit.line([x - 0.2, -5.1, x + 0.2, -4.7], M.black, 0.14);
      kit.line([x + 0.2, -5.1, x - 0.2, -4.7], M.black, 0.14);
    }
    kit.bend([-0.7, -4.2, 0, -3.9, 0.7, -4.2], M.black, 0.14);
    kit.curve([-2.6, -5.6, -1, -6, -0.7, -7.6, 0.8, -7.8, 1, -6, 2.6, -5.6, 0, -5.3], M.mustard);
  }),
  fish_tank: sized(4.4, 4.2, 2, (kit) => {
    kit.oval(0, 0, 2, 1.9, M.glass, 0, { alpha: 0.55 });
    kit.mark([-1.9, -0.5, 1.9, -0.5, 1.8, 0.8, 1, 1.7, -1, 1.7, -1.8, 0.8], M.sky, 0.75);
    kit.oval(0, -1.65, 1.2, 0.28, M.glass);
    kit.area([0.2, 0.4, 1, -0.2, 0.9, 0.9], kit.tint ?? M.orange);
    kit.curve([-0.9, 0.35, -0.3, -0.1, 0.3, 0.35, -0.3, 0.8], kit.tint ?? M.orange);
    kit.dot(-0.55, 0.25, 0.1, M.black);
    kit.bend([1.1, 1.6, 0.9, 1, 1.2, 0.5], M.green, 0.2);
    for (const [x, y] of [
      [-0.9, -0.1],
      [-1.1, -0.4],
    ] as const) {
      kit.ring(x, y, 0.11, 0.11, M.white, 0.05);
    }
    for (const x of [-0.9, -0.3, 0.4, 0.8]) {
      kit.oval(x, 1.65, 0.3, 0.2, M.tan);
    }
    kit.bend([-1.5, -0.7, -1.3, -1.1, -0.9, -1.4], M.white, 0.12);
  }),
  campfire: sized(8, 9, 4.4, (kit) => {
    kit.glow(0, 0, 7, M.orange, 0.6);
    kit.bar(-3.4, 4, 3, 2.4, 1.1, M.wood);
    kit.bar(3.4, 4, -3, 2.4, 1.1, M.cocoa);
    const lick = Math.sin(kit.painter.seconds * 7) * 0.3;
    kit.curve(
      [-2.4, 3, -2.8, 0.4, -1.4, 1, -1 + lick, -2.4, 0.2 - lick, -4.4, 1.4, -1.2, 2.2, 0.4, 2.6, 2.2, 1.6, 3.4],
      M.red,
      { luminous: true },
    );
    kit.curve([-1.6, 3.2, -1.7, 1.4, -0.6, 1.2, -0.2 + lick, -2.2, 1, 0.6, 1.7, 2, 1, 3.4], M.orange, {
      luminous: true,
    });
    kit.curve([-0.8, 3.3, -0.7, 2, 0.1, 0.4, 0.9, 2.2, 0.6, 3.4], M.flame, { luminous: true });
  }),
  meteor: sized(9, 9, 4.5, (kit) => {
    kit.glow(-2, 2, 4, M.orange, 0.6);
    kit.curve([-3.6, 0.8, -1, -1.2, 4.4, -4.4, 1, 1, -0.6, 3.6], M.orange, { luminous: true });
    kit.curve([-3, 1.2, -0.6, -0.2, 2.8, -2.8, 0.4, 0.8, -1, 3.2], M.flame, { luminous: true });
    kit.oval(-2.2, 2.2, 2, 1.9, kit.tint ?? M.cocoa);
    for (const [x, y, r] of [
      [-2.8, 1.8, 0.5],
      [-1.6, 2.8, 0.4],
      [-2.4, 3.2, 0.3],
    ] as const) {
      kit.spot(x, y, r, r * 0.85, M.black, 0.6);
    }
  }),
  rainbow: sized(14, 8, 4, (kit) => {
    const colours = [M.red, M.orange, M.yellow, M.green, M.blue, M.violet];
    colours.forEach((colour, index) => {
      const r = 6 - index * 0.66;
      const path = Array.from({ length: 13 }, (_, step) => {
        const turn = Math.PI + (step * Math.PI) / 12;
        return [Math.cos(turn) * r, 3 + Math.sin(turn) * r] as const;
      });
      kit.bend(path, colour, 0.7);
    });
    for (const side of [-1, 1]) {
      for (const [dx, dy, r] of [
        [0, 0, 1.2],
        [-1, 0.4, 0.9],
        [1, 0.4, 0.9],
      ] as const) {
        kit.oval(side * 4.4 + dx, 3 + dy, r, r * 0.75, M.white);
      }
    }
  }),
});
