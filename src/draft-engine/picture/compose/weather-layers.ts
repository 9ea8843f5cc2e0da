import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { PlaceKind, Weather } from '../../story/place-spec.ts';
import { css, mix, shade, type Colour } from '../colour.ts';
import type { DrawingContext, Surface, SurfaceFactory } from '../drawing-surface.ts';
import type { Palette } from '../painter.ts';

export interface WeatherScene {
  weather: Weather;
  place: PlaceKind;
  indoor: boolean;
  palette: Palette;
  width: number;
  height: number;
  seed: number;
  /** 0 to 1: reduced between the lens and a close face. */
  amount: number;
  /** The look's colour mapping. */
  colour(colour: Colour): Colour;
}

/** Draws falling and drifting weather between camera and scene, at a moment. */
export type WeatherDrawing = (context: DrawingContext, seconds: number) => void;

/**
 * Creates the moving weather of a shot; undefined in still air. Repeats drawn tiles at whole pixels, which is cheap per
 * frame.
 */
export function createWeather(scene: WeatherScene, surfaces: SurfaceFactory): WeatherDrawing | undefined {
  if (scene.place === 'underwater') {
    return bubbles(scene, surfaces);
  }
  if (scene.indoor || scene.place === 'space' || scene.place === 'moon' || scene.place === 'cave') {
    return undefined;
  }
  switch (scene.weather) {
    case 'rain':
      return rain(scene, surfaces, 1, 0.13);
    case 'storm':
      return rain(scene, surfaces, 1.7, 0.32);
    case 'snow':
      return snow(scene, surfaces);
    case 'fog':
      return fog(scene, surfaces);
    case 'wind':
      return leaves(scene);
    default:
      return undefined;
  }
}

interface Falling {
  tile: Surface;
  speedX: number;
  speedY: number;
}

/** A tile of the frame's size that repeats in both directions. */
function tileOf(
  scene: WeatherScene,
  surfaces: SurfaceFactory,
  count: number,
  drawOne: (context: DrawingContext, x: number, y: number, random: Random) => void,
  seed: string,
): Surface {
  const tile = surfaces(scene.width, scene.height);
  const context = tile.getContext('2d');
  const random = createRandom(deriveSeed(scene.seed, 'weather', seed));
  for (let index = 0; index < count; index++) {
    const x = random.between(0, scene.width);
    const y = random.between(0, scene.height);
    const one = random.below(1 << 30);
    for (const dx of [0, -scene.width]) {
      for (const dy of [0, -scene.height]) {
        drawOne(context, x + dx, y + dy, createRandom(one));
      }
    }
  }
  return tile;
}

function drawFalling(
  context: DrawingContext,
  layers: readonly Falling[],
  seconds: number,
  width: number,
  height: number,
): void {
  for (const { tile, speedX, speedY } of layers) {
    const x = Math.round((((speedX * seconds) % width) + width) % width);
    const y = Math.round((((speedY * seconds) % height) + height) % height);
    for (const dx of [0, -width]) {
      for (const dy of [0, -height]) {
        if (x + dx < width && y + dy < height) {
          context.drawImage(tile, x + dx, y + dy);
        }
      }
    }
  }
}

function rain(scene: WeatherScene, surfaces: SurfaceFactory, amount: number, lean: number): WeatherDrawing {
  const { width, height } = scene;
  const unit = Math.min(width, height) / 720;
  const colour = scene.colour(mix(scene.palette.skyLow, { L: 1, a: 0, b: 0 }, 0.45));
  const layers = [0.55, 1].map((near, layer): Falling => ({
    tile: tileOf(
      scene,
      surfaces,
      Math.round((near < 1 ? 240 : 110) * amount),
      (context, x, y, random) => {
        const length = unit * random.between(26, 60) * (0.6 + near);
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x - lean * length, y + length);
        context.lineWidth = unit * (0.7 + near * 0.9);
        context.lineCap = 'round';
        context.strokeStyle = css(colour, random.between(0.12, 0.32) * (0.5 + near * 0.4));
        context.stroke();
      },
      `rain${layer}`,
    ),
    speedX: -lean * unit * 1500 * near,
    speedY: unit * 1500 * near,
  }));
  const flashes = scene.weather === 'storm' ? flashTimes(scene.seed) : [];
  return (context, seconds) => {
    drawFalling(context, layers, seconds, width, height);
    const flash = flashes.reduce((sum, time) => sum + lightning(seconds - time), 0);
    if (flash > 0.01) {
      context.save();
      context.globalCompositeOperation = 'screen';
      context.fillStyle = css(scene.colour({ L: 0.95, a: -0.01, b: -0.03 }), Math.min(0.5, flash));
      context.fillRect(0, 0, width, height);
      context.restore();
    }
  };
}

function flashTimes(seed: number): number[] {
  const random = createRandom(deriveSeed(seed, 'lightning'));
  const times: number[] = [];
  for (let time = random.between(0.7, 2.4); time < 40; time += random.between(3.2, 7)) {
    times.push(time);
  }
  return times;
}

