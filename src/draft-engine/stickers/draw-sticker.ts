import { STICKER_SIDE_PIXELS } from '#src/shared/catalogue/card-styles.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { StickerStyle } from '#src/shared/catalogue/sticker-styles.ts';
import { cutOutline } from '../cards/cut-outline.ts';
import { pixelate } from '../cards/pixelate.ts';
import type { Surface, SurfaceFactory } from '../picture/drawing-surface.ts';
import type { DrawnActor, ShotDrawing } from '../picture/shot-drawing.ts';
import { drawItemCard, drawPortrait, drawStill } from '../picture/still.ts';

const SIDE = STICKER_SIDE_PIXELS;
const PIXELS_ACROSS = 68;
/** Who is on one sticker; more would be too small. */
const MOST_FIGURES = 3;
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

/** Draws a sticker of whom or what a drawing shows, on clear ground. A place alone becomes a round badge. */
export function drawSticker(drawing: ShotDrawing, style: StickerStyle, surfaces: SurfaceFactory): Surface {
  const side = style === 'pixel' ? PIXELS_ACROSS * 4 : SIDE;
  const drawn = fitted(subjectOf(drawing, style, side, surfaces), side, surfaces);
  if (style === 'pixel') {
    return inPixels(drawn, surfaces);
  }
  return style === 'sticker' ? cutOutline(drawn, surfaces, 0.022) : drawn;
}

function subjectOf(drawing: ShotDrawing, style: StickerStyle, side: number, surfaces: SurfaceFactory): Surface {
  const look = LOOKS[style];
  const { actors, items } = drawing;
  if (actors.length > 0) {
    return style === 'memoji'
      ? head(actors, look, side, surfaces)
      : figures(actors.slice(0, MOST_FIGURES), look, side, surfaces);
  }
  const [item] = items;
  return item
    ? drawItemCard(item.item, look, { width: side, height: side }, surfaces, undefined, {
        transparent: true,
        ...(item.label === undefined ? {} : { label: item.label }),
        ...(item.colour === undefined ? {} : { colour: item.colour }),
      })
    : badge({ ...drawing, look }, side, surfaces);
}

function head([actor]: readonly DrawnActor[], look: LookId, side: number, surfaces: SurfaceFactory): Surface {
  const { figure, emotion } = actor as DrawnActor;
  return drawPortrait(figure, look, { width: side, height: side }, surfaces, undefined, {
    show: 'head',
    transparent: true,
    state: { turn: 0.15, emotion: emotion === 'neutral' ? 'happy' : emotion },
  });
}

/** Figures beside each other, from those at the left on. */
function figures(actors: readonly DrawnActor[], look: LookId, side: number, surfaces: SurfaceFactory): Surface {
  const surface = surfaces(side * actors.length, side);
  const context = surface.getContext('2d');
  actors
    .toSorted((one, other) => one.across - other.across)
    .forEach(({ figure, pose, emotion, turn, holds, heldColour }, index) => {
      const drawn = drawPortrait(figure, look, { width: side, height: side }, surfaces, undefined, {
        show: 'figure',
        transparent: true,
        state: {
          pose,
          turn: Math.max(-0.7, Math.min(0.7, turn)),
          emotion: emotion === 'neutral' ? 'happy' : emotion,
          ...(holds ? { holds } : {}),
          ...(heldColour ? { held: { colour: heldColour } } : {}),
        },
      });
      context.drawImage(drawn, index * side * 0.62 + side * 0.19 * (actors.length - 1), 0);
    });
  return surface;
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
