import { itemDrawings, type Kit, MATERIAL as M } from '../item-drawing.ts';

const parcel = (kit: Kit, size: number): void => {
  kit.box(-size, -size * 0.8, size * 2, size * 1.6, kit.tint ?? M.tan, 0.06);
  kit.mark(
    [
      [-0.2, -size * 0.8],
      [0.2, -size * 0.8],
      [0.2, size * 0.8],
      [-0.2, size * 0.8],
    ],
    M.cream,
    0.8,
  );
  kit.mark(
    [
      [size * 0.3, size * 0.1],
      [size * 0.85, size * 0.1],
      [size * 0.85, size * 0.5],
      [size * 0.3, size * 0.5],
    ],
    M.white,
    0.9,
  );
};

/** Vessels, containers, furniture and what lies about a house. */
export const HOUSEHOLD = itemDrawings({
  key: {
    width: 0.9,
    height: 2,
    below: 1.3,
    draw: (kit) => {
      kit.bar(0, -0.2, 0, 1.2, 0.2, kit.tint ?? M.brass);
      kit.bar(0, 0.9, 0.45, 0.9, 0.18, kit.tint ?? M.brass);
      kit.bar(0, 1.15, 0.35, 1.15, 0.18, kit.tint ?? M.brass);
      kit.oval(0, -0.45, 0.45, 0.42, kit.tint ?? M.brass);
      kit.dot(0, -0.45, 0.2, M.charcoal, 0.8);
    },
  },
  box: {
    width: 3,
    height: 2.2,
    below: 1.1,
    draw: (kit) => {
      kit.box(-1.5, -0.8, 3, 1.9, kit.tint ?? M.wood, 0.06);
      kit.box(-1.6, -1.1, 3.2, 0.6, kit.tint ?? M.wood, 0.08);
      kit.box(-0.25, -0.7, 0.5, 0.6, M.brass, 0.08);
    },
  },
  /** A thing under a dust sheet: what it is, only the words know. */
  covered: {
    width: 3.4,
    height: 3.4,
    below: 1.4,
    draw: (kit) => {
      kit.box(-1.1, 0.9, 0.3, 0.5, M.wood);
      kit.box(0.8, 0.9, 0.3, 0.5, M.wood);
      kit.curve(
        [
          [-1.6, 1.1],
          [-1.2, -0.6],
          [-0.7, -1.7],
          [0.1, -2],
          [0.8, -1.5],
          [1.2, -0.5],
          [1.65, 1.15],
          [1.1, 0.9],
          [0.6, 1.2],
          [0, 0.95],
          [-0.6, 1.2],
          [-1.1, 0.9],
        ],
        kit.tint ?? M.cream,
      );
      kit.line(
        [
          [-0.5, -1.5],
          [-0.8, -0.3],
          [-1, 0.7],
        ],
        M.tan,
        0.07,
      );
      kit.line(
        [
          [0.1, -1.8],
          [0, -0.4],
          [0.05, 0.8],
        ],
        M.tan,
        0.07,
      );
      kit.line(
        [
          [0.7, -1.2],
          [0.8, -0.1],
          [1.1, 0.7],
        ],
        M.tan,
        0.07,
      );
      kit.line(
        [
          [-1.3, 0.1],
          [0, 0.35],
          [1.35, 0.1],
        ],
        M.brown,
        0.12,
      );
    },
  },
  gift: {
    width: 2.4,
    height: 2.6,
    below: 1.2,
    draw: (kit) => {
      kit.box(-1.2, -0.8, 2.4, 2, kit.tint ?? M.rose, 0.06);
      kit.box(-0.22, -0.8, 0.44, 2, M.gold, 0);
      kit.curve(
        [
          [0, -0.8],
          [-0.9, -1.5],
          [-0.6, -0.9],
        ],
        M.gold,
      );
      kit.curve(
        [
          [0, -0.8],
          [0.9, -1.5],
          [0.6, -0.9],
        ],
        M.gold,
      );
    },
  },
  parcel: { width: 3, height: 2.4, below: 1.2, draw: (kit) => parcel(kit, 1.5) },
  package: { width: 2.6, height: 2.1, below: 1.05, draw: (kit) => parcel(kit, 1.3) },
  bag: {
    width: 2.6,
    height: 3,
    below: 2.8,
    draw: (kit) => {
      kit.line(
        [
          [-0.7, 0.9],
          [-0.5, 0.1],
          [0.5, 0.1],
          [0.7, 0.9],
        ],
        M.leather,
        0.16,
      );
      kit.area(
        [
          [-1.1, 0.8],
          [1.1, 0.8],
          [1.3, 2.8],
          [-1.3, 2.8],
        ],
        kit.tint ?? M.leather,
      );
      kit.mark(
        [
          [-1.15, 1.2],
          [1.15, 1.2],
          [1.18, 1.45],
          [-1.18, 1.45],
        ],
        M.charcoal,
        0.3,
      );
    },
  },
  suitcase: {
    width: 4,
    height: 3.4,
    below: 3.2,
    draw: (kit) => {
      kit.line(
        [
          [-0.6, 0.5],
          [-0.5, 0.05],
          [0.5, 0.05],
          [0.6, 0.5],
        ],
        M.charcoal,
        0.16,
      );
      kit.box(-2, 0.5, 4, 2.7, kit.tint ?? M.leather, 0.25);
      for (const x of [-1.2, 1.2]) {
        kit.box(x - 0.14, 0.5, 0.28, 2.7, M.tan, 0);
      }
      kit.box(-0.25, 0.75, 0.5, 0.35, M.brass, 0.05);
    },
  },
  basket: {
    width: 3,
    height: 2.9,
    below: 2.4,
    draw: (kit) => {
      kit.line(
        [
          [-1.3, 0.9],
          [-0.8, -0.2],
          [0, -0.45],
          [0.8, -0.2],
          [1.3, 0.9],
        ],
        kit.tint ?? M.tan,
        0.16,
      );
      kit.area(
        [
          [-1.5, 0.8],
          [1.5, 0.8],
          [1.1, 2.4],
          [-1.1, 2.4],
        ],
        kit.tint ?? M.tan,
      );
      for (const y of [1.2, 1.6, 2]) {
        kit.line(
          [
            [-1.35, y],
            [1.35, y],
          ],
          M.wood,
          0.06,
        );
      }
    },
  },
  cup: {
    width: 1.5,
    height: 1.3,
    below: 0.65,
    draw: (kit) => {
      kit.oval(0.65, 0, 0.35, 0.38, kit.tint ?? M.teal);
      kit.dot(0.65, 0, 0.2, kit.painter.palette.ambient, 0.7);
      kit.box(-0.6, -0.65, 1.2, 1.3, kit.tint ?? M.teal, 0.16);
      kit.painter.patch((pen) => pen.ellipse(0, -0.6, 0.55, 0.14, 0, 0, Math.PI * 2), M.brown);
    },
  },
  bottle: {
    width: 1,
    height: 3,
    below: 1.8,
    draw: (kit) => {
      kit.curve(
        [
          [-0.45, 1.8],
          [-0.5, 0.2],
          [-0.2, -0.5],
          [-0.18, -1.1],
          [0.18, -1.1],
          [0.2, -0.5],
          [0.5, 0.2],
          [0.45, 1.8],
        ],
        kit.tint ?? M.green,
        { alpha: 0.92 },
      );
      kit.box(-0.42, 0.5, 0.84, 0.8, M.paper);
    },
  },
  product_bottle: {
    width: 1.3,
    height: 3.2,
    below: 1.9,
    draw: (kit) => {
      kit.box(-0.65, -0.6, 1.3, 2.5, kit.tint ?? M.cyan, 0.3);
      kit.box(-0.3, -1.2, 0.6, 0.7, M.white, 0.1);
      kit.box(-0.5, 0.1, 1, 1, M.white, 0.08);
      kit.dot(0, 0.45, 0.22, kit.tint ?? M.cyan);
      kit.line(
        [
          [-0.3, 0.85],
          [0.3, 0.85],
        ],
        M.charcoal,
        0.06,
      );
    },
  },
  bowl: {
    width: 2.4,
    height: 1.1,
    below: 0.8,
    draw: (kit) => {
      kit.curve(
        [
          [-1.2, -0.3],
          [1.2, -0.3],
          [0.8, 0.6],
          [0, 0.8],
          [-0.8, 0.6],
        ],
        kit.tint ?? M.cream,
      );
      kit.painter.patch((pen) => pen.ellipse(0, -0.22, 1.1, 0.2, 0, 0, Math.PI * 2), M.copper);
    },
  },
  broom: {
    width: 1.6,
    height: 11,
    below: 6,
    draw: (kit) => {
      kit.bar(0, -5, 0, 4, 0.22, kit.tint ?? M.wood);
      kit.area(
        [
          [-0.4, 4],
          [0.4, 4],
          [0.8, 6],
          [-0.8, 6],
        ],
        M.mustard,
      );
    },
  },
  umbrella: {
    width: 9,
    height: 9,
    below: 2,
    draw: (kit) => {
      kit.bar(0, 1.8, 0, -6.4, 0.16, M.charcoal);
      kit.area(
        [
          [-4.5, -3.6],
          [-4.2, -5],
          [-2.6, -6.4],
          [0, -7],
          [2.6, -6.4],
          [4.2, -5],
          [4.5, -3.6],
          [3, -4.2],
          [1.5, -3.7],
          [0, -4.2],
          [-1.5, -3.7],
          [-3, -4.2],
        ],
        kit.tint ?? M.crimson,
      );
      for (const x of [-1.5, 1.5]) {
        kit.line(
          [
            [x, -3.7],
            [x * 0.5, -5.6],
            [0, -7],
          ],
          M.charcoal,
          0.06,
        );
      }
    },
  },
  chair: {
    width: 4.4,
    height: 9,
    below: 4.5,
    draw: (kit) => {
      for (const x of [-1.8, 1.8]) {
        kit.bar(x, 0, x, 4.5, 0.36, M.wood);
      }
      kit.box(-2.2, -0.2, 4.4, 0.6, kit.tint ?? M.wood, 0.1);
      for (const x of [-1.8, 1.8]) {
        kit.bar(x, -4.4, x, 0, 0.34, M.wood);
      }
      kit.box(-2, -4.3, 4, 1.4, kit.tint ?? M.wood, 0.2);
    },
  },
  door: {
    width: 9,
    height: 20,
    below: 10,
    draw: (kit) => {
      kit.box(-4.5, -10, 9, 20, kit.tint ?? M.wood, 0.1);
      for (const y of [-8.5, 1]) {
        kit.box(-3.2, y, 6.4, 7, kit.tint ?? M.wood, 0.2, { modelling: 0.6 });
      }
      kit.oval(3.2, 0.6, 0.4, 0.4, M.brass);
    },
  },
  window: {
    width: 9,
    height: 11,
    below: 5.5,
    draw: (kit) => {
      kit.box(-4.5, -5.5, 9, 11, kit.tint ?? M.cream, 0.1);
      kit.box(-3.9, -4.9, 7.8, 9.8, kit.painter.lampsLit ? M.flame : M.sky, 0, { luminous: kit.painter.lampsLit });
      kit.bar(0, -5, 0, 5, 0.4, kit.tint ?? M.cream);
      kit.bar(-4, 0, 4, 0, 0.4, kit.tint ?? M.cream);
    },
  },
  mirror: {
    width: 3.6,
    height: 5,
    below: 2.5,
    draw: (kit) => {
      kit.oval(0, 0, 1.8, 2.5, kit.tint ?? M.gold);
      kit.oval(0, 0, 1.45, 2.1, M.glass, 0, { modelling: 1.4 });
      kit.line(
        [
          [-0.8, 0.6],
          [0.3, -1.2],
        ],
        M.white,
        0.12,
      );
    },
  },
  ladder: {
    width: 4,
    height: 22,
    below: 11,
    draw: (kit) => {
      for (const x of [-1.7, 1.7]) {
        kit.bar(x, 11, x * 0.85, -11, 0.4, kit.tint ?? M.wood);
      }
      for (let y = -9.5; y < 11; y += 2.4) {
        kit.bar(-1.6, y, 1.6, y, 0.34, kit.tint ?? M.wood);
      }
    },
  },
  rope: {
    width: 2.4,
    height: 2,
    below: 1,
    draw: (kit) => {
      for (const y of [-0.5, 0, 0.5]) {
        kit.painter.stroke((pen) => pen.ellipse(0, y, 1.1, 0.4, 0, 0, Math.PI * 2), kit.tint ?? M.tan, 0.26);
      }
    },
  },
  net: {
    width: 3.2,
    height: 7,
    below: 2,
    draw: (kit) => {
      kit.bar(0, 2, 0, -2.4, 0.2, kit.tint ?? M.wood);
      kit.painter.stroke((pen) => pen.ellipse(0, -3.6, 1.5, 1.2, 0, 0, Math.PI * 2), M.charcoal, 0.16);
      for (const x of [-0.8, 0, 0.8]) {
        kit.line(
          [
            [x, -4.6],
            [x * 0.5, -2.6],
          ],
          M.silver,
          0.05,
        );
      }
    },
  },
});
