import { itemDrawings, MATERIAL as M, sized } from '../item-drawing.ts';
import { screen } from './parts.ts';

/** Devices to write, hear, see, call, film and play with. */
export const MEDIA = itemDrawings({
  laptop: sized(4.4, 3, 1.5, (kit) => {
    kit.box(-1.7, -1.5, 3.4, 2.2, M.charcoal, 0.12);
    screen(kit, [-1.52, -1.32, 3.04, 1.84]);
    kit.spot(0, -0.5, 0.4, 0.4, M.white, 0.6);
    kit.area([-1.7, 0.7, 1.7, 0.7, 2.2, 1.4, -2.2, 1.4], kit.tint ?? M.silver);
    for (const y of [0.86, 1.04]) {
      kit.line([-1.5, y, 1.5, y], M.grey, 0.1);
    }
    kit.stripe(-0.4, 1.18, 0.8, 0.16, M.grey);
  }),
  tablet: sized(2.6, 3.6, 1.8, (kit) => {
    kit.box(-1.25, -1.75, 2.5, 3.5, kit.tint ?? M.black, 0.2);
    screen(kit, [-1.05, -1.45, 2.1, 2.8]);
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        const colours = [M.red, M.green, M.mustard, M.violet];
        kit.box(-0.78 + column * 0.58, -1.1 + row * 0.62, 0.4, 0.4, colours[(row + column * 2) % 4] ?? M.red, 0.1);
      }
    }
    kit.dot(0, 1.55, 0.1, M.grey);
  }),
  headphones: sized(3.4, 3.4, 1.7, (kit) => {
    kit.bend([-1.3, 0.6, -1.2, -0.8, 0, -1.5, 1.2, -0.8, 1.3, 0.6], M.charcoal, 0.34);
    for (const side of [-1, 1]) {
      kit.box(side * 1.25 - 0.45, -0.1, 0.9, 1.6, kit.tint ?? M.crimson, 0.4);
      kit.oval(side * 0.88, 0.7, 0.26, 0.7, M.black);
    }
  }),
  typewriter: sized(5, 4, 2, (kit) => {
    kit.box(-1.3, -2, 2.6, 1.6, M.white, 0.03);
    for (const y of [-1.6, -1.2]) {
      kit.line([-0.9, y, 0.8, y], M.grey, 0.1);
    }
    kit.bar(-2.2, -0.6, 2.2, -0.6, 0.5, M.black);
    kit.oval(-2.4, -0.6, 0.24, 0.38, M.charcoal);
    kit.oval(2.4, -0.6, 0.24, 0.38, M.charcoal);
    kit.area([-1.7, -0.4, 1.7, -0.4, 2.3, 2, -2.3, 2], kit.tint ?? M.teal);
    kit.area([-1, -0.3, 1, -0.3, 0.7, 0.3, -0.7, 0.3], M.black);
    for (let row = 0; row < 3; row++) {
      for (let index = 0; index < 6; index++) {
        kit.oval(-1.35 + index * 0.54 - row * 0.06, 0.65 + row * 0.45, 0.2, 0.16, M.cream);
      }
    }
  }),
  cassette: sized(3.6, 2.4, 1.2, (kit) => {
    kit.box(-1.75, -1.15, 3.5, 2.3, kit.tint ?? M.charcoal, 0.16);
    kit.box(-1.45, -0.95, 2.9, 1.3, M.cream, 0.1);
    kit.stripe(-1.45, -0.55, 2.9, 0.18, M.orange);
    kit.box(-1, -0.3, 2, 0.5, M.black, 0.2);
    for (const x of [-0.65, 0.65]) {
      kit.dot(x, -0.05, 0.26, M.white);
      kit.dot(x, -0.05, 0.11, M.black);
    }
    kit.area([-0.9, 1.15, -0.7, 0.6, 0.7, 0.6, 0.9, 1.15], M.grey);
  }),
  cd: sized(2.6, 2.6, 1.3, (kit) => {
    kit.oval(0, 0, 1.25, 1.25, M.silver);
    kit.mark([0, 0, 1.1, -0.5, 0.7, -1], M.pink, 0.6);
    kit.mark([0, 0, 0.7, -1, 0.1, -1.2], M.cyan, 0.6);
    kit.mark([0, 0, -1.1, 0.5, -0.7, 1], M.lime, 0.6);
    kit.mark([0, 0, -0.7, 1, -0.1, 1.2], M.violet, 0.5);
    kit.dot(0, 0, 0.36, M.white);
    kit.dot(0, 0, 0.16, M.charcoal);
  }),
  gramophone: sized(6, 7, 3.5, (kit) => {
    kit.box(-2.4, 1.4, 4.8, 2, kit.tint ?? M.wood, 0.15);
    kit.bar(2.4, 2.4, 3, 2.1, 0.2, M.brass);
    kit.oval(-0.2, 1.3, 2, 0.4, M.black);
    kit.spot(-0.2, 1.3, 0.6, 0.12, M.orange);
    kit.bend([-0.6, 1, 0.6, 0.5, 1.4, 0.8, 1.6, -0.2, 0.9, -0.9], M.brass, 0.34);
    kit.curve([1.2, -0.6, 0.2, -0.8, -2.2, -1.2, -2.6, -2.6, -1.4, -3.6, 0.2, -3, 0.9, -1.4], M.brass);
    kit.curve([-2.2, -1.3, -2.6, -2.6, -1.4, -3.5, -0.4, -2.9, -1, -1.7], M.copper);
  }),
  film_reel: sized(4, 4, 2, (kit) => {
    kit.bend([0.6, 1.6, 1.6, 1.9, 2.2, 1.5], M.black, 0.5);
    kit.oval(0, 0, 1.8, 1.8, kit.tint ?? M.grey);
    for (let index = 0; index < 5; index++) {
      const turn = (index * Math.PI * 2) / 5 - Math.PI / 2;
      kit.dot(Math.cos(turn) * 1.05, Math.sin(turn) * 1.05, 0.48, M.black);
    }
    kit.dot(0, 0, 0.26, M.black);
  }),
  clapperboard: sized(4, 3.8, 1.7, (kit) => {
    kit.box(-1.9, -0.9, 3.8, 2.6, M.charcoal, 0.1);
    kit.painter.at({ x: -1.9, y: -1, rotation: -0.3 }, () => {
      kit.box(0, -0.7, 3.8, 0.7, M.white, 0.05);
      for (const x of [0.2, 1.2, 2.2, 3.1]) {
        kit.mark([x, 0, x + 0.4, 0, x + 0.7, -0.7, x + 0.3, -0.7], M.black);
      }
    });
    kit.stripe(-1.9, -0.9, 3.8, 0.5, M.white);
    for (const x of [-1.7, -0.7, 0.3, 1.2]) {
      kit.mark([x, -0.9, x + 0.4, -0.9, x + 0.7, -0.4, x + 0.3, -0.4], M.black);
    }
    kit.line([-1.5, 0.3, 1.5, 0.3], M.cream, 0.1);
    kit.line([-1.5, 1, 1.5, 1], M.cream, 0.1);
    kit.line([0, -0.1, 0, 1.5], M.cream, 0.1);
  }),
  projector: sized(5.4, 4.4, 2.2, (kit) => {
    kit.painter.at({ alpha: 0.55 }, () => kit.mark([1.6, 0, 2.8, -1, 2.8, 1.2, 1.6, 0.5], M.flame));
    for (const [x, y] of [
      [-1.2, -1.3],
      [0.5, -1.4],
    ] as const) {
      kit.oval(x, y, 0.8, 0.8, M.charcoal);
      kit.dot(x, y, 0.24, M.silver);
    }
    kit.box(-1.8, -0.6, 2.6, 1.9, kit.tint ?? M.steel, 0.2);
    kit.box(0.8, -0.2, 0.9, 0.9, M.charcoal, 0.15);
    kit.bar(-1.3, 1.3, -1.7, 2.1, 0.24, M.charcoal);
    kit.bar(0.3, 1.3, 0.7, 2.1, 0.24, M.charcoal);
    for (const y of [0, 0.4]) {
      kit.line([-1.4, y, -0.4, y], M.charcoal, 0.1);
    }
  }),
  game_controller: sized(3.6, 2.4, 1.1, (kit) => {
    kit.curve(
      [-1.5, -0.6, -0.6, -0.8, 0.6, -0.8, 1.5, -0.6, 1.8, 0.7, 1.3, 1.1, 0.7, 0.4, -0.7, 0.4, -1.3, 1.1, -1.8, 0.7],
      kit.tint ?? M.charcoal,
    );
    kit.stripe(-1.25, -0.3, 0.66, 0.22, M.silver);
    kit.stripe(-1.03, -0.52, 0.22, 0.66, M.silver);
    for (const [x, y, colour] of [
      [0.95, -0.45, M.yellow],
      [0.7, -0.2, M.cyan],
      [1.2, -0.2, M.red],
      [0.95, 0.05, M.lime],
    ] as const) {
      kit.dot(x, y, 0.14, colour);
    }
    kit.oval(-0.4, 0.1, 0.24, 0.24, M.black);
    kit.oval(0.4, 0.1, 0.24, 0.24, M.black);
  }),
  remote_control: sized(1.2, 3.4, 1.7, (kit) => {
    kit.box(-0.55, -1.65, 1.1, 3.3, kit.tint ?? M.charcoal, 0.25);
    kit.dot(0, -1.25, 0.17, M.red);
    kit.ring(0, -0.5, 0.3, 0.3, M.silver, 0.12);
    for (let row = 0; row < 3; row++) {
      for (const x of [-0.28, 0, 0.28]) {
        kit.dot(x, 0.25 + row * 0.38, 0.1, M.silver);
      }
    }
  }),
  walkie_talkie: sized(1.8, 4.4, 1.6, (kit) => {
    kit.bar(-0.45, -1, -0.45, -2.7, 0.2, M.black);
    kit.bar(0.4, -1, 0.4, -1.4, 0.36, M.black);
    kit.box(-0.8, -1.1, 1.6, 2.7, kit.tint ?? M.mustard, 0.25);
    kit.stripe(-0.5, -0.75, 1, 0.6, M.lime);
    for (const y of [0.2, 0.5, 0.8, 1.1]) {
      kit.line([-0.45, y, 0.45, y], M.black, 0.12);
    }
  }),
  security_camera: sized(4, 3.4, 1.7, (kit) => {
    kit.box(-1.9, -1.6, 0.5, 2.2, M.grey, 0.1);
    kit.line([-1.5, -0.6, -0.6, -0.6, -0.4, 0], M.grey, 0.26);
    kit.painter.at({ rotation: 0.3 }, () => {
      kit.box(-1.2, -0.2, 2.6, 1.2, kit.tint ?? M.white, 0.2);
      kit.box(-1.3, -0.4, 3, 0.35, M.silver, 0.1);
      kit.oval(1.45, 0.4, 0.24, 0.5, M.black);
      kit.dot(-0.8, 0.4, 0.13, M.red);
    });
  }),
  printer: sized(5, 4.4, 2.2, (kit) => {
    kit.area([-1.2, -0.6, -1, -2.1, 1, -2.1, 1.2, -0.6], M.white);
    kit.box(-2.2, -0.7, 4.4, 2, kit.tint ?? M.silver, 0.3);
    kit.stripe(-1.6, 0.5, 3.2, 0.3, M.black);
    kit.area([-1.4, 0.6, 1.4, 0.6, 1.7, 2.1, -1.7, 2.1], M.white);
    for (const y of [1, 1.4]) {
      kit.line([-1, y, 1, y], M.grey, 0.1);
    }
    kit.dot(1.7, -0.3, 0.16, M.lime);
    kit.dot(1.2, -0.3, 0.12, M.charcoal);
  }),
  glasses_3d: sized(3.2, 1.4, 0.7, (kit) => {
    kit.box(-1.5, -0.6, 3, 1.2, M.white, 0.12);
    kit.box(-1.3, -0.4, 1.15, 0.8, M.red, 0.1);
    kit.box(0.15, -0.4, 1.15, 0.8, M.blue, 0.1);
    kit.mark([-0.2, 0.6, 0.2, 0.6, 0, 0.2], M.tan);
    kit.line([-1.5, -0.4, -1.7, -0.6], M.white, 0.16);
    kit.line([1.5, -0.4, 1.7, -0.6], M.white, 0.16);
  }),
  vr_headset: sized(3.4, 2, 1, (kit) => {
    kit.bend([-1.5, 0, -1, -0.9, 0, -1, 1, -0.9, 1.5, 0], M.charcoal, 0.3);
    kit.curve(
      [-1.5, -0.4, -0.8, -0.6, 0.8, -0.6, 1.5, -0.4, 1.5, 0.6, 0.7, 0.9, 0, 0.5, -0.7, 0.9, -1.5, 0.6],
      kit.tint ?? M.white,
    );
    kit.box(-1.2, -0.3, 2.4, 0.7, M.black, 0.3);
    kit.mark([-0.9, -0.2, -0.4, -0.2, -0.7, 0.3, -1, 0.3], M.cyan, 0.8);
  }),
  usb_stick: sized(2.4, 1, 0.5, (kit) => {
    kit.box(0.3, -0.3, 0.9, 0.6, M.steel, 0.03);
    kit.stripe(0.6, -0.18, 0.2, 0.12, M.charcoal);
    kit.stripe(0.6, 0.06, 0.2, 0.12, M.charcoal);
    kit.box(-1.2, -0.42, 1.6, 0.84, kit.tint ?? M.blue, 0.2);
    kit.dot(-0.9, 0, 0.12, M.white);
    kit.stripe(-0.5, -0.08, 0.6, 0.16, M.white);
  }),
});
