import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { outline, standing, tapered } from '../outlines.ts';
import type { Part } from '../part.ts';

export type LampKind = 'pendant' | 'tube' | 'chandelier' | 'lantern' | 'spot' | 'bulb' | 'panel' | 'candles' | 'none';

/** A lamp that hangs from a ceiling; its origin is where the lamp itself is, the cable runs up `cable` metres. */
export function hangingLamp(kind: LampKind, cable: number, colour: Colour): Part {
  return {
    width: 2,
    height: cable + 0.4,
    below: 0.6,
    draw(painter) {
      const { palette } = painter;
      const lit = painter.lampsLit;
      const glass = lit ? mix(palette.lamp, NAMED_COLOURS.white, 0.35) : mix(palette.skyLow, NAMED_COLOURS.cream, 0.5);
      const wire = mix(oklch(0.3, 0.02, 270), palette.ambient, 0.3);
      if (kind === 'none') {
        return;
      }
      if (kind === 'tube' || kind === 'panel') {
        for (const x of [-0.5, 0.5]) {
          painter.stroke(
            (pen) => {
              pen.moveTo(x, -cable);
              pen.lineTo(x, -0.06);
            },
            wire,
            0.015,
          );
        }
        painter.form(standing(-0.75, 0, 1.5, 0.1, 0.03), oklch(0.75, 0.01, 240));
        painter.form(standing(-0.7, 0.05, 1.4, 0.06, 0.03), glass, { luminous: lit, line: 0 });
        if (lit) {
          painter.glow(0, 0.1, 2.2, mix(palette.lamp, NAMED_COLOURS.white, 0.5), 0.42);
        }
        return;
      }
      painter.stroke(
        (pen) => {
          pen.moveTo(0, -cable);
          pen.lineTo(0, -0.1);
        },
        wire,
        0.02,
      );
      if (kind === 'chandelier' || kind === 'candles') {
        painter.form(tapered(0, 0.1, 0.08, 0, -0.5, 0.14), NAMED_COLOURS.gold);
        for (let arm = -3; arm <= 3; arm++) {
          if (arm === 0) {
            continue;
          }
          const x = arm * 0.24;
          painter.stroke(
            (pen) => {
              pen.moveTo(0, -0.1);
              pen.quadraticCurveTo(x * 0.5, 0.2, x, -0.04);
            },
            mix(NAMED_COLOURS.gold, palette.ambient, 0.25),
            0.03,
          );
          painter.form(standing(x - 0.025, -0.04, 0.05, 0.14), NAMED_COLOURS.cream, { line: 0.4 });
          painter.form(
            (pen) => {
              pen.ellipse(x, -0.24, 0.025, 0.055, 0, 0, 7);
            },
            glass,
            { luminous: true, line: 0 },
          );
          if (lit) {
            painter.glow(x, -0.24, 0.35, palette.lamp, 0.6);
          }
        }
        if (lit) {
          painter.glow(0, -0.1, 3, palette.lamp, 0.45);
        }
        return;
      }
      if (kind === 'bulb' || kind === 'lantern') {
        if (kind === 'lantern') {
          painter.form(outline(-0.13, 0.24, -0.16, -0.1, 0.16, -0.1, 0.13, 0.24), glass, { luminous: lit });
          painter.form(outline(-0.2, -0.1, 0, -0.26, 0.2, -0.1), oklch(0.35, 0.03, 60));
          painter.form(standing(-0.16, 0.29, 0.32, 0.06), oklch(0.35, 0.03, 60));
        } else {
          painter.form(standing(-0.04, 0, 0.08, 0.1), oklch(0.35, 0.02, 60));
          painter.form((pen) => pen.arc(0, 0.08, 0.1, 0, 7), glass, { luminous: lit });
        }
        if (lit) {
          painter.glow(0, 0.08, 2.6, palette.lamp, 0.55);
          painter.glow(0, 0.08, 0.6, palette.lamp, 0.7);
        }
        return;
      }
      if (lit) {
        painter.glow(0, 0.14, 2.7, palette.lamp, 0.55);
      }
      painter.form(
        (pen) => {
          pen.moveTo(-0.34, 0.1);
          pen.bezierCurveTo(-0.32, -0.14, -0.12, -0.2, -0.06, -0.26);
          pen.lineTo(0.06, -0.26);
          pen.bezierCurveTo(0.12, -0.2, 0.32, -0.14, 0.34, 0.1);
          pen.closePath();
        },
        kind === 'spot' ? oklch(0.3, 0.02, 270) : colour,
      );
      painter.form(
        (pen) => {
          pen.ellipse(0, 0.1, 0.34, 0.06, 0, 0, 7);
        },
        lit ? glass : shade(colour, -0.15),
        { luminous: lit, line: 0.4 },
      );
      if (lit) {
        painter.patch(outline(-0.32, 0.12, 0.32, 0.12, 1.15, 2.2, -1.15, 2.2), palette.lamp, 0.06);
      }
    },
  };
}
