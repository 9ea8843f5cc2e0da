import { mix } from '../../colour.ts';
import { itemDrawings, MATERIAL as M } from '../item-drawing.ts';

/** Instruments of an orchestra, and what music sounds from. */
export const MUSIC = itemDrawings({
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
  piano: {
    width: 15,
    height: 12.4,
    below: 6,
    draw: (kit) => {
      const wood = kit.tint ?? M.cocoa;
      const dark = mix(wood, M.black, 0.35);
      const light = mix(wood, M.cream, 0.18);
      // Lid, upper panel with the music on its desk.
      kit.box(-7.2, -5.8, 14.4, 11.8, wood, 0.2);
      kit.box(-7.7, -6.4, 15.4, 0.8, light, 0.25);
      kit.box(-6.6, -5.2, 13.2, 3.9, dark, 0.2);
      kit.box(-2.6, -4.8, 2.5, 3.1, M.paper, 0.05);
      kit.box(0.1, -4.8, 2.5, 3.1, M.paper, 0.05);
      for (let line = 0; line < 4; line++) {
        kit.stripe(-2.3, -4.3 + line * 0.6, 1.9, 0.09, M.charcoal, 0.5);
        kit.stripe(0.4, -4.3 + line * 0.6, 1.9, 0.09, M.charcoal, 0.5);
      }
      // Lower panel, pedals, legs.
      kit.box(-6.4, 1.4, 12.8, 3.9, dark, 0.2);
      for (const x of [-0.8, 0, 0.8]) {
        kit.oval(x, 5.5, 0.28, 0.34, M.brass);
      }
      for (const x of [-7.3, 6.2]) {
        kit.box(x, 0.9, 1.1, 5.1, wood, 0.15);
      }
      // The keys on their shelf, which is nearest to us.
      kit.box(-7.5, -1.1, 15, 2.3, light, 0.25);
      kit.box(-6.6, -0.8, 13.2, 1.5, M.white, 0.08);
      for (let key = 1; key < 22; key++) {
        const x = -6.6 + key * 0.6;
        kit.stripe(x - 0.03, -0.8, 0.06, 1.5, M.charcoal, 0.55);
        if (![0, 3].includes(key % 7)) {
          kit.stripe(x - 0.18, -0.8, 0.36, 0.9, M.black);
        }
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
      kit.bar(-2.4, 0, 1.4, 0, 0.24, kit.tint ?? M.brass);
      kit.area(
        [
          [1.2, -0.2],
          [2.5, -0.8],
          [2.5, 0.8],
          [1.2, 0.2],
        ],
        kit.tint ?? M.brass,
      );
      for (const x of [-0.6, -0.1, 0.4]) {
        kit.bar(x, -0.5, x, 0.5, 0.2, kit.tint ?? M.brass);
      }
    },
  },
  microphone: {
    width: 0.9,
    height: 2.4,
    below: 1.3,
    draw: (kit) => {
      kit.bar(0, 1.3, 0, -0.3, 0.34, kit.tint ?? M.charcoal);
      kit.oval(0, -0.65, 0.45, 0.48, M.steel);
      kit.line(
        [
          [-0.4, -0.65],
          [0.4, -0.65],
        ],
        kit.tint ?? M.charcoal,
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
        kit.tint ?? M.brass,
      );
      kit.bar(-0.9, 1, 0.9, 1, 0.2, kit.tint ?? M.brass);
    },
  },
});
