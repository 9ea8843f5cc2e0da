import { deriveSeed } from '#src/shared/random.ts';
import { css, mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { GroundView, World } from '../../world.ts';
import { toned } from '../tones.ts';
import { drawCarpet } from './carpet.ts';
import { drawBoards, drawTatami, drawTiles } from './floors.ts';
import { drawGrass, drawLeaves, drawStraw } from './grass.ts';
import { regionShape } from './ground-geometry.ts';
import type { GroundBrush, GroundKind, GroundLayer } from './ground-layer.ts';
import { drawCraters, drawPebbles, drawRipples, drawRocky, drawSparkle } from './loose-ground.ts';
import { drawAsphalt, drawCobbles, drawDeck, drawPaving, drawRails } from './street-ground.ts';
import { drawWater } from './water.ts';

const BRUSHES: Readonly<Record<GroundKind, (brush: GroundBrush) => void>> = {
  grass: (brush) => drawGrass(brush, 0),
  meadow: (brush) => drawGrass(brush, 1),
  sand: drawRipples,
  snow: drawSparkle,
  rock: drawRocky,
  dirt: drawPebbles,
  mud: drawPebbles,
  asphalt: drawAsphalt,
  paving: drawPaving,
  cobbles: drawCobbles,
  boards: drawBoards,
  tiles: drawTiles,
  carpet: drawCarpet,
  deck: drawDeck,
  water: drawWater,
  ice: drawWater,
  concrete: drawPaving,
  straw: drawStraw,
  tatami: drawTatami,
  moon: drawCraters,
  seabed: drawRipples,
  leaves: drawLeaves,
  rails: drawRails,
  cloudtop: drawSparkle,
};

/** How far one sees before the ground is lost in haze, metres. */
const SIGHT = { indoor: 60, outdoor: 70, fog: 18 } as const;

/**
 * Draws the ground's layers one over the other in screen space: a base that runs into the haze, darker towards the
 * viewer, brighter under the light; then the texture of its kind.
 */
export function drawGroundLayers(
  painter: Painter,
  view: GroundView,
  layers: readonly GroundLayer[],
  options: { seed: number; light: World['keyLight']; indoor: boolean; fog: boolean },
): void {
  const { palette, context } = painter;
  const outdoor = options.fog ? SIGHT.fog : SIGHT.outdoor;
  const sight = options.indoor ? SIGHT.indoor : outdoor;
  const haze = (z: number): number =>
    Math.min(0.9, (options.indoor ? 0 : 0.86) * (1 - Math.exp(-Math.max(0, z) / sight)));
  layers.forEach((layer, index) => {
    const seed = deriveSeed(options.seed, 'ground', index, layer.kind);
    const own = options.indoor ? layer.colour : mix(layer.colour, palette.ground, 0.35);
    const colour = (light: number): Colour => toned(palette, own, light);
    const coloured = (light: number, z: number): Colour => mix(colour(light), palette.haze, haze(z));
    const shape = regionShape(view, layer.region ?? {}, seed);
    const brush: GroundBrush = { painter, view, layer, seed, light: options.light, shape, colour, coloured };
    painter.within(shape, () => {
      const top = Math.max(-view.height, view.horizon);
      const base = context.createLinearGradient(0, top, 0, Math.max(top + 1, view.height));
      for (const share of [0, 0.03, 0.1, 0.25, 0.5, 0.8, 1]) {
        const y = top + (view.height - top) * share;
        const metres = view.project(0, 0);
        const focal = metres.pixelsPerMetre;
        const below = Math.max(0.5, y - view.horizon);
        const z = Math.min(3000, ((1.5 * focal) / below - 1) * 7);
        const dusk = share > 0.5 ? (share - 0.5) * 0.28 : 0;
        base.addColorStop(share, css(shade(coloured(0.62 - share * 0.2, z), -dusk)));
      }
      context.fillStyle = base;
      context.fillRect(0, Math.min(0, top), view.width, view.height * 2);
      drawPool(brush);
      BRUSHES[layer.kind](brush);
    });
  });
}

/** The place where the light falls: under the sun's column, or round under a lamp. */
function drawPool({ painter, view, light, colour }: GroundBrush): void {
  const { palette, context } = painter;
  const x =
    light.kind === 'sky' ? view.width / 2 + light.side * view.pixelsPerRadian : view.project(light.x, light.z).x;
  const y = light.kind === 'sky' ? view.horizon : view.project(light.x, light.z).y;
  const radius = light.kind === 'sky' ? view.width * 0.55 : view.project(light.x, light.z).pixelsPerMetre * 3.2;
  context.save();
  context.translate(x, y);
  context.scale(1, light.kind === 'sky' ? 0.45 : 0.34);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, Math.max(1, radius));
  const tone = mix(colour(0.9), palette.key, 0.45);
  const strength = light.kind === 'sky' ? 0.5 : 0.42;
  gradient.addColorStop(0, css(tone, strength));
  gradient.addColorStop(0.5, css(tone, strength * 0.4));
  gradient.addColorStop(1, css(tone, 0));
  context.fillStyle = gradient;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
  context.restore();
}
