import { itemDrawings, MATERIAL as M } from '../item-drawing.ts';
import { wheel } from './parts.ts';

/** Toys of children. */
export const TOYS = itemDrawings({
  robot_toy: {
    width: 1.8,
    height: 2.8,
    below: 1.5,
    draw: (kit) => {
      kit.box(-0.7, -0.3, 1.4, 1.2, kit.tint ?? M.teal, 0.15);
      kit.box(-0.5, -1.2, 1, 0.8, kit.tint ?? M.teal, 0.15);
      for (const x of [-0.22, 0.22]) {
        kit.dot(x, -0.85, 0.14, M.flame);
      }
      for (const x of [-0.35, 0.35]) {
        kit.bar(x, 0.9, x, 1.4, 0.3, M.steel);
      }
      for (const x of [-0.9, 0.9]) {
        kit.bar(x, -0.1, x, 0.6, 0.24, M.steel);
      }
      kit.line(
        [
          [0, -1.2],
          [0, -1.6],
        ],
        M.steel,
        0.08,
      );
      kit.dot(0, -1.65, 0.12, M.red);
    },
  },
  doll: {
    width: 1.4,
    height: 2.8,
    below: 1.4,
    draw: (kit) => {
      kit.area(
        [
          [-0.3, -0.3],
          [0.3, -0.3],
          [0.7, 1.2],
          [-0.7, 1.2],
        ],
        kit.tint ?? M.rose,
      );
      kit.oval(0, -0.75, 0.5, 0.5, M.tan);
      kit.curve(
        [
          [-0.5, -0.7],
          [-0.4, -1.3],
          [0.4, -1.3],
          [0.5, -0.7],
          [0, -1],
        ],
        M.copper,
      );
      for (const x of [-0.18, 0.18]) {
        kit.dot(x, -0.72, 0.07, M.black);
      }
    },
  },
  ball: {
    width: 1.6,
    height: 1.6,
    below: 0.8,
    draw: (kit) => {
      kit.oval(0, 0, 0.8, 0.8, kit.tint ?? M.red);
      kit.line(
        [
          [-0.75, 0.2],
          [0, -0.1],
          [0.75, 0.2],
        ],
        M.cream,
        0.14,
      );
    },
  },
  kite: {
    width: 3.4,
    height: 6,
    below: 3.6,
    draw: (kit) => {
      kit.area(
        [
          [0, -2.2],
          [1.5, -0.4],
          [0, 2],
          [-1.5, -0.4],
        ],
        kit.tint ?? M.orange,
      );
      kit.line(
        [
          [0, -2.2],
          [0, 2],
        ],
        M.cream,
        0.08,
      );
      kit.line(
        [
          [-1.5, -0.4],
          [1.5, -0.4],
        ],
        M.cream,
        0.08,
      );
      const s = Math.sin(kit.painter.seconds * 5) * 0.3;
      kit.line(
        [
          [0, 2],
          [0.4 + s, 2.6],
          [-0.2 - s, 3.1],
          [0.3 + s, 3.6],
        ],
        M.red,
        0.1,
      );
    },
  },
  balloon: {
    width: 2,
    height: 6,
    below: 2.4,
    draw: (kit) => {
      kit.line(
        [
          [0, 2.4],
          [0.15, 0.6],
          [0, -1],
        ],
        M.white,
        0.05,
      );
      kit.curve(
        [
          [0, -1],
          [-0.95, -2.2],
          [-0.7, -3.4],
          [0, -3.7],
          [0.7, -3.4],
          [0.95, -2.2],
        ],
        kit.tint ?? M.red,
      );
      kit.dot(-0.35, -2.9, 0.18, M.white, 0.6);
    },
  },
  toy_car: {
    width: 2.4,
    height: 1.3,
    below: 0.65,
    draw: (kit) => {
      kit.curve(
        [
          [-1.2, 0.3],
          [-1.1, -0.2],
          [-0.6, -0.3],
          [-0.3, -0.7],
          [0.5, -0.7],
          [0.8, -0.2],
          [1.2, -0.05],
          [1.2, 0.3],
        ],
        kit.tint ?? M.red,
      );
      kit.mark(
        [
          [-0.3, -0.3],
          [-0.1, -0.58],
          [0.4, -0.58],
          [0.55, -0.3],
        ],
        M.glass,
      );
      wheel(kit, -0.65, 0.35, 0.3);
      wheel(kit, 0.65, 0.35, 0.3);
    },
  },
});