/** Two flashes and a decay, at most three flashes a second. */
function lightning(since: number): number {
  if (since < 0 || since > 0.8) {
    return 0;
  }
  const beat = (from: number, height: number): number => (since < from ? 0 : height * Math.exp(-(since - from) * 9));
  return Math.max(beat(0, 0.34), beat(0.36, 0.24));
}

function snow(scene: WeatherScene, surfaces: SurfaceFactory): WeatherDrawing {
  const { width, height } = scene;
  const unit = Math.min(width, height) / 720;
  const white = scene.colour(mix({ L: 0.98, a: 0, b: 0 }, scene.palette.key, 0.25));
  const layers = [
    { size: 1.4, count: 260, speed: 46 },
    { size: 2.6, count: 120, speed: 78 },
    { size: 6, count: 26, speed: 140 },
  ].map(({ size, count, speed }, layer): Falling => ({
    tile: tileOf(
      scene,
      surfaces,
      Math.round(count * scene.amount),
      (context, x, y, random) => {
        const radius = unit * size * random.between(0.6, 1.2);
        const soft = context.createRadialGradient(x, y, radius * 0.2, x, y, radius);
        soft.addColorStop(0, css(white, layer === 2 ? 0.5 : 0.85));
        soft.addColorStop(1, css(white, 0));
        context.fillStyle = soft;
        context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      },
      `snow${layer}`,
    ),
    speedX: unit * speed * 0.22 * (layer === 1 ? -1 : 1),
    speedY: unit * speed,
  }));
  return (context, seconds) => drawFalling(context, layers, seconds, width, height);
}

function fog(scene: WeatherScene, surfaces: SurfaceFactory): WeatherDrawing {
  const { width, height } = scene;
  const colour = scene.colour(mix(scene.palette.haze, scene.palette.skyLow, 0.3));
  const layers = [0, 1].map((layer): Falling => ({
    tile: tileOf(
      scene,
      surfaces,
      9,
      (context, x, y, random) => {
        const wide = width * random.between(0.2, 0.4);
        const middle = height * (0.66 + 0.3 * (y / height < 0 ? y / height + 1 : y / height));
        context.save();
        context.translate(x, middle);
        context.scale(1, 0.2);
        const soft = context.createRadialGradient(0, 0, 0, 0, 0, wide);
        soft.addColorStop(0, css(colour, 0.24 * scene.amount));
        soft.addColorStop(1, css(colour, 0));
        context.fillStyle = soft;
        context.fillRect(-wide, -wide, wide * 2, wide * 2);
        context.restore();
      },
      `fog${layer}`,
    ),
    speedX: (width / 1280) * (layer ? -16 : 26),
    speedY: 0,
  }));
  return (context, seconds) => drawFalling(context, layers, seconds, width, height);
}

function bubbles(scene: WeatherScene, surfaces: SurfaceFactory): WeatherDrawing {
  const { width, height } = scene;
  const unit = Math.min(width, height) / 720;
  const light = scene.colour(mix(scene.palette.skyLow, { L: 1, a: 0, b: 0 }, 0.5));
  const layers = [1, 2].map((near): Falling => ({
    tile: tileOf(
      scene,
      surfaces,
      near === 1 ? 46 : 16,
      (context, x, y, random) => {
        const radius = unit * near * random.between(1.2, 4);
        context.beginPath();
        context.arc(x, y, radius, 0, Math.PI * 2);
        context.fillStyle = css(light, 0.12);
        context.fill();
        context.lineWidth = unit * 0.8;
        context.strokeStyle = css(light, 0.4);
        context.stroke();
      },
      `bubbles${near}`,
    ),
    speedX: unit * 6 * (near === 1 ? 1 : -1),
    speedY: -unit * 34 * near,
  }));
  return (context, seconds) => drawFalling(context, layers, seconds, width, height);
}

function leaves(scene: WeatherScene): WeatherDrawing {
  const { width, height } = scene;
  const unit = Math.min(width, height) / 720;
  const random = createRandom(deriveSeed(scene.seed, 'leaves'));
  const all = Array.from({ length: 26 }, () => ({
    x: random.between(0, 1),
    y: random.between(0.05, 0.95),
    size: unit * random.between(4, 11),
    speed: random.between(0.12, 0.34),
    phase: random.between(0, 6.28),
    colour: css(
      scene.colour(
        mix(
          scene.palette.accent,
          random.chance(0.5) ? scene.palette.ground : shade(scene.palette.near, 0.15),
          random.between(0.2, 0.8),
        ),
      ),
      0.85,
    ),
  }));
  return (context, seconds) => {
    for (const leaf of all) {
      const x = (((leaf.x + leaf.speed * seconds) % 1.1) - 0.05) * width;
      const y = leaf.y * height + Math.sin(seconds * 2.1 + leaf.phase) * unit * 34;
      const turn = seconds * 3 + leaf.phase;
      const flat = 0.25 + 0.35 * Math.abs(Math.sin(turn));
      context.beginPath();
      context.ellipse(x, y, leaf.size, leaf.size * flat, turn * 0.6, 0, Math.PI * 2);
      context.fillStyle = leaf.colour;
      context.fill();
    }
  };
}
