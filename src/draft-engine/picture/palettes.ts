import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { TimeOfDay, Weather } from '../story/place-spec.ts';
import { mix, oklch, shade, type Colour } from './colour.ts';
import type { Palette } from './painter.ts';

type Row = Record<keyof Palette, readonly [number, number, number]>;

/** Clear sky, by time of day: L, C, h in OKLCH. */
const CLEAR: Readonly<Record<TimeOfDay, Row>> = {
  dawn: {
    skyTop: [0.68, 0.09, 245],
    skyMiddle: [0.84, 0.06, 300],
    skyLow: [0.94, 0.07, 70],
    sun: [0.99, 0.04, 90],
    haze: [0.9, 0.05, 40],
    far: [0.72, 0.06, 260],
    near: [0.32, 0.06, 250],
    ground: [0.62, 0.07, 150],
    key: [0.97, 0.07, 75],
    ambient: [0.54, 0.075, 285],
    accent: [0.7, 0.18, 30],
    lamp: [0.9, 0.1, 80],
  },
  morning: {
    skyTop: [0.66, 0.11, 240],
    skyMiddle: [0.82, 0.08, 228],
    skyLow: [0.95, 0.04, 110],
    sun: [0.99, 0.05, 95],
    haze: [0.9, 0.04, 215],
    far: [0.72, 0.07, 215],
    near: [0.34, 0.07, 185],
    ground: [0.68, 0.1, 135],
    key: [0.98, 0.06, 92],
    ambient: [0.57, 0.065, 238],
    accent: [0.68, 0.19, 32],
    lamp: [0.92, 0.08, 85],
  },
  noon: {
    skyTop: [0.62, 0.13, 245],
    skyMiddle: [0.77, 0.1, 232],
    skyLow: [0.92, 0.05, 210],
    sun: [1, 0.02, 95],
    haze: [0.88, 0.045, 225],
    far: [0.68, 0.08, 225],
    near: [0.33, 0.07, 170],
    ground: [0.7, 0.11, 130],
    key: [0.99, 0.045, 95],
    ambient: [0.57, 0.07, 240],
    accent: [0.66, 0.2, 28],
    lamp: [0.93, 0.07, 85],
  },
  afternoon: {
    skyTop: [0.62, 0.1, 240],
    skyMiddle: [0.8, 0.07, 215],
    skyLow: [0.93, 0.08, 85],
    sun: [0.98, 0.08, 90],
    haze: [0.87, 0.06, 85],
    far: [0.66, 0.07, 240],
    near: [0.32, 0.06, 165],
    ground: [0.66, 0.1, 118],
    key: [0.97, 0.09, 82],
    ambient: [0.53, 0.06, 280],
    accent: [0.68, 0.19, 33],
    lamp: [0.91, 0.1, 80],
  },
  dusk: {
    skyTop: [0.36, 0.1, 278],
    skyMiddle: [0.58, 0.14, 335],
    skyLow: [0.84, 0.13, 60],
    sun: [0.96, 0.09, 85],
    haze: [0.76, 0.1, 42],
    far: [0.52, 0.1, 315],
    near: [0.22, 0.06, 285],
    ground: [0.44, 0.08, 340],
    key: [0.92, 0.11, 68],
    ambient: [0.36, 0.09, 290],
    accent: [0.72, 0.19, 35],
    lamp: [0.88, 0.14, 72],
  },
  night: {
    skyTop: [0.2, 0.06, 270],
    skyMiddle: [0.3, 0.085, 258],
    skyLow: [0.46, 0.085, 228],
    sun: [0.95, 0.03, 100],
    haze: [0.42, 0.065, 232],
    far: [0.3, 0.065, 252],
    near: [0.13, 0.035, 265],
    ground: [0.3, 0.05, 245],
    key: [0.84, 0.06, 220],
    ambient: [0.24, 0.06, 270],
    accent: [0.85, 0.15, 85],
    lamp: [0.88, 0.13, 78],
  },
};

/** Rooms: walls and lamps instead of a sky; the sky rows are the view behind the windows. */
const INDOOR: Readonly<Record<'day' | 'dusk' | 'night', Partial<Row>>> = {
  day: {
    haze: [0.88, 0.045, 82],
    far: [0.8, 0.06, 72],
    near: [0.31, 0.035, 255],
    ground: [0.68, 0.07, 62],
    key: [0.99, 0.06, 86],
    ambient: [0.62, 0.045, 300],
    lamp: [0.95, 0.08, 85],
  },
  dusk: {
    haze: [0.62, 0.07, 45],
    far: [0.5, 0.08, 30],
    near: [0.21, 0.055, 320],
    ground: [0.48, 0.08, 40],
    key: [0.94, 0.11, 70],
    ambient: [0.4, 0.08, 305],
    lamp: [0.9, 0.13, 72],
  },
  night: {
    haze: [0.4, 0.05, 50],
    far: [0.36, 0.06, 45],
    near: [0.16, 0.04, 290],
    ground: [0.4, 0.07, 50],
    key: [0.93, 0.12, 75],
    ambient: [0.31, 0.065, 285],
    lamp: [0.9, 0.13, 76],
  },
};

function colours(row: Row): Palette {
  return Object.fromEntries(
    Object.entries(row).map(([name, [L, C, h]]) => [name, oklch(L, C, h)]),
  ) as unknown as Palette;
}

export interface PaletteScene {
  timeOfDay: TimeOfDay;
  weather: Weather;
  indoor: boolean;
  emotion: Emotion;
  /** 0 to 1. */
  tension: number;
  /** Hue that the place tends to, degrees. */
  hue?: number;
  /** The film's seed, so that two films differ in their colours. */
  seed: number;
}

