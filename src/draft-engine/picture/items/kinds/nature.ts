import { itemDrawings, MATERIAL as M } from '../item-drawing.ts';
import { leaf, petals } from './parts.ts';

/** What grows, and what is found. */
export const NATURE = itemDrawings({
  flower: {
    width: 1.4,
    height: 3.4,
    below: 1.8,
    draw: (kit) => {
      kit.line(
        [
          [0, 1.8],
          [0.1, 0.4],
          [0, -1],
        ],
        M.forest,
        0.14,
      );
      leaf(kit, [0.05, 0.8, 0.9, -0.6]);
      petals(kit, [0, -1.1, 0.42]);
    },
  },
  bouquet: {
    width: 2.6,
    height: 3.8,
    below: 1.6,
    draw: (kit) => {
      for (const [x, y] of [
        [-0.7, -1.1],
        [0.7, -1.2],
        [0, -1.7],
        [-0.3, -0.8],
        [0.4, -0.7],
      ] as const) {
        kit.line(
          [
            [0, 1],
            [x, y],
          ],
          M.forest,
          0.1,
        );
      }
      petals(kit, [-0.8, -1.2, 0.4], M.pink);
      petals(kit, [0.8, -1.3, 0.4], M.yellow);
      petals(kit, [0, -1.8, 0.42], M.rose);
      petals(kit, [0.05, -0.8, 0.4], M.violet);
      kit.area(
        [
          [-0.9, -0.3],
          [0.9, -0.3],
          [0.25, 1.6],
          [-0.25, 1.6],
        ],
        M.cream,
      );
    },
  },
  seed: {
    width: 0.5,
    height: 0.7,
    below: 0.3,
    draw: (kit) =>
      kit.curve(
        [
          [0, -0.36],
          [-0.24, 0.1],
          [0, 0.32],
          [0.24, 0.1],
        ],
        M.brown,
      ),
  },
  plant: {
    width: 2.6,
    height: 4,
    below: 1.6,
    draw: (kit) => {
      for (const [turn, length] of [
        [-2.3, 1.8],
        [-1.9, 2.3],
        [-1.5, 2.6],
        [-1.1, 2.2],
        [-0.7, 1.7],
      ] as const) {
        leaf(kit, [0, 0, length, turn]);
      }
      kit.area(
        [
          [-0.9, 0],
          [0.9, 0],
          [0.65, 1.6],
          [-0.65, 1.6],
        ],
        kit.tint ?? M.copper,
      );
      kit.box(-1, -0.15, 2, 0.4, kit.tint ?? M.copper, 0.08);
    },
  },
  leaf: {
    width: 1.6,
    height: 1.2,
    below: 0.5,
    draw: (kit) => {
      leaf(kit, [-0.8, 0.3, 1.7, -0.35]);
      kit.line(
        [
          [-0.8, 0.3],
          [0.7, -0.25],
        ],
        M.forest,
        0.05,
      );
    },
  },
  tree_sapling: {
    width: 3,
    height: 6,
    below: 2,
    draw: (kit) => {
      kit.bar(0, 2, 0, -2, 0.3, M.wood);
      for (const [x, y, turn] of [
        [0, -2, -1.57],
        [0, -1.4, -0.8],
        [0, -1.2, -2.4],
        [0, -0.4, -0.5],
        [0, -0.3, -2.7],
      ] as const) {
        leaf(kit, [x, y, 1.8, turn]);
      }
    },
  },
  stone: {
    width: 1.6,
    height: 1.2,
    below: 0.6,
    draw: (kit) => {
      kit.area(
        [
          [-0.8, 0.5],
          [-0.7, -0.2],
          [-0.1, -0.6],
          [0.6, -0.3],
          [0.8, 0.3],
          [0.4, 0.6],
        ],
        kit.tint ?? M.grey,
      );
      kit.mark(
        [
          [-0.1, -0.6],
          [0.6, -0.3],
          [0.1, 0],
        ],
        M.white,
        0.25,
      );
    },
  },
  gem: {
    width: 1.4,
    height: 1.3,
    below: 0.7,
    draw: (kit) => {
      kit.glow(0, 0, 1.8, kit.tint ?? M.cyan, 0.35);
      kit.area(
        [
          [-0.7, -0.25],
          [-0.35, -0.6],
          [0.35, -0.6],
          [0.7, -0.25],
          [0, 0.7],
        ],
        kit.tint ?? M.cyan,
      );
      kit.mark(
        [
          [-0.35, -0.6],
          [0, -0.25],
          [-0.7, -0.25],
        ],
        M.white,
        0.55,
      );
      kit.mark(
        [
          [0, -0.25],
          [0.7, -0.25],
          [0, 0.7],
        ],
        M.navy,
        0.25,
      );
    },
  },
  pearl: {
    width: 0.8,
    height: 0.8,
    below: 0.4,
    draw: (kit) => {
      kit.glow(0, 0, 1, M.white, 0.3);
      kit.oval(0, 0, 0.4, 0.4, M.cream);
      kit.dot(-0.12, -0.14, 0.1, M.white);
    },
  },
  shell: {
    width: 1.8,
    height: 1.5,
    below: 0.6,
    draw: (kit) => {
      kit.curve(
        [
          [0, 0.6],
          [-0.9, -0.1],
          [-0.6, -0.7],
          [0, -0.9],
          [0.6, -0.7],
          [0.9, -0.1],
        ],
        kit.tint ?? M.rose,
      );
      for (const x of [-0.5, -0.2, 0.2, 0.5]) {
        kit.line(
          [
            [0, 0.55],
            [x, -0.7],
          ],
          M.cream,
          0.06,
        );
      }
    },
  },
  feather: {
    width: 0.9,
    height: 2.8,
    below: 1.5,
    draw: (kit) => {
      kit.curve(
        [
          [0, 0.9],
          [-0.4, 0],
          [-0.2, -1.1],
          [0.2, -1.3],
          [0.42, -0.3],
        ],
        kit.tint ?? M.white,
      );
      kit.line(
        [
          [0, 1.5],
          [0.1, -1.2],
        ],
        M.tan,
        0.07,
      );
    },
  },
  bone: {
    width: 2.2,
    height: 0.9,
    below: 0.45,
    draw: (kit) => {
      kit.bar(-0.8, 0, 0.8, 0, 0.36, M.cream);
      for (const x of [-0.9, 0.9]) {
        for (const y of [-0.22, 0.22]) {
          kit.oval(x, y, 0.27, 0.25, M.cream);
        }
      }
    },
  },
  nest: {
    width: 2.6,
    height: 1.4,
    below: 0.8,
    draw: (kit) => {
      for (const x of [-0.5, 0, 0.5]) {
        kit.oval(x, -0.2, 0.34, 0.44, M.sky);
      }
      kit.curve(
        [
          [-1.3, -0.1],
          [1.3, -0.1],
          [0.9, 0.7],
          [-0.9, 0.7],
        ],
        M.wood,
      );
      for (let index = 0; index < 7; index++) {
        kit.line(
          [
            [-1.2 + index * 0.35, 0],
            [-0.7 + index * 0.3, 0.5],
          ],
          M.tan,
          0.06,
        );
      }
    },
  },
  snowflake: {
    width: 1.6,
    height: 1.6,
    below: 0.8,
    draw: (kit) => {
      kit.glow(0, 0, 1.5, M.white, 0.3);
      for (let index = 0; index < 6; index++) {
        const [x, y] = [Math.cos((index * Math.PI) / 3), Math.sin((index * Math.PI) / 3)];
        kit.line(
          [
            [0, 0],
            [x * 0.8, y * 0.8],
          ],
          M.white,
          0.1,
        );
        kit.line(
          [
            [x * 0.5 - y * 0.2, y * 0.5 + x * 0.2],
            [x * 0.35, y * 0.35],
            [x * 0.5 + y * 0.2, y * 0.5 - x * 0.2],
          ],
          M.white,
          0.08,
        );
      }
    },
  },
  heart: {
    width: 1.8,
    height: 1.6,
    below: 0.8,
    draw: (kit) =>
      kit.curve(
        [
          [0, 0.8],
          [-0.85, -0.05],
          [-0.8, -0.6],
          [-0.35, -0.75],
          [0, -0.42],
          [0.35, -0.75],
          [0.8, -0.6],
          [0.85, -0.05],
        ],
        kit.tint ?? M.red,
      ),
  },
});
