import type { Colour } from '../../colour.ts';
import { itemDrawings, type Kit, MATERIAL as M, sized } from '../item-drawing.ts';
import { beacon, pane, spokedWheel, wheel } from './parts.ts';

const wheels = (kit: Kit, radius: number, y: number, ...places: number[]): void => {
  for (const x of places) {
    wheel(kit, x, y, radius);
  }
};

/** A saloon that drives to the right. */
const saloon = (kit: Kit, colour: Colour): void => {
  kit.curve([-20, 4, -19.6, -1, -12, -2.4, -7, -7.4, 6, -7.4, 12, -2, 19, -0.6, 20, 4, 18, 5, -18, 5], colour);
  kit.area([-10, -2.2, -6, -6.3, -0.6, -6.3, -0.6, -2.2], M.glass);
  kit.area([0.8, -2.2, 0.8, -6.3, 5.4, -6.3, 9.6, -2.2], M.glass);
  kit.line([0, -6.6, 0, 4.4], M.charcoal, 0.3);
  kit.bar(2, -0.6, 3.6, -0.6, 0.5, M.silver);
  kit.spot(19, 0.8, 0.9, 0.9, M.flame);
  kit.spot(-19.2, 0.8, 0.6, 1, M.crimson);
  wheels(kit, 3.2, 4.6, -12, 12);
};

/** A van that drives to the right. */
const van = (kit: Kit, colour: Colour): void => {
  kit.curve([-20, 6, -20, -8, -18, -9.6, 8, -9.6, 12, -7.6, 16, -1, 20, 0.4, 20.4, 6, 17, 6.4, -18, 6.4], colour);
  kit.area([8.4, -1.4, 8.4, -7.6, 10.6, -7.2, 14.4, -1.4], M.glass);
  kit.spot(19.4, 2, 0.9, 0.9, M.flame);
};

const lorryCab = (kit: Kit, x: number, colour: Colour): void => {
  kit.area([x, 9, x, -10, x + 8, -10, x + 12, -1, x + 14, 0, x + 14, 9], colour);
  kit.area([x + 2.4, -1.4, x + 2.4, -7.6, x + 7, -7.6, x + 9.8, -1.4], M.glass);
  kit.spot(x + 13, 3.4, 1, 1.2, M.flame);
  kit.box(x + 9, 6.6, 6, 2.4, M.steel, 0.4);
};

