import { itemDrawings, type Kit, MATERIAL as M } from '../item-drawing.ts';

const page = (kit: Kit, width: number, height: number, lines: number): void => {
  kit.box(-width / 2, -height / 2, width, height, M.paper);
  for (let row = 0; row < lines; row++) {
    const y = -height / 2 + ((row + 1) * height) / (lines + 1);
    kit.line(
      [
        [-width * 0.36, y],
        [width * (row % 3 === 2 ? 0.1 : 0.36), y],
      ],
      M.charcoal,
      0.05,
    );
  }
};

const flame = (kit: Kit, x: number, y: number, size: number): void => {
  const lean = 0.12 * size * Math.sin(kit.painter.seconds * 9);
  kit.glow(x, y - size, size * 5, M.flame, 0.55);
  kit.curve(
    [
      [x, y],
      [x - size * 0.42, y - size * 0.6],
      [x + lean, y - size * 2],
      [x + size * 0.42, y - size * 0.6],
    ],
    M.flame,
    { luminous: true, line: 0, rim: 0 },
  );
  kit.dot(x, y - size * 0.5, size * 0.24, M.white, 0.85);
};

/** Things that give light and things made of paper. */
export const LIGHT_AND_PAPER = itemDrawings({
  lantern: {
    width: 1.8,
    height: 3.4,
    below: 3.2,
    draw: (kit) => {
      kit.line(
        [
          [-0.7, 0.9],
          [-0.5, 0.15],
          [0, 0],
          [0.5, 0.15],
          [0.7, 0.9],
        ],
        kit.tint ?? M.charcoal,
        0.12,
      );
      kit.area(
        [
          [-0.8, 1],
          [0.8, 1],
          [0.45, 0.6],
          [-0.45, 0.6],
        ],
        kit.tint ?? M.charcoal,
      );
      kit.box(-0.7, 1, 1.4, 1.8, { ...M.flame, L: 0.86 }, 0.15, { luminous: true });
      flame(kit, 0, 2.6, 0.42);
      for (const x of [-0.7, 0, 0.7]) {
        kit.line(
          [
            [x, 1],
            [x, 2.8],
          ],
          kit.tint ?? M.charcoal,
          0.08,
        );
      }
      kit.box(-0.85, 2.8, 1.7, 0.4, kit.tint ?? M.charcoal, 0.1);
    },
  },
  lamp: {
    width: 3,
    height: 4.4,
    below: 3.2,
    draw: (kit) => {
      kit.bar(0, -0.2, 0, 2.9, 0.2, M.brass);
      kit.oval(0, 3, 0.9, 0.22, M.brass);
      kit.area(
        [
          [-1.4, 0.2],
          [1.4, 0.2],
          [0.8, -1.2],
          [-0.8, -1.2],
        ],
        kit.tint ?? M.cream,
        { luminous: kit.painter.lampsLit },
      );
      if (kit.painter.lampsLit) {
        kit.glow(0, -0.2, 5, kit.painter.palette.lamp, 0.5);
      }
    },
  },
  candle: {
    width: 1.6,
    height: 2.6,
    below: 1.3,
    draw: (kit) => {
      kit.oval(0, 1.15, 0.8, 0.18, M.brass);
      kit.box(-0.24, -0.6, 0.48, 1.7, kit.tint ?? M.cream, 0.08);
      flame(kit, 0, -0.62, 0.3);
    },
  },
  torch: {
    width: 1.2,
    height: 5,
    below: 2.4,
    draw: (kit) => {
      kit.bar(0, 2.4, 0, -1, 0.3, M.wood);
      kit.area(
        [
          [-0.4, -1],
          [0.4, -1],
          [0.3, -1.7],
          [-0.3, -1.7],
        ],
        M.leather,
      );
      flame(kit, 0, -1.5, 0.8);
    },
  },
  bulb: {
    width: 1,
    height: 1.7,
    below: 0.7,
    draw: (kit) => {
      kit.glow(0, -0.5, 2.6, M.flame, 0.5);
      kit.oval(0, -0.45, 0.55, 0.6, { ...M.flame, L: 0.93 }, 0, { luminous: true });
      kit.box(-0.24, 0.1, 0.48, 0.5, M.steel, 0.08);
    },
  },
  star: {
    width: 2,
    height: 2,
    below: 1,
    draw: (kit) => {
      kit.glow(0, 0, 3, M.flame, 0.6);
      kit.area(
        Array.from({ length: 10 }, (_, index) => {
          const radius = index % 2 === 0 ? 1 : 0.45;
          return [radius * Math.sin((index * Math.PI) / 5), -radius * Math.cos((index * Math.PI) / 5)] as const;
        }),
        kit.tint ?? M.yellow,
        { luminous: true },
      );
    },
  },
  map: {
    width: 4,
    height: 2.8,
    below: 1.4,
    draw: (kit) => {
      kit.area(
        [
          [-2, -1.3],
          [-0.7, -1],
          [0.7, -1.3],
          [2, -1],
          [2, 1.3],
          [0.7, 1],
          [-0.7, 1.3],
          [-2, 1],
        ],
        M.paper,
      );
      kit.mark(
        [
          [-1.6, -0.6],
          [-0.4, -0.8],
          [0.2, 0.1],
          [-0.9, 0.6],
        ],
        M.green,
        0.5,
      );
      kit.mark(
        [
          [0.6, -0.5],
          [1.7, -0.4],
          [1.5, 0.7],
          [0.8, 0.4],
        ],
        M.sky,
        0.6,
      );
      kit.line(
        [
          [-1.5, 0.8],
          [-0.6, 0.2],
          [0.3, 0.5],
          [1.1, -0.1],
        ],
        M.red,
        0.08,
      );
      kit.line(
        [
          [-0.7, -1],
          [-0.7, 1.3],
        ],
        M.tan,
        0.05,
      );
      kit.line(
        [
          [0.7, -1.3],
          [0.7, 1],
        ],
        M.tan,
        0.05,
      );
    },
  },
  letter: {
    width: 2.4,
    height: 1.6,
    below: 0.8,
    draw: (kit) => {
      kit.box(-1.2, -0.8, 2.4, 1.6, kit.tint ?? M.paper);
      kit.line(
        [
          [-1.2, -0.8],
          [0, 0.15],
          [1.2, -0.8],
        ],
        M.tan,
        0.07,
      );
      kit.dot(0, 0.2, 0.24, M.crimson);
    },
  },
  book: {
    width: 2.2,
    height: 2.8,
    below: 1.4,
    draw: (kit) => {
      kit.box(-1.1, -1.4, 2.2, 2.8, kit.tint ?? M.crimson, 0.12);
      kit.box(0.9, -1.28, 0.18, 2.56, M.paper);
      kit.box(-0.7, -0.9, 1.3, 0.3, M.gold);
      kit.line(
        [
          [-0.85, -1.4],
          [-0.85, 1.4],
        ],
        M.charcoal,
        0.05,
      );
    },
  },
  notebook: {
    width: 1.8,
    height: 2.4,
    below: 1.2,
    draw: (kit) => {
      kit.box(-0.9, -1.2, 1.8, 2.4, kit.tint ?? M.teal, 0.14);
      kit.box(-0.5, -0.8, 1, 0.5, M.paper);
      for (let y = -1; y <= 1; y += 0.4) {
        kit.line(
          [
            [-1, y],
            [-0.75, y],
          ],
          M.steel,
          0.08,
        );
      }
    },
  },
  newspaper: {
    width: 3,
    height: 3.6,
    below: 1.8,
    draw: (kit) => {
      page(kit, 3, 3.6, 12);
      kit.mark(
        [
          [-1.2, -1.6],
          [1.2, -1.6],
          [1.2, -1.2],
          [-1.2, -1.2],
        ],
        M.charcoal,
      );
      kit.mark(
        [
          [-1.2, -0.9],
          [0, -0.9],
          [0, 0],
          [-1.2, 0],
        ],
        M.grey,
      );
    },
  },
  photo: {
    width: 1.8,
    height: 2,
    below: 1,
    draw: (kit) => {
      kit.box(-0.9, -1, 1.8, 2, M.white);
      kit.box(-0.75, -0.85, 1.5, 1.3, M.sky);
      kit.mark(
        [
          [-0.75, 0.45],
          [-0.2, -0.1],
          [0.2, 0.2],
          [0.75, -0.2],
          [0.75, 0.45],
        ],
        M.forest,
      );
      kit.dot(0.35, -0.5, 0.17, M.yellow);
    },
  },
  painting: {
    width: 4.4,
    height: 3.4,
    below: 1.7,
    draw: (kit) => {
      kit.box(-2.2, -1.7, 4.4, 3.4, M.gold, 0.1);
      kit.box(-1.8, -1.3, 3.6, 2.6, M.sky);
      kit.mark(
        [
          [-1.8, 1.3],
          [-1.8, 0.3],
          [-0.8, -0.5],
          [0.1, 0.4],
          [0.9, -0.1],
          [1.8, 0.6],
          [1.8, 1.3],
        ],
        M.plum,
      );
      kit.dot(0.9, -0.6, 0.35, M.orange);
    },
  },
  ticket: {
    width: 1.8,
    height: 0.9,
    below: 0.45,
    draw: (kit) => {
      kit.box(-0.9, -0.45, 1.8, 0.9, kit.tint ?? M.mustard, 0.1);
      kit.line(
        [
          [0.4, -0.4],
          [0.4, 0.4],
        ],
        M.cream,
        0.06,
      );
      kit.line(
        [
          [-0.6, 0],
          [0.2, 0],
        ],
        M.charcoal,
        0.08,
      );
    },
  },
  flag: {
    width: 3,
    height: 4.6,
    below: 2.3,
    draw: (kit) => {
      const wave = Math.sin(kit.painter.seconds * 4) * 0.2;
      kit.bar(0, 2.3, 0, -2.3, 0.16, M.wood);
      kit.curve(
        [
          [0, -2.2],
          [1.2, -2.4 + wave],
          [2.8, -2 - wave],
          [2.7, -0.7 - wave],
          [1.2, -0.9 + wave],
          [0, -0.7],
        ],
        kit.tint ?? M.red,
      );
    },
  },
  sign: {
    width: 3.2,
    height: 4,
    below: 2.6,
    draw: (kit) => {
      kit.bar(0, 2.6, 0, -0.4, 0.24, M.wood);
      kit.box(-1.6, -1.4, 3.2, 1.5, kit.tint ?? M.tan, 0.1);
      kit.line(
        [
          [-1.1, -0.9],
          [1.1, -0.9],
        ],
        M.charcoal,
        0.12,
      );
      kit.line(
        [
          [-1.1, -0.45],
          [0.4, -0.45],
        ],
        M.charcoal,
        0.12,
      );
    },
  },
  paper_plane: {
    width: 2.4,
    height: 1.2,
    below: 0.5,
    draw: (kit) => {
      kit.area(
        [
          [-1.2, 0.1],
          [1.2, -0.6],
          [-0.3, 0.5],
        ],
        kit.tint ?? M.white,
      );
      kit.area(
        [
          [-0.5, 0.25],
          [1.2, -0.6],
          [-0.1, 0.55],
        ],
        M.silver,
      );
    },
  },
  paper_boat: {
    width: 2.6,
    height: 1.7,
    below: 0.8,
    draw: (kit) => {
      kit.area(
        [
          [-0.7, 0],
          [0, -0.9],
          [0.7, 0],
        ],
        M.silver,
      );
      kit.area(
        [
          [-1.3, -0.2],
          [1.3, -0.2],
          [0.8, 0.8],
          [-0.8, 0.8],
        ],
        kit.tint ?? M.white,
      );
    },
  },
  puzzle: {
    width: 1.4,
    height: 1.4,
    below: 0.6,
    draw: (kit) => {
      kit.box(-0.6, -0.6, 1.2, 1.2, kit.tint ?? M.violet, 0.08);
      kit.oval(0.7, 0, 0.24, 0.24, kit.tint ?? M.violet);
      kit.dot(0, -0.55, 0.22, M.cream);
    },
  },
});
