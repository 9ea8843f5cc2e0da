import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { css, mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse } from '../../shape.ts';
import type { BackdropView, World, WorldConditions } from '../../world.ts';
import { drawAurora } from './aurora.ts';
import { drawDisc, drawStars } from './celestial.ts';
import { drawCloud } from './cloud.ts';

export interface SkyOptions {
  seed: number;
  conditions: WorldConditions;
  light: World['keyLight'];
  aurora?: boolean;
  /** Share of the usual number of clouds. */
  clouds?: number;
}

/** Three stops from the top to the horizon, and the haze below it for frames whose ground starts lower. Pixels. */
export function fillSky(painter: Painter, view: BackdropView, top: Colour, middle: Colour, low: Colour): void {
  const { context } = painter;
  const foot = Math.max(1, view.horizon);
  const gradient = context.createLinearGradient(0, Math.min(0, foot - view.pixelsPerRadian * 0.62), 0, foot);
  gradient.addColorStop(0, css(top));
  gradient.addColorStop(0.5, css(middle));
  gradient.addColorStop(0.78, css(mix(middle, low, 0.62)));
  gradient.addColorStop(1, css(low));
  context.fillStyle = gradient;
  context.fillRect(0, 0, view.width, view.height);
}

/** The sky of any place on earth: gradient, stars, sun or moon, clouds by the weather. */
export function drawSky(painter: Painter, view: BackdropView, options: SkyOptions): void {
  const { palette } = painter;
  const { conditions, seed } = options;
  const { weather, timeOfDay } = conditions;
  const night = timeOfDay === 'night';
  const covered = weather === 'rain' || weather === 'storm' || weather === 'snow' || weather === 'fog';
  const grey = mix(palette.haze, palette.ambient, weather === 'storm' ? 0.55 : 0.25);
  const veil = weather === 'fog' ? 0.75 : covered ? 0.5 : weather === 'cloudy' ? 0.18 : 0;
  fillSky(
    painter,
    view,
    mix(palette.skyTop, grey, veil),
    mix(palette.skyMiddle, grey, veil),
    mix(palette.skyLow, palette.haze, veil),
  );
  if (night && !covered) {
    drawStars(painter, deriveSeed(seed, 'stars'), view.width, Math.max(1, view.horizon), 260, palette.sun);
  }
  if (options.aurora && night && !covered) {
    drawAurora(painter, view, deriveSeed(seed, 'aurora'));
  }
  const sunX =
    options.light.kind === 'sky' ? view.width / 2 + options.light.side * view.pixelsPerRadian : view.width * 0.7;
  const sunY = options.light.kind === 'sky' ? view.horizon - options.light.elevation * view.pixelsPerRadian : 0;
  painter.glow(sunX, sunY, view.pixelsPerRadian * 0.75, palette.skyLow, covered ? 0.15 : night ? 0.2 : 0.4);
  if (!covered) {
    drawDisc(painter, sunX, sunY, view.pixelsPerRadian * (night ? 0.042 : 0.058), night);
  }
  const amount = options.clouds ?? 1;
  if (weather !== 'fog') {
    drawClouds(painter, view, deriveSeed(seed, 'clouds'), weather, amount);
  }
}

function drawClouds(
  painter: Painter,
  view: BackdropView,
  seed: number,
  weather: WorldConditions['weather'],
  amount: number,
): void {
  const { palette } = painter;
  const random = createRandom(seed);
  const covered = weather === 'rain' || weather === 'storm' || weather === 'snow';
  const unit = view.pixelsPerRadian;
  const night = palette.skyLow.L < 0.6;
  const lit = night ? mix(palette.skyMiddle, palette.key, 0.34) : mix(palette.skyLow, palette.key, 0.7);
  const body = mix(palette.skyMiddle, night ? palette.key : palette.skyLow, night ? 0.1 : 0.45);
  const shadow = mix(palette.skyMiddle, palette.ambient, night ? 0.3 : 0.22);
  const thin = (y: number, width: number, x: number): void => {
    painter.patch(ellipse(x, y, width, width * 0.028), mix(lit, body, 0.4), 0.45);
    painter.patch(ellipse(x + width * 0.3, y + width * 0.035, width * 0.7, width * 0.02), body, 0.4);
  };
  for (let index = 0; index < 5 * amount; index++) {
    thin(
      view.horizon - unit * random.between(0.035, 0.13),
      unit * random.between(0.1, 0.3),
      random.next() * view.width,
    );
  }
  if (covered) {
    const dark = shade(
      mix(palette.haze, palette.ambient, weather === 'storm' ? 0.85 : 0.6),
      weather === 'storm' ? -0.08 : -0.02,
    );
    for (let row = 0; row < 3; row++) {
      const base = view.horizon - unit * (0.4 - row * 0.11);
      for (let x = -0.1; x < view.width / unit + 0.3; x += 0.26 - row * 0.03) {
        const width = unit * random.between(0.5, 0.75) * (1 - row * 0.22);
        const tone = mix(dark, palette.haze, row * 0.22);
        drawCloud(
          painter,
          random,
          x * unit,
          base + unit * random.between(-0.03, 0.03),
          width,
          [mix(tone, palette.key, 0.22), mix(tone, palette.key, 0.08), tone],
          0.9,
        );
      }
    }
    return;
  }
  const many = Math.round(
    (weather === 'cloudy' ? 8 : weather === 'wind' ? 6 : 4) * amount * Math.min(1.2, Math.max(0.75, view.width / unit)),
  );
  for (let index = 0; index < many; index++) {
    const width = unit * random.between(0.16, 0.46) * (weather === 'cloudy' ? 1.25 : 1);
    const far = 1 - index / many;
    const lane = (index + random.between(0.15, 0.85)) / many;
    const x = Math.min(
      view.width - width * 0.52,
      Math.max(width * 0.52, ((lane * 1.7 + random.next() * 0.3) % 1) * view.width),
    );
    const top = Math.max(view.horizon - unit * 0.42, width * 0.24);
    const y = top + (view.horizon - unit * 0.1 - top) * (far * 0.75 + random.next() * 0.2);
    const fade = far * 0.3;
    drawCloud(
      painter,
      random,
      x,
      y,
      width * (1.05 - far * 0.35),
      [mix(lit, palette.skyLow, fade), mix(body, palette.skyLow, fade), mix(shadow, palette.skyLow, fade)],
      0.92,
    );
  }
}
