import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { css, mix, NAMED_COLOURS, shade, type Colour } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { archway, outline, standing } from './outlines.ts';
import type { RoomRecipe } from './room-recipe.ts';
import { flat, toned } from './tones.ts';

/** The back wall from `left` to `right`, metres: colour, treatment, skirting and the light that falls on it. */
export function drawBackWall(
  painter: Painter,
  recipe: RoomRecipe,
  left: number,
  right: number,
  seed: number,
  light: { x: number; y: number },
): void {
  const { palette, context } = painter;
  const { height, colour } = recipe;
  const width = right - left;
  painter.patch(standing(left, 0.02, width, height + 0.02), toned(palette, colour, 0.5));
  painter.within(standing(left, 0.02, width, height + 0.02), () => {
    drawTreatment(painter, recipe, left, right, seed);
    const pool = context.createRadialGradient(light.x, light.y, 0, light.x, light.y, 4.6);
    const bright = mix(mix(colour, palette.lamp, 0.45), palette.key, 0.4);
    const strength = painter.lampsLit ? 0.62 : 0.42;
    pool.addColorStop(0, css(bright, strength));
    pool.addColorStop(0.35, css(bright, strength * 0.55));
    pool.addColorStop(0.8, css(bright, 0));
    context.fillStyle = pool;
    context.fillRect(left, -height, width, height);
    const dusk = context.createLinearGradient(0, -height, 0, 0);
    const dark = mix(palette.ambient, palette.near, 0.5);
    dusk.addColorStop(0, css(dark, painter.lampsLit ? 0.6 : 0.34));
    dusk.addColorStop(0.4, css(dark, 0.05));
    dusk.addColorStop(0.8, css(dark, 0.02));
    dusk.addColorStop(1, css(dark, 0.32));
    context.fillStyle = dusk;
    context.fillRect(left, -height, width, height);
    const sides = context.createLinearGradient(light.x - 7, 0, light.x + 7, 0);
    sides.addColorStop(0, css(dark, 0.6));
    sides.addColorStop(0.42, css(dark, 0));
    sides.addColorStop(0.58, css(dark, 0));
    sides.addColorStop(1, css(dark, 0.6));
    context.fillStyle = sides;
    context.fillRect(left, -height, width, height);
  });
}

function skirting(painter: Painter, left: number, width: number, height: number, trim: Colour): void {
  flat(painter, standing(left, 0, width, 0.16), trim, 0.35);
  flat(painter, standing(left, -0.14, width, 0.03), trim, 0.9);
  flat(painter, standing(left, -height + 0.12, width, 0.12), trim, 0.45);
  flat(painter, standing(left, -height + 0.14, width, 0.03), trim, 0.05);
}

