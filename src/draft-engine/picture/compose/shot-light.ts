import type { Weather } from '../../story/place-spec.ts';
import { project, type CameraView } from '../camera.ts';
import type { World } from '../world.ts';

const STRENGTH: Readonly<Record<Weather, number>> = {
  clear: 1,
  wind: 0.95,
  cloudy: 0.62,
  snow: 0.7,
  rain: 0.5,
  storm: 0.45,
  fog: 0.45,
};

export interface ScreenLight {
  x: number;
  y: number;
  strength: number;
}

/** Position of the key light on the frame, pixels (may be outside it). */
export function keyLightOnScreen(world: World, view: CameraView): { x: number; y: number } {
  const light = world.keyLight;
  if (light.kind === 'lamp') {
    return project(view, light.x, light.y, light.z);
  }
  return { x: view.centreX + light.side * view.focal, y: view.horizon - light.elevation * view.focal };
}

/** The light direction at a point. Never exactly from above, so that forms are always modelled. */
export function lightOn(world: World, view: CameraView, weather: Weather, at: { x: number; y: number }): ScreenLight {
  const source = keyLightOnScreen(world, view);
  let x = source.x - at.x;
  let y = source.y - at.y;
  const length = Math.hypot(x, y) || 1;
  x /= length;
  y /= length;
  if (y > -0.25) {
    y = -0.25;
  }
  const side = world.keyLight.kind === 'sky' ? Math.sign(world.keyLight.side) || 1 : Math.sign(x) || 1;
  if (Math.abs(x) < 0.5) {
    x = side * 0.5;
  }
  return { x, y, strength: world.indoor ? 0.95 : STRENGTH[weather] };
}

/** How far one sees where the air is not clear, metres. */
const SIGHT_METRES: Partial<Readonly<Record<Weather, number>>> = { fog: 18, snow: 42, rain: 42, storm: 42 };

/** Strength of the haze at a depth, 0 to 1. */
export function hazeAt(z: number, indoor: boolean, weather: Weather): number {
  if (z <= 0) {
    return 0;
  }
  if (z === Infinity) {
    return 0.9;
  }
  if (indoor) {
    return Math.min(0.2, z * 0.012);
  }
  const sight = SIGHT_METRES[weather] ?? 75;
  return Math.min(0.88, 0.88 * (1 - Math.exp(-z / sight)));
}
