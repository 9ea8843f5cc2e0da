import { STICKER_SIDE_PIXELS } from '#src/shared/catalogue/card-styles.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { StickerStyle } from '#src/shared/catalogue/sticker-styles.ts';
import { cutOutline } from '../cards/cut-outline.ts';
import { pixelate } from '../cards/pixelate.ts';
import type { Surface, SurfaceFactory } from '../picture/drawing-surface.ts';
import type { DrawnActor, ShotDrawing } from '../picture/shot-drawing.ts';
import { drawItemCard, drawPortrait, drawStill } from '../picture/still.ts';
import { CUT_OUT_FIGURES } from '../scene/scene.ts';
import type { Pose } from '../story/film-plan.ts';

const SIDE = STICKER_SIDE_PIXELS;
const PIXELS_ACROSS = 68;
/** Room for one figure, in shares of its height: tails and what hands hold are wider than bodies. */
const FIGURE_ROOM = 1.5;
/** From one figure to the next. */
const FIGURE_PITCH = 0.62;
const MARGIN = 0.05;

/** In which look each style is drawn. */
const LOOKS: Readonly<Record<StickerStyle, LookId>> = {
  pixel: 'cel',
  flat: 'infographic',
  clay: 'clay',
  sticker: 'memphis',
  memoji: 'product',
  illustration: 'storybook',
};

/** How the stickers of one order differ: which way and how far one is turned, and what one does who only stands. */
const VARIANTS = [
  { side: 1, least: 0, pose: 'stand', head: 0.15, tilt: 0 },
  { side: -1, least: 0.4, pose: 'wave', head: -0.35, tilt: -0.28 },
  { side: 1, least: 0.55, pose: 'cheer', head: 0.5, tilt: 0.28 },
  { side: -1, least: 0.15, pose: 'hands_on_hips', head: -0.08, tilt: -0.5 },
] as const satisfies { side: 1 | -1; least: number; pose: Pose; head: number; tilt: number }[];
type Variant = (typeof VARIANTS)[number];

/** With these feelings one waves and cheers. */
const GLAD: ReadonlySet<Emotion> = new Set<Emotion>(['neutral', 'happy', 'excited']);

/** What a sticker is drawn of. */
export interface StickerDrawing {
  drawing: ShotDrawing;
  style: StickerStyle;
  /** Which of several; from 0. */
  variant: number;
}

/** Draws a sticker of whom or what a drawing shows, on clear ground. A place alone becomes a round badge. */
export function drawSticker({ drawing, style, variant }: StickerDrawing, surfaces: SurfaceFactory): Surface {
  const side = style === 'pixel' ? PIXELS_ACROSS * 4 : SIDE;
  const drawn = fitted(subjectOf({ drawing, style, variant }, side, surfaces), side, surfaces);
  if (style === 'pixel') {
    return inPixels(drawn, surfaces);
  }
  return style === 'sticker' ? cutOutline(drawn, surfaces, 0.022) : drawn;
}

function subjectOf({ drawing, style, variant }: StickerDrawing, side: number, surfaces: SurfaceFactory): Surface {
  const look = LOOKS[style];
  const own = VARIANTS[variant % VARIANTS.length] ?? VARIANTS[0];
  const drawn = { look, own, side };
  const { actors, items } = drawing;
  if (actors.length > 0) {
    return style === 'memoji'
      ? head(actors, drawn, surfaces)
      : figures(actors.slice(0, CUT_OUT_FIGURES), drawn, surfaces);
  }
  const [item] = items;
  return item
    ? tilted(
        drawItemCard(item.item, look, { width: side, height: side }, surfaces, undefined, {
          transparent: true,
          ...(item.label === undefined ? {} : { label: item.label }),
          ...(item.colour === undefined ? {} : { colour: item.colour }),
        }),
        own.tilt,
        surfaces,
      )
    : badge({ ...drawing, look }, side, surfaces);
}

interface Drawn {
  look: LookId;
  own: Variant;
  side: number;
}

function tilted(surface: Surface, angle: number, surfaces: SurfaceFactory): Surface {
  if (angle === 0) {
    return surface;
  }
  const room = Math.ceil(surface.width * Math.SQRT2);
  const turned = surfaces(room, room);
  const context = turned.getContext('2d');
  context.translate(room / 2, room / 2);
  context.rotate(angle);
  context.drawImage(surface, -surface.width / 2, -surface.height / 2);
  return turned;
}

