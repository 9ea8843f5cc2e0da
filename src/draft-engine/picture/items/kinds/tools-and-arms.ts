import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';

/** Tools of a yard or workshop, weapons, traps and fire. */
export const TOOLS_AND_ARMS = itemDrawings({
  axe: sized(3.4, 7, 2.5, (kit) => {
    kit.bend([0.1, 2.5, -0.1, 0, 0, -4.2], kit.tint ?? M.wood, 0.42);
    kit.curve([-0.3, -3.9, 0.6, -3.9, 1.9, -4.6, 2.3, -3.2, 1.9, -1.8, 0.6, -2.8, -0.3, -2.8], M.steel);
    kit.mark([1.7, -4.4, 2.2, -3.2, 1.8, -2, 1.9, -3.2], M.white, 0.8);
  }),
  shovel: sized(2.4, 11, 5, (kit) => {
    kit.bar(0, -5, 0, 2, 0.4, kit.tint ?? M.wood);
    kit.ring(0, -5.2, 0.7, 0.5, M.cocoa, 0.3);
    kit.curve([-1.1, 1.6, 1.1, 1.6, 1.1, 3.4, 0, 5, -1.1, 3.4], M.steel);
    kit.line([0, 2, 0, 3.4], M.grey, 0.2);
  }),
  pickaxe: sized(7, 9, 4, (kit) => {
    kit.bar(0, 4, 0, -4.4, 0.46, kit.tint ?? M.wood);
    kit.curve([-3.5, -2, -2.2, -3.8, 0, -4.6, 2.2, -3.8, 3.5, -2, 1.8, -3, 0, -3.5, -1.8, -3], M.steel);
    kit.box(-0.5, -4.7, 1, 1.4, M.charcoal, 0.1);
  }),
  drill: sized(5, 4, 1.9, (kit) => {
    kit.area([-1.6, -0.4, -0.4, -0.4, -0.7, 1.5, -1.7, 1.5], kit.tint ?? M.mustard);
    kit.box(-2, 1.2, 1.9, 0.7, M.charcoal, 0.15);
    kit.box(-2, -1.5, 3, 1.3, kit.tint ?? M.mustard, 0.3);
    kit.area([1, -1.3, 1.6, -1.1, 1.6, -0.6, 1, -0.4], M.charcoal);
    kit.area([1.6, -1, 3, -0.85, 1.6, -0.7], M.steel);
    kit.stripe(-1.6, -1.1, 1.6, 0.3, M.charcoal);
    kit.bar(-0.4, 0, -0.3, 0.4, 0.24, M.red);
  }),
  screwdriver: sized(1, 4.6, 1.6, (kit) => {
    kit.bar(0, 0, 0, -2.6, 0.2, M.steel);
    kit.area([-0.1, -2.5, 0.1, -2.5, 0.22, -3, -0.22, -3], M.steel);
    kit.box(-0.4, -0.3, 0.8, 1.9, kit.tint ?? M.red, 0.35);
    for (const x of [-0.18, 0.18]) {
      kit.stripe(x - 0.05, 0, 0.1, 1.3, M.black, 0.4);
    }
  }),
  pliers: sized(2.2, 4.4, 2.2, (kit) => {
    for (const side of [-1, 1]) {
      kit.bend([side * -0.2, -0.3, side * 0.8, 0.7, side * 0.7, 2], kit.tint ?? M.red, 0.42);
      kit.curve([side * 0.05, -2, side * 0.5, -1.3, side * 0.45, -0.6, 0, -0.2, side * 0.08, -1], M.steel);
    }
    kit.oval(0, -0.4, 0.4, 0.4, M.steel);
    kit.dot(0, -0.4, 0.16, M.charcoal);
  }),
  scales: sized(7, 8, 4, (kit) => {
    kit.box(-1.6, 3.3, 3.2, 0.7, M.brass, 0.2);
    kit.bar(0, 3.4, 0, -3.4, 0.36, M.brass);
    kit.line([-2.8, -2.6, 2.8, -2.6], M.brass, 0.3);
    kit.oval(0, -3.3, 0.4, 0.4, M.gold);
    for (const side of [-1, 1]) {
      kit.line([side * 2.7, -2.5, side * 2.7 - 0.9, 0.9], M.brass, 0.09);
      kit.line([side * 2.7, -2.5, side * 2.7 + 0.9, 0.9], M.brass, 0.09);
      kit.curve([side * 2.7 - 1.2, 0.8, side * 2.7 + 1.2, 0.8, side * 2.7 + 0.6, 1.5, side * 2.7 - 0.6, 1.5], M.gold);
    }
  }),
  sickle: sized(4, 5, 2, (kit) => {
    kit.bar(0.2, 2, -0.1, 0, 0.46, kit.tint ?? M.wood);
    kit.curve([-0.4, 0.1, -1.4, -1.4, -1, -2.8, 0.6, -3, 1.9, -2.2, 0.5, -2.4, -0.4, -2, -0.5, -1.2, 0.1, 0], M.steel);
  }),
  nail: sized(1, 3, 1.5, (kit) => {
    kit.area([-0.16, -1.2, 0.16, -1.2, 0.14, 1, 0, 1.5, -0.14, 1], M.steel);
    kit.oval(0, -1.25, 0.48, 0.18, M.steel);
  }),
  magnet: sized(2.6, 2.8, 1.4, (kit) => {
    kit.bend([-0.85, -0.5, -0.8, 0.5, 0, 1, 0.8, 0.5, 0.85, -0.5], kit.tint ?? M.red, 0.7);
    for (const x of [-0.85, 0.85]) {
      kit.box(x - 0.36, -1.2, 0.72, 0.8, M.silver, 0.05);
    }
  }),
  spear: sized(2.4, 13, 6, (kit) => {
    kit.bar(0, 6, 0, -4, 0.42, kit.tint ?? M.wood);
    kit.area([0, -7, 1, -4.6, 0.36, -3.4, -0.36, -3.4, -1, -4.6], M.steel);
    kit.mark([0, -6.6, 0.7, -4.6, 0.2, -3.8, 0, -3.8], M.white, 0.6);
    kit.bar(-0.45, -3.2, 0.45, -3.2, 0.6, M.crimson);
    for (const side of [-1, 1]) {
      kit.bend([0, -3, side * 0.8, -2.2, side * 0.6, -1.2], M.crimson, 0.4);
    }
  }),
  arrow: sized(7, 1.6, 0.8, (kit) => {
    kit.bar(-3, 0, 2.6, 0, 0.16, M.wood);
    kit.area([3.5, 0, 2.4, -0.5, 2.7, 0, 2.4, 0.5], M.steel);
    for (const side of [-1, 1]) {
      kit.area([-2, 0, -2.6, side * 0.6, -3.5, side * 0.6, -3, 0], kit.tint ?? M.red);
    }
  }),
  cannon: sized(16, 9, 4.5, (kit) => {
    kit.area([-7, 3.6, 2, 0, 3, 1.6, -5.6, 4.4], M.wood);
    kit.curve([-5.6, -0.6, -6.2, -2, -5, -3, 7, -3.6, 7.6, -3.6, 7.6, -0.4, 6.6, -0.6, -4, 0.4], M.charcoal);
    kit.box(6.4, -4.1, 1.4, 4, M.charcoal, 0.3);
    kit.bar(-0.6, -3.2, -0.4, 0, 0.6, M.brass);
    kit.oval(-6.4, -1.4, 0.7, 0.7, M.charcoal);
    kit.ring(0, 1.2, 2.8, 2.8, M.wood, 0.7);
    for (let index = 0; index < 4; index++) {
      const turn = (index * Math.PI) / 4;
      const [dx, dy] = [Math.cos(turn) * 2.6, Math.sin(turn) * 2.6];
      kit.line([-dx, 1.2 - dy, dx, 1.2 + dy], M.wood, 0.4);
    }
    kit.dot(0, 1.2, 0.6, M.charcoal);
  }),
  bomb: sized(3, 3.4, 1.3, (kit) => {
    kit.bend([0.6, -1.1, 0.9, -1.6, 1.4, -1.5], M.tan, 0.16);
    kit.glow(1.5, -1.6, 1, M.flame, 0.7);
    for (let index = 0; index < 6; index++) {
      const turn = (index * Math.PI) / 3 + kit.painter.seconds;
      kit.line([1.5, -1.6, 1.5 + Math.cos(turn) * 0.5, -1.6 + Math.sin(turn) * 0.5], M.flame, 0.1);
    }
    kit.oval(0, 0, 1.3, 1.3, kit.tint ?? M.black);
    kit.area([0.2, -1.1, 0.9, -0.8, 1.1, -1.2, 0.5, -1.5], M.charcoal);
    kit.spot(-0.5, -0.5, 0.24, 0.34, M.white, 0.5);
  }),
  grenade: sized(1.8, 2.6, 1.2, (kit) => {
    kit.oval(0, 0.2, 0.85, 1, kit.tint ?? M.forest);
    for (const x of [-0.4, 0, 0.4]) {
      kit.bend([x, -0.7, x * 1.3, 0.2, x, 1], M.black, 0.08);
    }
    for (const y of [-0.3, 0.2, 0.7]) {
      kit.line([-0.75, y, 0.75, y], M.black, 0.08);
    }
    kit.box(-0.35, -1.2, 0.7, 0.5, M.steel, 0.08);
    kit.bend([0.2, -1.2, 0.8, -1, 0.95, -0.1], M.steel, 0.2);
    kit.ring(-0.65, -1, 0.28, 0.28, M.brass, 0.1);
  }),
  missile: sized(24, 6, 3, (kit) => {
    for (const side of [-1, 1]) {
      kit.area([-11, side * 1.2, -12, side * 3, -9, side * 3, -6.6, side * 1.2], M.red);
      kit.area([0, side * 1.3, 1.6, side * 2.6, 3.4, side * 2.6, 4, side * 1.3], M.red);
    }
    kit.curve([-11, -1.4, 5, -1.5, 9, -1.1, 12, 0, 9, 1.1, 5, 1.5, -11, 1.4], kit.tint ?? M.white);
    kit.mark([8, -1.2, 10, -0.8, 12, 0, 10, 0.8, 8, 1.2], M.red);
    kit.stripe(-9, -1.4, 0.9, 2.8, M.charcoal);
  }),
  handcuffs: sized(5, 2.6, 1.3, (kit) => {
    for (const x of [-0.7, -0.25, 0.25, 0.7]) {
      kit.ring(x, 0.3, 0.26, 0.18, M.grey, 0.13);
    }
    for (const x of [-1.6, 1.6]) {
      kit.ring(x, 0, 0.85, 0.95, M.steel, 0.34);
      kit.box(x - 0.45, 0.65, 0.9, 0.5, M.steel, 0.1);
      kit.dot(x, 0.9, 0.11, M.black);
    }
  }),
  whip: sized(6, 4, 1.6, (kit) => {
    kit.bend([-1.6, 0.4, 0, -1.6, 1.8, -1.6, 2.4, 0, 0.8, 0.9, 0.2, -0.2, 1.4, -0.9, 2.9, 1.2], M.cocoa, 0.17);
    kit.bar(-2.8, 1.6, -1.5, 0.3, 0.42, kit.tint ?? M.leather);
    kit.dot(-2.8, 1.6, 0.28, M.brass);
  }),
  trap: sized(6, 4, 1.6, (kit) => {
    kit.bar(-2.6, 1, 2.6, 1, 0.5, M.charcoal);
    for (const side of [-1, 1]) {
      kit.bend([side * 2.5, 1, side * 2.4, -0.6, side * 0.9, -1.6], M.grey, 0.46);
      for (const [x, y] of [
        [2.5, 0.1],
        [2.2, -0.8],
        [1.5, -1.4],
      ] as const) {
        kit.area([side * x - 0.28, y + 0.1, side * x + 0.28, y + 0.1, side * (x - 0.7), y + 0.55], M.steel);
      }
    }
    kit.oval(0, 0.8, 0.9, 0.3, M.brass);
    kit.bend([2.6, 1.2, 3, 1.6, 3.4, 1.3], M.grey, 0.2);
  }),
  hand_fan: sized(5, 3.2, 1.2, (kit) => {
    const fold = (index: number, radius: number): readonly [number, number] => {
      const turn = Math.PI + (index / 10) * Math.PI * 0.84 + 0.25;
      return [Math.cos(turn) * radius, 1 + Math.sin(turn) * radius];
    };
    for (let index = 0; index < 10; index++) {
      kit.area(
        [fold(index, 2.7), fold(index + 1, 2.7), fold(index + 1, 1), fold(index, 1)].flat(),
        index % 2 === 0 ? (kit.tint ?? M.crimson) : M.rose,
      );
    }
    for (let index = 0; index <= 10; index += 2) {
      kit.line([0, 1, ...fold(index, 1.3)], M.wood, 0.12);
    }
    for (const index of [2.5, 5, 7.5]) {
      const [x, y] = fold(index, 2);
      kit.dot(x, y, 0.24, M.cream);
      kit.dot(x, y, 0.1, M.gold);
    }
    kit.dot(0, 1, 0.2, M.brass);
  }),
  matches: sized(3, 2.6, 1, (kit) => {
    for (const [x, y] of [
      [-0.7, -1.3],
      [0, -1.6],
      [0.6, -1.2],
    ] as const) {
      kit.bar(x * 0.7, 0, x, y, 0.15, M.bread);
      kit.oval(x, y - 0.05, 0.16, 0.2, M.red);
    }
    kit.box(-1.3, -0.4, 2.6, 1.4, M.cream, 0.05);
    kit.box(-1.3, 0, 2.6, 1, kit.tint ?? M.red, 0.05);
    kit.stripe(-1.3, 0.75, 2.6, 0.25, M.cocoa);
    kit.spot(0, 0.36, 0.4, 0.26, M.gold);
  }),
  lighter: sized(1.6, 3, 1.4, (kit) => {
    kit.box(-0.65, -0.4, 1.3, 1.8, kit.tint ?? M.silver, 0.1);
    kit.painter.at({ x: 0.65, y: -0.4, rotation: 0.9 }, () => kit.box(-1.2, -0.8, 1.2, 0.8, kit.tint ?? M.silver, 0.1));
    kit.box(-0.4, -0.8, 0.7, 0.5, M.charcoal, 0.05);
    kit.glow(-0.1, -1.1, 1, M.flame, 0.7);
    kit.curve([-0.3, -0.8, -0.34, -1.1, -0.05, -1.7, 0.16, -1.1, 0.1, -0.8], M.flame, { luminous: true });
  }),
  cigarette: sized(3.4, 1.8, 0.5, (kit) => {
    kit.bar(-1.4, 0.3, -0.6, 0.2, 0.3, M.mustard);
    kit.bar(-0.6, 0.2, 1.3, 0, 0.3, M.white);
    kit.glow(1.4, 0, 0.5, M.orange, 0.7);
    kit.dot(1.4, 0, 0.17, M.red);
    kit.bend([1.5, -0.2, 1.2, -0.6, 1.6, -0.9, 1.3, -1.3], M.silver, 0.12);
  }),
  fire_extinguisher: sized(3, 6, 3, (kit) => {
    kit.bend([0.4, -2, 1.3, -1.6, 1.3, 0.4], M.black, 0.24);
    kit.area([1.1, 0.2, 1.5, 0.2, 1.7, 1, 0.9, 1], M.black);
    kit.box(-1, -1.5, 2, 4.5, kit.tint ?? M.red, 0.6);
    kit.box(-0.35, -2.1, 0.7, 0.7, M.steel, 0.1);
    kit.bar(-0.5, -2.2, 1, -2.7, 0.26, M.black);
    kit.box(-0.7, 0, 1.4, 1.4, M.cream, 0.1);
    kit.curve([-0.3, 1.1, -0.2, 0.6, 0.05, 0.2, 0.2, 0.6, 0.3, 1.1], M.red);
  }),
  lock: sized(2.2, 2.8, 1.4, (kit) => {
    kit.bend([-0.6, 0, -0.65, -0.8, 0, -1.3, 0.65, -0.8, 0.6, 0], M.steel, 0.28);
    kit.box(-1, -0.2, 2, 1.6, kit.tint ?? M.brass, 0.2);
    kit.dot(0, 0.4, 0.22, M.black);
    kit.stripe(-0.09, 0.4, 0.18, 0.55, M.black);
  }),
  chain: sized(5, 1.4, 0.7, (kit) => {
    for (const x of [-1.9, -0.65, 0.6, 1.85]) {
      kit.ring(x, 0, 0.5, 0.36, kit.tint ?? M.steel, 0.24);
    }
    for (const x of [-1.27, -0.02, 1.22]) {
      kit.bar(x - 0.34, 0, x + 0.34, 0, 0.26, M.grey);
    }
  }),
});
