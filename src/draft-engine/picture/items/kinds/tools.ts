import { itemDrawings, type Kit, MATERIAL as M } from '../item-drawing.ts';

const handle = (kit: Kit, length: number, width = 0.26): void => kit.bar(0, length, 0, 0, width, M.wood);

/** Weapons, and tools of trades. */
export const TOOLS = itemDrawings({
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
        kit.tint ?? M.steel,
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
        kit.tint ?? M.wood,
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
      kit.bar(0, 0.8, 0, -2.6, 0.16, kit.tint ?? M.wood);
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
        kit.tint ?? M.wood,
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
});
