import { itemDrawings, MATERIAL as M } from '../item-drawing.ts';
import { leaf } from './parts.ts';

/** What is eaten, and what is taken with a spoon. */
export const FOOD = itemDrawings({
  bread: {
    width: 2.8,
    height: 1.5,
    below: 0.75,
    draw: (kit) => {
      kit.curve(
        [
          [-1.4, 0.2],
          [-1, -0.6],
          [0, -0.75],
          [1, -0.6],
          [1.4, 0.2],
          [0.9, 0.7],
          [-0.9, 0.7],
        ],
        M.bread,
      );
      for (const x of [-0.7, 0, 0.7]) {
        kit.line(
          [
            [x - 0.15, -0.5],
            [x + 0.2, 0],
          ],
          M.cream,
          0.12,
        );
      }
    },
  },
  cake: {
    width: 3,
    height: 2.6,
    below: 1.1,
    draw: (kit) => {
      kit.box(-1.5, -0.1, 3, 1.2, M.cream, 0.12);
      kit.box(-1.1, -1, 2.2, 1, kit.tint ?? M.pink, 0.12);
      for (const x of [-1, -0.4, 0.2, 0.8]) {
        kit.oval(x, 0, 0.25, 0.24, kit.tint ?? M.pink);
      }
      for (const x of [-0.6, 0, 0.6]) {
        kit.bar(x, -1, x, -1.4, 0.12, M.sky);
        kit.dot(x, -1.55, 0.12, M.flame);
      }
    },
  },
  noodles: {
    width: 2.6,
    height: 1.8,
    below: 0.9,
    draw: (kit) => {
      kit.curve(
        [
          [-1.3, -0.2],
          [1.3, -0.2],
          [0.8, 0.8],
          [-0.8, 0.8],
        ],
        kit.tint ?? M.crimson,
      );
      for (let index = 0; index < 6; index++) {
        kit.line(
          [
            [-1 + index * 0.35, -0.2],
            [-0.8 + index * 0.3, -0.45],
            [-0.55 + index * 0.3, -0.2],
          ],
          M.yellow,
          0.12,
        );
      }
      kit.bar(0.2, -0.3, 1.6, -1.4, 0.1, M.wood);
      kit.bar(0.5, -0.3, 1.8, -1.2, 0.1, M.wood);
    },
  },
  apple: {
    width: 1.1,
    height: 1.3,
    below: 0.55,
    draw: (kit) => {
      kit.curve(
        [
          [0, -0.4],
          [-0.5, -0.5],
          [-0.55, 0.2],
          [0, 0.55],
          [0.55, 0.2],
          [0.5, -0.5],
        ],
        kit.tint ?? M.red,
      );
      kit.line(
        [
          [0, -0.4],
          [0.08, -0.75],
        ],
        M.wood,
        0.1,
      );
      leaf(kit, [0.08, -0.7, 0.45, -0.3]);
    },
  },
  fish: {
    width: 2.8,
    height: 1.2,
    below: 0.6,
    draw: (kit) => {
      kit.area(
        [
          [-0.9, 0],
          [-1.5, -0.55],
          [-1.4, 0.55],
        ],
        kit.tint ?? M.teal,
      );
      kit.curve(
        [
          [-1, 0],
          [0, -0.6],
          [1.2, -0.2],
          [1.35, 0.05],
          [0, 0.6],
        ],
        kit.tint ?? M.teal,
      );
      kit.dot(0.9, -0.12, 0.13, M.white);
      kit.dot(0.93, -0.12, 0.07, M.black);
    },
  },
  egg: {
    width: 0.8,
    height: 1,
    below: 0.5,
    draw: (kit) => {
      kit.oval(0, 0.06, 0.4, 0.44, kit.tint ?? M.cream);
    },
  },
  ice_cream: {
    width: 1.2,
    height: 2.4,
    below: 1.4,
    draw: (kit) => {
      kit.area(
        [
          [-0.5, -0.1],
          [0.5, -0.1],
          [0, 1.4],
        ],
        M.tan,
      );
      kit.oval(0, -0.4, 0.6, 0.55, kit.tint ?? M.pink);
      kit.oval(0, -0.9, 0.4, 0.38, M.cream);
    },
  },
  salt: {
    width: 2.2,
    height: 1.2,
    below: 0.5,
    draw: (kit) => {
      kit.curve(
        [
          [-1.1, 0.5],
          [-0.4, -0.3],
          [0, -0.7],
          [0.5, -0.2],
          [1.1, 0.5],
        ],
        M.white,
      );
      kit.dot(-0.4, 0.2, 0.07, M.silver);
      kit.dot(0.4, 0.1, 0.07, M.silver);
    },
  },
  medicine: {
    width: 1.2,
    height: 1.8,
    below: 0.9,
    draw: (kit) => {
      kit.box(-0.55, -0.5, 1.1, 1.4, M.copper, 0.15);
      kit.box(-0.6, -0.9, 1.2, 0.42, M.white, 0.08);
      kit.box(-0.5, -0.1, 1, 0.7, M.white, 0);
      kit.bar(-0.2, 0.25, 0.2, 0.25, 0.14, M.red);
      kit.bar(0, 0.05, 0, 0.45, 0.14, M.red);
    },
  },
  potion: {
    width: 1.6,
    height: 2.2,
    below: 1.1,
    draw: (kit) => {
      kit.glow(0, 0.3, 1.8, kit.tint ?? M.violet, 0.5);
      kit.oval(0, 0.35, 0.8, 0.75, M.glass, 0, { alpha: 0.7 });
      kit.oval(0, 0.5, 0.68, 0.55, kit.tint ?? M.violet, 0, { luminous: true });
      kit.box(-0.2, -0.9, 0.4, 0.7, M.glass, 0.05);
      kit.box(-0.24, -1.15, 0.48, 0.32, M.wood, 0.05);
    },
  },
});
