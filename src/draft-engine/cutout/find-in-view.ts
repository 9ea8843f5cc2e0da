import sharp from 'sharp';
import type { Pixels } from '../pixels/open-picture.ts';
import { SUBJECT_SIDE_PIXELS, type SubjectFinder } from './find-subject.ts';
import { planeOf, type Plane, type PlaneSize } from './planes.ts';

/** A part of a picture, in pixels. */
export interface Box extends PlaneSize {
  left: number;
  top: number;
}

/** How a picture is shown to the model: what confuses it in one view may be clear in another. */
export type SubjectView = 'plain' | 'pale' | 'grey' | 'mirrored';
export const OTHER_VIEWS = ['pale', 'grey', 'mirrored'] as const satisfies SubjectView[];

/** Saturation of the pale view: in a picture of one colour, the model sees shapes better with less of it. */
const SATURATIONS: Readonly<Record<SubjectView, number>> = { plain: 1, pale: 0.4, grey: 0, mirrored: 1 };

/** What stands out of a part of a picture in a view, on the model's square, the right way round. */
export async function findInView(
  picture: Pixels,
  finder: SubjectFinder,
  { box, view }: { box: Box; view: SubjectView },
): Promise<Plane> {
  const side = SUBJECT_SIDE_PIXELS;
  const mask = await finder.find(await squareOf(picture, box, view));
  return view === 'mirrored'
    ? planeOf(mask.length, (index) => mask[index - (index % side) + side - 1 - (index % side)]!)
    : mask;
}

/** What the model sees of a part of the picture: transparent parts on grey, stretched to a square. */
async function squareOf({ data, width, height }: Pixels, box: Box, view: SubjectView): Promise<Uint8Array> {
  const square = sharp(data, { raw: { width, height, channels: 4 } })
    .extract(box)
    .resize(SUBJECT_SIDE_PIXELS, SUBJECT_SIDE_PIXELS, { fit: 'fill' })
    .flatten({ background: '#808080' });
  const saturation = SATURATIONS[view];
  const coloured = saturation === 1 ? square : square.modulate({ saturation });
  return (view === 'mirrored' ? coloured.flop() : coloured).raw().toBuffer();
}