/** An animal wears the crown that it has. */
function crowned(actor: DrawnActor): DrawnActor {
  const { figure, holds } = actor;
  if (figure.kind !== 'animal' || holds !== 'crown' || figure.hat !== 'none') {
    return actor;
  }
  const { holds: _crown, heldColour: _colour, ...bare } = actor;
  return { ...bare, figure: { ...figure, hat: 'crown' }, pose: actor.pose === 'hold' ? 'stand' : actor.pose };
}

function head([actor]: readonly DrawnActor[], { look, own, side }: Drawn, surfaces: SurfaceFactory): Surface {
  const { figure, emotion } = actor as DrawnActor;
  return drawPortrait(figure, look, { width: side, height: side }, surfaces, undefined, {
    show: 'head',
    transparent: true,
    state: { turn: own.head, emotion: emotion === 'neutral' ? 'happy' : emotion },
  });
}

/** Figures beside each other, from those at the left on. */
function figures(actors: readonly DrawnActor[], { look, own, side }: Drawn, surfaces: SurfaceFactory): Surface {
  const room = { width: Math.round(side * FIGURE_ROOM), height: side };
  const surface = surfaces(room.width + Math.ceil(side * FIGURE_PITCH) * (actors.length - 1), side);
  const context = surface.getContext('2d');
  actors
    .map(crowned)
    .toSorted((one, other) => one.across - other.across)
    .forEach(({ figure, pose, emotion, turn, holds, heldColour }, index) => {
      const drawn = drawPortrait(figure, look, room, surfaces, undefined, {
        show: 'figure',
        transparent: true,
        state: {
          pose: pose === 'stand' && GLAD.has(emotion) ? own.pose : pose,
          turn: turnOf(turn, own),
          emotion: emotion === 'neutral' ? 'happy' : emotion,
          ...(holds ? { holds } : {}),
          ...(heldColour ? { held: { colour: heldColour } } : {}),
        },
      });
      context.drawImage(drawn, index * side * FIGURE_PITCH, 0);
    });
  return surface;
}

/** The turn of a body for a variant; the first one has its own. */
function turnOf(turn: number, { side, least }: Variant): number {
  const shown = Math.max(-0.7, Math.min(0.7, turn));
  return least === 0 ? shown : side * (shown < 0 ? -1 : 1) * Math.max(least, Math.abs(shown));
}

function badge(drawing: ShotDrawing, side: number, surfaces: SurfaceFactory): Surface {
  const picture = drawStill({ ...drawing, aspect: '1:1' }, { width: side, height: side }, surfaces);
  const surface = surfaces(side, side);
  const context = surface.getContext('2d');
  context.beginPath();
  context.arc(side / 2, side / 2, side / 2, 0, Math.PI * 2);
  context.clip();
  context.drawImage(picture, 0, 0);
  return surface;
}

/** What a surface shows, as large as fits into a square. */
function fitted(surface: Surface, side: number, surfaces: SurfaceFactory): Surface {
  const { data } = surface.getContext('2d').getImageData(0, 0, surface.width, surface.height);
  let [left, top, right, bottom] = [surface.width, surface.height, -1, -1];
  for (let y = 0; y < surface.height; y++) {
    for (let x = 0; x < surface.width; x++) {
      if ((data[4 * (y * surface.width + x) + 3] ?? 0) > 12) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
  }
  const square = surfaces(side, side);
  if (right < left) {
    return square;
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  const scale = (side * (1 - 2 * MARGIN)) / Math.max(width, height);
  const [across, down] = [width * scale, height * scale];
  square
    .getContext('2d')
    .drawImage(surface, left, top, width, height, (side - across) / 2, (side - down) / 2, across, down);
  return square;
}

function inPixels(drawn: Surface, surfaces: SurfaceFactory): Surface {
  const small = surfaces(PIXELS_ACROSS, PIXELS_ACROSS);
  const context = small.getContext('2d');
  context.drawImage(drawn, 0, 0, PIXELS_ACROSS, PIXELS_ACROSS);
  const picture = context.getImageData(0, 0, PIXELS_ACROSS, PIXELS_ACROSS);
  pixelate(picture);
  context.putImageData(picture, 0, 0);
  const large = surfaces(SIDE, SIDE);
  const ink = large.getContext('2d');
  ink.imageSmoothingEnabled = false;
  ink.drawImage(small, 0, 0, SIDE, SIDE);
  return large;
}
