import { createCanvas } from '@napi-rs/canvas';
import { project, scaleAt, type CameraView } from '#src/draft-engine/picture/camera.ts';
import { createPainter } from '#src/draft-engine/picture/create-painter.ts';
import type { DrawingContext } from '#src/draft-engine/picture/drawing-surface.ts';
import { findLook } from '#src/draft-engine/picture/looks/look-table.ts';
import { createPalette } from '#src/draft-engine/picture/palettes.ts';
import type { GroundView } from '#src/draft-engine/picture/world.ts';
import { createWorld } from '#src/draft-engine/picture/worlds/create-world.ts';
import { isIndoor, type PlaceSpec, type TimeOfDay, type Weather } from '#src/draft-engine/story/place-spec.ts';

const look = findLook('gouache');
const WIDTH = 96;
const HEIGHT = 54;

/** An empty place as pixels, small, seen by a camera in the street or the room. */
export function drawPlace(
  place: PlaceSpec,
  timeOfDay: TimeOfDay,
  weather: Weather,
  { width, height } = { width: WIDTH, height: HEIGHT },
): Uint8ClampedArray {
  const palette = createPalette({
    timeOfDay,
    weather,
    indoor: isIndoor(place.kind),
    emotion: 'neutral',
    tension: 0,
    seed: 1,
  });
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d') as unknown as DrawingContext;
  const view: CameraView = {
    x: 0,
    height: 1.5,
    distance: 6.5,
    focal: Math.max(width * 0.7, height * 1.1),
    centreX: width / 2,
    horizon: height * 0.55,
    roll: 0,
  };
  const world = createWorld(place, {
    timeOfDay,
    weather,
    palette,
    halfWidthMetres: width / 2 / scaleAt(view, 0),
    aspect: width / height,
  });
  const painterAt = (pixel: number) =>
    createPainter({
      context,
      palette,
      look,
      light: { x: 0.5, y: -0.8, strength: 1 },
      seed: 1,
      pixel,
      lampsLit: world.lamps > 0.3,
    });
  const ground: GroundView = {
    width,
    height,
    horizon: view.horizon,
    pixelsPerRadian: view.focal,
    seconds: 0,
    nearestZ: (1.5 * view.focal) / (height - view.horizon) - view.distance,
    project: (x, z) => project(view, x, 0, z),
  };
  world.drawBackdrop(painterAt(1), ground);
  world.drawGround(painterAt(1), ground);
  for (const plane of [...world.planes].sort((a, b) => b.z - a.z)) {
    const foot = project(view, 0, 0, plane.z);
    context.save();
    context.translate(foot.x, foot.y);
    context.scale(foot.pixelsPerMetre, foot.pixelsPerMetre);
    plane.draw(painterAt(1 / foot.pixelsPerMetre));
    context.restore();
  }
  return context.getImageData(0, 0, width, height).data as Uint8ClampedArray;
}

/** How far two pictures of one size are from each other: the mean difference of a channel, 0 to 255. */
export function pictureDistance(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  let sum = 0;
  for (let index = 0; index < first.length; index++) {
    sum += Math.abs((first[index] ?? 0) - (second[index] ?? 0));
  }
  return sum / first.length;
}
