import { deriveSeed } from '#src/shared/random.ts';
import type { Weather } from '../../../story/place-spec.ts';
import { css, mix, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { BackdropView, World, WorldConditions } from '../../world.ts';
import { drawAurora } from './aurora.ts';
import { drawDisc, drawStars } from './celestial.ts';
import { drawClouds } from './draw-clouds.ts';

export interface SkyOptions {
  seed: number;
  conditions: WorldConditions;
  light: World['keyLight'];
  aurora?: boolean;
  /** Share of the usual number of clouds. */
  clouds?: number;
}

/** Three stops from the top to the horizon, and the haze below it for frames whose ground starts lower. Pixels. */
export function fillSky(
  { context }: Painter,
  view: BackdropView,
  { top, middle, low }: Record<'top' | 'middle' | 'low', Colour>,
): void {
  const foot = Math.max(1, view.horizon);
  const gradient = context.createLinearGradient(0, Math.min(0, foot - view.pixelsPerRadian * 0.62), 0, foot);
  gradient.addColorStop(0, css(top));
  gradient.addColorStop(0.5, css(middle));
  gradient.addColorStop(0.78, css(mix(middle, low, 0.62)));
  gradient.addColorStop(1, css(low));
  context.fillStyle = gradient;
  context.fillRect(0, 0, view.width, view.height);
}

/** What a weather does to the sky's colours: how much grey lies over them, and how dark that is. */
interface Veil {
  amount: number;
  dark: number;
  /** Neither sun nor stars are seen. */
  covered: boolean;
}
const OPEN: Veil = { amount: 0, dark: 0.25, covered: false };
const OVERCAST: Veil = { amount: 0.5, dark: 0.25, covered: true };
const VEILS: Readonly<Record<Weather, Veil>> = {
  clear: OPEN,
  wind: OPEN,
  cloudy: { ...OPEN, amount: 0.18 },
  rain: OVERCAST,
  snow: OVERCAST,
  storm: { ...OVERCAST, dark: 0.55 },
  fog: { ...OVERCAST, amount: 0.75 },
};

/** The sky of any place on earth: gradient, stars, sun or moon, clouds by the weather. */
export function drawSky(painter: Painter, view: BackdropView, options: SkyOptions): void {
  const { palette } = painter;
  const { seed, clouds = 1 } = options;
  const { weather, timeOfDay } = options.conditions;
  const veil = VEILS[weather];
  const grey = mix(palette.haze, palette.ambient, veil.dark);
  fillSky(painter, view, {
    top: mix(palette.skyTop, grey, veil.amount),
    middle: mix(palette.skyMiddle, grey, veil.amount),
    low: mix(palette.skyLow, palette.haze, veil.amount),
  });
  const night = timeOfDay === 'night';
  if (night && !veil.covered) {
    drawNight(painter, view, options);
  }
  drawSunOrMoon(painter, view, { ...sunSpot(view, options.light), night, covered: veil.covered });
  if (weather !== 'fog') {
    drawClouds(painter, view, { seed: deriveSeed(seed, 'clouds'), weather, amount: clouds });
  }
}

function drawNight(painter: Painter, view: BackdropView, { seed, aurora }: SkyOptions): void {
  const [width, height] = [view.width, Math.max(1, view.horizon)];
  drawStars(painter, { seed: deriveSeed(seed, 'stars'), width, height, count: 260, colour: painter.palette.sun });
  if (aurora) {
    drawAurora(painter, view, deriveSeed(seed, 'aurora'));
  }
}

/** Where the light of the sky is seen; a lamp's place does not count. */
function sunSpot(view: BackdropView, light: World['keyLight']): { x: number; y: number } {
  return light.kind === 'sky'
    ? {
        x: view.width / 2 + light.side * view.pixelsPerRadian,
        y: view.horizon - light.elevation * view.pixelsPerRadian,
      }
    : { x: view.width * 0.7, y: 0 };
}

function drawSunOrMoon(
  painter: Painter,
  { pixelsPerRadian }: BackdropView,
  { x, y, night, covered }: { x: number; y: number; night: boolean; covered: boolean },
): void {
  const clearGlow = night ? 0.2 : 0.4;
  painter.glow(x, y, pixelsPerRadian * 0.75, painter.palette.skyLow, covered ? 0.15 : clearGlow);
  if (!covered) {
    drawDisc(painter, { x, y, radius: pixelsPerRadian * (night ? 0.042 : 0.058) }, night);
  }
}
