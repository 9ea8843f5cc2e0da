import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { outline, standing, tapered } from '../outlines.ts';
import type { Part } from '../part.ts';

export type LampKind = 'pendant' | 'tube' | 'chandelier' | 'lantern' | 'spot' | 'bulb' | 'panel' | 'candles' | 'none';

/** A lamp about to be drawn. */
interface Lamp {
  lit: boolean;
  /** Metres up to the ceiling. */
  cable: number;
  colour: Colour;
  /** Colours of what shines and of its wire. */
  glass: Colour;
  wire: Colour;
}
type DrawLamp = (painter: Painter, lamp: Lamp) => void;

const IRON = oklch(0.35, 0.03, 60);
const LAMPS: Readonly<Record<LampKind, DrawLamp>> = {
  none: () => undefined,
  tube: drawTube,
  panel: drawTube,
  chandelier: drawChandelier,
  candles: drawChandelier,
  lantern: drawLantern,
  bulb: drawBulb,
  pendant: drawBell,
  spot: (painter, lamp) => drawBell(painter, lamp, oklch(0.3, 0.02, 270)),
};

/** A lamp that hangs from a ceiling; its origin is where the lamp itself is, the cable runs up `cable` metres. */
export function hangingLamp(kind: LampKind, cable: number, colour: Colour): Part {
  return {
    width: 2,
    height: cable + 0.4,
    below: 0.6,
    draw(painter) {
      const { palette, lampsLit: lit } = painter;
      LAMPS[kind](painter, {
        lit,
        cable,
        colour,
        glass: lit ? mix(palette.lamp, NAMED_COLOURS.white, 0.35) : mix(palette.skyLow, NAMED_COLOURS.cream, 0.5),
        wire: mix(oklch(0.3, 0.02, 270), palette.ambient, 0.3),
      });
    },
  };
}

/** Where a wire hangs, down to where, and how thick it is. */
interface Stretch {
  x: number;
  foot: number;
  width: number;
}
const CABLE: Stretch = { x: 0, foot: -0.1, width: 0.02 };

function drawWire(painter: Painter, { cable, wire }: Lamp, { x, foot, width }: Stretch): void {
  painter.stroke(
    (pen) => {
      pen.moveTo(x, -cable);
      pen.lineTo(x, foot);
    },
    wire,
    width,
  );
}

function drawTube(painter: Painter, lamp: Lamp): void {
  const { lit, glass } = lamp;
  for (const x of [-0.5, 0.5]) {
    drawWire(painter, lamp, { x, foot: -0.06, width: 0.015 });
  }
  painter.form(standing(-0.75, 0, 1.5, 0.1, 0.03), oklch(0.75, 0.01, 240));
  painter.form(standing(-0.7, 0.05, 1.4, 0.06, 0.03), glass, { luminous: lit, line: 0 });
  if (lit) {
    painter.glow(0, 0.1, 2.2, mix(painter.palette.lamp, NAMED_COLOURS.white, 0.5), 0.42);
  }
}

function drawChandelier(painter: Painter, lamp: Lamp): void {
  drawWire(painter, lamp, CABLE);
  painter.form(tapered(0, 0.1, 0.08, 0, -0.5, 0.14), NAMED_COLOURS.gold);
  for (const arm of [-3, -2, -1, 1, 2, 3]) {
    drawCandle(painter, lamp, arm * 0.24);
  }
  if (lamp.lit) {
    painter.glow(0, -0.1, 3, painter.palette.lamp, 0.45);
  }
}

/** A candle at the end of its arm. */
function drawCandle(painter: Painter, { lit, glass }: Lamp, x: number): void {
  const { palette } = painter;
  painter.stroke(
    (pen) => {
      pen.moveTo(0, -0.1);
      pen.quadraticCurveTo(x * 0.5, 0.2, x, -0.04);
    },
    mix(NAMED_COLOURS.gold, palette.ambient, 0.25),
    0.03,
  );
  painter.form(standing(x - 0.025, -0.04, 0.05, 0.14), NAMED_COLOURS.cream, { line: 0.4 });
  painter.form((pen) => pen.ellipse(x, -0.24, 0.025, 0.055, 0, 0, 7), glass, { luminous: true, line: 0 });
  if (lit) {
    painter.glow(x, -0.24, 0.35, palette.lamp, 0.6);
  }
}

function drawLantern(painter: Painter, lamp: Lamp): void {
  drawWire(painter, lamp, CABLE);
  painter.form(outline(-0.13, 0.24, -0.16, -0.1, 0.16, -0.1, 0.13, 0.24), lamp.glass, { luminous: lamp.lit });
  painter.form(outline(-0.2, -0.1, 0, -0.26, 0.2, -0.1), IRON);
  painter.form(standing(-0.16, 0.29, 0.32, 0.06), IRON);
  glowAround(painter, lamp);
}

function drawBulb(painter: Painter, lamp: Lamp): void {
  drawWire(painter, lamp, CABLE);
  painter.form(standing(-0.04, 0, 0.08, 0.1), oklch(0.35, 0.02, 60));
  painter.form((pen) => pen.arc(0, 0.08, 0.1, 0, 7), lamp.glass, { luminous: lamp.lit });
  glowAround(painter, lamp);
}

function glowAround(painter: Painter, { lit }: Lamp): void {
  if (lit) {
    painter.glow(0, 0.08, 2.6, painter.palette.lamp, 0.55);
    painter.glow(0, 0.08, 0.6, painter.palette.lamp, 0.7);
  }
}

/** A lamp under a shade like a bell, whose light falls in a cone. */
function drawBell(painter: Painter, lamp: Lamp, outside = lamp.colour): void {
  const { lit, glass, colour } = lamp;
  const { palette } = painter;
  drawWire(painter, lamp, CABLE);
  if (lit) {
    painter.glow(0, 0.14, 2.7, palette.lamp, 0.55);
  }
  painter.form((pen) => {
    pen.moveTo(-0.34, 0.1);
    pen.bezierCurveTo(-0.32, -0.14, -0.12, -0.2, -0.06, -0.26);
    pen.lineTo(0.06, -0.26);
    pen.bezierCurveTo(0.12, -0.2, 0.32, -0.14, 0.34, 0.1);
    pen.closePath();
  }, outside);
  painter.form((pen) => pen.ellipse(0, 0.1, 0.34, 0.06, 0, 0, 7), lit ? glass : shade(colour, -0.15), {
    luminous: lit,
    line: 0.4,
  });
  if (lit) {
    painter.patch(outline(-0.32, 0.12, 0.32, 0.12, 1.15, 2.2, -1.15, 2.2), palette.lamp, 0.06);
  }
}