/**
 * Creates the colours of a scene: time of day and weather first, then the place's hue, the emotion, and the film's own
 * tint.
 */
export function createPalette(scene: PaletteScene): Palette {
  let palette = colours(CLEAR[scene.timeOfDay]);
  palette = underWeather(palette, scene);
  if (scene.indoor) {
    palette = { ...palette, ...colours(INDOOR[indoorHour(scene)] as Row) };
  }
  return bend(palette, scene);
}

/** The hour that a room shows. */
function indoorHour({ timeOfDay, weather }: PaletteScene): 'night' | 'dusk' | 'day' {
  if (timeOfDay === 'night') {
    return 'night';
  }
  return timeOfDay === 'dusk' || weather === 'storm' ? 'dusk' : 'day';
}

const NOT_THE_SKY_LIGHTS = new Set<keyof Palette>(['accent', 'lamp']);

function each(palette: Palette, change: (colour: Colour, name: keyof Palette) => Colour): Palette {
  return Object.fromEntries(
    Object.entries(palette).map(([name, colour]) => [name, change(colour as Colour, name as keyof Palette)]),
  ) as unknown as Palette;
}

/** How light a weather is by the hour. */
const DARKNESS: Partial<Readonly<Record<TimeOfDay, number>>> = { night: 0.55, dusk: 0.78 };
/** Colours that a weather covers less than the rest. */
const LESS_COVERED: Partial<Readonly<Record<keyof Palette, number>>> = { near: 0.3, ambient: 0.3, ground: 0.45 };

function underWeather(palette: Palette, { weather, timeOfDay }: PaletteScene): Palette {
  const dark = DARKNESS[timeOfDay] ?? 1;
  const veil = (cover: Colour, share: number, chroma: number, key: number): Palette =>
    each(palette, (colour, name) => {
      if (NOT_THE_SKY_LIGHTS.has(name)) {
        return colour;
      }
      const weight = name === 'key' ? key : share * (LESS_COVERED[name] ?? 1);
      return mix(shade(colour, 0, chroma), cover, weight);
    });
  switch (weather) {
    case 'cloudy':
      return veil(oklch(0.76 * dark, 0.025, 245), 0.5, 0.8, 0.25);
    case 'rain':
      return veil(oklch(0.6 * dark, 0.035, 235), 0.62, 0.72, 0.35);
    case 'storm':
      return veil(oklch(0.4 * dark, 0.045, 245), 0.66, 0.75, 0.3);
    case 'snow':
      return {
        ...veil(oklch(0.86 * dark, 0.025, 245), 0.5, 0.65, 0.3),
        ground: oklch(0.93 * Math.max(0.62, dark), 0.02, 245),
      };
    case 'fog':
      return veil(oklch(0.8 * dark, 0.02, 220), 0.62, 0.6, 0.4);
    default:
      return palette;
  }
}

/** Effect of an emotion: target hue, its amount, and changes of chroma and lightness. */
const FEELINGS: Readonly<Record<Emotion, { hue: number; share: number; chroma: number; lightness: number }>> = {
  happy: { hue: 75, share: 0.06, chroma: 1.1, lightness: 0.015 },
  excited: { hue: 50, share: 0.07, chroma: 1.18, lightness: 0.01 },
  surprised: { hue: 90, share: 0.04, chroma: 1.08, lightness: 0.01 },
  sad: { hue: 255, share: 0.12, chroma: 0.8, lightness: -0.03 },
  coldness: { hue: 235, share: 0.16, chroma: 0.82, lightness: -0.01 },
  fear: { hue: 165, share: 0.13, chroma: 0.85, lightness: -0.06 },
  angry: { hue: 25, share: 0.12, chroma: 1.08, lightness: -0.035 },
  hate: { hue: 345, share: 0.1, chroma: 0.95, lightness: -0.05 },
  neutral: { hue: 80, share: 0, chroma: 1, lightness: 0 },
};

/** How much of a place's own hue a colour takes on, where it is not the usual share. */
const HUE_WEIGHTS: Partial<Readonly<Record<keyof Palette, number>>> = {
  lamp: 0,
  sun: 0,
  ground: 0.3,
  far: 0.3,
  key: 0.1,
};
/** How much darker a colour is at the highest tension, where it is not as the rest. */
const DARKER: Partial<Readonly<Record<keyof Palette, number>>> = { near: -0.03, ambient: -0.03, key: 0 };

function bend(palette: Palette, scene: PaletteScene): Palette {
  const feeling = FEELINGS[scene.emotion];
  const amount = 0.55 + 0.6 * scene.tension;
  const filmHue = (((scene.seed >>> 3) % 360) + 360) % 360;
  const filmTurn = (((scene.seed >>> 11) % 1000) / 1000 - 0.5) * 16;
  return each(palette, (colour, name) => {
    const chroma = Math.hypot(colour.a, colour.b);
    const hue = (Math.atan2(colour.b, colour.a) * 180) / Math.PI;
    let result = oklch(colour.L, chroma, hue + filmTurn);
    if (name === 'accent') {
      return result;
    }
    result = mix(result, oklch(colour.L, 0.09, filmHue), 0.05);
    const weight = HUE_WEIGHTS[name] ?? 0.2;
    if (scene.hue !== undefined && weight > 0) {
      result = mix(result, oklch(colour.L, 0.1, scene.hue), weight);
    }
    result = mix(result, oklch(colour.L, 0.1, feeling.hue), feeling.share * amount);
    const lightness = name === 'key' || name === 'sun' || name === 'lamp' ? feeling.lightness * 0.3 : feeling.lightness;
    const darker = (DARKER[name] ?? -0.035) * scene.tension;
    return shade(result, lightness * amount + darker, 1 + (feeling.chroma - 1) * amount);
  });
}
