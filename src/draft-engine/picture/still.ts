import type { LookId } from '#src/shared/catalogue/looks.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { FigureSpec, ItemKind } from '../story/figure-spec.ts';
import type { PlaceSpec, TimeOfDay, Weather } from '../story/place-spec.ts';
import { css, mix } from './colour.ts';
import { composeShot } from './compose-shot.ts';
import type { StageMakers } from './compose/stage-makers.ts';
import { createPainter } from './create-painter.ts';
import type { Surface, SurfaceFactory } from './drawing-surface.ts';
import { RESTING_STATE, type FigureState, type ItemCondition } from './figure-rig.ts';
import { createFinishOverlay } from './finish.ts';
import { createFramePass } from './looks/frame-pass.ts';
import { findLook } from './looks/look-table.ts';
import { stillShare } from './moments.ts';
import type { Painter } from './painter.ts';
import { createPalette } from './palettes.ts';
import type { ShotDrawing } from './shot-drawing.ts';
import { STAGE_MAKERS } from './stage.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/** Assumed length of a still's shot; the still shows the moment that the shot is composed for. */
export const STILL_SECONDS = 4;

/** Draws the picture of a shot: the clip's frame at its best moment. */
export function drawStill(
  drawing: ShotDrawing,
  size: PictureSize,
  surfaces: SurfaceFactory,
  makers: StageMakers = STAGE_MAKERS,
): Surface {
  const shot = composeShot(drawing, { ...size, durationSeconds: STILL_SECONDS, surfaces, makers });
  const surface = surfaces(size.width, size.height);
  const context = surface.getContext('2d');
  shot.drawFrame(context, STILL_SECONDS * stillShare(drawing));
  applyPass(surface, shot.finishPixels);
  return surface;
}

function applyPass(surface: Surface, pass: ((rgba: Uint8ClampedArray) => void) | undefined): void {
  if (!pass) {
    return;
  }
  const context = surface.getContext('2d');
  context.resetTransform();
  const pixels = context.getImageData(0, 0, surface.width, surface.height);
  pass(pixels.data);
  context.putImageData(pixels, 0, 0);
}

/** How somebody stands for a picture of its own. */
export interface DrawnPortrait {
  /** The whole figure, or head and shoulders. */
  show: 'head' | 'figure';
  /** Turn of the body in radians: 0 faces the camera. */
  turn: number;
}

export interface PortraitOptions {
  /** Overrides of the resting state: emotion, turn, pose. */
  state?: Partial<FigureState>;
  /** The whole figure, or head and shoulders (the default). */
  show?: 'head' | 'figure';
  /** Only the figure's own pixels, without ground and shadow. */
  transparent?: boolean;
}

/** Draws a figure on a plain lit ground in its look, for cast sheets. */
export function drawPortrait(
  figure: FigureSpec,
  look: LookId,
  size: PictureSize,
  surfaces: SurfaceFactory,
  makers: StageMakers = STAGE_MAKERS,
  options: PortraitOptions = {},
): Surface {
  const rig = makers.createFigure(figure);
  const state: FigureState = { ...RESTING_STATE, turn: 0.3, ...options.state };
  const head = rig.head(state.pose, state.turn);
  const whole = options.show === 'figure';
  const scale = whole
    ? Math.min((size.height * 0.82) / rig.heightMetres, (size.width * 0.8) / rig.widthMetres)
    : Math.min(size.height * 0.5, size.width * 0.62) / (2 * head.radius);
  const foot = whole
    ? { x: size.width / 2, y: size.height * 0.93 }
    : { x: size.width / 2 - head.x * scale, y: size.height * 0.46 - head.y * scale };
  return drawCard(look, size, surfaces, figure.seed, options.transparent ?? false, scale, foot, (painter) => {
    if (whole && figure.kind === 'person' && !options.transparent) {
      painter.groundShadow(0, 0, rig.widthMetres * 0.62, 0.5);
    }
    rig.draw(painter, state);
  });
}

/** Draws an item on a plain lit ground in its look. */
export function drawItemCard(
  item: ItemKind,
  look: LookId,
  size: PictureSize,
  surfaces: SurfaceFactory,
  makers: StageMakers = STAGE_MAKERS,
  { transparent = false, ...condition }: ItemCondition & { transparent?: boolean } = {},
): Surface {
  const measures = makers.itemSize(item);
  const scale = Math.min((size.height * 0.6) / measures.height, (size.width * 0.6) / measures.width);
  const foot = { x: size.width / 2, y: size.height / 2 + (measures.height * scale) / 2 };
  return drawCard(look, size, surfaces, deriveSeed('item', item), transparent, scale, foot, (painter) => {
    painter.groundShadow(0, 0, measures.width * 0.55, 0.5);
    painter.at({ y: -measures.below }, () => makers.drawItem(painter, item, condition));
  });
}

export interface PlaceCardConditions {
  timeOfDay: TimeOfDay;
  weather: Weather;
  seed: number;
}

/** Draws an empty place as a wide shot. */
export function drawPlaceCard(
  place: PlaceSpec,
  look: LookId,
  conditions: PlaceCardConditions,
  size: PictureSize,
  surfaces: SurfaceFactory,
  makers: StageMakers = STAGE_MAKERS,
): Surface {
  return drawStill(
    {
      ...conditions,
      look,
      place,
      aspect: size.width < size.height ? '9:16' : '16:9',
      tension: 0.2,
      emotion: 'neutral',
      framing: 'wide',
      angle: 'eye_level',
      camera: 'static',
      subject: { kind: 'place' },
      actors: [],
      items: [],
    },
    size,
    surfaces,
    makers,
  );
}

function drawCard(
  lookId: LookId,
  size: PictureSize,
  surfaces: SurfaceFactory,
  seed: number,
  transparent: boolean,
  scale: number,
  foot: { x: number; y: number },
  draw: (painter: Painter) => void,
): Surface {
  const look = findLook(lookId);
  const palette = look.palette(
    createPalette({ timeOfDay: 'morning', weather: 'clear', indoor: true, emotion: 'neutral', tension: 0, seed }),
  );
  const surface = surfaces(size.width, size.height);
  const context = surface.getContext('2d');
  if (!transparent) {
    const middle = context.createRadialGradient(
      size.width * 0.42,
      size.height * 0.36,
      0,
      size.width / 2,
      size.height / 2,
      Math.hypot(size.width, size.height) * 0.62,
    );
    middle.addColorStop(0, css(mix(palette.haze, palette.key, 0.5)));
    middle.addColorStop(1, css(mix(palette.haze, palette.far, 0.6)));
    context.fillStyle = middle;
    context.fillRect(0, 0, size.width, size.height);
  }
  context.setTransform(scale, 0, 0, scale, foot.x, foot.y);
  draw(
    createPainter({
      context,
      palette,
      // Clear ground has no shadow on it.
      look: transparent ? { ...look, shadow: 0 } : look,
      seed,
      light: { x: -0.7, y: -0.75, strength: 1 },
      pixel: Math.min(size.width, size.height) / 720 / scale,
    }),
  );
  context.resetTransform();
  if (transparent) {
    return surface;
  }
  const overlay = createFinishOverlay(
    { look, palette, ...size, centre: { x: size.width / 2, y: size.height / 2 }, seed },
    surfaces,
  );
  if (overlay) {
    context.drawImage(overlay, 0, 0);
  }
  applyPass(surface, createFramePass(look.framePass, { palette, ...size }));
  return surface;
}
