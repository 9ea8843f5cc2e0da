import { itemDrawings, MATERIAL as M } from '../item-drawing.ts';
import { wheel } from './parts.ts';

/** Vehicles, as models in the hand or small in the distance. */
export const VEHICLES = itemDrawings({
  car: {
    width: 40,
    height: 15,
    below: 7.5,
    draw: (kit) => {
      kit.curve(
        [
          [-20, 4],
          [-19, -1],
          [-11, -2],
          [-6, -7.2],
          [7, -7.2],
          [12, -1.6],
          [19, 0],
          [20, 4],
          [18, 5],
          [-18, 5],
        ],
        kit.tint ?? M.red,
      );
      kit.area(
        [
          [-9.4, -2],
          [-5.4, -6.2],
          [0, -6.2],
          [0, -2],
        ],
        M.glass,
      );
      kit.area(
        [
          [1, -2],
          [1, -6.2],
          [6.4, -6.2],
          [10, -2],
        ],
        M.glass,
      );
      wheel(kit, -12, 4.4, 3.2);
      wheel(kit, 12, 4.4, 3.2);
      kit.dot(19, 1, 0.9, M.flame);
    },
  },
  bicycle: {
    width: 17,
    height: 10,
    below: 5,
    draw: (kit) => {
      for (const x of [-5.2, 5.2]) {
        kit.painter.stroke((pen) => pen.ellipse(x, 1.6, 3.3, 3.3, 0, 0, Math.PI * 2), M.charcoal, 0.4);
        kit.dot(x, 1.6, 0.4, M.steel);
      }
      kit.line(
        [
          [-5.2, 1.6],
          [-2, -3],
          [3.6, -3],
          [5.2, 1.6],
        ],
        kit.tint ?? M.teal,
        0.5,
      );
      kit.line(
        [
          [-2, -3],
          [0, 1.6],
          [3.6, -3],
        ],
        kit.tint ?? M.teal,
        0.5,
      );
      kit.line(
        [
          [-5.2, 1.6],
          [0, 1.6],
        ],
        kit.tint ?? M.teal,
        0.5,
      );
      kit.bar(-3, -4, -1.2, -4, 0.6, M.leather);
      kit.line(
        [
          [3.6, -3],
          [3.2, -4.6],
          [4.8, -4.8],
        ],
        M.steel,
        0.4,
      );
    },
  },
  boat: {
    width: 30,
    height: 26,
    below: 6,
    draw: (kit) => {
      kit.bar(0, 0, 0, -19, 0.6, M.wood);
      kit.area(
        [
          [0.8, -18],
          [11, -3],
          [0.8, -3],
        ],
        M.cream,
      );
      kit.area(
        [
          [-0.8, -16],
          [-8, -3],
          [-0.8, -3],
        ],
        M.cream,
      );
      kit.area(
        [
          [-15, 0],
          [15, 0],
          [10, 6],
          [-10, 6],
        ],
        kit.tint ?? M.crimson,
      );
    },
  },
  ship: {
    width: 60,
    height: 34,
    below: 10,
    draw: (kit) => {
      kit.area(
        [
          [-30, -2],
          [30, -4],
          [24, 10],
          [-24, 10],
        ],
        kit.tint ?? M.navy,
      );
      kit.box(-18, -10, 30, 8, M.cream, 0.5);
      kit.box(-4, -20, 8, 10, M.crimson, 0.5);
      for (let x = -15; x < 11; x += 5) {
        kit.dot(x, -6, 1.1, kit.painter.lampsLit ? M.flame : M.sky);
      }
    },
  },
  train: {
    width: 60,
    height: 32,
    below: 16,
    draw: (kit) => {
      kit.box(-30, -14, 60, 26, kit.tint ?? M.forest, 3);
      for (let x = -25; x < 26; x += 10) {
        kit.box(x, -9, 7, 8, kit.painter.lampsLit ? M.flame : M.glass, 0.8, { luminous: kit.painter.lampsLit });
      }
      for (const x of [-20, -12, 12, 20]) {
        wheel(kit, x, 13, 3.2);
      }
    },
  },
  rocket: {
    width: 12,
    height: 36,
    below: 18,
    draw: (kit) => {
      kit.area(
        [
          [-6, 14],
          [-3, 4],
          [-3, 13],
        ],
        M.red,
      );
      kit.area(
        [
          [6, 14],
          [3, 4],
          [3, 13],
        ],
        M.red,
      );
      kit.curve(
        [
          [-3.4, 13],
          [-3.8, -4],
          [0, -18],
          [3.8, -4],
          [3.4, 13],
        ],
        kit.tint ?? M.white,
      );
      kit.oval(0, -4, 1.8, 1.8, M.sky);
      kit.glow(0, 17, 9, M.flame, 0.6);
      kit.curve(
        [
          [-2.4, 13],
          [0, 20],
          [2.4, 13],
        ],
        M.flame,
        { luminous: true },
      );
    },
  },
  aeroplane: {
    width: 50,
    height: 16,
    below: 8,
    draw: (kit) => {
      kit.area(
        [
          [-2, 0],
          [-12, 7],
          [-6, 7],
          [6, 0],
        ],
        M.silver,
      );
      kit.curve(
        [
          [-24, -1],
          [-16, -3],
          [18, -3.4],
          [25, 0],
          [18, 2.6],
          [-20, 2],
        ],
        kit.tint ?? M.white,
      );
      kit.area(
        [
          [-24, -1],
          [-25, -8],
          [-20, -8],
          [-16, -2],
        ],
        kit.tint ?? M.red,
      );
      for (let x = -14; x < 16; x += 4) {
        kit.dot(x, -0.6, 0.8, M.sky);
      }
    },
  },
  satellite: {
    width: 30,
    height: 10,
    below: 5,
    draw: (kit) => {
      kit.bar(-14, 0, 14, 0, 0.8, M.steel);
      for (const x of [-15, 5]) {
        kit.box(x, -3.5, 10, 7, M.navy, 0.3);
        kit.line(
          [
            [x + 5, -3.5],
            [x + 5, 3.5],
          ],
          M.sky,
          0.3,
        );
      }
      kit.box(-3.5, -3.5, 7, 7, M.gold, 0.6);
    },
  },
});
