import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';
import { leaf, spokedWheel, steam, wheel, writing } from './parts.ts';

/** Things of counters, courts and sickrooms, of fields, snow and water. */
export const WORK_AND_PLAY = itemDrawings({
  ballot_box: sized(5, 5.4, 2.6, (kit) => {
    kit.box(-2.3, -1.8, 4.6, 4.4, kit.tint ?? M.navy, 0.2);
    kit.box(-2.5, -2.2, 5, 0.7, M.navy, 0.15);
    kit.stripe(-1.2, -2, 2.4, 0.18, M.black);
    kit.area([-0.9, -2.7, 0.9, -2.7, 0.9, -1.9, -0.9, -1.9], M.paper);
    kit.bend([-0.5, -2.4, -0.25, -2.15, 0.3, -2.6], M.red, 0.12);
    kit.box(-1.2, -0.7, 2.4, 2, M.white, 0.1);
    kit.bend([-0.7, 0.3, -0.2, 0.8, 0.8, -0.3], M.red, 0.24);
  }),
  briefcase: sized(4.6, 3.6, 3.2, (kit) => {
    kit.ring(0, -0.1, 0.7, 0.45, M.charcoal, 0.22);
    kit.box(-2.2, 0.2, 4.4, 3, kit.tint ?? M.leather, 0.25);
    kit.stripe(-2.2, 1.3, 4.4, 0.1, M.cocoa);
    for (const x of [-1.3, 1]) {
      kit.box(x, 1.1, 0.5, 0.5, M.brass, 0.08);
    }
  }),
  cash_register: sized(5, 4.6, 2.3, (kit) => {
    kit.box(-2.4, 0.9, 4.8, 1.4, M.wood, 0.1);
    kit.area([-2.2, 0.9, -1.6, -0.7, 1.6, -0.7, 2.2, 0.9], kit.tint ?? M.silver);
    kit.box(-1.3, -2.2, 2.6, 1.4, M.charcoal, 0.12);
    kit.stripe(-1, -1.9, 2, 0.8, M.lime, 0.9);
    for (let index = 0; index < 8; index++) {
      kit.dot(-1.2 + (index % 4) * 0.8, -0.2 + Math.floor(index / 4) * 0.6, 0.22, M.cream);
    }
    kit.dot(0, 1.6, 0.22, M.brass);
  }),
  crate: sized(5, 4.4, 2.2, (kit) => {
    kit.box(-2.4, -2, 4.8, 4.2, kit.tint ?? M.bread, 0.06);
    for (const y of [-1.9, -0.5, 0.9]) {
      kit.box(-2.4, y, 4.8, 1.2, M.wood, 0.06);
    }
    kit.bar(-1.9, -1.7, -1.9, 2, 0.5, M.crust);
    kit.bar(1.9, -1.7, 1.9, 2, 0.5, M.crust);
  }),
  curtain: sized(9, 19, 19, (kit) => {
    kit.bar(-4.3, 0.2, 4.3, 0.2, 0.3, M.brass);
    for (const side of [-1, 1]) {
      kit.area(
        [side * 4, 0.3, side * 0.3, 0.3, side * 1.6, 9, side * 2.6, 18.8, side * 4.2, 18.8],
        kit.tint ?? M.crimson,
      );
      for (const x of [1.2, 2.2, 3.2]) {
        kit.bend([side * x, 0.5, side * (x + 0.5), 9, side * (x + 0.6), 18.4], M.black, 0.07);
      }
    }
  }),
  writing_desk: sized(12, 7.6, 7.4, (kit) => {
    kit.box(-5.6, 0, 11.2, 0.8, kit.tint ?? M.wood, 0.1);
    kit.box(-5.3, 0.8, 3.4, 6.6, M.wood, 0.08);
    for (const y of [1.1, 3.2, 5.3]) {
      kit.box(-5, y, 2.8, 1.8, M.bread, 0.08);
      kit.dot(-3.6, y + 0.9, 0.18, M.brass);
    }
    kit.bar(4.8, 0.8, 4.8, 7.4, 0.6, M.wood);
    kit.box(1.4, -0.2, 2.4, 0.25, M.paper, 0.04);
  }),
  easel: sized(8, 15, 7.4, (kit) => {
    kit.bar(0, -7.4, -3, 7.3, 0.4, M.wood);
    kit.bar(0, -7.4, 3, 7.3, 0.4, M.wood);
    kit.bar(0, -7.4, 0, 7, 0.4, M.cocoa);
    kit.box(-3.4, -5.4, 6.8, 7.4, M.paper, 0.05);
    kit.stripe(-3, -5, 6, 3.4, M.sky);
    kit.mark([-3, -1.6, -1, -3.4, 0.6, -2, 1.8, -3, 3, -1.6, 3, 1.4, -3, 1.4], kit.tint ?? M.green);
    kit.dot(1.7, -4, 0.5, M.yellow);
    kit.bar(-3.6, 2.2, 3.6, 2.2, 0.5, M.wood);
  }),
  gavel: sized(4.6, 3.2, 1.6, (kit) => {
    kit.bar(-0.2, 0.2, 2.2, 1, 0.34, M.wood);
    kit.painter.at({ x: -0.9, y: -0.4, rotation: -0.3 }, () => {
      kit.box(-1.2, -0.6, 2.4, 1.2, kit.tint ?? M.wood, 0.2);
      kit.stripe(-0.7, -0.6, 0.16, 1.2, M.brass);
      kit.stripe(0.55, -0.6, 0.16, 1.2, M.brass);
    });
    kit.oval(-0.9, 1.3, 1.4, 0.3, M.cocoa);
  }),
  lifebuoy: sized(6, 6, 3, (kit) => {
    kit.ring(0, 0, 2.2, 2.2, kit.tint ?? M.white, 1.3);
    for (const turn of [0.4, 1.97, 3.54, 5.11]) {
      kit.painter.stroke((pen) => pen.arc(0, 0, 2.2, turn, turn + 0.75), M.red, 1.3);
    }
    kit.ring(0, 0, 2.85, 2.85, M.cream, 0.14);
  }),
  megaphone: sized(5, 3.6, 1.4, (kit) => {
    kit.area([-0.6, -0.7, 2.3, -1.9, 2.3, 1.3, -0.6, 0.4], kit.tint ?? M.white);
    kit.oval(2.3, -0.3, 0.4, 1.6, M.red);
    kit.box(-1.5, -0.8, 1.1, 1.3, M.red, 0.3);
    kit.bar(-0.2, 0.4, -0.4, 1.3, 0.4, M.charcoal);
  }),
  menu: sized(3.6, 4.4, 2.2, (kit) => {
    kit.area([-1.7, -2.1, 0, -1.8, 0, 2.2, -1.7, 1.9], kit.tint ?? M.crimson);
    kit.area([0, -1.8, 1.7, -2.1, 1.7, 1.9, 0, 2.2], M.cream);
    kit.dot(0.85, -1.3, 0.26, M.gold);
    writing(kit, [0.3, -0.7, 1.1], 5, 0.44);
    kit.dot(-0.85, -0.2, 0.5, M.gold, 0.9);
  }),
  metronome: sized(3, 4.6, 2.3, (kit) => {
    kit.area([-1.4, 2.3, -0.6, -2.2, 0.6, -2.2, 1.4, 2.3], kit.tint ?? M.wood);
    kit.area([-0.8, 1.2, -0.4, -1.6, 0.4, -1.6, 0.8, 1.2], M.cream);
    const sway = Math.sin(kit.painter.seconds * 4) * 0.7;
    kit.bar(0, 1, sway, -1.9, 0.12, M.steel);
    kit.box(sway * 0.6 - 0.25, -0.9, 0.5, 0.4, M.brass, 0.06);
  }),
  oar: sized(2, 17, 6, (kit) => {
    kit.bar(0, -11, 0, 3, 0.34, kit.tint ?? M.bread);
    kit.area([-0.7, 2.4, 0.7, 2.4, 0.8, 5.2, 0, 6, -0.8, 5.2], M.wood);
    kit.bar(-0.5, -10.8, 0.5, -10.8, 0.34, M.cocoa);
  }),
  plough: sized(14, 7, 3.6, (kit) => {
    kit.bar(-6.4, -3, -0.6, 1, 0.5, M.wood);
    kit.bar(-6.2, -1.6, -0.4, 1.8, 0.4, M.wood);
    kit.bar(-1, 0.6, 6.6, -0.4, 0.6, kit.tint ?? M.wood);
    kit.area([-0.8, 0.8, 2.4, 0.6, 3.6, 3.4, 1, 3.2], M.steel);
    wheel(kit, 5.2, 1.8, 1.6);
  }),
  rolling_pin: sized(5, 1.4, 0.7, (kit) => {
    kit.bar(-2.4, 0, 2.4, 0, 0.4, M.cocoa);
    kit.box(-1.6, -0.55, 3.2, 1.1, kit.tint ?? M.bread, 0.4);
  }),
  sack: sized(5, 6.2, 3.4, (kit) => {
    kit.curve([-1, -1.6, -2.3, 1, -2.2, 3.2, 0, 3.4, 2.2, 3.2, 2.3, 1, 1, -1.6], kit.tint ?? M.tan);
    kit.area([-1.1, -1.5, -1.6, -2.7, -0.4, -2.3, 0.5, -2.8, 1.5, -2.5, 1.1, -1.5], M.tan);
    kit.bar(-1.1, -1.5, 1.1, -1.5, 0.35, M.crust);
    kit.bend([-1.2, 0.4, 0, 0.9, 1.3, 0.5], M.crust, 0.1);
  }),
  shopping_cart: sized(9, 10, 8.6, (kit) => {
    kit.bar(-4.2, 0, -3, 0.6, 0.3, M.red);
    kit.area([-3, 0.6, 4.2, 1.4, 3.2, 4.8, -2.2, 4.4], kit.tint ?? M.silver);
    for (let index = 0; index < 6; index++) {
      kit.line([-2.4 + index * 1.1, 0.8 + index * 0.1, -1.9 + index * 0.98, 4.4], M.charcoal, 0.08);
    }
    kit.line([-2.7, 2, 3.8, 2.6], M.charcoal, 0.08);
    kit.line([-2.4, 3.3, 3.5, 3.7], M.charcoal, 0.08);
    kit.bar(-2.2, 4.4, -2.6, 7.4, 0.24, M.steel);
    kit.bar(-2.6, 7.2, 3.4, 7.2, 0.24, M.steel);
    wheel(kit, -2.4, 7.9, 0.6);
    wheel(kit, 3, 7.9, 0.6);
  }),
  skis: sized(4, 17, 8.5, (kit) => {
    for (const side of [-1, 1]) {
      kit.bar(side * 0.5, -7.6, side * 0.5, 8.3, 0.6, kit.tint ?? M.red);
      kit.bend([side * 0.5, -7.6, side * 0.6, -8.3, side * 1, -8.4], kit.tint ?? M.red, 0.5);
      kit.box(side * 0.5 - 0.4, -0.4, 0.8, 1.6, M.charcoal, 0.1);
      kit.bar(side * 1.5, -4.4, side * 1.7, 8.3, 0.16, M.silver);
      kit.ring(side * 1.68, 7.6, 0.4, 0.14, M.charcoal, 0.12);
    }
  }),
  ice_skates: sized(4.4, 4.6, 3.4, (kit) => {
    for (const [x, y] of [
      [0.5, 0.1],
      [-0.4, 0.5],
    ] as const) {
      kit.curve(
        [x - 0.9, y - 1.2, x + 0.3, y - 1.2, x + 0.5, y + 0.3, x + 1.7, y + 1.1, x + 1.6, y + 1.7, x - 1, y + 1.7],
        kit.tint ?? M.white,
      );
      kit.bar(x - 0.7, y + 1.8, x - 0.7, y + 2.4, 0.2, M.steel);
      kit.bar(x + 1, y + 1.8, x + 1, y + 2.4, 0.2, M.steel);
      kit.bar(x - 1.3, y + 2.5, x + 1.8, y + 2.5, 0.2, M.steel);
      kit.line([x - 0.4, y - 0.7, x + 0.4, y - 0.5], M.charcoal, 0.1);
      kit.line([x - 0.4, y - 0.2, x + 0.5, y], M.charcoal, 0.1);
    }
  }),
  stretcher: sized(20, 6, 5.4, (kit) => {
    kit.bar(-9.6, 0.2, 9.6, 0.2, 0.4, M.steel);
    kit.box(-8.4, -0.5, 16.8, 1, kit.tint ?? M.orange, 0.3);
    kit.box(-8.2, -1, 3.4, 0.8, M.white, 0.3);
    kit.bar(-6, 0.6, 5, 5, 0.3, M.steel);
    kit.bar(6, 0.6, -5, 5, 0.3, M.steel);
    wheel(kit, -5.4, 4.8, 0.6);
    wheel(kit, 5.4, 4.8, 0.6);
  }),
  stump: sized(8, 6.4, 6.2, (kit) => {
    kit.curve([-2.8, 0.8, -3, 4, -3.9, 6.1, -1.4, 5.6, 0, 6.1, 1.6, 5.6, 3.9, 6.1, 3, 4, 2.8, 0.8], kit.tint ?? M.wood);
    kit.oval(0, 0.8, 2.9, 0.95, M.bread);
    kit.ring(0, 0.8, 1.9, 0.6, M.crust, 0.12);
    kit.ring(0, 0.8, 0.9, 0.28, M.crust, 0.12);
    kit.bend([-1.6, 2.4, -1.4, 3.6, -1.7, 4.8], M.cocoa, 0.14);
    leaf(kit, [2.6, 3.2, 1.6, -0.7]);
  }),
  surfboard: sized(5, 19, 9.5, (kit) => {
    kit.curve([0, -9.4, 1.9, -5, 2.2, 2, 1.3, 8.4, 0, 9.3, -1.3, 8.4, -2.2, 2, -1.9, -5], kit.tint ?? M.yellow);
    kit.bar(0, -8.4, 0, 8.6, 0.16, M.white);
    kit.mark([-2.1, 0, 2.1, -1.6, 2.2, 0.4, -2.2, 2], M.red);
  }),
  camping_tent: sized(24, 15, 14.8, (kit) => {
    kit.area([0, 0.2, 11.6, 14.6, -11.6, 14.6], kit.tint ?? M.orange);
    kit.mark([0, 0.2, 3.4, 14.6, -3.4, 14.6], M.cocoa);
    kit.area([0, 0.2, -3.4, 14.6, -6, 13.4], M.mustard);
    kit.line([-11.6, 14.4, -12, 14.8], M.cream, 0.2);
    kit.bar(0, 0.4, 0, -0.2, 0.3, M.wood);
  }),
  tray: sized(6.4, 3.4, 0.8, (kit) => {
    kit.oval(0, 0.2, 3.1, 0.6, kit.tint ?? M.silver);
    kit.box(-1.9, -1.2, 1.2, 1.3, M.white, 0.2);
    kit.ring(-0.6, -0.6, 0.3, 0.34, M.white, 0.14);
    steam(kit, -1.3, -1.3, 1);
    kit.oval(1.3, -0.1, 1.2, 0.34, M.white);
    kit.curve([0.6, -0.2, 0.8, -0.9, 1.8, -0.9, 2, -0.2], M.crust);
  }),
  watering_can: sized(6.4, 4.6, 3.4, (kit) => {
    kit.ring(-0.6, 0.2, 1.7, 1.2, M.steel, 0.3);
    kit.box(-1.9, 0.3, 3.2, 3, kit.tint ?? M.teal, 0.3);
    kit.bar(1.2, 2.4, 2.8, 0.2, 0.42, kit.tint ?? M.teal);
    kit.area([2.4, 0.4, 3, 0.9, 3.2, -0.4, 2.3, -0.2], M.silver);
  }),
  wheelbarrow: sized(14, 7, 5.8, (kit) => {
    kit.bar(-6.6, 0.2, 3.6, 3.4, 0.4, M.wood);
    kit.area([-3.2, 0, 4.8, 0, 3, 3.4, -1.8, 3.4], kit.tint ?? M.green);
    kit.curve([-2.6, 0.1, -1, -0.9, 1, -1, 4, 0.1], M.cocoa);
    kit.bar(-2, 3.2, -2.6, 5.7, 0.4, M.steel);
    spokedWheel(kit, [4.6, 4.2, 1.6], M.charcoal);
  }),
});