function drawTreatment(painter: Painter, recipe: RoomRecipe, left: number, right: number, seed: number): void {
  const { colour, height } = recipe;
  const second = recipe.second ?? shade(colour, -0.14);
  const width = right - left;
  const random = createRandom(deriveSeed(seed, 'wall'));
  const first = Math.floor(left);
  switch (recipe.wall) {
    case 'panelled':
      flat(painter, standing(left, 0, width, 1.05), second, 0.42);
      for (let x = first; x < right; x += 0.62) {
        flat(painter, standing(x + 0.08, -0.24, 0.46, 0.66), second, 0.08);
        flat(painter, standing(x + 0.1, -0.25, 0.43, 0.62), second, 0.6);
      }
      flat(painter, standing(left, -1.03, width, 0.07), second, 0.95);
      skirting(painter, left, width, height, second);
      break;
    case 'wallpaper':
      for (let x = first; x < right; x += 0.5) {
        flat(painter, standing(x, 0, 0.24, height), second, 0.5, 0.3);
      }
      flat(
        painter,
        (pen) => {
          for (let x = first; x < right; x += 0.5) {
            for (let y = -0.3; y > -height; y -= 0.5) {
              const px = x + 0.12 + (Math.round(y * 2) % 2) * 0.25;
              pen.moveTo(px, y - 0.07);
              pen.quadraticCurveTo(px + 0.07, y, px, y + 0.07);
              pen.quadraticCurveTo(px - 0.07, y, px, y - 0.07);
              pen.closePath();
            }
          }
        },
        second,
        0.85,
        0.5,
      );
      skirting(painter, left, width, height, NAMED_COLOURS.cream);
      break;
    case 'brick':
    case 'stone': {
      const unit = recipe.wall === 'brick' ? 0.13 : 0.42;
      const long = recipe.wall === 'brick' ? 0.4 : 0.85;
      for (const tone of [0.2, 0.5, 0.85]) {
        flat(
          painter,
          (pen) => {
            const inner = createRandom(deriveSeed(seed, 'course', tone));
            for (let row = 0; row * unit < height; row++) {
              for (let x = first + (row % 2) * long * 0.5; x < right; x += long) {
                const stretch = recipe.wall === 'stone' ? inner.between(0.75, 1) : 1;
                if (inner.chance(0.34)) {
                  pen.rect(x + 0.015, -(row + 1) * unit + 0.015, (long - 0.03) * stretch, unit - 0.03);
                }
              }
            }
          },
          tone < 0.3 ? second : colour,
          tone,
          0.55,
        );
      }
      break;
    }
    case 'tiled':
      for (const tone of [0.3, 0.8]) {
        flat(
          painter,
          (pen) => {
            const inner = createRandom(deriveSeed(seed, tone));
            for (let y = -0.02; y > -1.5; y -= 0.2) {
              for (let x = first; x < right; x += 0.2) {
                if (inner.chance(0.45)) {
                  pen.rect(x + 0.008, y - 0.19, 0.184, 0.184);
                }
              }
            }
          },
          second,
          tone,
          0.45,
        );
      }
      flat(painter, standing(left, -1.5, width, 0.08), second, 0.1);
      flat(painter, standing(left, -1.54, width, 0.03), second, 1);
      skirting(painter, left, width, height, second);
      break;
    case 'metal':
    case 'concrete':
      for (let x = first; x < right; x += 1.6) {
        flat(painter, standing(x, 0, 0.04, height), colour, 0);
        flat(painter, standing(x + 0.04, 0, 0.03, height), colour, 1, 0.6);
        if (recipe.wall === 'metal') {
          flat(painter, standing(x + 0.22, -0.4, 1.2, height - 0.9, 0.1), second, random.between(0.3, 0.5), 0.6);
          flat(
            painter,
            (pen) => {
              for (const [bx, by] of [
                [0.14, 0.2],
                [1.5, 0.2],
                [0.14, height - 0.25],
                [1.5, height - 0.25],
              ] as const) {
                pen.moveTo(x + bx + 0.035, -by);
                pen.arc(x + bx, -by, 0.035, 0, 7);
                pen.closePath();
              }
            },
            colour,
            1,
          );
          if (random.chance(0.6)) {
            for (let bar = 0; bar < 4; bar++) {
              flat(painter, standing(x + 0.4, -height * 0.62 - bar * 0.12, 0.8, 0.05, 0.02), second, 0, 0.8);
            }
          }
        } else {
          for (const [bx, by] of [
            [0.3, 0.8],
            [1.2, 0.8],
            [0.3, 2],
            [1.2, 2],
          ] as const) {
            flat(painter, (pen) => pen.arc(x + bx, -by, 0.03, 0, 7), colour, 0, 0.7);
          }
        }
      }
      flat(
        painter,
        standing(left, -1.05, width, 0.1),
        recipe.wall === 'metal' ? painter.palette.accent : second,
        0.5,
        0.55,
      );
      skirting(painter, left, width, height, second);
      break;
    case 'planks':
      for (let x = first; x < right;) {
        const w = random.between(0.18, 0.34);
        flat(painter, standing(x, 0, w - 0.012, height), colour, random.between(0.2, 0.75), 0.75);
        if (random.chance(0.3)) {
          const y = -random.between(0.4, height - 0.3);
          flat(painter, (pen) => pen.ellipse(x + w / 2, y, 0.025, 0.05, 0, 0, 7), colour, 0, 0.7);
        }
        x += w;
      }
      break;
    case 'canvas':
      for (let x = first; x < right; x += 1.1) {
        flat(
          painter,
          (pen) => {
            pen.moveTo(x, 0.1);
            pen.quadraticCurveTo(x + 0.35, -height / 2, x + 0.1, -height);
            pen.lineTo(x + 0.55, -height);
            pen.quadraticCurveTo(x + 0.7, -height / 2, x + 0.6, 0.1);
            pen.closePath();
          },
          second,
          0.5,
          0.45,
        );
      }
      break;
    case 'drapes':
      for (let x = first; x < right; x += 0.42) {
        flat(
          painter,
          (pen) => {
            pen.moveTo(x, 0.1);
            pen.quadraticCurveTo(x + 0.1, -height / 2, x + 0.02, -height);
            pen.lineTo(x + 0.25, -height);
            pen.quadraticCurveTo(x + 0.2, -height / 2, x + 0.28, 0.1);
            pen.closePath();
          },
          colour,
          0.9,
          0.45,
        );
        flat(painter, standing(x + 0.3, 0, 0.1, height), colour, 0, 0.5);
      }
      flat(
        painter,
        (pen) => {
          for (let x = first; x < right; x += 1.4) {
            pen.moveTo(x, -height);
            pen.lineTo(x + 1.4, -height);
            pen.quadraticCurveTo(x + 0.7, -height + 1.1, x, -height);
            pen.closePath();
          }
        },
        second,
        0.6,
      );
      break;
    case 'columns':
      for (let x = first - 1; x < right; x += 3) {
        flat(painter, archway(x + 0.75, 0, 1.5, height * 0.72), second, 0.25, 0.8);
        flat(painter, archway(x + 0.85, 0, 1.3, height * 0.69), second, 0.05, 0.5);
        painter.form(standing(x - 0.28, -0.25, 0.56, height - 0.7), colour, { modelling: 1.1, line: 0.6 });
        for (const at of [-0.14, 0, 0.14]) {
          flat(painter, standing(x + at - 0.02, -0.3, 0.04, height - 0.85), colour, 0.1, 0.4);
        }
        painter.form(standing(x - 0.4, 0, 0.8, 0.28), colour);
        painter.form(
          outline(
            x - 0.28,
            -height + 0.46,
            x - 0.46,
            -height + 0.12,
            x + 0.46,
            -height + 0.12,
            x + 0.28,
            -height + 0.46,
          ),
          colour,
        );
      }
      skirting(painter, left, width, height, colour);
      break;
    case 'glass':
      for (let x = first; x < right; x += 1) {
        flat(painter, standing(x, 0, 0.07, height), second, 0.6);
      }
      for (let y = -0.9; y > -height; y -= 1.1) {
        flat(painter, standing(left, y, width, 0.06), second, 0.7);
      }
      break;
    case 'shoji':
      for (let x = first; x < right; x += 0.9) {
        painter.patch(
          standing(x + 0.05, -0.35, 0.8, height - 0.9),
          mix(NAMED_COLOURS.cream, painter.palette.lamp, 0.25),
          0.6,
        );
        for (let bar = 0; bar < 4; bar++) {
          flat(painter, standing(x + 0.05 + bar * 0.2, -0.35, 0.02, height - 0.9), second, 0.2);
        }
        for (let bar = 0; bar < 6; bar++) {
          flat(painter, standing(x, -0.35 - bar * ((height - 0.9) / 6), 0.9, 0.02), second, 0.2);
        }
        flat(painter, standing(x, 0, 0.07, height), second, 0.35);
      }
      flat(painter, standing(left, 0, width, 0.35), second, 0.45);
      flat(painter, standing(left, -height + 0.55, width, 0.1), second, 0.6);
      break;
    default:
      for (let stain = 0; stain < width * 1.5; stain++) {
        const [x, y, rx, ry] = [
          left + random.next() * width,
          -random.next() * height,
          random.between(0.2, 0.7),
          random.between(0.08, 0.3),
        ];
        flat(painter, (pen) => pen.ellipse(x, y, rx, ry, 0, 0, 7), colour, random.between(0.25, 0.8), 0.14);
      }
      skirting(painter, left, width, height, second);
  }
}
