import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { isIndoor } from '../../story/place-spec.ts';
import { project } from '../camera.ts';
import { css, mix, NAMED_COLOURS } from '../colour.ts';
import type { StageScene } from './draw-actor.ts';
import type { Layer } from './layer.ts';

/** Places without snow cover or puddles: water is already there, or there is none at all. */
const BARE = /sea|ocean|under|reef|space|lake|river|cave|moon|planet|^sky$/;

function liesIn(scene: StageScene, weather: 'snow' | 'wet'): boolean {
  const { place, weather: now } = scene.drawing;
  if (isIndoor(place.kind) || BARE.test(place.kind)) {
    return false;
  }
  return weather === 'snow' ? now === 'snow' : now === 'rain' || now === 'storm';
}

/** Draws weather on the ground: a snow cover, or puddles that reflect the sky. */
export function coverGround(scene: StageScene, layer: Layer): void {
  const { palette, blocking, look, drawing } = scene;
  const context = layer.surface.getContext('2d');
  context.resetTransform();
  context.globalCompositeOperation = 'source-atop';
  if (liesIn(scene, 'snow')) {
    const top = (blocking.view.horizon - layer.top) * layer.resolution;
    const snow = look.colour(
      mix(
        mix(NAMED_COLOURS.white, palette.skyMiddle, 0.14),
        palette.ambient,
        drawing.timeOfDay === 'night' ? 0.55 : 0.1,
      ),
    );
    const cover = context.createLinearGradient(0, top, 0, layer.surface.height);
    cover.addColorStop(0, css(snow, 0.8));
    cover.addColorStop(0.5, css(snow, 0.66));
    cover.addColorStop(1, css(snow, 0.5));
    context.fillStyle = cover;
    context.fillRect(0, 0, layer.surface.width, layer.surface.height);
  } else if (liesIn(scene, 'wet')) {
    const random = createRandom(deriveSeed(drawing.place.seed, 'puddles'));
    const sky = look.colour(mix(palette.skyLow, palette.haze, 0.3));
    const lamp = look.colour(palette.lamp);
    const lit = drawing.timeOfDay === 'night' || drawing.timeOfDay === 'dusk';
    for (let index = 0; index < 26; index++) {
      const z = random.between(-3, 14);
      const at = project(blocking.view, random.between(-9, 9), 0, z);
      const half = random.between(0.35, 1.3) * at.pixelsPerMetre;
      const flat = Math.max(0.6, half * Math.min(0.3, ((at.y - blocking.view.horizon) / at.pixelsPerMetre) * 0.12));
      const own = lit && random.chance(0.35) ? lamp : sky;
      const x = (at.x - layer.left) * layer.resolution;
      const y = (at.y - layer.top) * layer.resolution;
      context.fillStyle = css(own, 0.26);
      context.beginPath();
      context.ellipse(x, y, half, flat, 0, 0, Math.PI * 2);
      context.ellipse(x + half * 0.7, y + flat * 0.5, half * 0.6, flat * 0.7, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(own, 0.4);
      context.beginPath();
      context.ellipse(x - half * 0.15, y - flat * 0.2, half * 0.55, flat * 0.3, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.globalCompositeOperation = 'source-over';
}

/** Draws snow on the upper edges of everything on a layer. */
export function coverEdges(scene: StageScene, layer: Layer, pixelsPerMetre: number): void {
  if (!liesIn(scene, 'snow')) {
    return;
  }
  const { palette, look, surfaces, drawing } = scene;
  const { width, height } = layer.surface;
  const thick = Math.max(1.5, Math.min(height * 0.02, 0.13 * pixelsPerMetre * layer.resolution));
  const caps = surfaces(width, height);
  const context = caps.getContext('2d');
  context.drawImage(layer.surface, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(layer.surface, 0, thick);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = css(
    look.colour(
      mix(
        mix(NAMED_COLOURS.white, palette.skyMiddle, 0.12),
        palette.ambient,
        drawing.timeOfDay === 'night' ? 0.45 : 0.05,
      ),
    ),
    0.9,
  );
  context.fillRect(0, 0, width, height);
  layer.surface.getContext('2d').drawImage(caps, 0, 0);
}
