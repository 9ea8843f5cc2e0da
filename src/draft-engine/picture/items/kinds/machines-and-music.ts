import { itemDrawings, MATERIAL as M } from '../item-drawing.ts';
import { screen, wheel } from './parts.ts';

const gearTeeth = (radius: number, teeth: number) =>
  Array.from({ length: teeth * 4 }, (_, index) => {
    const r = index % 4 < 2 ? radius : radius * 0.78;
    const turn = (index / (teeth * 4)) * Math.PI * 2;
    return [r * Math.cos(turn), r * Math.sin(turn)] as const;
  });
/** Devices, vehicles (as models and toys in the hand, or small in the distance), instruments and toys. */
export const MACHINES_AND_MUSIC = itemDrawings({
  phone: {
    width: 0.9,
    height: 1.8,
    below: 0.9,
    draw: (kit) => {
      kit.box(-0.45, -0.9, 0.9, 1.8, M.charcoal, 0.14);
      screen(kit, [-0.36, -0.75, 0.72, 1.4]);
    },
  },
  camera: {
    width: 2.2,
    height: 1.6,
    below: 0.8,
    draw: (kit) => {
      kit.box(-1.1, -0.6, 2.2, 1.4, kit.tint ?? M.charcoal, 0.16);
      kit.box(-0.5, -0.85, 1, 0.35, M.charcoal, 0.08);
      kit.oval(0, 0.1, 0.52, 0.52, M.steel);
      kit.dot(0, 0.1, 0.36, M.navy);
      kit.dot(-0.12, -0.02, 0.1, M.white, 0.8);
    },
  },
  radio: {
    width: 3,
    height: 2,
    below: 1,
    draw: (kit) => {
      kit.line(
        [
          [0.9, -1],
          [1.6, -2.2],
        ],
        M.steel,
        0.08,
      );
      kit.box(-1.5, -1, 3, 2, kit.tint ?? M.copper, 0.3);
      kit.oval(-0.7, 0.1, 0.6, 0.6, M.charcoal);
      for (const y of [-0.4, 0.1, 0.6]) {
        kit.bar(0.3, y, 1.2, y, 0.16, M.cream);
      }
    },
  },
  tv: {
    width: 4,
    height: 3.2,
    below: 1.6,
    draw: (kit) => {
      kit.box(-2, -1.6, 4, 3, M.charcoal, 0.2);
      screen(kit, [-1.7, -1.35, 3.4, 2.4]);
      kit.bar(-0.6, 1.5, 0.6, 1.5, 0.25, M.charcoal);
    },
  },
  computer: {
    width: 3.4,
    height: 2.6,
    below: 1.3,
    draw: (kit) => {
      kit.box(-1.5, -1.3, 3, 2, M.charcoal, 0.12);
      screen(kit, [-1.35, -1.15, 2.7, 1.65]);
      kit.area(
        [
          [-1.5, 0.75],
          [1.5, 0.75],
          [1.8, 1.3],
          [-1.8, 1.3],
        ],
        M.steel,
      );
    },
  },
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
  machine: {
    width: 10,
    height: 10,
    below: 5,
    draw: (kit) => {
      kit.box(-5, -3, 10, 8, kit.tint ?? M.steel, 0.6);
      kit.box(-3, -5, 3, 2.4, M.charcoal, 0.4);
      kit.oval(2, 0.5, 2, 2, M.brass);
      kit.dot(2, 0.5, 0.7, M.charcoal);
      for (const y of [-1, 0.6, 2.2]) {
        kit.dot(-3, y, 0.5, y === 0.6 ? M.red : M.green);
      }
    },
  },
  engine: {
    width: 6,
    height: 5,
    below: 2.5,
    draw: (kit) => {
      kit.box(-3, -1, 6, 3.4, kit.tint ?? M.steel, 0.4);
      for (const x of [-2, 0, 2]) {
        kit.box(x - 0.7, -2.5, 1.4, 1.8, M.charcoal, 0.2);
      }
      kit.oval(0, 0.8, 1, 1, M.brass);
    },
  },
  gear: {
    width: 1.6,
    height: 1.6,
    below: 0.8,
    draw: (kit) =>
      kit.painter.at({ rotation: kit.painter.seconds * 0.8 }, () => {
        kit.area(gearTeeth(0.8, 9), kit.tint ?? M.brass);
        kit.dot(0, 0, 0.28, M.charcoal);
      }),
  },
  battery: {
    width: 0.9,
    height: 1.8,
    below: 0.9,
    draw: (kit) => {
      kit.box(-0.45, -0.7, 0.9, 1.6, kit.tint ?? M.green, 0.1);
      kit.box(-0.2, -0.9, 0.4, 0.24, M.steel, 0.05);
      kit.mark(
        [
          [0.1, -0.45],
          [-0.22, 0.15],
          [0, 0.15],
          [-0.1, 0.6],
          [0.24, 0],
          [0.02, 0],
        ],
        M.white,
      );
    },
  },
  sewing_machine: {
    width: 4.4,
    height: 3.4,
    below: 1.7,
    draw: (kit) => {
      kit.box(-2.2, 1.1, 4.4, 0.6, M.wood, 0.1);
      kit.curve(
        [
          [1.9, 1.1],
          [1.8, -0.9],
          [1, -1.5],
          [-1.7, -1.4],
          [-1.9, -0.8],
          [0.6, -0.5],
          [0.9, 1.1],
        ],
        kit.tint ?? M.charcoal,
      );
      kit.bar(-1.7, -0.9, -1.7, 0.9, 0.12, M.steel);
      kit.oval(2, -0.6, 0.5, 0.7, M.brass);
      kit.bar(-1.2, -1.2, 0.8, -1.2, 0.1, M.gold);
    },
  },
  guitar: {
    width: 3.8,
    height: 10,
    below: 3.5,
    draw: (kit) => {
      kit.bar(0, 0, 0, -5.6, 0.5, M.wood);
      kit.box(-0.4, -6.4, 0.8, 1, M.charcoal, 0.1);
      kit.curve(
        [
          [0, -1],
          [-1.2, -0.6],
          [-1, 0.5],
          [-1.8, 1.8],
          [0, 3.4],
          [1.8, 1.8],
          [1, 0.5],
          [1.2, -0.6],
        ],
        kit.tint ?? M.copper,
      );
      kit.dot(0, 0.7, 0.55, M.charcoal);
      kit.line(
        [
          [0, 2.2],
          [0, -5.6],
        ],
        M.silver,
        0.06,
      );
    },
  },
  violin: {
    width: 2,
    height: 6,
    below: 2,
    draw: (kit) => {
      kit.bar(0, 0, 0, -3.2, 0.26, M.charcoal);
      kit.curve(
        [
          [0, -0.8],
          [-0.7, -0.5],
          [-0.5, 0.3],
          [-0.95, 1.1],
          [0, 1.9],
          [0.95, 1.1],
          [0.5, 0.3],
          [0.7, -0.5],
        ],
        kit.tint ?? M.copper,
      );
      kit.line(
        [
          [0, 1.4],
          [0, -3],
        ],
        M.cream,
        0.05,
      );
      kit.oval(0, -3.4, 0.2, 0.26, M.charcoal);
    },
  },
  piano: {
    width: 15,
    height: 11,
    below: 5.5,
    draw: (kit) => {
      kit.box(-7.5, -5.5, 15, 11, kit.tint ?? M.charcoal, 0.3);
      kit.box(-7, 0, 14, 1.6, M.white, 0.1);
      for (let x = -6.4; x < 6.8; x += 1.1) {
        kit.mark(
          [
            [x, 0],
            [x + 0.5, 0],
            [x + 0.5, 0.9],
            [x, 0.9],
          ],
          M.black,
        );
      }
    },
  },
  drum: {
    width: 4,
    height: 3.4,
    below: 1.7,
    draw: (kit) => {
      kit.box(-2, -1.2, 4, 2.9, kit.tint ?? M.red, 0.3);
      kit.oval(0, -1.2, 2, 0.55, M.cream);
      for (const x of [-1.4, -0.4, 0.6, 1.6]) {
        kit.line(
          [
            [x - 0.4, -0.7],
            [x, 1.6],
          ],
          M.gold,
          0.1,
        );
      }
    },
  },
  flute: {
    width: 5,
    height: 0.5,
    below: 0.25,
    draw: (kit) => {
      kit.bar(-2.5, 0.1, 2.5, -0.1, 0.3, kit.tint ?? M.silver);
      for (const x of [-0.5, 0.1, 0.7, 1.3]) {
        kit.dot(x, 0, 0.08, M.charcoal);
      }
    },
  },
  trumpet: {
    width: 5,
    height: 1.6,
    below: 0.8,
    draw: (kit) => {
      kit.bar(-2.4, 0, 1.4, 0, 0.24, M.brass);
      kit.area(
        [
          [1.2, -0.2],
          [2.5, -0.8],
          [2.5, 0.8],
          [1.2, 0.2],
        ],
        M.brass,
      );
      for (const x of [-0.6, -0.1, 0.4]) {
        kit.bar(x, -0.5, x, 0.5, 0.2, M.brass);
      }
    },
  },
  microphone: {
    width: 0.9,
    height: 2.4,
    below: 1.3,
    draw: (kit) => {
      kit.bar(0, 1.3, 0, -0.3, 0.34, M.charcoal);
      kit.oval(0, -0.65, 0.45, 0.48, M.steel);
      kit.line(
        [
          [-0.4, -0.65],
          [0.4, -0.65],
        ],
        M.charcoal,
        0.07,
      );
    },
  },
  record: {
    width: 3,
    height: 3,
    below: 1.5,
    draw: (kit) => {
      kit.oval(0, 0, 1.5, 1.5, M.black);
      for (const r of [0.9, 1.2]) {
        kit.painter.stroke((pen) => pen.ellipse(0, 0, r, r, 0, 0, Math.PI * 2), M.charcoal, 0.06);
      }
      kit.dot(0, 0, 0.5, kit.tint ?? M.orange);
      kit.dot(0, 0, 0.1, M.black);
    },
  },
  bell: {
    width: 1.8,
    height: 2.2,
    below: 1.3,
    draw: (kit) => {
      kit.dot(0, 1.15, 0.24, M.charcoal);
      kit.curve(
        [
          [-0.9, 1],
          [-0.65, 0.3],
          [-0.5, -0.6],
          [0, -0.9],
          [0.5, -0.6],
          [0.65, 0.3],
          [0.9, 1],
        ],
        M.brass,
      );
      kit.bar(-0.9, 1, 0.9, 1, 0.2, M.brass);
    },
  },
});
