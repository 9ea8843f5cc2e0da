import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';

/** What deeds need around them to be understood: a board to teach at, a box to vote with, bars to stand behind. */
export const STAGE_PIECES = itemDrawings({
  whiteboard: sized(18, 18, 9, (kit) => {
    kit.bar(-6.4, -8, -7.6, 9, 0.7, M.wood);
    kit.bar(6.4, -8, 7.6, 9, 0.7, M.wood);
    kit.box(-9, -8.6, 18, 11.4, M.steel, 0.3);
    kit.box(-8.2, -7.8, 16.4, 9.8, kit.tint ?? M.white, 0.1);
    kit.line([-6.8, -5.8, 1.4, -5.8], M.navy, 0.36);
    kit.line([-6.8, -3.8, -0.8, -3.8], M.navy, 0.36);
    kit.line([-6.8, -1.8, 0.6, -1.8], M.navy, 0.36);
    kit.line([3, -1, 5, -5.6, 7, -1, 3, -1], M.crimson, 0.36);
    kit.box(-6, 2.2, 12, 0.9, M.cocoa, 0.2);
    kit.box(1, 1.8, 1.6, 0.5, M.white, 0.1);
  }),
  prison_bars: sized(20, 22, 11, (kit) => {
    for (const x of [-9, -6, -3, 0, 3, 6, 9]) {
      kit.bar(x, -10.4, x, 10.4, 0.7, kit.tint ?? M.steel);
    }
    kit.box(-10, -11, 20, 1.3, M.charcoal, 0.2);
    kit.box(-10, 9.7, 20, 1.3, M.charcoal, 0.2);
    kit.box(-10, -0.5, 20, 0.9, M.charcoal, 0.2);
    kit.box(3.6, -1.3, 2, 2.4, M.brass, 0.2);
    kit.dot(4.6, -0.2, 0.4, M.black);
  }),
  barbell: sized(12, 4.4, 2.2, (kit) => {
    kit.bar(-5.6, 0, 5.6, 0, 0.4, M.steel);
    for (const side of [-1, 1]) {
      kit.box(side * 4.2 - 0.45, -2.2, 0.9, 4.4, kit.tint ?? M.charcoal, 0.3);
      kit.box(side * 5.1 - 0.35, -1.5, 0.7, 3, M.crimson, 0.2);
    }
  }),
  puddle: sized(34, 5, 2.5, (kit) => {
    kit.oval(0, 0, 17, 2.5, M.teal);
    kit.spot(0, 0.1, 15.4, 2, kit.tint ?? M.sky, 0.85);
    kit.bend([-11, -0.4, -8, -0.8, -5, -0.3, -2, -0.8, 1, -0.4], M.white, 0.22);
    kit.bend([2, 0.8, 5, 0.4, 8, 0.9, 11, 0.5], M.white, 0.22);
  }),
});
