import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { Look } from './look.ts';

const gouache: Look = {
  fill: 'gradient', line: 'none', lineWidth: 0, rim: 0.8, modelling: 1, glow: 1, shadow: 1, colour: (colour) => colour, palette: (palette) => palette,
  groundPass: 'none', framePass: 'none', texture: 'grain', textureStrength: 0.09, vignette: 0.5, bloom: 1, depthOfField: 1,
};

const LOOK_TABLE: Partial<Record<LookId, Look>> = { gouache };

/** How a look paints. */
export function findLook(id: LookId): Look {
  return LOOK_TABLE[id] ?? gouache;
}
