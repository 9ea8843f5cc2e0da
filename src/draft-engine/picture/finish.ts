import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { css, mix, oklch } from './colour.ts';
import type { Surface, SurfaceFactory } from './drawing-surface.ts';
import type { Look } from './looks/look.ts';
import { drawTexture } from './looks/texture.ts';
import type { Palette } from './painter.ts';

export interface FinishScene {
  look: Look;
  palette: Palette;
  width: number;
  height: number;
  /** Centre of interest, pixels: the centre of the vignette. */
  centre: { x: number; y: number };
  seed: number;
}

/** Vignette and texture on one transparent surface, drawn over each frame at whole pixels, which is cheap. */
export function createFinishOverlay(scene: FinishScene, surfaces: SurfaceFactory): Surface | undefined {
  const { look, palette, width, height } = scene;
  if (look.vignette <= 0.01 && (look.texture === 'none' || look.textureStrength <= 0)) {
    return undefined;
  }
  const overlay = surfaces(width, height);
  const context = overlay.getContext('2d');
  if (look.vignette > 0.01) {
    const reach = Math.hypot(width, height) / 2;
    const x = scene.centre.x * 0.5 + width * 0.25;
    const y = scene.centre.y * 0.4 + height * 0.3;
    const dark = mix(palette.near, oklch(0.08, 0.02, 280), 0.55);
    const gradient = context.createRadialGradient(x, y, reach * 0.42, x, y, reach * 1.2);
    for (const [stop, share] of [
      [0, 0],
      [0.35, 0.12],
      [0.7, 0.5],
      [1, 1],
    ] as const) {
      gradient.addColorStop(stop, css(dark, share * look.vignette));
    }
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  }
  if (look.texture !== 'none' && look.textureStrength > 0) {
    drawTexture(overlay, look, createRandom(deriveSeed(scene.seed, 'texture')), surfaces);
  }
  return overlay;
}

/** Bloom from the bright parts, applied once per surface: drawn small, blurred and screened back. */
export function bloom(surface: Surface, strength: number, surfaces: SurfaceFactory): void {
  if (strength <= 0.01) {
    return;
  }
  const width = Math.max(1, surface.width >> 2);
  const height = Math.max(1, surface.height >> 2);
  const small = surfaces(width, height);
  const context = small.getContext('2d');
  context.filter = `blur(${(Math.min(width, height) * 0.045).toFixed(2)}px)`;
  context.drawImage(surface, 0, 0, width, height);
  context.filter = 'none';
  const target = surface.getContext('2d');
  target.save();
  target.resetTransform();
  target.globalCompositeOperation = 'soft-light';
  target.globalAlpha = Math.min(1, 0.5 * strength);
  target.drawImage(small, 0, 0, surface.width, surface.height);
  target.globalCompositeOperation = 'screen';
  target.globalAlpha = Math.min(1, 0.13 * strength);
  target.drawImage(small, 0, 0, surface.width, surface.height);
  target.restore();
}
