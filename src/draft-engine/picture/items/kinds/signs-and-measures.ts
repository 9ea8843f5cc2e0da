import { itemDrawings, type Kit, MATERIAL as M } from '../item-drawing.ts';

const dial = (kit: Kit, x: number, y: number, radius: number): void => {
  kit.oval(x, y, radius, radius, M.cream);
  const turn = kit.painter.seconds * 0.6;
  kit.line(
    [
      [x, y],
      [x + radius * 0.6 * Math.sin(turn), y - radius * 0.6 * Math.cos(turn)],
    ],
    M.charcoal,
    radius * 0.12,
  );
  kit.line(
    [
      [x, y],
      [x + radius * 0.42, y - radius * 0.1],
    ],
    M.charcoal,
    radius * 0.14,
  );
};

/** Signs of rank and honour, and what time, way and distance are measured with. */
export const SIGNS_AND_MEASURES = itemDrawings({
  ring: {
    width: 0.8,
    height: 1,
    below: 0.4,
    draw: (kit) => {
      kit.painter.stroke((pen) => pen.ellipse(0, 0.05, 0.32, 0.34, 0, 0, Math.PI * 2), kit.tint ?? M.gold, 0.14);
      kit.area(
        [
          [-0.18, -0.3],
          [0, -0.6],
          [0.18, -0.3],
          [0, -0.15],
        ],
        M.cyan,
      );
    },
  },
  coin: {
    width: 1,
    height: 1,
    below: 0.5,
    draw: (kit) => {
      kit.oval(0, 0, 0.5, 0.5, kit.tint ?? M.gold);
      kit.painter.stroke((pen) => pen.ellipse(0, 0, 0.36, 0.36, 0, 0, Math.PI * 2), M.brass, 0.08);
    },
  },
  crown: {
    width: 2.4,
    height: 1.7,
    below: 0.8,
    draw: (kit) => {
      kit.area(
        [
          [-1.1, 0.7],
          [-1.2, -0.7],
          [-0.55, 0],
          [0, -0.9],
          [0.55, 0],
          [1.2, -0.7],
          [1.1, 0.7],
        ],
        kit.tint ?? M.gold,
      );
      for (const [x, y] of [
        [-1.2, -0.75],
        [0, -0.95],
        [1.2, -0.75],
      ] as const) {
        kit.dot(x, y, 0.16, M.crimson);
      }
      kit.dot(0, 0.35, 0.18, M.blue);
    },
  },
  mask: {
    width: 2,
    height: 2,
    below: 1,
    draw: (kit) => {
      kit.curve(
        [
          [-1, -0.7],
          [0, -0.9],
          [1, -0.7],
          [0.8, 0.4],
          [0, 1],
          [-0.8, 0.4],
        ],
        kit.tint ?? M.white,
      );
      for (const x of [-0.42, 0.42]) {
        kit.painter.patch((pen) => pen.ellipse(x, -0.2, 0.24, 0.15, 0, 0, Math.PI * 2), M.black);
      }
      kit.line(
        [
          [-0.35, 0.45],
          [0, 0.55],
          [0.35, 0.45],
        ],
        M.crimson,
        0.1,
      );
    },
  },
  medal: {
    width: 1.2,
    height: 2.2,
    below: 1.2,
    draw: (kit) => {
      kit.area(
        [
          [-0.4, -1],
          [0.4, -1],
          [0.15, 0.2],
          [-0.15, 0.2],
        ],
        kit.tint ?? M.crimson,
      );
      kit.oval(0, 0.6, 0.55, 0.55, M.gold);
      kit.dot(0, 0.6, 0.25, M.brass);
    },
  },
  trophy: {
    width: 2.2,
    height: 2.8,
    below: 1.5,
    draw: (kit) => {
      for (const x of [-0.85, 0.85]) {
        kit.painter.stroke((pen) => pen.ellipse(x, -0.6, 0.35, 0.4, 0, 0, Math.PI * 2), kit.tint ?? M.gold, 0.14);
      }
      kit.curve(
        [
          [-0.85, -1.2],
          [0.85, -1.2],
          [0.6, 0],
          [0, 0.4],
          [-0.6, 0],
        ],
        kit.tint ?? M.gold,
      );
      kit.box(-0.15, 0.3, 0.3, 0.6, kit.tint ?? M.gold);
      kit.box(-0.7, 0.9, 1.4, 0.6, M.wood, 0.06);
    },
  },
  clock: {
    width: 2.6,
    height: 3,
    below: 1.5,
    draw: (kit) => {
      kit.box(-1.3, -1.5, 2.6, 3, kit.tint ?? M.wood, 0.4);
      dial(kit, 0, -0.2, 0.95);
    },
  },
  watch: {
    width: 0.9,
    height: 2.2,
    below: 1.1,
    draw: (kit) => {
      kit.box(-0.2, -1.1, 0.4, 2.2, kit.tint ?? M.leather, 0.1);
      kit.oval(0, 0, 0.48, 0.48, M.gold);
      dial(kit, 0, 0, 0.36);
    },
  },
  hourglass: {
    width: 1.6,
    height: 2.6,
    below: 1.3,
    draw: (kit) => {
      kit.area(
        [
          [-0.6, -1.1],
          [0.6, -1.1],
          [0.08, 0],
          [0.6, 1.1],
          [-0.6, 1.1],
          [-0.08, 0],
        ],
        M.glass,
        { alpha: 0.7 },
      );
      kit.mark(
        [
          [-0.35, -0.6],
          [0.35, -0.6],
          [0, 0],
        ],
        M.mustard,
      );
      kit.mark(
        [
          [-0.55, 1.1],
          [0.55, 1.1],
          [0, 0.5],
        ],
        M.mustard,
      );
      for (const y of [-1.3, 1.05]) {
        kit.box(-0.8, y, 1.6, 0.26, M.wood, 0.05);
      }
    },
  },
  compass: {
    width: 1.4,
    height: 1.6,
    below: 0.7,
    draw: (kit) => {
      kit.oval(0, 0, 0.7, 0.7, kit.tint ?? M.brass);
      kit.oval(0, 0, 0.54, 0.54, M.cream);
      const turn = 0.5 + 0.2 * Math.sin(kit.painter.seconds * 2.2);
      const [x, y] = [Math.sin(turn) * 0.45, -Math.cos(turn) * 0.45];
      kit.mark(
        [
          [x, y],
          [y * 0.2, -x * 0.2],
          [-y * 0.2, x * 0.2],
        ],
        M.red,
      );
      kit.mark(
        [
          [-x, -y],
          [y * 0.2, -x * 0.2],
          [-y * 0.2, x * 0.2],
        ],
        M.navy,
      );
    },
  },
  telescope: {
    width: 4.2,
    height: 1,
    below: 0.5,
    draw: (kit) => {
      kit.bar(-1.8, 0.25, 0.3, 0, 0.5, kit.tint ?? M.brass);
      kit.bar(0.2, 0, 1.9, -0.2, 0.75, M.leather);
      kit.bar(1.7, -0.2, 2, -0.24, 0.9, kit.tint ?? M.brass);
    },
  },
  magnifier: {
    width: 1.4,
    height: 2.6,
    below: 1.4,
    draw: (kit) => {
      kit.bar(0, 0, 0, 1.4, 0.24, M.wood);
      kit.oval(0, -0.6, 0.72, 0.72, M.brass);
      kit.oval(0, -0.6, 0.56, 0.56, M.glass);
      kit.line(
        [
          [-0.25, -0.5],
          [0.1, -0.9],
        ],
        M.white,
        0.1,
      );
    },
  },
});
