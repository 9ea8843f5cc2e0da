import { itemDrawings, MATERIAL as M } from '../item-drawing.ts';

/** Clothes by themselves. */
export const CLOTHES = itemDrawings({
  hat: {
    width: 2.8,
    height: 1.5,
    below: 0.7,
    draw: (kit) => {
      kit.curve(
        [
          [-0.8, 0.2],
          [-0.7, -0.8],
          [0, -0.7],
          [0.7, -0.8],
          [0.8, 0.2],
        ],
        kit.tint ?? M.brown,
      );
      kit.oval(0, 0.3, 1.4, 0.32, kit.tint ?? M.brown);
      kit.mark(
        [
          [-0.8, -0.1],
          [0.8, -0.1],
          [0.8, 0.15],
          [-0.8, 0.15],
        ],
        M.black,
        0.6,
      );
    },
  },
  shoe: {
    width: 2.6,
    height: 1.4,
    below: 0.7,
    draw: (kit) => {
      kit.curve(
        [
          [-1.2, -0.7],
          [-0.4, -0.6],
          [0.1, -0.1],
          [1.1, 0.1],
          [1.3, 0.5],
          [-1.2, 0.5],
        ],
        kit.tint ?? M.red,
      );
      kit.box(-1.25, 0.45, 2.6, 0.25, M.cream, 0.1);
    },
  },
  coat: {
    width: 4.4,
    height: 7,
    below: 6.4,
    draw: (kit) => {
      kit.area(
        [
          [-0.8, -0.4],
          [0.8, -0.4],
          [1.6, 0.2],
          [2.2, 3.4],
          [1.6, 3.5],
          [1.3, 1.6],
          [1.8, 6.4],
          [-1.8, 6.4],
          [-1.3, 1.6],
          [-1.6, 3.5],
          [-2.2, 3.4],
          [-1.6, 0.2],
        ],
        kit.tint ?? M.mustard,
      );
      kit.line(
        [
          [0, 0],
          [0, 6.2],
        ],
        M.charcoal,
        0.06,
      );
      for (const y of [1, 2.4, 3.8]) {
        kit.dot(0.2, y, 0.12, M.charcoal);
      }
    },
  },
  scarf: {
    width: 1.6,
    height: 4.6,
    below: 4,
    draw: (kit) => {
      kit.curve(
        [
          [-0.7, -0.4],
          [0.7, -0.4],
          [0.5, 0.4],
          [-0.5, 0.4],
        ],
        kit.tint ?? M.crimson,
      );
      kit.area(
        [
          [-0.4, 0.2],
          [0.4, 0.2],
          [0.6, 3.9],
          [-0.2, 4],
        ],
        kit.tint ?? M.crimson,
      );
      for (const y of [1.2, 2.2, 3.2]) {
        kit.line(
          [
            [-0.2, y],
            [0.5, y],
          ],
          M.cream,
          0.16,
        );
      }
    },
  },
  dress: {
    width: 4.4,
    height: 7,
    below: 6.4,
    draw: (kit) => {
      kit.curve(
        [
          [-0.7, -0.4],
          [0.7, -0.4],
          [0.6, 1.4],
          [2.2, 6.2],
          [0, 6.5],
          [-2.2, 6.2],
          [-0.6, 1.4],
        ],
        kit.tint ?? M.rose,
      );
      kit.mark(
        [
          [-0.65, 1.3],
          [0.65, 1.3],
          [0.7, 1.7],
          [-0.7, 1.7],
        ],
        M.gold,
      );
    },
  },
  glasses: {
    width: 1.8,
    height: 0.7,
    below: 0.35,
    draw: (kit) => {
      for (const x of [-0.5, 0.5]) {
        kit.painter.stroke((pen) => pen.ellipse(x, 0, 0.36, 0.32, 0, 0, Math.PI * 2), kit.tint ?? M.charcoal, 0.1);
      }
      kit.line(
        [
          [-0.15, -0.05],
          [0.15, -0.05],
        ],
        M.charcoal,
        0.1,
      );
    },
  },
});
