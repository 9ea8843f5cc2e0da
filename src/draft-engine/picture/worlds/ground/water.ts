import { css, mix, shade } from '../../colour.ts';
import { ToneBatches, visitCells } from './ground-geometry.ts';
import type { GroundBrush } from './ground-layer.ts';

/** Water: the sky upside down, flat ellipses that widen towards the viewer and crowd under the light. */
export function drawWater(brush: GroundBrush): void {
  const { painter, view, light, seed, layer } = brush;
  const { palette, context } = painter;
  const ice = layer.kind === 'ice';
  const far = layer.region?.far;
  const top = far === undefined ? view.horizon : view.project(0, far).y;
  const gradient = context.createLinearGradient(0, top, 0, Math.max(top + 1, view.height));
  const deep = mix(mix(layer.colour, palette.ambient, 0.45), palette.skyTop, 0.35);
  gradient.addColorStop(0, css(mix(mix(palette.skyLow, palette.haze, 0.5), layer.colour, 0.3)));
  gradient.addColorStop(0.16, css(mix(mix(palette.skyMiddle, layer.colour, 0.4), palette.haze, 0.12)));
  gradient.addColorStop(0.5, css(mix(palette.skyMiddle, deep, 0.65)));
  gradient.addColorStop(1, css(shade(deep, -0.04)));
  context.fillStyle = gradient;
  context.fillRect(0, Math.min(0, top), view.width, view.height * 2);
  const sunX = light.kind === 'sky' ? view.width / 2 + light.side * view.pixelsPerRadian : view.width / 2;
  const waves = new ToneBatches(3);
  const darks = new ToneBatches(2);
  const glints = new ToneBatches(2);
  const bounds = layer.region?.near === undefined ? {} : { near: layer.region.near - (layer.region.wobble ?? 0) };
  const drift = painter.seconds * 0.35;
  visitCells(view, { ...bounds, seed, far: far ?? 420, spacing: 0.55, across: 1.5 }, (x, z, random) => {
    const phase = random.between(0, Math.PI * 2);
    const at = view.project(x + Math.sin(drift + phase) * 0.12, z);
    const half = at.pixelsPerMetre * random.between(0.25, 0.75) * (1 + Math.max(0, z) / 30);
    const thin = Math.max(0.4, Math.min(half * 0.11, at.pixelsPerMetre * random.between(0.025, 0.05)));
    const swell = 0.75 + 0.25 * Math.sin(drift * 2 + phase);
    const trace =
      (wide: number, thick: number) =>
      (pen: {
        moveTo(x: number, y: number): void;
        ellipse(x: number, y: number, rx: number, ry: number, rotation: number, start: number, end: number): void;
        closePath(): void;
      }): void => {
        pen.moveTo(at.x + wide, at.y);
        pen.ellipse(at.x, at.y, wide, thick, 0, 0, Math.PI * 2);
        pen.closePath();
      };
    const column = view.pixelsPerRadian * 0.035 + (at.y - top) * 0.34;
    const near = Math.exp(-(((at.x - sunX) / column) ** 2));
    if (random.next() < near * 0.95) {
      glints.add(random.next(), trace(half * (0.3 + near * 0.5) * swell, thin * 1.2));
    } else if (random.chance(0.45)) {
      waves.add(random.next(), trace(half * swell, thin));
    } else {
      darks.add(random.next(), trace(half * 1.2, thin * 1.3));
    }
  });
  darks.flush((shape, tone) => painter.patch(shape, mix(deep, palette.near, tone * 0.3), ice ? 0.15 : 0.3));
  waves.flush((shape, tone) =>
    painter.patch(shape, mix(mix(palette.skyMiddle, palette.skyLow, tone), palette.key, 0.15), ice ? 0.35 : 0.32),
  );
  glints.flush((shape, tone) => painter.patch(shape, mix(palette.sun, palette.key, tone * 0.6), 0.75));
}
