import { itemDrawings, MATERIAL as M } from '../item-drawing.ts';
import { screen } from './parts.ts';

const gearTeeth = (radius: number, teeth: number) =>
  Array.from({ length: teeth * 4 }, (_, index) => {
    const r = index % 4 < 2 ? radius : radius * 0.78;
    const turn = (index / (teeth * 4)) * Math.PI * 2;
    return [r * Math.cos(turn), r * Math.sin(turn)] as const;
  });

/** Devices of a household and an office, and what machines are made of. */
export const MACHINES = itemDrawings({
  phone: {
    width: 0.9,
    height: 1.8,
    below: 0.9,
    draw: (kit) => {
      kit.box(-0.45, -0.9, 0.9, 1.8, kit.tint ?? M.charcoal, 0.14);
      screen(kit, [-0.36, -0.75, 0.72, 1.4]);
    },
  },
  camera: {
    width: 2.2,
    height: 1.6,
    below: 0.8,
    draw: (kit) => {
      kit.box(-1.1, -0.6, 2.2, 1.4, kit.tint ?? M.charcoal, 0.16);
      kit.box(-0.5, -0.85, 1, 0.35, M.charcoal, 0.08);
      kit.oval(0, 0.1, 0.52, 0.52, M.steel);
      kit.dot(0, 0.1, 0.36, M.navy);
      kit.dot(-0.12, -0.02, 0.1, M.white, 0.8);
    },
  },
  radio: {
    width: 3,
    height: 2,
    below: 1,
    draw: (kit) => {
      kit.line(
        [
          [0.9, -1],
          [1.6, -2.2],
        ],
        M.steel,
        0.08,
      );
      kit.box(-1.5, -1, 3, 2, kit.tint ?? M.copper, 0.3);
      kit.oval(-0.7, 0.1, 0.6, 0.6, M.charcoal);
      for (const y of [-0.4, 0.1, 0.6]) {
        kit.bar(0.3, y, 1.2, y, 0.16, M.cream);
      }
    },
  },
  tv: {
    width: 4,
    height: 3.2,
    below: 1.6,
    draw: (kit) => {
      kit.box(-2, -1.6, 4, 3, kit.tint ?? M.charcoal, 0.2);
      screen(kit, [-1.7, -1.35, 3.4, 2.4]);
      kit.bar(-0.6, 1.5, 0.6, 1.5, 0.25, kit.tint ?? M.charcoal);
    },
  },
  computer: {
    width: 3.4,
    height: 2.6,
    below: 1.3,
    draw: (kit) => {
      kit.box(-1.5, -1.3, 3, 2, M.charcoal, 0.12);
      screen(kit, [-1.35, -1.15, 2.7, 1.65]);
      kit.area(
        [
          [-1.5, 0.75],
          [1.5, 0.75],
          [1.8, 1.3],
          [-1.8, 1.3],
        ],
        M.steel,
      );
    },
  },
  machine: {
    width: 10,
    height: 10,
    below: 5,
    draw: (kit) => {
      kit.box(-5, -3, 10, 8, kit.tint ?? M.steel, 0.6);
      kit.box(-3, -5, 3, 2.4, M.charcoal, 0.4);
      kit.oval(2, 0.5, 2, 2, M.brass);
      kit.dot(2, 0.5, 0.7, M.charcoal);
      for (const y of [-1, 0.6, 2.2]) {
        kit.dot(-3, y, 0.5, y === 0.6 ? M.red : M.green);
      }
    },
  },
  engine: {
    width: 6,
    height: 5,
    below: 2.5,
    draw: (kit) => {
      kit.box(-3, -1, 6, 3.4, kit.tint ?? M.steel, 0.4);
      for (const x of [-2, 0, 2]) {
        kit.box(x - 0.7, -2.5, 1.4, 1.8, M.charcoal, 0.2);
      }
      kit.oval(0, 0.8, 1, 1, M.brass);
    },
  },
  gear: {
    width: 1.6,
    height: 1.6,
    below: 0.8,
    draw: (kit) =>
      kit.painter.at({ rotation: kit.painter.seconds * 0.8 }, () => {
        kit.area(gearTeeth(0.8, 9), kit.tint ?? M.brass);
        kit.dot(0, 0, 0.28, M.charcoal);
      }),
  },
  battery: {
    width: 0.9,
    height: 1.8,
    below: 0.9,
    draw: (kit) => {
      kit.box(-0.45, -0.7, 0.9, 1.6, kit.tint ?? M.green, 0.1);
      kit.box(-0.2, -0.9, 0.4, 0.24, M.steel, 0.05);
      kit.mark(
        [
          [0.1, -0.45],
          [-0.22, 0.15],
          [0, 0.15],
          [-0.1, 0.6],
          [0.24, 0],
          [0.02, 0],
        ],
        M.white,
      );
    },
  },
  sewing_machine: {
    width: 4.4,
    height: 3.4,
    below: 1.7,
    draw: (kit) => {
      kit.box(-2.2, 1.1, 4.4, 0.6, M.wood, 0.1);
      kit.curve(
        [
          [1.9, 1.1],
          [1.8, -0.9],
          [1, -1.5],
          [-1.7, -1.4],
          [-1.9, -0.8],
          [0.6, -0.5],
          [0.9, 1.1],
        ],
        kit.tint ?? M.charcoal,
      );
      kit.bar(-1.7, -0.9, -1.7, 0.9, 0.12, M.steel);
      kit.oval(2, -0.6, 0.5, 0.7, M.brass);
      kit.bar(-1.2, -1.2, 0.8, -1.2, 0.1, M.gold);
    },
  },
});
