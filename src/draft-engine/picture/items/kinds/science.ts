import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';
import { screen } from './parts.ts';

/** What laboratories, clinics and inventors have. */
export const SCIENCE = itemDrawings({
  microscope: sized(3.6, 5, 2.5, (kit) => {
    kit.curve([-1.5, 2.4, -1.2, 1.9, 1.5, 1.9, 1.7, 2.4], M.charcoal);
    kit.bend([1, 2, 1.5, 0.6, 1, -0.6, 0.2, -1], kit.tint ?? M.white, 0.55);
    kit.bar(-1.1, 1, 0.9, 1, 0.3, M.charcoal);
    kit.painter.at({ rotation: 0.3, y: -0.4 }, () => {
      kit.box(-0.4, -1.6, 0.8, 1.9, kit.tint ?? M.white, 0.1);
      kit.box(-0.5, -2.1, 1, 0.5, M.charcoal, 0.1);
      kit.box(-0.22, 0.2, 0.44, 0.7, M.steel, 0.05);
    });
    kit.oval(1.1, 0.7, 0.34, 0.34, M.brass);
  }),
  test_tube: sized(3, 3.6, 1.8, (kit) => {
    kit.box(-1.4, -0.6, 2.8, 0.3, M.wood, 0.05);
    for (const [x, colour] of [
      [-0.85, M.cyan],
      [0, M.lime],
      [0.85, M.pink],
    ] as const) {
      kit.box(x - 0.26, -1.6, 0.52, 3, M.glass, 0.26, { alpha: 0.7 });
      kit.box(x - 0.2, -0.1, 0.4, 1.4, colour, 0.2);
      kit.bar(x - 0.32, -1.6, x + 0.32, -1.6, 0.13, M.glass);
    }
    kit.box(-1.5, 1.3, 3, 0.4, M.wood, 0.08);
    for (const x of [-1.4, 1.4]) {
      kit.bar(x, -0.5, x, 1.5, 0.2, M.wood);
    }
  }),
  syringe: sized(4.4, 1.6, 0.7, (kit) => {
    kit.line([1.2, 0, 2.2, 0], M.steel, 0.08);
    kit.bar(-2, 0, -0.9, 0, 0.16, M.silver);
    kit.bar(-2, -0.4, -2, 0.4, 0.16, M.silver);
    kit.box(-1.1, -0.36, 2.1, 0.72, M.glass, 0.1);
    kit.box(-0.2, -0.28, 1.15, 0.56, kit.tint ?? M.lime, 0.06);
    kit.bar(-1.1, -0.6, -1.1, 0.6, 0.16, M.silver);
    kit.area([1, -0.22, 1.3, -0.08, 1.3, 0.08, 1, 0.22], M.steel);
    for (const x of [-0.7, -0.3, 0.1, 0.5]) {
      kit.line([x, -0.34, x, -0.1], M.charcoal, 0.06);
    }
    kit.dot(2.2, 0.3, 0.1, kit.tint ?? M.lime);
  }),
  thermometer: sized(1.2, 4, 2, (kit) => {
    kit.box(-0.32, -1.9, 0.64, 3.2, M.white, 0.32);
    kit.oval(0, 1.4, 0.54, 0.54, M.white);
    kit.dot(0, 1.4, 0.38, kit.tint ?? M.red);
    kit.stripe(-0.11, -0.8, 0.22, 2.2, kit.tint ?? M.red);
    for (const y of [-1.4, -1, -0.6, -0.2, 0.2, 0.6]) {
      kit.line([0.14, y, 0.3, y], M.charcoal, 0.06);
    }
  }),
  pill: sized(2.8, 1.8, 0.8, (kit) => {
    kit.painter.at({ rotation: -0.4, y: -0.1 }, () => {
      kit.box(-1, -0.36, 2, 0.72, M.white, 0.36);
      kit.box(0, -0.36, 1, 0.72, kit.tint ?? M.red, 0.36);
      kit.stripe(0, -0.3, 0.4, 0.6, kit.tint ?? M.red);
      kit.stripe(-0.6, -0.24, 1.2, 0.12, M.white, 0.6);
    });
    kit.oval(0.8, 0.5, 0.42, 0.26, M.cyan);
    kit.line([0.45, 0.5, 1.15, 0.5], M.white, 0.07);
    kit.oval(-0.9, 0.6, 0.36, 0.22, M.yellow);
  }),
  bandage: sized(3.4, 3.4, 1.7, (kit) => {
    kit.painter.at({ rotation: -0.7 }, () => {
      kit.box(-1.9, -0.6, 3.8, 1.2, kit.tint ?? M.tan, 0.6);
      kit.box(-0.6, -0.6, 1.2, 1.2, M.cream, 0.08);
      for (const x of [-0.3, 0, 0.3]) {
        for (const y of [-0.3, 0, 0.3]) {
          kit.dot(x, y, 0.06, M.brown);
        }
      }
      for (const x of [-1.4, -1, 1, 1.4]) {
        kit.dot(x, -0.2, 0.07, M.brown);
        kit.dot(x, 0.2, 0.07, M.brown);
      }
    });
  }),
  first_aid_kit: sized(4, 3.2, 1.6, (kit) => {
    kit.bend([-0.7, -1, -0.6, -1.5, 0.6, -1.5, 0.7, -1], M.charcoal, 0.24);
    kit.box(-1.9, -1.1, 3.8, 2.6, kit.tint ?? M.red, 0.3);
    kit.oval(0, 0.2, 0.95, 0.95, M.white);
    kit.stripe(-0.2, -0.4, 0.4, 1.2, M.red);
    kit.stripe(-0.6, 0, 1.2, 0.4, M.red);
  }),
  stethoscope: sized(3.4, 4, 2, (kit) => {
    kit.bend([-0.8, -1.9, -0.9, -0.8, 0, 0, 0.9, -0.8, 0.8, -1.9], M.charcoal, 0.22);
    kit.bend([0, 0, 0, 1.2, 0.7, 1.6, 1.3, 1, 1.3, 0.5], M.charcoal, 0.22);
    for (const x of [-0.8, 0.8]) {
      kit.dot(x, -1.9, 0.17, M.steel);
    }
    kit.oval(1.3, 0.2, 0.48, 0.48, M.steel);
    kit.dot(1.3, 0.2, 0.28, kit.tint ?? M.red);
  }),
  crutches: sized(4, 13, 6.5, (kit) => {
    for (const side of [-1, 1]) {
      kit.line([side * 1.5, -6, side * 0.9, 2.6, side * 0.6, 6.2], kit.tint ?? M.wood, 0.34);
      kit.line([side * 0.5, -6, side * 0.6, 2.6], kit.tint ?? M.wood, 0.34);
      kit.bar(side * 0.4, -6.2, side * 1.7, -6.2, 0.55, M.leather);
      kit.bar(side * 0.5, -1.4, side * 1.2, -1.4, 0.34, M.leather);
      kit.dot(side * 0.6, 6.3, 0.26, M.charcoal);
    }
  }),
  skull: sized(2.6, 3, 1.5, (kit) => {
    kit.box(-0.7, 0.4, 1.4, 1, M.bone, 0.25);
    kit.curve([-0.9, 0.5, -1.25, -0.3, -0.9, -1.2, 0, -1.5, 0.9, -1.2, 1.25, -0.3, 0.9, 0.5, 0, 0.75], M.bone);
    for (const side of [-1, 1]) {
      kit.spot(side * 0.5, -0.2, 0.34, 0.38, M.black);
    }
    kit.mark([0, 0.15, 0.17, 0.5, -0.17, 0.5], M.black);
    for (const x of [-0.35, 0, 0.35]) {
      kit.line([x, 0.85, x, 1.35], M.cocoa, 0.08);
    }
  }),
  skeleton: sized(7, 17, 8.5, (kit) => {
    kit.curve([-2.2, -5, 0, -8.4, 2.2, -5, 2.8, 2.4, 2, 8.4, -2, 8.4, -2.8, 2.4], M.charcoal);
    for (const side of [-1, 1]) {
      kit.line([side * 1.4, -4.4, side * 2, -1.4, side * 2.2, 1.4], M.bone, 0.7);
      kit.line([side * 0.8, 1.6, side * 0.9, 4.8, side * 0.9, 7.8], M.bone, 0.8);
      kit.bar(side * 0.7, 8.1, side * 1.8, 8.2, 0.5, M.bone);
      kit.oval(side * 2.3, 1.9, 0.4, 0.6, M.bone);
      for (const y of [-3.8, -3, -2.2]) {
        kit.bend([0, y, side * 1.2, y - 0.1, side * 1, y + 0.7, side * 0.2, y + 0.8], M.bone, 0.4);
      }
    }
    kit.bar(-1.5, -4.6, 1.5, -4.6, 0.6, M.bone);
    kit.bar(0, -5.2, 0, 1.2, 0.6, M.bone);
    kit.curve([-1.3, 0.6, 0, 1, 1.3, 0.6, 0.8, 1.8, 0, 1.6, -0.8, 1.8], M.bone);
    kit.oval(0, -6.8, 1.3, 1.4, M.bone);
    kit.box(-0.7, -5.9, 1.4, 0.7, M.bone, 0.2);
    kit.dot(-0.5, -6.8, 0.36, M.black);
    kit.dot(0.5, -6.8, 0.36, M.black);
    kit.line([-0.5, -5.5, 0.5, -5.5], M.black, 0.12);
  }),
  brain: sized(3, 2.6, 1.3, (kit) => {
    kit.curve([0.4, 0.8, 1, 0.7, 0.8, 1.3, 0.4, 1.25], M.rose);
    kit.curve(
      [-1.4, 0.1, -1.2, -0.8, -0.4, -1.25, 0.5, -1.2, 1.3, -0.7, 1.45, 0.1, 1, 0.7, 0, 0.6, -0.7, 0.9, -1.3, 0.6],
      kit.tint ?? M.pink,
    );
    kit.bend([-1, 0.1, -0.7, -0.4, -0.3, -0.1, -0.1, -0.6, 0.3, -0.9], M.rose, 0.12);
    kit.bend([-0.6, 0.5, -0.2, 0.2, 0.2, 0.4, 0.6, 0, 0.4, -0.4], M.rose, 0.12);
    kit.bend([0.7, -0.7, 0.9, -0.3, 1.2, -0.2], M.rose, 0.12);
    kit.bend([-0.9, -0.7, -0.5, -0.8], M.rose, 0.12);
    kit.bend([0.8, 0.4, 1, 0.2, 1.2, 0.25], M.rose, 0.12);
  }),
  tooth: sized(1.8, 2.2, 1.1, (kit) => {
    kit.curve(
      [
        -0.8, -0.6, -0.4, -1, 0, -0.85, 0.4, -1, 0.8, -0.6, 0.65, 0.2, 0.45, 1, 0.2, 0.9, 0, 0.3, -0.2, 0.9, -0.45, 1,
        -0.65, 0.2,
      ],
      M.white,
    );
    kit.mark([-0.5, -0.6, -0.3, -0.75, -0.35, -0.2], M.ice);
    kit.bend([-0.2, -0.8, 0, -0.6, 0.3, -0.7], M.silver, 0.07);
  }),
  dna: sized(2.4, 6, 3, (kit) => {
    const left: number[] = [];
    const right: number[] = [];
    for (let index = 0; index <= 16; index++) {
      const [x, y] = [Math.sin(index * 0.62) * 0.95, -2.8 + index * 0.35];
      left.push(x, y);
      right.push(-x, y);
      kit.line([x, y, -x, y], [M.yellow, M.green, M.rose, M.orange][index % 4] ?? M.green, 0.16);
    }
    kit.bend(left, M.blue, 0.28);
    kit.bend(right, M.crimson, 0.28);
  }),
  globe: sized(3.6, 4.8, 2.4, (kit) => {
    kit.curve([-1.2, 2.4, -0.8, 2, 0.8, 2, 1.2, 2.4], M.wood);
    kit.bar(0, 1.4, 0, 2.1, 0.26, M.brass);
    kit.bend([0.6, -2.2, 1.7, -1.2, 1.6, 0.5, 0, 1.5, -0.8, 1.3], M.brass, 0.2);
    kit.oval(0, -0.4, 1.4, 1.4, kit.tint ?? M.blue);
    kit.mark([-0.9, -1.2, -0.2, -1.4, -0.1, -0.8, -0.5, -0.4, -0.3, 0.2, -0.6, 0.6, -1, -0.2], M.green);
    kit.mark([0.3, -1.2, 1, -1, 1.1, -0.3, 0.7, 0.1, 0.8, 0.5, 0.4, 0.4, 0.2, -0.4], M.green);
  }),
  robot_head: sized(4, 4.4, 2.2, (kit) => {
    kit.line([0, -1.4, 0, -2], M.steel, 0.16);
    kit.dot(0, -2.05, 0.22, M.red);
    for (const side of [-1, 1]) {
      kit.box(side * 1.75 - 0.25, -0.5, 0.5, 1, M.charcoal, 0.1);
    }
    kit.box(-1.5, -1.4, 3, 2.7, kit.tint ?? M.silver, 0.4);
    kit.box(-1.1, -0.8, 2.2, 0.9, M.black, 0.3);
    kit.glow(0, -0.35, 1.2, M.cyan, 0.4);
    for (const x of [-0.5, 0.5]) {
      kit.dot(x, -0.35, 0.28, M.cyan);
    }
    for (const x of [-0.5, -0.17, 0.17, 0.5]) {
      kit.stripe(x - 0.1, 0.5, 0.2, 0.4, M.charcoal);
    }
    kit.line([-0.5, 1.3, -0.7, 2.1], M.red, 0.14);
    kit.line([0.1, 1.3, 0.1, 2], M.mustard, 0.14);
    kit.line([0.6, 1.3, 0.8, 2.1], M.blue, 0.14);
  }),
  robot_arm: sized(10, 12, 6, (kit) => {
    kit.box(-4.4, 4.6, 4.6, 1.4, M.charcoal, 0.3);
    kit.box(-3, 3, 1.8, 2, kit.tint ?? M.orange, 0.3);
    kit.bar(-2, 3.2, -3.4, -2.6, 1.3, kit.tint ?? M.orange);
    kit.bar(-3.4, -2.6, 2, -4.4, 1.1, kit.tint ?? M.orange);
    for (const [x, y] of [
      [-2, 3.2],
      [-3.4, -2.6],
      [2, -4.4],
    ] as const) {
      kit.oval(x, y, 0.9, 0.9, M.charcoal);
      kit.dot(x, y, 0.4, M.silver);
    }
    kit.bar(2, -4.2, 3, -2.2, 0.8, M.steel);
    kit.line([2.8, -2.2, 2, -1.2, 2.4, 0], M.charcoal, 0.4);
    kit.line([3.3, -2.3, 4.3, -1.6, 4, -0.2], M.charcoal, 0.4);
  }),
  time_machine: sized(18, 20, 10, (kit) => {
    kit.glow(0, -1, 12, M.cyan, 0.5);
    kit.box(-8, 7.6, 16, 2.4, M.charcoal, 0.6);
    for (const [r, colour] of [
      [8, M.brass],
      [6.2, M.copper],
    ] as const) {
      kit.ring(0, -1.4, r, r, colour, 1);
    }
    for (let index = 0; index < 12; index++) {
      const turn = (index * Math.PI) / 6;
      kit.dot(Math.cos(turn) * 7.1, -1.4 + Math.sin(turn) * 7.1, 0.5, M.flame);
    }
    kit.oval(0, -1.4, 5.4, 5.4, M.navy);
    const path: number[] = [];
    for (let step = 0; step < 22; step++) {
      path.push(Math.cos(step * 0.7) * step * 0.24, -1.4 + Math.sin(step * 0.7) * step * 0.24);
    }
    kit.bend(path, M.cyan, 0.5);
    kit.dot(0, -1.4, 0.8, M.white);
    kit.bar(6, 7.8, 7.6, 4.4, 0.5, M.steel);
    kit.dot(7.6, 4.4, 0.8, M.red);
    screen(kit, [-6.8, 8.2, 3.4, 1.2]);
  }),
  satellite_dish: sized(8, 9, 4.5, (kit) => {
    kit.area([-1.6, 4.4, -0.4, 0, 0.4, 0, 1.6, 4.4], M.steel);
    kit.painter.at({ rotation: -0.6, y: -1 }, () => {
      kit.curve([-3.4, -0.8, -2, 0.8, 0, 1.4, 2, 0.8, 3.4, -0.8], kit.tint ?? M.white);
      kit.oval(0, -0.8, 3.4, 0.7, M.silver);
      kit.line([-1.6, -0.7, 0, -3], M.charcoal, 0.16);
      kit.line([1.6, -0.7, 0, -3], M.charcoal, 0.16);
      kit.dot(0, -3, 0.36, M.red);
    });
  }),
});
