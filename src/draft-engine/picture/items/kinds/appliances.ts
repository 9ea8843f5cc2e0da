import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';
import { screen, steam } from './parts.ts';

/** Machines and tools of housework, and things of the bath and bed. */
export const APPLIANCES = itemDrawings({
  vacuum_cleaner: sized(12, 11, 5.5, (kit) => {
    kit.bend([-2.4, 1.6, -3.4, -3, 0, -5.2, 3.4, -4.4], M.charcoal, 0.6);
    kit.line([3.2, -4.6, 5, 4.2], M.steel, 0.5);
    kit.curve([3.2, 5.3, 3.6, 4.2, 6, 4.2, 6, 5.3], M.charcoal);
    kit.curve([-6, 3.4, -5.6, 0.6, -3, -0.4, 0, 0.8, 0.8, 3.4], kit.tint ?? M.red);
    kit.mark([-5, 1.6, -3.2, 0.4, -1.6, 1, -2, 2], M.charcoal, 0.55);
    kit.oval(-4, 3.7, 1.7, 1.7, M.charcoal);
    kit.dot(-4, 3.7, 0.8, M.silver);
    kit.oval(0, 4.5, 0.9, 0.9, M.charcoal);
  }),
  washing_machine: sized(8, 10, 5, (kit) => {
    kit.box(-4, -5, 8, 10, kit.tint ?? M.white, 0.4);
    kit.stripe(-3.6, -4.6, 7.2, 1.6, M.silver);
    kit.dot(2.6, -3.8, 0.5, M.charcoal);
    kit.stripe(-3.2, -4.2, 2, 0.8, M.sky);
    kit.oval(0, 1, 3, 3, M.steel);
    kit.oval(0, 1, 2.3, 2.3, M.navy);
    kit.mark([-2, 1.6, -0.8, 0.6, 0.6, 1.4, 1.9, 0.4, 1.7, 2.3, 0, 3.2, -1.7, 2.4], M.sky);
    kit.spot(-0.6, 2, 0.7, 0.4, M.pink);
    kit.spot(0.8, 1.9, 0.6, 0.4, M.cream);
    kit.mark([-1.5, -0.3, -0.5, -0.8, -1.2, 0.6], M.white, 0.6);
  }),
  fridge: sized(8, 17, 8.5, (kit) => {
    kit.box(-4, -8.5, 8, 16.6, kit.tint ?? M.ice, 1);
    kit.line([-3.9, -3.2, 3.9, -3.2], M.grey, 0.25);
    kit.bar(-3, -6.4, -3, -4.2, 0.5, M.grey);
    kit.bar(-3, -2.2, -3, 1.6, 0.5, M.grey);
    kit.stripe(0.2, -1.6, 2, 2.4, M.cream);
    kit.dot(1.2, -1.6, 0.35, M.red);
    kit.dot(1.8, -6, 0.5, M.mustard);
    for (const x of [-3, 3]) {
      kit.box(x - 0.6, 7.8, 1.2, 0.7, M.charcoal, 0.1);
    }
  }),
  oven: sized(9, 10.6, 5.3, (kit) => {
    kit.box(-4.4, -3.8, 8.8, 9, kit.tint ?? M.white, 0.4);
    kit.box(-4.6, -4.4, 9.2, 0.9, M.charcoal, 0.2);
    for (const x of [-2.2, 2.2]) {
      kit.bar(x - 1.3, -4.7, x + 1.3, -4.7, 0.35, M.black);
    }
    for (const x of [-3, -1, 1, 3]) {
      kit.dot(x, -2.6, 0.45, M.charcoal);
    }
    kit.glow(0, 1.6, 4, M.orange, 0.3);
    kit.box(-3.4, -0.6, 6.8, 4.2, M.black, 0.3);
    kit.box(-2.9, -0.1, 5.8, 3.2, M.orange, 0.2, { luminous: true });
    kit.curve([-1.8, 2.7, -1.4, 1, 0, 0.4, 1.4, 1, 1.8, 2.7], M.crust);
    kit.bar(-3, -1.2, 3, -1.2, 0.4, M.steel);
  }),
  microwave: sized(8, 5, 2.5, (kit) => {
    kit.box(-4, -2.5, 8, 4.8, kit.tint ?? M.silver, 0.3);
    kit.box(-3.5, -2, 5.2, 3.8, M.black, 0.3);
    kit.box(-3.1, -1.6, 4.4, 3, M.mustard, 0.2, { luminous: true });
    kit.curve([-1.9, 0.5, 0.1, 0.5, -0.3, 1.3, -1.5, 1.3], M.cream);
    kit.stripe(2.2, -1.8, 1.4, 0.7, M.lime);
    for (const y of [-0.5, 0.3, 1.1]) {
      for (const x of [2.5, 3.2]) {
        kit.dot(x, y, 0.2, M.charcoal);
      }
    }
  }),
  kettle: sized(4.4, 4.4, 2.2, (kit) => {
    kit.bend([-1.3, -0.8, -1, -2, 1, -2, 1.3, -0.8], M.charcoal, 0.32);
    kit.area([1, 0, 2.2, -1.2, 2.4, -0.8, 1.4, 1.2], M.steel);
    kit.curve([-1.7, 1.8, -1.7, 0, -0.8, -1, 0.8, -1, 1.7, 0, 1.7, 1.8], kit.tint ?? M.steel);
    kit.bar(-1.6, 1.9, 1.6, 1.9, 0.36, M.charcoal);
    kit.oval(0, -1.1, 0.28, 0.24, M.charcoal);
    kit.mark([-1.1, 1, -1, 0.1, -0.6, -0.4, -0.7, 1], M.white, 0.5);
    steam(kit, 2.4, -1.1, 1);
  }),
  rice_cooker: sized(4.6, 4, 2, (kit) => {
    steam(kit, 0, -1.9, 1.1);
    kit.curve([-2, 1.7, -2.2, 0, -1.9, -0.7, 1.9, -0.7, 2.2, 0, 2, 1.7], kit.tint ?? M.white);
    kit.curve([-2, -0.6, -1.4, -1.6, 1.4, -1.6, 2, -0.6], M.silver);
    kit.bar(-0.5, -1.6, 0.5, -1.6, 0.35, M.charcoal);
    kit.box(-0.9, 0, 1.8, 1, M.charcoal, 0.3);
    kit.stripe(-0.6, 0.2, 1.2, 0.3, M.lime);
    kit.dot(0, 0.75, 0.14, M.red);
    kit.bar(-1.6, 1.9, 1.6, 1.9, 0.24, M.charcoal);
  }),
  toaster: sized(4.4, 3.8, 1.6, (kit) => {
    for (const x of [-1.2, 0.2]) {
      kit.curve([x, 0, x - 0.1, -1.4, x + 0.5, -1.9, x + 1.1, -1.4, x + 1, 0], M.bread);
    }
    kit.curve([-2, 1.4, -2.1, -0.1, -1.6, -0.7, 1.6, -0.7, 2.1, -0.1, 2, 1.4], kit.tint ?? M.silver);
    kit.bar(2, 0, 2.4, 0, 0.3, M.charcoal);
    kit.dot(1.2, 0.8, 0.24, M.charcoal);
    kit.bar(-1.9, 1.5, 1.9, 1.5, 0.24, M.charcoal);
  }),
  electric_fan: sized(6, 9, 4.5, (kit) => {
    kit.bar(0, 0, 0, 4, 0.5, M.silver);
    kit.curve([-1.9, 4.4, -1.4, 3.7, 1.4, 3.7, 1.9, 4.4], M.silver);
    kit.ring(0, -1.5, 2.9, 2.9, M.grey, 0.25);
    kit.painter.at({ y: -1.5, rotation: kit.painter.seconds * 9 }, () => {
      for (let index = 0; index < 3; index++) {
        kit.painter.at({ rotation: (index * Math.PI * 2) / 3 }, () =>
          kit.curve([0, 0, -0.9, -1.2, -0.5, -2.5, 0.9, -2.4, 1, -1.2], kit.tint ?? M.sky),
        );
      }
    });
    for (const r of [1.2, 2]) {
      kit.ring(0, -1.5, r, r, M.silver, 0.1);
    }
    kit.oval(0, -1.5, 0.5, 0.5, M.silver);
  }),
  iron: sized(4, 2.6, 1.3, (kit) => {
    kit.bend([-1.5, -0.2, -1.2, -1.1, 0.6, -1.1, 0.9, -0.3], M.charcoal, 0.32);
    kit.curve([-1.9, 0.9, -1.8, -0.2, 0.6, -0.4, 1.6, 0.4, 2, 0.9], kit.tint ?? M.cyan);
    kit.area([-2, 0.8, 2.1, 0.8, 2.1, 1.2, -2, 1.2], M.steel);
    kit.bend([-1.8, -0.2, -2.4, -0.8, -2, -1.5], M.charcoal, 0.14);
  }),
  mop: sized(4.4, 10, 5, (kit) => {
    kit.bar(0.6, -5, 0, 2.2, 0.42, kit.tint ?? M.tan);
    for (const [index, x] of [-1.9, -1.3, -0.7, 0, 0.7, 1.3, 1.9].entries()) {
      kit.bend([x * 0.3, 2.4, x * 0.8, 3.4, x, 4.6 + (index % 2) * 0.3], index % 2 === 0 ? M.white : M.silver, 0.62);
    }
    kit.bar(-0.8, 2.3, 0.8, 2.3, 0.7, M.red);
  }),
  pillow: sized(5, 3.4, 1.7, (kit) => {
    kit.curve(
      [-2.4, -1.5, -1, -1.2, 1, -1.2, 2.4, -1.5, 2.1, 0, 2.4, 1.5, 1, 1.2, -1, 1.2, -2.4, 1.5, -2.1, 0],
      kit.tint ?? M.white,
    );
    kit.bend([-1.4, 0.3, -0.4, 0, 0.6, 0.4], M.silver, 0.1);
    kit.bend([0.6, -0.5, 1.2, -0.3, 1.7, -0.6], M.silver, 0.1);
  }),
  blanket: sized(5.4, 4.2, 2, (kit) => {
    kit.curve(
      [-2.4, 1.6, -2.6, -0.6, -1.9, -1.9, 1.9, -1.9, 2.6, -0.6, 2.4, 1.6, 1.2, 1.9, 0, 1.6, -1.2, 1.9],
      kit.tint ?? M.crimson,
    );
    for (const x of [-1.5, 0, 1.5]) {
      kit.bend([x * 0.8, -1.8, x, -0.2, x * 0.96, 1.6], M.cream, 0.34);
      kit.bend([x * 0.8 + 0.3, -1.8, x + 0.36, -0.2, x * 0.96 + 0.36, 1.6], M.navy, 0.14);
    }
    for (const y of [-1, 0.2, 1.1]) {
      kit.bend([-2.45, y, 0, y + 0.1, 2.45, y], M.cream, 0.26);
    }
    kit.curve([-2, -1.9, -1.8, -2.2, 1.8, -2.2, 2, -1.9, 1.7, -0.9, 0, -0.7, -1.7, -0.9], M.cream);
    for (let x = -2.2; x < 2.4; x += 0.4) {
      kit.line([x, 1.6, x, 2.05], M.cream, 0.13);
    }
  }),
  carpet: sized(14, 8, 3.4, (kit) => {
    for (const side of [-1, 1]) {
      for (let step = 0; step < 9; step++) {
        const share = step / 8;
        const [x, y] = [side * (5.2 + share * 1.5), -2.6 + share * 5 - side * 0.3];
        kit.line([x, y, x + side * 0.9, y + 0.3], M.cream, 0.22);
      }
    }
    kit.curve(
      [-5.2, -2.4, -2.6, -3.4, 0, -2.6, 2.6, -3, 5.2, -2.8, 6.7, 2.2, 3.4, 3.2, 0, 2.4, -3.4, 3.4, -6.7, 2.6],
      kit.tint ?? M.crimson,
    );
    kit.bend(
      [-5, -1.9, -2.6, -2.7, 0, -2, 2.6, -2.4, 4.8, -2.2, 5.9, 1.7, 3.2, 2.5, 0, 1.8, -3.2, 2.7, -5.8, 2, -5, -1.9],
      M.gold,
      0.4,
    );
    kit.mark([0, -1.5, 2.6, 0, 0, 1.3, -2.6, 0], M.navy);
    kit.mark([0, -0.9, 1.5, 0, 0, 0.8, -1.5, 0], M.gold);
    kit.spot(0, 0, 0.6, 0.36, M.crimson);
    for (const side of [-1, 1]) {
      kit.mark([side * 3.7, -0.9, side * 4.6, 0, side * 3.9, 0.9, side * 3, 0], M.cyan);
    }
  }),
  towel: sized(4, 5, 2, (kit) => {
    kit.bar(-2.4, -1.9, 2.4, -1.9, 0.3, M.steel);
    kit.area([-1.6, -2.1, 1.6, -2.1, 1.7, 2.8, -1.7, 2.8], kit.tint ?? M.sky);
    kit.stripe(-1.66, 1.2, 3.3, 0.4, M.white);
    kit.stripe(-1.68, 1.9, 3.3, 0.25, M.white);
    kit.bend([-0.6, -1.4, -0.5, 0, -0.7, 1], M.blue, 0.08);
  }),
  soap: sized(2.6, 2, 0.8, (kit) => {
    kit.box(-1.2, -0.3, 2.4, 1, kit.tint ?? M.pink, 0.42);
    kit.ring(0, 0.15, 0.7, 0.22, M.white, 0.08);
    for (const [x, y, r] of [
      [-0.8, -0.5, 0.34],
      [-0.2, -0.8, 0.26],
      [0.5, -0.45, 0.3],
      [0.9, -0.95, 0.2],
    ] as const) {
      kit.oval(x, y, r, r, M.ice);
      kit.dot(x - r * 0.3, y - r * 0.3, r * 0.25, M.white);
    }
  }),
  toothbrush: sized(4, 1.1, 0.4, (kit) => {
    kit.bar(-2, 0.3, 1.9, 0, 0.26, kit.tint ?? M.cyan);
    kit.box(1, -0.55, 0.95, 0.5, M.white, 0.06);
    kit.bend([0.95, -0.62, 1.3, -0.82, 1.6, -0.6, 1.95, -0.72], M.red, 0.2);
  }),
  comb: sized(3.6, 1.4, 0.6, (kit) => {
    kit.box(-1.8, -0.6, 3.6, 0.5, kit.tint ?? M.copper, 0.2);
    for (let x = -1.65; x < 1.75; x += 0.3) {
      kit.bar(x, -0.2, x, 0.7, 0.13, kit.tint ?? M.copper);
    }
  }),
  vending_machine: sized(11, 19, 9.5, (kit) => {
    kit.box(-5.4, -9.4, 10.8, 18.6, kit.tint ?? M.red, 0.5);
    screen(kit, [-4.6, -8.4, 6.6, 11]);
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 4; column++) {
        const colours = [M.orange, M.green, M.crimson, M.indigo, M.mustard];
        kit.box(-4.2 + column * 1.6, -7.6 + row * 3.6, 1.1, 2.4, colours[(row * 2 + column) % 5] ?? M.red, 0.3);
      }
      kit.line([-4.6, -5 + row * 3.6, 2, -5 + row * 3.6], M.charcoal, 0.25);
    }
    kit.box(2.8, -5, 1.8, 3.4, M.charcoal, 0.2);
    kit.dot(3.7, -0.6, 0.4, M.gold);
    kit.box(-4.2, 4.4, 6.4, 2.6, M.black, 0.4);
  }),
});
