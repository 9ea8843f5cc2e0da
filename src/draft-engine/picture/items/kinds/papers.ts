import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';
import { writing } from './parts.ts';

/** Papers that are signed, sent, stuck up, spent or handed in. */
export const PAPERS = itemDrawings({
  contract: sized(3, 4, 2, (kit) => {
    kit.box(-1.4, -1.9, 2.8, 3.8, M.white, 0.05);
    kit.bar(-0.8, -1.4, 0.8, -1.4, 0.22, M.charcoal);
    writing(kit, [-1, -0.8, 2], 4, 0.4);
    kit.bend([-1, 1.3, -0.7, 0.9, -0.5, 1.4, -0.2, 1, 0.1, 1.3], M.navy, 0.1);
    kit.oval(0.8, 1.2, 0.4, 0.4, kit.tint ?? M.crimson);
    kit.ring(0.8, 1.2, 0.22, 0.22, M.rose, 0.07);
  }),
  envelope: sized(3.4, 2.4, 1.2, (kit) => {
    kit.box(-1.6, -1.1, 3.2, 2.2, kit.tint ?? M.cream, 0.06);
    kit.line([-1.55, 1.05, -0.2, -0.1], M.tan, 0.08);
    kit.line([1.55, 1.05, 0.2, -0.1], M.tan, 0.08);
    kit.area([-1.6, -1.1, 1.6, -1.1, 0, 0.3], kit.tint ?? M.paper);
    kit.oval(0, 0.1, 0.34, 0.34, M.crimson);
  }),
  postcard: sized(3.6, 2.4, 1.2, (kit) => {
    kit.box(-1.7, -1.15, 3.4, 2.3, M.white, 0.05);
    kit.stripe(-1.5, -0.95, 3, 1.9, M.sky);
    kit.dot(0.9, -0.5, 0.3, M.flame);
    kit.mark([-1.5, 0.1, -0.6, -0.6, 0.1, 0.1, 0.6, -0.2, 1.5, 0.3, 1.5, 0.5, -1.5, 0.5], M.forest);
    kit.stripe(-1.5, 0.4, 3, 0.55, M.blue);
    kit.mark([-0.2, 0.55, 0.7, 0.55, 0.5, 0.75, 0, 0.75], M.red);
    kit.mark([0.2, 0.5, 0.2, 0, 0.6, 0.48], M.white);
  }),
  stamp: sized(2.2, 2.6, 1.3, (kit) => {
    kit.box(-1, -1.2, 2, 2.4, M.white, 0.02);
    for (let index = 0; index < 6; index++) {
      for (const side of [-1, 1]) {
        kit.dot(side, -1 + index * 0.4, 0.1, M.tan);
        if (index < 5) {
          kit.dot(-0.8 + index * 0.4, side * 1.2, 0.1, M.tan);
        }
      }
    }
    kit.stripe(-0.75, -0.95, 1.5, 1.9, kit.tint ?? M.teal);
    kit.spot(0, -0.1, 0.4, 0.5, M.cream);
    kit.stripe(-0.5, 0.45, 1, 0.2, M.cream);
  }),
  poster: sized(5, 7, 3.5, (kit) => {
    kit.box(-2.4, -3.4, 4.8, 6.8, kit.tint ?? M.mustard, 0.05);
    kit.stripe(-2.1, -3.1, 4.2, 1.1, M.crimson);
    kit.spot(0, 0, 1.6, 1.6, M.cream);
    kit.mark(
      [0, -1.4, 0.4, -0.4, 1.5, -0.3, 0.6, 0.3, 0.9, 1.3, 0, 0.7, -0.9, 1.3, -0.6, 0.3, -1.5, -0.3, -0.4, -0.4],
      M.crimson,
    );
    for (const y of [2.1, 2.6]) {
      kit.stripe(-1.7, y, 3.4, 0.26, M.navy);
    }
    for (const x of [-2.1, 2.1]) {
      kit.dot(x, -3.15, 0.16, M.red);
    }
  }),
  calendar: sized(4, 4.4, 2.2, (kit) => {
    kit.box(-1.9, -1.8, 3.8, 3.9, M.white, 0.1);
    kit.box(-1.9, -1.9, 3.8, 1.2, kit.tint ?? M.red, 0.1);
    for (const x of [-1.1, 0, 1.1]) {
      kit.bar(x, -2.2, x, -1.5, 0.2, M.charcoal);
    }
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 5; column++) {
        kit.stripe(-1.55 + column * 0.66, -0.4 + row * 0.6, 0.42, 0.36, row === 2 && column === 3 ? M.red : M.silver);
      }
    }
    kit.ring(0.64, 0.98, 0.44, 0.38, M.red, 0.1);
  }),
  passport: sized(2.6, 3.4, 1.7, (kit) => {
    kit.box(-1.15, -1.55, 2.4, 3.3, M.white, 0.1);
    kit.box(-1.3, -1.7, 2.4, 3.3, kit.tint ?? M.navy, 0.2);
    kit.ring(-0.1, 0, 0.6, 0.6, M.gold, 0.1);
    kit.ring(-0.1, 0, 0.24, 0.6, M.gold, 0.06);
    kit.line([-0.7, 0, 0.5, 0], M.gold, 0.06);
    kit.bar(-0.7, -1.15, 0.5, -1.15, 0.16, M.gold);
    kit.bar(-0.4, 1.1, 0.2, 1.1, 0.14, M.gold);
  }),
  money: sized(4, 2.6, 1.2, (kit) => {
    for (const [dx, dy, turn] of [
      [0.2, -0.4, -0.16],
      [-0.1, 0, 0.05],
    ] as const) {
      kit.painter.at({ x: dx, y: dy, rotation: turn }, () => {
        kit.box(-1.8, -0.8, 3.6, 1.7, kit.tint ?? M.green, 0.06);
        kit.box(-1.6, -0.62, 3.2, 1.34, M.lime, 0.05);
        kit.oval(0, 0.05, 0.5, 0.5, M.green);
        kit.stripe(-0.08, -0.26, 0.16, 0.62, M.cream);
        kit.spot(-1.2, 0.05, 0.16, 0.2, M.green);
        kit.spot(1.2, 0.05, 0.16, 0.2, M.green);
      });
    }
    kit.box(-0.5, -0.9, 0.8, 1.9, M.cream, 0.05);
  }),
  scroll: sized(4.6, 3, 1.5, (kit) => {
    kit.box(-1.8, -1, 3.6, 2, M.paper, 0.05);
    writing(kit, [-1.3, -0.6, 2.6], 4, 0.4);
    for (const x of [-1.9, 1.9]) {
      kit.bar(x, -1.45, x, 1.45, 0.3, kit.tint ?? M.crimson);
      kit.box(x - 0.3, -1.1, 0.6, 2.2, M.bread, 0.25);
    }
  }),
  diploma: sized(4, 2.4, 1.1, (kit) => {
    kit.painter.at({ rotation: -0.3 }, () => {
      kit.box(-1.9, -0.45, 3.8, 0.9, M.paper, 0.4);
      kit.oval(1.75, 0, 0.24, 0.42, M.cream);
      kit.ring(1.75, 0, 0.11, 0.22, M.tan, 0.06);
      kit.box(-0.25, -0.5, 0.5, 1, kit.tint ?? M.red, 0.06);
    });
    kit.area([0, 0.2, -0.7, 1.2, -0.3, 1.1, 0, 0.5], kit.tint ?? M.red);
    kit.area([0, 0.2, 0.6, 1.2, 0.3, 1.1, 0, 0.5], kit.tint ?? M.red);
    kit.oval(0, 0.15, 0.36, 0.3, M.gold);
  }),
  exam_paper: sized(3, 3.8, 1.9, (kit) => {
    kit.box(-1.4, -1.8, 2.8, 3.6, M.white, 0.04);
    writing(kit, [-1, -0.5, 2], 5, 0.42);
    kit.line([-1.1, -1.4, -0.4, -1.4], M.grey, 0.1);
    kit.ring(0.6, -1.05, 0.5, 0.42, M.red, 0.12);
    kit.bend([0.4, -1.2, 0.6, -0.9, 0.85, -1.25], M.red, 0.12);
    for (const y of [0, 0.84]) {
      kit.line([-1.3, y, -1.18, y + 0.12, -0.95, y - 0.18], M.red, 0.1);
    }
  }),
  recipe: sized(3.6, 2.8, 1.4, (kit) => {
    kit.box(-1.7, -1.3, 3.4, 2.6, M.cream, 0.12);
    kit.stripe(-1.7, -0.7, 3.4, 0.08, M.red);
    kit.bar(-1.3, -1, 0.2, -1, 0.2, M.cocoa);
    writing(kit, [-1.3, -0.3, 1.5], 4, 0.4);
    kit.bar(1, -0.9, 1, 1, 0.13, M.wood);
    kit.oval(1, -0.35, 0.4, 0.5, M.wood);
    kit.spot(-0.3, 0.95, 0.26, 0.18, M.bread, 0.7);
  }),
  id_card: sized(3.6, 2.4, 1.2, (kit) => {
    kit.box(-1.75, -1.15, 3.5, 2.3, M.ice, 0.2);
    kit.stripe(-1.75, -0.95, 3.5, 0.4, kit.tint ?? M.blue);
    kit.box(-1.4, -0.3, 1.2, 1.2, M.white, 0.06);
    kit.dot(-0.8, 0.1, 0.24, M.tan);
    kit.mark([-1.2, 0.9, -1.1, 0.5, -0.8, 0.4, -0.5, 0.5, -0.4, 0.9], M.navy);
    writing(kit, [0.2, -0.1, 1.2], 3, 0.4);
  }),
  playing_cards: sized(3.6, 3.2, 1.5, (kit) => {
    for (const [turn, red] of [
      [-0.45, false],
      [-0.05, true],
      [0.35, false],
    ] as const) {
      kit.painter.at({ y: 1.2, rotation: turn }, () => {
        kit.box(-0.85, -2.5, 1.7, 2.5, M.white, 0.16);
        const colour = red ? M.red : M.black;
        if (red) {
          kit.curve(
            [0, -0.8, -0.5, -1.3, -0.45, -1.65, -0.2, -1.7, 0, -1.5, 0.2, -1.7, 0.45, -1.65, 0.5, -1.3],
            colour,
          );
        } else {
          kit.curve(
            [
              0, -1.8, 0.5, -1.25, 0.4, -0.95, 0.1, -1.05, 0.2, -0.75, -0.2, -0.75, -0.1, -1.05, -0.4, -0.95, -0.5,
              -1.25,
            ],
            colour,
          );
        }
        kit.dot(-0.6, -2.2, 0.13, colour);
        kit.dot(0.6, -0.3, 0.13, colour);
      });
    }
  }),
  red_envelope: sized(2.2, 3.4, 1.7, (kit) => {
    kit.box(-1, -1.65, 2, 3.3, M.red, 0.1);
    kit.area([-1, -1.65, 1, -1.65, 0.5, -0.9, -0.5, -0.9], M.crimson);
    kit.oval(0, -0.1, 0.56, 0.56, M.gold);
    kit.stripe(-0.16, -0.26, 0.32, 0.32, M.red);
    for (const y of [0.9, 1.2]) {
      kit.stripe(-0.6, y, 1.2, 0.12, M.gold);
    }
  }),
  paper_crane: sized(3.6, 2.8, 1.2, (kit) => {
    kit.area([-0.3, 0.2, -1.7, -1.5, -0.9, 0.5], kit.tint ?? M.rose);
    kit.area([-0.5, 0.3, 0.4, -1.5, 0.7, 0.4], kit.tint ?? M.pink);
    kit.area([-0.9, 0.5, 0.8, 0.3, 0.1, 1.2], kit.tint ?? M.rose);
    kit.area([0.5, 0.5, 1.4, -0.9, 1, 0.6], kit.tint ?? M.pink);
    kit.area([1.4, -0.9, 1.8, -0.5, 1.25, -0.6], kit.tint ?? M.rose);
    kit.area([-0.8, 0.4, -1.8, 0, -0.7, 0.8], kit.tint ?? M.pink);
    kit.line([0.4, -1.5, 0.1, 1.2], M.crimson, 0.05);
  }),
  sheet_music: sized(3, 4, 2, (kit) => {
    kit.box(-1.4, -1.9, 2.8, 3.8, M.white, 0.05);
    for (const y of [-1.3, -0.1, 1.1]) {
      for (let index = 0; index < 4; index++) {
        kit.line([-1.15, y + index * 0.18, 1.15, y + index * 0.18], M.grey, 0.04);
      }
      for (const [x, dy] of [
        [-0.7, 0.4],
        [-0.1, 0.2],
        [0.5, 0.45],
        [0.95, 0.1],
      ] as const) {
        kit.spot(x, y + dy, 0.14, 0.1, M.black);
        kit.line([x + 0.12, y + dy, x + 0.12, y + dy - 0.5], M.black, 0.05);
      }
    }
  }),
});
