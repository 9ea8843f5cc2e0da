import { mix } from '../../colour.ts';
import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';

/** Musical instruments beyond the first few, from West and East. */
export const INSTRUMENTS = itemDrawings({
  cello: sized(5, 13, 6.5, (kit) => {
    kit.line([0, 5, 0, 6.5], M.steel, 0.2);
    kit.bar(0, -1, 0, -5.4, 0.44, M.black);
    kit.oval(0, -5.8, 0.4, 0.5, M.cocoa);
    kit.curve([0, -1.6, -1.5, -1, -1.1, 1, -2.2, 3.2, 0, 5, 2.2, 3.2, 1.1, 1, 1.5, -1], kit.tint ?? M.crust);
    kit.bend([-0.9, 1, -0.7, 1.6, -0.95, 2.2], M.black, 0.13);
    kit.bend([0.9, 1, 0.7, 1.6, 0.95, 2.2], M.black, 0.13);
    kit.line([-0.12, -5, -0.12, 3.4], M.cream, 0.05);
    kit.line([0.12, -5, 0.12, 3.4], M.cream, 0.05);
    kit.area([-0.3, 2.6, 0.3, 2.6, 0.2, 4.2, -0.2, 4.2], M.black);
    kit.line([2.6, 4.6, 1.2, -4], M.wood, 0.16);
  }),
  // Held at the waist of its body.
  violin: sized(2.6, 7.2, 1.9, (kit) => {
    const wood = kit.tint ?? mix(M.orange, M.wood, 0.3);
    kit.oval(0, -5.05, 0.26, 0.34, M.cocoa);
    for (const y of [-4.6, -4.2]) {
      kit.bar(-0.5, y, 0.5, y - 0.06, 0.16, M.black);
    }
    const body = [0, -1.75, -0.85, -1.55, -1, -0.85, -0.62, -0.1, -1.2, 0.75, -0.95, 1.6, 0, 1.9];
    const other = [0.95, 1.6, 1.2, 0.75, 0.62, -0.1, 1, -0.85, 0.85, -1.55];
    kit.curve(
      [...body, ...other].map((value) => value * 1.07),
      M.cocoa,
    );
    kit.curve([...body, ...other], wood);
    for (const side of [-1, 1]) {
      kit.bend([side * 0.42, -0.35, side * 0.5, 0.05, side * 0.36, 0.3, side * 0.52, 0.75], M.black, 0.11);
    }
    kit.bar(0, -0.6, 0, -4.9, 0.34, M.black);
    kit.area([-0.2, 0.8, 0.2, 0.8, 0.13, 1.75, -0.13, 1.75], M.black);
    kit.bar(-0.42, 0.42, 0.42, 0.42, 0.13, M.cream);
    for (const x of [-0.1, 0.1]) {
      kit.line([x, 0.8, x, -4.7], M.cream, 0.045);
    }
  }),
  harp: sized(8, 13, 6.5, (kit) => {
    for (let index = 0; index < 9; index++) {
      const x = -2 + index * 0.55;
      kit.line([x, -4.2 + Math.sin(index * 0.5) * 0.5, x, 3.6 - index * 0.8], M.copper, 0.1);
    }
    kit.bend([-2.6, 5, -0.4, 3.2, 3, -3], kit.tint ?? M.gold, 0.9);
    kit.bar(-2.6, 5.6, -2.6, -5, 0.7, kit.tint ?? M.gold);
    kit.bend([-2.8, -5, -1, -5.6, 0.6, -4, 2, -4.6, 3.2, -3.2], kit.tint ?? M.gold, 0.8);
    kit.bar(-3.4, 5.9, 0.4, 5.9, 0.9, M.brass);
  }),
  accordion: sized(6, 4.4, 2.2, (kit) => {
    for (let index = 0; index < 7; index++) {
      kit.area(
        [-1.4 + index * 0.4, -1.5, -1 + index * 0.4, -1.7, -1 + index * 0.4, 1.7, -1.4 + index * 0.4, 1.5],
        index % 2 === 0 ? M.black : M.crimson,
      );
    }
    kit.box(-2.9, -2, 1.6, 4, kit.tint ?? M.red, 0.3);
    kit.box(1.3, -2, 1.6, 4, kit.tint ?? M.red, 0.3);
    for (let y = -1.6; y < 1.5; y += 0.5) {
      kit.stripe(-2.7, y, 0.9, 0.4, M.white);
      kit.stripe(-2.7, y + 0.3, 0.5, 0.2, M.black);
      kit.dot(1.8, y + 0.2, 0.13, M.cream);
      kit.dot(2.3, y + 0.2, 0.13, M.cream);
    }
  }),
  harmonica: sized(4, 1.4, 0.7, (kit) => {
    kit.box(-1.9, -0.6, 3.8, 1.2, kit.tint ?? M.silver, 0.25);
    kit.stripe(-1.7, 0.05, 3.4, 0.42, M.cocoa);
    for (let x = -1.55; x < 1.6; x += 0.36) {
      kit.stripe(x, 0.12, 0.22, 0.28, M.black);
    }
    kit.line([-1.4, -0.3, 1.4, -0.3], M.grey, 0.08);
  }),
  saxophone: sized(4.4, 6.4, 3.2, (kit) => {
    kit.bend([-1.7, -2.6, -0.9, -3, -0.3, -2.6, -0.2, -1], kit.tint ?? M.gold, 0.3);
    kit.bar(-2.1, -2.4, -1.6, -2.65, 0.34, M.black);
    kit.area([-0.4, -1.4, 0, -1.4, 0.3, 2, -0.5, 2], kit.tint ?? M.gold);
    kit.bend([-0.1, 1.6, 0.3, 2.7, 1.2, 2.5, 1.5, 1.4], kit.tint ?? M.gold, 0.9);
    kit.curve([1.05, 1.6, 0.9, 0.2, 1.4, -0.2, 2.2, 0.1, 2, 1.6], kit.tint ?? M.gold);
    kit.oval(1.55, -0.05, 0.72, 0.3, M.brass, 0.2);
    for (const y of [-0.8, -0.2, 0.4, 1]) {
      kit.oval(-0.1, y, 0.24, 0.2, M.cream);
    }
  }),
  tuba: sized(6.4, 8.6, 4, (kit) => {
    const brass = kit.tint ?? M.gold;
    kit.curve([-2.6, -4.2, -1.5, -1.6, -1, 0.6, 0.1, 0.6, 0.4, -1.6, 1.3, -4.2], brass);
    kit.oval(-0.65, -4.2, 1.98, 0.5, M.brass);
    kit.oval(-0.65, -4.15, 1.4, 0.3, M.cocoa);
    kit.ring(0.1, 1.6, 1.9, 2.1, brass, 0.75);
    kit.ring(0.3, 1.4, 1, 1.2, M.brass, 0.32);
    kit.bend([1.2, -0.2, 1.9, -1.4, 2.7, -1.6], brass, 0.26);
    kit.oval(2.9, -1.62, 0.22, 0.32, M.silver);
    for (const x of [-0.5, 0.05, 0.6]) {
      kit.bar(x, 0.2, x, 1.7, 0.34, M.silver);
      kit.dot(x, 0.05, 0.16, M.cream);
    }
  }),
  instrument_case: sized(5.6, 8, 7.6, (kit) => {
    const hide = kit.tint ?? M.charcoal;
    kit.bend([-0.8, 0.5, -0.6, -0.1, 0.6, -0.1, 0.8, 0.5], M.leather, 0.22);
    kit.curve([-1.5, 0.4, -2.7, 2, -2.5, 5.4, -1.6, 7.4, 1.6, 7.4, 2.5, 5.4, 2.7, 2, 1.5, 0.4], hide);
    kit.bend([-2.45, 3.6, 0, 3.9, 2.45, 3.6], M.tan, 0.12);
    for (const x of [-1.3, 1.3]) {
      kit.box(x - 0.22, 3.4, 0.44, 0.7, M.brass, 0.08);
    }
  }),
  drum_kit: sized(15, 11, 5.5, (kit) => {
    for (const side of [-1, 1]) {
      kit.line([side * 6, -3.8, side * 5.4, 5.4], M.steel, 0.25);
      kit.oval(side * 6, -4, 2, 0.45, M.brass, side * 0.2);
      kit.box(side * 4.6 - 1.7, 0.6, 3.4, 2.6, kit.tint ?? M.crimson, 0.2);
      kit.oval(side * 4.6, 0.6, 1.7, 0.45, M.cream);
      kit.line([side * 5.6, 3.2, side * 6, 5.4], M.steel, 0.22);
      kit.line([side * 3.6, 3.2, side * 3.4, 5.4], M.steel, 0.22);
      kit.painter.at({ x: side * 1.7, y: -2, rotation: side * 0.12 }, () => {
        kit.box(-1.5, -1, 3, 2, kit.tint ?? M.crimson, 0.2);
        kit.oval(0, -1, 1.5, 0.4, M.cream);
      });
    }
    kit.oval(0, 2.4, 3.1, 3.1, kit.tint ?? M.crimson);
    kit.oval(0, 2.4, 2.6, 2.6, M.cream);
    kit.mark(
      [0, 1, 0.4, 2, 1.5, 2.1, 0.7, 2.8, 0.9, 3.8, 0, 3.2, -0.9, 3.8, -0.7, 2.8, -1.5, 2.1, -0.4, 2],
      M.charcoal,
    );
  }),
  zither: sized(16, 5, 2.5, (kit) => {
    for (const x of [-5.6, 5.6]) {
      kit.bar(x, 0.4, x, 2.4, 0.8, M.cocoa);
    }
    kit.area([-7.8, -0.9, 6.8, -1.6, 7.9, -0.4, 7.6, 0.9, -7.6, 1], kit.tint ?? M.crust);
    kit.mark([-7.8, -0.9, 6.8, -1.6, 7.9, -0.4, -7.7, 0], M.wood, 0.7);
    for (let index = 0; index < 6; index++) {
      const y = -0.85 + index * 0.15;
      kit.line([-7, y + 0.1, 7, y - 0.4 + index * 0.04], M.cream, 0.05);
    }
    for (let index = 0; index < 6; index++) {
      const x = -3.6 + index * 1.4;
      kit.area([x - 0.35, -0.2 - index * 0.06, x, -1.3 - index * 0.06, x + 0.35, -0.2 - index * 0.06], M.cream);
    }
  }),
  shamisen: sized(3, 11, 3.5, (kit) => {
    kit.bar(0, 1, 0, -6.6, 0.36, M.cocoa);
    kit.bend([0, -6.4, 0.1, -7, 0.7, -7.1], M.cocoa, 0.36);
    for (const [x, y] of [
      [-0.6, -6.3],
      [0.6, -5.9],
      [-0.6, -5.5],
    ] as const) {
      kit.bar(0, y, x, y, 0.18, M.cream);
    }
    kit.box(-1.4, 0.2, 2.8, 3.1, kit.tint ?? M.crust, 0.6);
    kit.box(-1.15, 0.45, 2.3, 2.6, M.cream, 0.45);
    for (const x of [-0.14, 0, 0.14]) {
      kit.line([x, -6, x, 3], M.charcoal, 0.04);
    }
    kit.bar(-0.4, 2.3, 0.4, 2.3, 0.2, M.wood);
  }),
  pipa: sized(4, 10, 4, (kit) => {
    kit.bend([0, -4, 0.1, -5, -0.5, -5.6], M.cocoa, 0.5);
    for (const y of [-4.9, -4.4]) {
      kit.bar(-0.8, y, 0.8, y, 0.2, M.cream);
    }
    kit.curve(
      [-0.3, -4, 0.3, -4, 0.8, -1, 1.9, 1.6, 1.2, 3.6, 0, 4, -1.2, 3.6, -1.9, 1.6, -0.8, -1],
      kit.tint ?? M.crust,
    );
    for (const y of [-2.6, -1.9, -1.2, -0.5, 0.1, 0.7]) {
      kit.line([-0.42, y, 0.42, y], M.cream, 0.14);
    }
    kit.bar(-0.7, 2.6, 0.7, 2.6, 0.26, M.cocoa);
    for (const x of [-0.2, -0.07, 0.07, 0.2]) {
      kit.line([x, -4, x, 2.6], M.white, 0.04);
    }
  }),
  erhu: sized(4, 10, 4, (kit) => {
    kit.bar(0, 4, 0, -5.4, 0.24, M.cocoa);
    kit.bend([0, -5.3, 0.1, -5.8, 0.5, -5.8], M.cocoa, 0.24);
    for (const y of [-4.6, -3.9]) {
      kit.bar(0, y, -0.9, y, 0.24, M.cream);
    }
    kit.line([0.22, -3.4, 0.3, 2.6], M.cream, 0.06);
    kit.area([-0.9, 2.4, 0.9, 2.4, 1.1, 3.2, 0.9, 4, -0.9, 4, -1.1, 3.2], kit.tint ?? M.crust);
    kit.spot(0, 3.2, 0.6, 0.6, M.cream);
    kit.line([-1.4, 2.4, 2.1, -2.6], M.wood, 0.16);
    kit.line([-1.2, 2.6, 2.3, -2.3], M.white, 0.09);
  }),
  gong: sized(6, 7, 3.5, (kit) => {
    kit.bar(-2.8, -3, 2.8, -3, 0.5, M.crimson);
    for (const x of [-2.5, 2.5]) {
      kit.bar(x, -3, x, 3.4, 0.45, M.crimson);
      kit.line([x * 0.4, -3, x * 0.35, -1.6], M.cream, 0.1);
    }
    kit.oval(0, 0.2, 2, 2, kit.tint ?? M.brass);
    kit.ring(0, 0.2, 1.5, 1.5, M.copper, 0.12);
    kit.oval(0, 0.2, 0.65, 0.65, M.gold);
  }),
  tambourine: sized(3, 3, 1.5, (kit) => {
    kit.oval(0, 0, 1.4, 1.4, kit.tint ?? M.red);
    kit.oval(0, 0, 1.12, 1.12, M.cream);
    for (let index = 0; index < 6; index++) {
      const turn = (index * Math.PI) / 3 + 0.3;
      kit.oval(Math.cos(turn) * 1.28, Math.sin(turn) * 1.28, 0.26, 0.2, M.brass, turn);
    }
  }),
  whistle: sized(2.4, 1.8, 0.8, (kit) => {
    kit.bend([0.8, -0.6, 1.3, -1.2, 1, -1.5], M.red, 0.12);
    kit.box(-1.2, -0.6, 1.8, 0.6, kit.tint ?? M.silver, 0.1);
    kit.oval(0.35, 0, 0.72, 0.66, kit.tint ?? M.silver);
    kit.stripe(-0.5, -0.62, 0.35, 0.34, M.black);
    kit.ring(0.85, -0.55, 0.15, 0.15, M.grey, 0.09);
    kit.dot(0.35, 0, 0.26, M.grey);
  }),
});
