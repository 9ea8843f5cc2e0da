import type { Surface, SurfaceFactory } from '../picture/drawing-surface.ts';

const STEPS = 28;

/** Puts the white border of a die-cut sticker around what a surface shows. */
export function cutOutline(surface: Surface, surfaces: SurfaceFactory, width = 0.016): Surface {
  const { width: across, height: down } = surface;
  const solid = surfaces(across, down);
  const ink = solid.getContext('2d');
  const distance = width * across;
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * Math.PI * 2;
    ink.drawImage(surface, Math.cos(angle) * distance, Math.sin(angle) * distance);
  }
  // Twice, so that what is faint at the edge is white too.
  ink.drawImage(solid, 0, 0);
  ink.globalCompositeOperation = 'source-in';
  ink.fillStyle = '#ffffff';
  ink.fillRect(0, 0, across, down);
  ink.globalCompositeOperation = 'source-over';
  ink.drawImage(surface, 0, 0);
  return solid;
}
