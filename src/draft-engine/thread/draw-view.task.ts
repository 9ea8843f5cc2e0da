import sharp, { type Sharp } from 'sharp';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { buildRelief, buildSolid } from '../solid/build-solid.ts';
import { cropSide } from '../solid/crop-side.ts';
import { openSubject } from '../solid/open-subject.ts';
import { renderSide } from '../solid/render-side.ts';
import type { Side, SidePicture, TexturedMesh } from '../solid/solid.ts';
import { drawTurned, TURNS, type TurnedSide } from '../solid/turntable.ts';
import type { FigureSpec } from '../story/figure-spec.ts';

/** A figure of the engine, in the look in which it is drawn. */
interface DrawnFigure {
  figure: FigureSpec;
  look: LookId;
}

/** Input: what is shown from a side, and the path of the PNG file that is made; its ground is clear. */
export interface ViewTask {
  /** A picture, of which a relief is guessed. */
  picture: string;
  /** The figure of the engine that the picture shows: it is turned itself. */
  drawn?: DrawnFigure | undefined;
  side: Side;
  width: number;
  height: number;
  path: string;
}

/** How a view came about: the puppet was turned, or a solid was made of its sides, or guessed from one picture. */
export type ViewBasis = 'turned' | 'solid' | 'relief';

const TEXTURE_SIDE_PIXELS = 1024;
/** Left free around what is shown, as a share of the picture. */
const MARGIN = 0.06;
const COMPRESSION_LEVEL = 6;

/** Draws what a picture shows from one of six sides. Throws what `openSubject` throws. */
export async function drawViewTask(task: ViewTask): Promise<{ basis: ViewBasis }> {
  const { drawn, side, path, width, height } = task;
  if (drawn && isTurnedSide(side)) {
    await (await turnedPicture(drawn, side, task)).toFile(path);
    return { basis: 'turned' };
  }
  const solid = await (drawn ? puppetSolid(drawn) : reliefOf(task.picture));
  const data = renderSide(solid, side, { width, height, margin: MARGIN });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: COMPRESSION_LEVEL })
    .toFile(path);
  return { basis: drawn ? 'solid' : 'relief' };
}

const isTurnedSide = (side: Side): side is TurnedSide => Object.hasOwn(TURNS, side);

/** The puppet in one scale from all sides, standing on one line. */
async function turnedPicture(
  drawn: DrawnFigure,
  side: TurnedSide,
  { width, height }: Pick<ViewTask, 'width' | 'height'>,
): Promise<Sharp> {
  const sides = await sidesOf(drawn);
  const all = Object.values(sides);
  const highest = Math.max(...all.map((each) => each.height));
  const scale = (1 - 2 * MARGIN) * Math.min(width / Math.max(...all.map((each) => each.width)), height / highest);
  const shown = sides[side];
  const size = { width: Math.round(shown.width * scale), height: Math.round(shown.height * scale) };
  const input = await sharp(shown.data, { raw: { width: shown.width, height: shown.height, channels: 4 } })
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();
  const foot = Math.round(height - (height - highest * scale) / 2);
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input, left: Math.round((width - size.width) / 2), top: Math.max(0, foot - size.height) }])
    .png({ compressionLevel: COMPRESSION_LEVEL });
}

/** Keeps the last thing that was made: views of one picture are asked for one after the other. */
function keepingLast<Key, Made>(make: (key: Key) => Promise<Made>): (key: Key) => Promise<Made> {
  let last: { key: string; made: Promise<Made> } | undefined;
  return (wanted) => {
    const key = JSON.stringify(wanted);
    if (last?.key !== key) {
      last = { key, made: make(wanted) };
      last.made.catch(() => {
        last = undefined;
      });
    }
    return last.made;
  };
}

/** The puppet from its four sides. */
const sidesOf = keepingLast(async ({ figure, look }: DrawnFigure): Promise<Record<TurnedSide, SidePicture>> => {
  const turned = (side: TurnedSide): Promise<SidePicture> => cropSide(drawTurned(figure, look, side));
  return {
    front: await turned('front'),
    right: await turned('right'),
    back: await turned('back'),
    left: await turned('left'),
  };
});

const quality = { textureSidePixels: TEXTURE_SIDE_PIXELS };

const reliefOf = keepingLast(async (picture: string) => buildRelief({ front: await openSubject(picture) }, quality));

const puppetSolid = keepingLast(async (drawn: DrawnFigure): Promise<TexturedMesh> => {
  const { front, back, right: side } = await sidesOf(drawn);
  // Animals and robots have no profile: their sides still show the face.
  return drawn.figure.kind === 'person'
    ? buildSolid({ front, back, side, sideLooks: 'right' }, 'round', quality)
    : buildRelief({ front, back }, quality);
});
