import sharp, { type Sharp } from 'sharp';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { buildRelief, buildSolid } from '../solid/build-solid.ts';
import { cropSide } from '../solid/crop-side.ts';
import { openSubject } from '../solid/open-subject.ts';
import { renderSide } from '../solid/render-side.ts';
import type { Side, SidePicture, TexturedMesh } from '../solid/solid.ts';
import { drawTurned, TURNS, type TurnedSide } from '../solid/turntable.ts';
import type { FigureSpec } from '../story/figure-spec.ts';

/** Input: what is shown from a side, and the path of the PNG file that is made; its ground is clear. */
export interface ViewTask {
  /** A picture, of which a relief is guessed. */
  picture: string;
  /** The figure of the engine that the picture shows: it is turned itself. */
  drawn?: { figure: FigureSpec; look: LookId } | undefined;
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
  const solid = await solidOf(task);
  const data = renderSide(solid, side, { width, height, margin: MARGIN });
  await sharp(data, { raw: { width, height, channels: 4 } }).png({ compressionLevel: COMPRESSION_LEVEL }).toFile(path);
  return { basis: drawn ? 'solid' : 'relief' };
}

const isTurnedSide = (side: Side): side is TurnedSide => Object.hasOwn(TURNS, side);

/** The puppet in one scale from all sides, standing on one line. */
async function turnedPicture(
  { figure, look }: NonNullable<ViewTask['drawn']>,
  side: TurnedSide,
  { width, height }: ViewTask,
): Promise<Sharp> {
  const sides = await Promise.all((Object.keys(TURNS) as TurnedSide[]).map((each) => turned(figure, look, each)));
  const [widest, highest] = [
    Math.max(...sides.map((each) => each.width)),
    Math.max(...sides.map((each) => each.height)),
  ];
  const scale = Math.min((width * (1 - 2 * MARGIN)) / widest, (height * (1 - 2 * MARGIN)) / highest);
  const shown = await turned(figure, look, side);
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

const turned = (figure: FigureSpec, look: LookId, side: TurnedSide): Promise<SidePicture> =>
  cropSide(drawTurned(figure, look, side));

let last: { key: string; solid: Promise<TexturedMesh> } | undefined;

/** The solid of a task. The last one is kept: views are asked for one after the other. */
function solidOf({ picture, drawn }: ViewTask): Promise<TexturedMesh> {
  const key = JSON.stringify(drawn ?? picture);
  if (last?.key !== key) {
    last = { key, solid: drawn ? puppetSolid(drawn) : reliefOf(picture) };
    last.solid.catch(() => {
      last = undefined;
    });
  }
  return last.solid;
}

const quality = { textureSidePixels: TEXTURE_SIDE_PIXELS };

const reliefOf = async (picture: string): Promise<TexturedMesh> => buildRelief({ front: await openSubject(picture) }, quality);

async function puppetSolid({ figure, look }: NonNullable<ViewTask['drawn']>): Promise<TexturedMesh> {
  const front = await turned(figure, look, 'front');
  const back = await turned(figure, look, 'back');
  if (figure.kind !== 'person') {
    // Animals and robots have no profile: their sides still show the face.
    return buildRelief({ front, back }, quality);
  }
  const side = await turned(figure, look, 'right');
  return buildSolid({ front, back, side, sideLooks: 'right' }, 'round', quality);
}
