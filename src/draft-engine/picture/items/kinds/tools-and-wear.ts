import { itemDrawings, type Kit, MATERIAL as M } from '../item-drawing.ts';

const handle = (kit: Kit, length: number, width = 0.26): void => kit.bar(0, length, 0, 0, width, M.wood);
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

/** Tools, weapons, signs of rank, measures of time, and things that are worn. */
export const TOOLS_AND_WEAR = itemDrawings({
  ring: {
    width: 0.8,
    height: 1,
    below: 0.4,
    draw: (kit) => {
      kit.painter.stroke((pen) => pen.ellipse(0, 0.05, 0.32, 0.34, 0, 0, Math.PI * 2), M.gold, 0.14);
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
      kit.oval(0, 0, 0.5, 0.5, M.gold);
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
        M.gold,
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
        M.crimson,
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
        kit.painter.stroke((pen) => pen.ellipse(x, -0.6, 0.35, 0.4, 0, 0, Math.PI * 2), M.gold, 0.14);
      }
      kit.curve(
        [
          [-0.85, -1.2],
          [0.85, -1.2],
          [0.6, 0],
          [0, 0.4],
          [-0.6, 0],
        ],
        M.gold,
      );
      kit.box(-0.15, 0.3, 0.3, 0.6, M.gold);
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
      kit.box(-0.2, -1.1, 0.4, 2.2, M.leather, 0.1);
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
      kit.oval(0, 0, 0.7, 0.7, M.brass);
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
      kit.bar(-1.8, 0.25, 0.3, 0, 0.5, M.brass);
      kit.bar(0.2, 0, 1.9, -0.2, 0.75, M.leather);
      kit.bar(1.7, -0.2, 2, -0.24, 0.9, M.brass);
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
  sword: {
    width: 1.8,
    height: 9,
    below: 1,
    draw: (kit) => {
      kit.area(
        [
          [-0.22, -0.6],
          [-0.2, -7.4],
          [0, -8],
          [0.2, -7.4],
          [0.22, -0.6],
        ],
        M.steel,
      );
      kit.line(
        [
          [0, -0.8],
          [0, -7],
        ],
        M.white,
        0.06,
      );
      kit.bar(-0.9, -0.5, 0.9, -0.5, 0.3, M.gold);
      kit.bar(0, -0.4, 0, 0.8, 0.3, M.leather);
      kit.oval(0, 0.9, 0.24, 0.24, M.gold);
    },
  },
  bow: {
    width: 2,
    height: 9,
    below: 4.5,
    draw: (kit) => {
      kit.painter.stroke(
        (pen) => {
          pen.moveTo(-0.8, -4.4);
          pen.quadraticCurveTo(1.4, 0, -0.8, 4.4);
        },
        M.wood,
        0.3,
      );
      kit.line(
        [
          [-0.8, -4.4],
          [-0.8, 4.4],
        ],
        M.cream,
        0.05,
      );
    },
  },
  shield: {
    width: 4,
    height: 5,
    below: 2.5,
    draw: (kit) => {
      kit.curve(
        [
          [-2, -2.2],
          [0, -2.5],
          [2, -2.2],
          [1.7, 0.8],
          [0, 2.5],
          [-1.7, 0.8],
        ],
        kit.tint ?? M.navy,
      );
      kit.curve(
        [
          [-1, -1.2],
          [0, -1.4],
          [1, -1.2],
          [0.8, 0.4],
          [0, 1.3],
          [-0.8, 0.4],
        ],
        M.gold,
      );
    },
  },
  wand: {
    width: 0.8,
    height: 4,
    below: 0.8,
    draw: (kit) => {
      kit.bar(0, 0.8, 0, -2.6, 0.16, M.wood);
      kit.glow(0, -2.9, 2, M.flame, 0.7);
      kit.dot(0, -2.9, 0.2, M.white);
    },
  },
  staff: {
    width: 1.2,
    height: 17,
    below: 9,
    draw: (kit) => {
      kit.bar(0, 9, 0, -7, 0.34, M.wood);
      kit.oval(0, -7.4, 0.6, 0.6, kit.tint ?? M.teal);
    },
  },
  gun: {
    width: 2.2,
    height: 1.4,
    below: 0.9,
    draw: (kit) => {
      kit.bar(-0.4, -0.4, 1.6, -0.4, 0.42, M.charcoal);
      kit.area(
        [
          [-0.6, -0.5],
          [0.1, -0.4],
          [0, 0.8],
          [-0.5, 0.8],
        ],
        M.leather,
      );
    },
  },
  hammer: {
    width: 1.8,
    height: 3.4,
    below: 1.4,
    draw: (kit) => {
      handle(kit, 1.4);
      kit.bar(0, 0, 0, -1.8, 0.26, M.wood);
      kit.box(-0.9, -2.2, 1.8, 0.7, M.steel, 0.1);
    },
  },
  wrench: {
    width: 1.1,
    height: 3,
    below: 1.4,
    draw: (kit) => {
      kit.bar(0, 1.4, 0, -1, 0.34, M.steel);
      kit.area(
        [
          [-0.5, -1.6],
          [-0.2, -1.1],
          [0.2, -1.1],
          [0.5, -1.6],
          [0.45, -0.7],
          [0, -0.5],
          [-0.45, -0.7],
        ],
        M.steel,
      );
    },
  },
  saw: {
    width: 4.6,
    height: 1.4,
    below: 0.7,
    draw: (kit) => {
      kit.area(
        [
          [-0.8, -0.5],
          [3.4, -0.1],
          [3.4, 0.3],
          [-0.8, 0.6],
        ],
        M.steel,
      );
      kit.box(-1.5, -0.6, 0.9, 1.2, M.wood, 0.3);
    },
  },
  scissors: {
    width: 1.4,
    height: 2.6,
    below: 0.8,
    draw: (kit) => {
      kit.bar(-0.25, 0.3, 0.35, -1.7, 0.18, M.steel);
      kit.bar(0.25, 0.3, -0.35, -1.7, 0.18, M.steel);
      for (const x of [-0.35, 0.35]) {
        kit.painter.stroke((pen) => pen.ellipse(x, 0.5, 0.26, 0.3, 0, 0, Math.PI * 2), kit.tint ?? M.red, 0.14);
      }
    },
  },
  needle: {
    width: 0.3,
    height: 1.8,
    below: 0.9,
    draw: (kit) => {
      kit.bar(0, 0.9, 0, -0.9, 0.09, M.steel);
      kit.line(
        [
          [0, -0.8],
          [0.4, -0.3],
          [0.2, 0.4],
        ],
        M.red,
        0.05,
      );
    },
  },
  thread: {
    width: 1,
    height: 1.3,
    below: 0.65,
    draw: (kit) => {
      for (const y of [-0.6, 0.45]) {
        kit.box(-0.5, y, 1, 0.2, M.wood, 0.04);
      }
      kit.box(-0.38, -0.4, 0.76, 0.86, kit.tint ?? M.red, 0.08);
    },
  },
  brush: {
    width: 0.5,
    height: 3,
    below: 1.6,
    draw: (kit) => {
      kit.bar(0, 1.6, 0, -0.6, 0.2, M.wood);
      kit.box(-0.14, -0.9, 0.28, 0.4, M.steel, 0);
      kit.curve(
        [
          [-0.16, -0.9],
          [0, -1.5],
          [0.16, -0.9],
        ],
        kit.tint ?? M.blue,
      );
    },
  },
  pen: {
    width: 0.4,
    height: 2.2,
    below: 1.1,
    draw: (kit) => {
      kit.bar(0, 1, 0, -0.7, 0.22, kit.tint ?? M.navy);
      kit.area(
        [
          [-0.1, -0.7],
          [0.1, -0.7],
          [0, -1.1],
        ],
        M.gold,
      );
    },
  },
  fishing_rod: {
    width: 6,
    height: 14,
    below: 2,
    draw: (kit) => {
      kit.line(
        [
          [0, 2],
          [1, -4],
          [4, -11],
        ],
        M.wood,
        0.22,
      );
      kit.line(
        [
          [4, -11],
          [5, -4],
        ],
        M.white,
        0.04,
      );
      kit.dot(5, -4, 0.22, M.red);
    },
  },
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
