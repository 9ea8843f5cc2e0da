import { createRandom } from '#src/shared/random.ts';
import type { ColourName } from '../../story/figure-spec.ts';
import type { PlaceSpec } from '../../story/place-spec.ts';
import { css, mix, NAMED_COLOURS as N, shade, type Colour } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { ellipse, polygon } from '../shape.ts';
import type { BackdropView, World } from '../world.ts';

/** A studio with an even ground, or a pattern that fills the frame. */
export function plainWorld({ plain, pattern, seed }: PlaceSpec, world: World): World {
  return {
    ...world,
    indoor: true,
    planes: [],
    drawGround: () => {},
    drawBackdrop: (painter, view) => {
      if (plain !== undefined) {
        fillPlain(painter, view, plain);
      }
      if (pattern !== undefined) {
        drawPattern(painter, view, { ...pattern, isOnPlain: plain !== undefined, seed });
      }
    },
  };
}

/** A wall that becomes the floor without an edge, lit in the middle. */
function fillPlain({ context, palette }: Painter, view: BackdropView, name: ColourName): void {
  const { width, height } = view;
  const colour = mix(N[name], palette.haze, 0.04);
  const light = context.createRadialGradient(
    width * 0.5,
    height * 0.45,
    0,
    width * 0.5,
    height * 0.5,
    Math.hypot(width, height) * 0.62,
  );
  light.addColorStop(0, css(shade(colour, name === 'black' ? 0.12 : 0.03)));
  light.addColorStop(1, css(shade(colour, name === 'white' ? -0.09 : -0.07)));
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

interface Pattern {
  kind: NonNullable<PlaceSpec['pattern']>['kind'];
  colours: readonly ColourName[];
  isOnPlain: boolean;
  seed: number;
}

function drawPattern(painter: Painter, view: BackdropView, pattern: Pattern): void {
  const colours = (pattern.colours.length > 0 ? pattern.colours : (['blue', 'orange', 'cream', 'rose'] as const)).map(
    (name) => N[name],
  );
  if (pattern.kind === 'badge') {
    drawBadge(painter, view, colours[0] as Colour);
    return;
  }
  if (!pattern.isOnPlain) {
    painter.context.fillStyle = css(mix(colours.at(-1) as Colour, N.cream, colours.length > 1 ? 0.72 : 0.85));
    painter.context.fillRect(0, 0, view.width, view.height);
  }
  if (pattern.kind === 'waves') {
    drawWaves(painter, view, colours, pattern.seed);
  } else {
    drawShapes(painter, view, colours, pattern.seed);
  }
}

/** A disc with a ring, as emblems have. */
function drawBadge(painter: Painter, { width, height }: BackdropView, colour: Colour): void {
  const radius = Math.min(width, height) * 0.4;
  const [x, y] = [width / 2, height / 2];
  painter.patch(ellipse(x, y, radius, radius), colour);
  painter.stroke((pen) => pen.ellipse(x, y, radius * 0.9, radius * 0.9, 0, 0, Math.PI * 2), N.cream, radius * 0.025);
  painter.patch(ellipse(x, y, radius * 0.84, radius * 0.84), mix(colour, N.cream, 0.8));
}

function drawWaves(painter: Painter, { width, height }: BackdropView, colours: readonly Colour[], seed: number): void {
  const random = createRandom(seed);
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const top = height * (0.08 + (row / rows) * 0.95);
    const colour = mix(
      colours[row % colours.length] as Colour,
      row % 2 === 0 ? N.white : N.navy,
      0.1 + (row % 3) * 0.16,
    );
    const phase = random.between(0, 6);
    const swing = height * random.between(0.05, 0.12);
    painter.form((pen) => {
      pen.moveTo(-10, height + 10);
      for (let step = 0; step <= 48; step++) {
        const x = (step / 48) * (width + 20) - 10;
        pen.lineTo(
          x,
          top + Math.sin((step / 48) * 7 + phase) * swing + Math.sin((step / 48) * 15 + phase) * swing * 0.24,
        );
      }
      pen.lineTo(width + 10, height + 10);
      pen.closePath();
    }, colour);
  }
}

function drawShapes(painter: Painter, { width, height }: BackdropView, colours: readonly Colour[], seed: number): void {
  const random = createRandom(seed);
  const size = Math.min(width, height);
  const toned = (index: number): Colour =>
    mix(
      colours[index % colours.length] as Colour,
      index % 3 === 0 ? N.cream : N.charcoal,
      index % 3 === 0 ? 0.12 : (index % 2) * 0.14,
    );
  for (let index = 0; index < 13; index++) {
    const big = index < 4 ? 0.3 : random.between(0.06, 0.17);
    const x = width * (index < 4 ? 0.16 + index * 0.23 : random.between(0.06, 0.94));
    const y = height * (index < 4 ? [0.34, 0.62, 0.38, 0.68][index]! : random.between(0.08, 0.92));
    const r = size * big;
    const angle = random.between(0, 3);
    const corners = (count: number): { x: number; y: number }[] =>
      Array.from({ length: count }, (_, at) => ({
        x: x + Math.cos(angle + (at / count) * Math.PI * 2) * r,
        y: y + Math.sin(angle + (at / count) * Math.PI * 2) * r,
      }));
    switch (index % 4) {
      case 0:
        painter.form(ellipse(x, y, r * 0.8, r * 0.8), toned(index), { round: true });
        break;
      case 1:
        painter.form(polygon(corners(3)), toned(index));
        break;
      case 2:
        painter.form(polygon(corners(4)), toned(index));
        break;
      default:
        painter.stroke((pen) => pen.arc(x, y, r * 0.7, angle, angle + Math.PI * 1.2), toned(index), r * 0.16);
    }
  }
}