/** What drives, rolls or is pulled on a road; all drive to the right. */
export const ROAD_VEHICLES = itemDrawings({
  bus: sized(66, 28, 14, (kit) => {
    kit.box(-33, -13, 66, 23, kit.tint ?? M.mustard, 3);
    kit.stripe(-33, 3, 66, 2.6, M.cream, 0.9);
    for (const x of [-29.5, -19, -8.5, 2]) {
      pane(kit, [x, -10, 8.6, 9.4]);
    }
    pane(kit, [13, -10, 8.4, 18.6]);
    kit.line([17.2, -10, 17.2, 8.6], M.charcoal, 0.6);
    pane(kit, [24.4, -10, 8.2, 10.4], 1.6);
    kit.box(24, -13.4, 9, 3, M.charcoal, 0.5);
    kit.stripe(25.4, -12.4, 5.6, 1.2, M.flame);
    kit.spot(31.4, 6.4, 1, 1.2, M.flame);
    wheels(kit, 4.4, 9.4, -20, 8);
  }),
  truck: sized(58, 26, 13, (kit) => {
    kit.box(-29, 6, 46, 3.4, M.charcoal, 0.4);
    kit.box(-29, -13, 42, 19.4, kit.tint ?? M.cream, 0.6);
    for (const x of [-22, -15, -8, -1, 6]) {
      kit.line([x, -12, x, 5.6], M.tan, 0.5);
    }
    lorryCab(kit, 15, M.crimson);
    wheels(kit, 3.8, 9.2, -22, -13, 22);
  }),
  fire_engine: sized(58, 27, 13, (kit) => {
    kit.box(-29, -8, 44, 17, M.red, 0.8);
    for (const x of [-26, -14.5]) {
      kit.box(x, -5, 10, 9, M.steel, 0.5);
      kit.line([x + 1, -2, x + 9, -2, x + 9, 0.6, x + 1, 0.6], M.grey, 0.4);
    }
    kit.ring(4, -1, 3.4, 3.4, M.cream, 1.4);
    kit.stripe(-29, 5, 58, 2, M.cream);
    lorryCab(kit, 15, M.red);
    kit.stripe(15, 5, 13, 1.6, M.cream);
    for (const y of [-12.4, -9.4]) {
      kit.bar(-30, y - 0.6, 14, y + 0.4, 0.9, M.steel);
    }
    for (let x = -27; x < 14; x += 5) {
      kit.bar(x, -12.6, x, -9.4, 0.8, M.steel);
    }
    beacon(kit, [19, -11.4, 1.5], M.blue);
    wheels(kit, 4, 9, -20, 21);
  }),
  ambulance: sized(41, 21, 9.6, (kit) => {
    van(kit, M.white);
    kit.stripe(-19.6, 1, 39, 2, M.red);
    kit.stripe(-11.6, -8, 3, 8, M.red);
    kit.stripe(-14.1, -5.5, 8, 3, M.red);
    pane(kit, [0, -7.4, 6, 5.4]);
    beacon(kit, [6, -10.6, 1.3], M.blue);
    wheels(kit, 3.4, 6.2, -12, 12);
  }),
  police_car: sized(41, 17, 7.8, (kit) => {
    saloon(kit, M.navy);
    kit.mark([-7.4, -1.6, 7.6, -1.6, 8.4, 4.6, -8.4, 4.6], M.white);
    kit.mark([0, -0.9, 0.7, 0.7, 2.2, 0.8, 1, 1.8, 1.5, 3.4, 0, 2.5, -1.5, 3.4, -1, 1.8, -2.2, 0.8, -0.7, 0.7], M.gold);
    beacon(kit, [-2.4, -8.3, 1.2], M.red);
    beacon(kit, [1.2, -8.3, 1.2], M.blue);
  }),
  taxi: sized(41, 18, 7.8, (kit) => {
    saloon(kit, kit.tint ?? M.yellow);
    for (let index = 0; index < 9; index++) {
      kit.stripe(-13.5 + index * 3, index % 2 === 0 ? -0.4 : 0.9, 1.5, 1.3, M.black);
      kit.stripe(-12 + index * 3, index % 2 === 0 ? 0.9 : -0.4, 1.5, 1.3, M.black);
    }
    kit.box(-5, -10.4, 8.6, 3, M.black, 0.5);
    kit.box(-4.3, -9.9, 7.2, 2, M.flame, 0.3, { luminous: true });
  }),
  camper_van: sized(41, 22, 10, (kit) => {
    kit.curve([-20, 6, -20.4, -8, -18, -10.6, 14, -10.6, 18, -8.6, 20.4, -1, 20.4, 6, 17, 6.6, -18, 6.6], M.cream);
    kit.area([-20.4, -1, 20.2, -1, 20.4, 5.4, 17, 6.6, -18, 6.6, -20.4, 5.4], kit.tint ?? M.teal);
    for (const x of [-17.6, -9, -0.4]) {
      pane(kit, [x, -8.4, 7.2, 5.8], 1);
    }
    pane(kit, [9, -8.4, 8.4, 5.8], 1.4);
    kit.line([8.2, -9, 8.2, 6], M.charcoal, 0.35);
    kit.box(-15, -13, 24, 2.4, kit.tint ?? M.teal, 0.8);
    kit.oval(19, 1.6, 1.1, 1.5, M.flame);
    wheels(kit, 3.5, 6.4, -12, 12);
  }),
  motorcycle: sized(23, 14, 7, (kit) => {
    kit.bar(5.2, -4.6, 8.4, 3, 0.9, M.steel);
    wheels(kit, 3.9, 3.1, -7, 8.4);
    for (const x of [-7, 8.4]) {
      kit.ring(x, 3.1, 2.4, 2.4, M.grey, 0.5);
    }
    kit.bar(-7, 3.1, 1, 3.2, 0.9, M.charcoal);
    kit.oval(0, 1.6, 3.2, 2.7, M.steel);
    for (const y of [0.4, 1.5, 2.6]) {
      kit.line([-2, y, 2, y], M.charcoal, 0.4);
    }
    kit.bar(-1, 4.6, -11, 4.2, 1.1, M.silver);
    kit.curve([-10.6, -1.6, -6, -2.6, -1, -1.4, -2, 0.4, -7, -0.6], M.black);
    kit.curve([-2, -1, -0.6, -3.6, 4, -3.8, 5.6, -1.8, 3, 0], kit.tint ?? M.red);
    kit.line([5.2, -4.6, 3.4, -6.4, 1.8, -6], M.charcoal, 0.8);
    kit.oval(6.6, -3.6, 1.4, 1.5, M.silver);
    kit.spot(7.4, -3.6, 0.6, 1.1, M.flame);
  }),
  scooter: sized(17, 13, 6.5, (kit) => {
    kit.bar(4.6, -4.8, 6.6, 3.6, 0.9, M.steel);
    wheels(kit, 2.5, 4, -5, 6.6);
    kit.curve(
      [-8.2, 2, -8, -1.4, -4, -2.4, -1, -0.6, -1.4, 2.6, 4, 3.2, 3.4, -3, 4.6, -4, 5.6, 2, 4.6, 4.6, -3, 4.2],
      kit.tint ?? M.cyan,
    );
    kit.curve([-8.4, -2, -6, -3, -1, -2.6, -1, -1.6, -7, -1.2], M.leather);
    kit.line([4.6, -4.8, 2.8, -6.2], M.charcoal, 0.8);
    kit.oval(5, -4.8, 1.2, 1.1, M.silver);
    kit.spot(5.8, -4.8, 0.4, 0.8, M.flame);
  }),
  tractor: sized(36, 26, 13, (kit) => {
    kit.bar(8.6, -3, 8.6, -9, 1.2, M.charcoal);
    kit.box(-4, -3, 21, 9, kit.tint ?? M.green, 1.4);
    for (const y of [-0.8, 1, 2.8]) {
      kit.line([10, y, 15.6, y], M.forest, 0.6);
    }
    kit.area([-13, 0, -12, -12, 0, -12, 1, 0], M.glass);
    kit.box(-14, -13, 16, 1.8, kit.tint ?? M.green, 0.6);
    kit.line([-1, -12, 0.4, -2], M.charcoal, 0.8);
    kit.curve([-18, 2, -16, -5, -8, -6.6, -2, -2, -2, 2], kit.tint ?? M.green);
    wheel(kit, -9, 4.6, 8.4);
    kit.ring(-9, 4.6, 6.6, 6.6, M.black, 0.8);
    kit.dot(-9, 4.6, 3.6, M.yellow);
    wheel(kit, 12.6, 8, 4.9);
    kit.dot(12.6, 8, 2, M.yellow);
  }),
  excavator: sized(58, 36, 18, (kit) => {
    kit.box(-26, 9, 30, 9, M.charcoal, 4.4);
    for (const x of [-21, -14.4, -7.8, -1.2]) {
      kit.dot(x, 13.5, 2.6, M.grey);
    }
    kit.box(-26, -3, 20, 11, kit.tint ?? M.mustard, 1.2);
    kit.area([-6, 8, -6, -10, 3, -10, 6, 0, 6, 8], kit.tint ?? M.mustard);
    kit.area([-4, 0, -4, -8, 2, -8, 4.4, 0], M.glass);
    kit.bar(3, 4, 13, -16, 3, kit.tint ?? M.mustard);
    kit.bar(12, -16.4, 25, 4, 2.4, kit.tint ?? M.mustard);
    kit.bar(4, -4, 10, -12, 1.2, M.steel);
    kit.oval(12.6, -16.2, 1.8, 1.8, M.charcoal);
    kit.area([22, 4, 28.6, 2.4, 29, 11, 24, 14, 18, 12, 21, 9], M.grey);
    for (const x of [18.6, 21.6]) {
      kit.bar(x, 12, x - 1, 15, 1.1, M.charcoal);
    }
  }),
  carriage: sized(36, 28, 14, (kit) => {
    kit.line([-13, 6, 4, 8, 16, 5, 20, 6], M.black, 1);
    kit.curve([-13, -9, -9, -12, 7, -12, 11, -9, 9, 2, 4, 6, -6, 6, -11, 2], kit.tint ?? M.plum);
    kit.box(-5.6, -8.6, 9.4, 12.4, M.gold, 0.6);
    kit.box(-4.8, -7.8, 7.8, 11, kit.tint ?? M.plum, 0.4);
    pane(kit, [-4, -7, 6.2, 5.4]);
    pane(kit, [5, -7.6, 3.8, 5.4]);
    pane(kit, [-10.4, -7.6, 3.6, 5.4]);
    kit.bar(-12, -11, 10, -11, 1, M.gold);
    kit.area([11, 1, 18, 1, 17, 4, 12, 4], M.black);
    beacon(kit, [11, -5, 1], M.flame);
    spokedWheel(kit, [-9.6, 7, 7], M.gold);
    spokedWheel(kit, [12.6, 9, 5], M.gold);
  }),
  cart: sized(30, 17, 9, (kit) => {
    kit.curve([-14, -3, -11, -7, -4, -8.4, 3, -7, 6, -3], M.gold);
    for (const x of [-10, -6, -2, 2]) {
      kit.line([x, -3.4, x + 1.4, -6.6], M.mustard, 0.5);
    }
    kit.bar(4, 1, 16, 2.6, 0.9, M.wood);
    kit.area([-15, -3.4, 7, -3.4, 5.6, 2.4, -13.6, 2.4], kit.tint ?? M.wood);
    kit.line([-14.6, -0.6, 6.4, -0.6], M.cocoa, 0.4);
    spokedWheel(kit, [-5, 3.4, 5.4], M.cocoa);
  }),
  rickshaw: sized(30, 20, 10, (kit) => {
    kit.line([-4, 4, 6, 2, 17, 4.6], M.wood, 0.9);
    kit.curve([-9, 0, -12, -6, -8, -11, 1, -10.6, -3.4, -6.4, -5, 0], M.black);
    kit.line([-8, -10, -4.6, -1], M.grey, 0.35);
    kit.line([-3, -10.4, -4.4, -6.4], M.grey, 0.35);
    kit.area([-9.6, -1.4, 2, -1.4, 4.4, 3.4, -6, 4.4], kit.tint ?? M.red);
    kit.box(-7.6, -2.8, 8.6, 2, M.crimson, 0.8);
    kit.bar(4, 3.6, 7, 5.4, 0.9, M.wood);
    spokedWheel(kit, [-3.6, 4, 6], M.black);
  }),
  wheelchair: sized(10, 10.4, 5.2, (kit) => {
    kit.line([-4.4, -4.6, -3, -4.4, -2.2, 1], M.steel, 0.45);
    kit.area([-3.4, -4, -2.4, -4.1, -1.6, 0.8, -2.8, 0.8], M.navy);
    kit.box(-2.4, 0.2, 5, 0.9, kit.tint ?? M.navy, 0.3);
    kit.line([-2, -1.6, 2, -1.6, 2.2, 0.4], M.charcoal, 0.5);
    kit.line([2.4, 0.8, 3.6, 3.8, 4.8, 3.8], M.steel, 0.45);
    kit.oval(2.6, 4.2, 0.95, 0.95, M.charcoal);
    kit.ring(-1.2, 2.2, 2.8, 2.8, M.charcoal, 0.5);
    kit.ring(-1.2, 2.2, 2.1, 2.1, M.silver, 0.22);
    for (let index = 0; index < 4; index++) {
      const turn = (index * Math.PI) / 4;
      const [dx, dy] = [Math.cos(turn) * 2.6, Math.sin(turn) * 2.6];
      kit.line([-1.2 - dx, 2.2 - dy, -1.2 + dx, 2.2 + dy], M.silver, 0.1);
    }
  }),
  pram: sized(10, 10, 5, (kit) => {
    kit.line([-2.8, 1, 2.6, 3.2], M.steel, 0.35);
    kit.line([2.8, 1, -2.6, 3.2], M.steel, 0.35);
    kit.bend([-3.4, -0.8, -4.4, -2.4, -5.2, -2.8], M.steel, 0.4);
    kit.curve([-0.4, -1, -0.2, -4.4, 2.4, -4.6, 4.2, -2.8, 4, -0.6], kit.tint ?? M.navy);
    kit.line([-0.2, -1.2, 2.6, -4.4], M.charcoal, 0.18);
    kit.line([-0.2, -1.2, 4, -2.8], M.charcoal, 0.18);
    kit.curve([-4, -1.2, 4.2, -1.2, 3.6, 1.2, 1.6, 2, -2, 2, -3.4, 1.2], kit.tint ?? M.navy);
    kit.bar(-4, -1, 0, -1, 0.6, M.cream);
    spokedWheel(kit, [-2.6, 3.2, 1.8], M.charcoal);
    spokedWheel(kit, [2.6, 3.2, 1.8], M.charcoal);
  }),
  skateboard: sized(8, 2, 1, (kit) => {
    for (const x of [-2.2, 2.2]) {
      kit.oval(x, 0.5, 0.5, 0.5, M.cream);
      kit.dot(x, 0.5, 0.2, M.charcoal);
      kit.bar(x - 0.4, 0, x + 0.4, 0, 0.3, M.steel);
    }
    kit.curve(
      [-4, -0.8, -2.8, -0.3, 2.8, -0.3, 4, -0.8, 3.9, -0.4, 2.8, 0.15, -2.8, 0.15, -3.9, -0.4],
      kit.tint ?? M.orange,
    );
  }),
  sled: sized(13, 7, 3.5, (kit) => {
    kit.bend([-6, 3.2, 0, 3.3, 4.4, 3.2, 6.2, 1.4, 5.8, -0.8], M.steel, 0.5);
    for (const x of [-4, 0, 3.6]) {
      kit.bar(x, 0.4, x, 3.2, 0.5, M.wood);
    }
    for (const y of [-0.5, 0.3]) {
      kit.bar(-6.2, y, 5.4, y, 0.55, kit.tint ?? M.red);
    }
    kit.bend([5.6, -0.6, 3.6, -2.2, 1.4, -1.6, -0.6, -3.2], M.tan, 0.25);
  }),
  wheel: sized(6, 6, 3, (kit) => {
    kit.oval(0, 0, 3, 3, kit.tint ?? M.charcoal);
    for (let index = 0; index < 16; index++) {
      const turn = (index * Math.PI) / 8;
      kit.line(
        [Math.cos(turn) * 2.6, Math.sin(turn) * 2.6, Math.cos(turn + 0.14) * 2.98, Math.sin(turn + 0.14) * 2.98],
        M.black,
        0.28,
      );
    }
    kit.oval(0, 0, 1.8, 1.8, M.silver);
    for (let index = 0; index < 5; index++) {
      const turn = (index * Math.PI * 2) / 5;
      kit.spot(Math.cos(turn) * 1.1, Math.sin(turn) * 1.1, 0.4, 0.4, kit.tint ?? M.charcoal);
    }
    kit.dot(0, 0, 0.4, kit.tint ?? M.charcoal);
  }),
});
