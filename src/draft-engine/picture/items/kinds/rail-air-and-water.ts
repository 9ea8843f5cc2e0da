import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';
import { beacon, pane, wheel } from './parts.ts';

/** Vehicles that run on rails, float, fly or dive. */
export const RAIL_AIR_AND_WATER = itemDrawings({
  tram: sized(56, 36, 18, (kit) => {
    kit.line([-8, -10, 0, -17, 8, -10], M.charcoal, 0.7);
    kit.bar(-6, -17.4, 6, -17.4, 0.8, M.charcoal);
    kit.box(-27, -11, 54, 25, kit.tint ?? M.crimson, 4);
    kit.area([-27, -8, -24, -11, 24, -11, 27, -8, 27, 3, -27, 3], M.cream);
    for (const x of [-14.5, -5, 4.5]) {
      pane(kit, [x, -8, 8.2, 9.4]);
    }
    for (const x of [-24.6, 16]) {
      pane(kit, [x, -8, 8.6, 19]);
      kit.line([x + 4.3, -8, x + 4.3, 11], M.charcoal, 0.6);
    }
    kit.stripe(-27, 3, 54, 1, M.gold);
    beacon(kit, [26, 8, 1], M.flame);
    for (const x of [-17, -8, 8, 17]) {
      wheel(kit, x, 14.6, 2.8);
    }
    kit.bar(-28, 17.6, 28, 17.6, 0.7, M.grey);
  }),
  cable_car: sized(26, 34, 17, (kit) => {
    kit.bar(-13, -14.6, 13, -16.4, 0.6, M.charcoal);
    kit.line([0, -15.4, 0, -7], M.steel, 1);
    kit.oval(-1.6, -15.2, 1.1, 1.1, M.charcoal);
    kit.oval(1.6, -15.7, 1.1, 1.1, M.charcoal);
    kit.box(-10, -7, 20, 23, kit.tint ?? M.red, 4);
    pane(kit, [-8.4, -4, 5, 10], 1.4);
    pane(kit, [-2.4, -4, 4.8, 10], 1.4);
    pane(kit, [3.4, -4, 5, 10], 1.4);
    kit.stripe(-10, 9, 20, 1.6, M.cream);
  }),
  helicopter: sized(50, 22, 11, (kit) => {
    kit.bar(-4, -3, -24, -5.4, 2, kit.tint ?? M.orange);
    kit.area([-25, -10, -22, -10, -20, -4, -23, -4], kit.tint ?? M.orange);
    kit.bar(-26.5, -9.5, -20.5, -3.5, 0.5, M.charcoal);
    kit.curve([-8, -3, -2, -7, 8, -7, 16, -1, 17, 3, 12, 6, -4, 5.6], kit.tint ?? M.orange);
    kit.curve([4, -5.6, 8.6, -5.6, 15, -0.4, 15.4, 1.6, 4, 1.4], M.glass);
    kit.box(-4, -4.6, 6, 6, M.glass, 0.8);
    kit.bar(1, -7, 1, -10, 1.2, M.charcoal);
    kit.bar(-23, -10.4, 25, -10.4, 0.9, M.charcoal);
    for (const x of [-2, 9]) {
      kit.line([x, 5.6, x, 9.6], M.charcoal, 0.7);
    }
    kit.bend([-8, 9.8, 0, 10, 12, 10, 16, 8.4], M.charcoal, 0.9);
  }),
  parachute: sized(44, 52, 26, (kit) => {
    for (const x of [-21, -10.5, 0, 10.5, 21]) {
      kit.line([x, -9, 0, 18], M.charcoal, 0.4);
    }
    kit.curve(
      [-22, -9, -18, -20, -8, -25.4, 8, -25.4, 18, -20, 22, -9, 10.6, -11.4, 0, -9, -10.6, -11.4],
      kit.tint ?? M.red,
    );
    kit.mark([-11, -11, -9, -20, -3, -25.6, 3, -25.6, 9, -20, 11, -11, 5, -10.2, 0, -9.2, -5, -10.2], M.cream);
    kit.box(-2.4, 18, 4.8, 7, M.wood, 0.6);
  }),
  hot_air_balloon: sized(56, 76, 38, (kit) => {
    for (const x of [-5, 5]) {
      kit.line([x * 2, 14, x, 28], M.tan, 0.5);
    }
    kit.glow(0, 20, 8, M.flame, 0.5);
    kit.curve([-10, 15, -24, 0, -27, -16, -18, -32, 0, -37, 18, -32, 27, -16, 24, 0, 10, 15], kit.tint ?? M.red);
    for (const side of [-1, 1]) {
      kit.mark([0, -37, side * 8, -34, side * 12.6, -16, side * 10, 2, side * 4, 15, 0, 15], M.yellow, 0.95);
    }
    kit.mark([0, -37, 4, -35, 5.4, -16, 4, 2, 1.6, 15, -1.6, 15, -4, 2, -5.4, -16, -4, -35], kit.tint ?? M.red);
    kit.bar(-10, 15, 10, 15, 1.6, M.cream);
    kit.area([-6, 27, 6, 27, 5, 37.6, -5, 37.6], M.wood);
    kit.bar(-6.4, 27.4, 6.4, 27.4, 1.4, M.leather);
    for (const y of [30.6, 33.8]) {
      kit.line([-5.2, y, 5.2, y], M.tan, 0.5);
    }
  }),
  spaceship: sized(54, 22, 11, (kit) => {
    kit.glow(-27, 0, 12, M.cyan, 0.6);
    for (const y of [-3.4, 3.4]) {
      kit.curve([-22, y - 2, -28, y, -22, y + 2], M.cyan, { luminous: true });
    }
    kit.area([-20, -4, -26, -11, -14, -11, -2, -4], kit.tint ?? M.indigo);
    kit.area([-20, 4, -26, 11, -12, 11, 2, 4], kit.tint ?? M.indigo);
    kit.curve([-22, -5, -6, -7, 12, -5.4, 22, -1, 27, 1.6, 18, 4, 0, 6, -22, 5], M.silver);
    kit.curve([6, -5.6, 12, -6.6, 18, -3.6, 20, -0.8, 8, -1], M.navy);
    kit.mark([9, -4.8, 12, -5.4, 15, -3.8, 10, -3.4], M.white, 0.6);
    kit.line([-20, 1.4, 20, 1.6], kit.tint ?? M.indigo, 1);
    for (const x of [-14, -9, -4, 1]) {
      kit.dot(x, -2.4, 0.9, M.flame);
    }
    for (const y of [-3.4, 3.4]) {
      kit.box(-23.6, y - 2, 4, 4, M.charcoal, 0.6);
    }
  }),
  ufo: sized(42, 26, 14, (kit) => {
    kit.glow(0, 8, 16, M.lime, 0.4);
    kit.painter.at({ alpha: 0.45 }, () => kit.mark([-6, 3, 6, 3, 13, 13.6, -13, 13.6], M.lime));
    kit.curve([-9, -3, -7, -10, 0, -12, 7, -10, 9, -3], M.glass);
    kit.spot(0, -5.6, 3, 3.6, M.green);
    for (const x of [-1.2, 1.2]) {
      kit.spot(x, -6.4, 0.8, 1.2, M.black);
    }
    kit.oval(0, 0, 21, 4.6, kit.tint ?? M.silver);
    kit.oval(0, 2.4, 10, 2.4, M.charcoal);
    for (const x of [-15, -7.6, 0, 7.6, 15]) {
      kit.dot(x, 0.6 + (225 - x * x) * 0.006, 1.1, M.flame);
    }
  }),
  submarine: sized(56, 24, 11, (kit) => {
    kit.line([2, -8, 2, -12.4, 5, -12.4], M.charcoal, 1);
    kit.area([-8, -4, -6, -9.6, 8, -9.6, 9, -4], kit.tint ?? M.yellow);
    kit.area([-24, 0, -29, -7, -24, -7, -18, -2], M.crimson);
    kit.area([-24, 2, -29, 9, -24, 9, -18, 4], M.crimson);
    kit.curve([-26, 1, -18, -5, 0, -6.4, 18, -5, 27, 0, 27, 3, 18, 8.6, 0, 10.4, -18, 7.6], kit.tint ?? M.yellow);
    kit.oval(-27, 1.4, 0.9, 4.4, M.steel);
    for (const x of [-9, 1, 11]) {
      kit.oval(x, 1.4, 3, 3, M.steel);
      kit.dot(x, 1.4, 2.1, kit.painter.lampsLit ? M.flame : M.navy);
    }
    kit.line([-20, 6.6, 20, 6.6], M.mustard, 0.8);
  }),
  raft: sized(32, 30, 5, (kit) => {
    kit.bar(2, 0, 2, -24, 1, M.wood);
    kit.curve([2.4, -23, 12, -15, 10.4, -5, 2.6, -4], kit.tint ?? M.cream);
    kit.mark([6, -12, 9, -12, 9, -8, 6, -8], M.copper);
    for (const [x, y] of [
      [-14, 0],
      [-15, 2],
      [-14, 4],
    ] as const) {
      kit.bar(x, y, -x, y, 2, M.wood);
      kit.oval(-x, y, 0.8, 1, M.tan);
    }
    for (const x of [-9, 9]) {
      kit.line([x, -1, x, 5], M.bread, 0.9);
    }
  }),
  canoe: sized(38, 12, 5, (kit) => {
    kit.bar(-6, -6, 8, 2, 0.7, M.tan);
    kit.oval(-7.4, -6.8, 2.4, 1.2, M.tan, 0.5);
    kit.curve([-19, -5, -14, -1.4, 0, 0, 14, -1.4, 19, -5, 17, 1.4, 11, 4.6, -11, 4.6, -17, 1.4], kit.tint ?? M.copper);
    kit.bend([-17.6, -2, -10, 1, 0, 1.8, 10, 1, 17.6, -2], M.cream, 0.7);
  }),
  tank: sized(54, 22, 11, (kit) => {
    kit.bar(8, -6, 28, -8, 1.6, kit.tint ?? M.forest);
    kit.box(26, -9, 3, 2.2, M.charcoal, 0.4);
    kit.curve([-13, -3, -11, -9.6, 4, -9.6, 10, -5, 9, -3], kit.tint ?? M.forest);
    kit.oval(-4, -9.8, 3, 1.2, M.charcoal);
    kit.area([-25, -2.6, 20, -2.6, 24, 2, -25, 2], kit.tint ?? M.forest);
    kit.box(-26, 1, 50, 10, M.charcoal, 5);
    for (const x of [-20, -12, -4, 4, 12, 18]) {
      kit.oval(x, 6, 3.2, 3.2, M.grey);
      kit.dot(x, 6, 1.2, M.charcoal);
    }
    kit.mark(
      [-4, -7.6, -3.2, -6, -1.4, -5.8, -2.7, -4.6, -2.3, -2.9, -4, -3.8, -5.7, -2.9, -5.3, -4.6, -6.6, -5.8, -4.8, -6],
      M.white,
    );
  }),
  drone: sized(8, 3, 1.2, (kit) => {
    for (const x of [-3, 3]) {
      kit.bar(0, -0.2, x, -0.7, 0.28, M.charcoal);
      kit.bar(x, -0.4, x, -1.2, 0.26, M.charcoal);
      kit.painter.at({ alpha: 0.6 }, () => kit.spot(x, -1.3, 1.5, 0.16, M.grey));
    }
    kit.curve([-1.2, -0.5, -0.6, -1, 0.6, -1, 1.2, -0.5, 0.8, 0.2, -0.8, 0.2], kit.tint ?? M.white);
    kit.oval(0, 0.5, 0.45, 0.45, M.charcoal);
    kit.dot(0.12, 0.52, 0.2, M.cyan);
    kit.dot(-0.8, -0.4, 0.1, M.red);
    kit.line([-0.9, 0.2, -1.4, 1.1], M.charcoal, 0.16);
    kit.line([0.9, 0.2, 1.4, 1.1], M.charcoal, 0.16);
  }),
  anchor: sized(9, 11, 5.5, (kit) => {
    kit.ring(0, -4.5, 0.8, 0.8, kit.tint ?? M.charcoal, 0.4);
    kit.bar(0, -3.8, 0, 4.4, 0.8, kit.tint ?? M.charcoal);
    kit.bar(-2, -2.6, 2, -2.6, 0.7, kit.tint ?? M.charcoal);
    kit.curve([-4, 1.2, -3, 3.6, 0, 4.2, 3, 3.6, 4, 1.2, 3.4, 4.2, 0, 5.6, -3.4, 4.2], kit.tint ?? M.charcoal);
    for (const side of [-1, 1]) {
      kit.area([side * 4.4, 0, side * 4.6, 2.6, side * 2.4, 2], kit.tint ?? M.charcoal);
    }
  }),
});
