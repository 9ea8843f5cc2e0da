import { EDIT_ORDER, type PictureEdit, type PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';
import { blurPlane } from '../pixels/blur-plane.ts';
import type { EditTools } from '../pixels/edit-tools.ts';
import type { Once } from '../pixels/once.ts';
import { lumaPlane, type Raster } from '../pixels/raster.ts';
import { applyStyle } from '../styles/apply-style.ts';
import { blur, sharpen } from './blur.ts';
import { crop } from './crop.ts';
import { findTilt } from './find-tilt.ts';
import { addBorder, grain, roundCorners, setBackground, vignette } from './finish.ts';
import { heal } from './heal.ts';
import { flip, rotate } from './move-pixels.ts';
import { placeOver } from './place-over.ts';
import { applyTone, isToneEdit } from './tones.ts';

/** Why an edit was left out. */
type EditProblem =
  /** Nobody has marked what is to be removed. */
  | 'notMarked'
  /** The ground around it is not even, or too much is marked. */
  | 'notEven'
  | 'noSubject'
  /** No lines that should be level. */
  | 'noLines'
  /** The result would be larger than pictures may be. */
  | 'tooLarge';

/** What was made, and which edits were left out. */
export interface EditedPicture {
  picture: Raster;
  leftOut: { kind: PictureEditKind; problem: EditProblem }[];
}

export interface EditWork {
  seed: number;
  tools: EditTools;
  /** Longest side of a result. */
  mostSidePixels: number;
  /** What is computed once for the frames of a clip; absent for a single picture. */
  once?: Once;
}

type Result = Raster | EditProblem | undefined;

const STUDIED_SIDE_PIXELS = 640;

/** Carries out edits in their order. What cannot be done is left out and told. Changes the given picture. */
export async function applyEdits(given: Raster, edits: readonly PictureEdit[], work: EditWork): Promise<EditedPicture> {
  let picture = given;
  const leftOut: EditedPicture['leftOut'] = [];
  const ordered = edits.toSorted((one, other) => EDIT_ORDER.indexOf(one.kind) - EDIT_ORDER.indexOf(other.kind));
  for (const edit of ordered) {
    const result = await applyOne(picture, edit, work);
    if (typeof result === 'string') {
      leftOut.push({ kind: edit.kind, problem: result });
    } else {
      picture = result ?? picture;
    }
  }
  return { picture, leftOut };
}

type Appliers = {
  [Kind in PictureEditKind]?: (
    picture: Raster,
    edit: Extract<PictureEdit, { kind: Kind }>,
    work: EditWork,
  ) => Result | Promise<Result>;
};

/** In place where they return nothing. */
const APPLIERS: Appliers = {
  remove: (picture, { boxes }) => {
    if (boxes.length === 0) {
      return 'notMarked';
    }
    return boxes.map((box) => heal(picture, box)).every(Boolean) ? undefined : 'notEven';
  },
  straighten: straighten,
  rotate: (picture, { degrees }) => rotate(picture, degrees),
  flip: (picture, { axis }) => flip(picture, axis),
  crop: async (picture, edit, { tools }) => {
    const found = edit.subject ? await tools.findSubject?.(picture) : undefined;
    return edit.subject && tools.findSubject && !found ? 'noSubject' : crop(picture, edit, found?.plane);
  },
  background: async (picture, { colour }, { tools }) => {
    const found = await tools.findSubject?.(picture);
    if (!found) {
      return tools.findSubject ? 'noSubject' : undefined;
    }
    setBackground(found.cutOut, colour);
    return found.cutOut;
  },
  blur: async (picture, { area, amount }, { tools }) => {
    const found = area === 'background' ? await tools.findSubject?.(picture) : undefined;
    if (area === 'background' && !found) {
      return tools.findSubject ? 'noSubject' : undefined;
    }
    blur(picture, amount, found?.plane);
    return undefined;
  },
  sharpen: (picture, { amount }) => void sharpen(picture, amount),
  style: (picture, { style, amount }, work) => applyStyle(picture, { style, share: amount / 100 }, work),
  vignette: (picture, { amount }) => void vignette(picture, amount),
  grain: (picture, { amount }, { seed }) => void grain(picture, amount, seed),
  resize: resize,
  caption: async (picture, edit, { tools }) => {
    const sizePixels = Math.max(6, (Math.min(picture.width, picture.height) * edit.size) / 100);
    const { text, colour, place } = edit;
    const drawn = await tools.drawText({ text, colour, sizePixels, widthPixels: picture.width * 0.9 });
    placeOver(picture, drawn, { place, margin: sizePixels * 0.6 });
  },
  border: (picture, edit, { mostSidePixels }) => {
    const made = addBorder(picture, edit);
    return Math.max(made.width, made.height) > mostSidePixels ? 'tooLarge' : made;
  },
  corners: (picture, { amount }) => void roundCorners(picture, amount),
};

async function applyOne(picture: Raster, edit: PictureEdit, work: EditWork): Promise<Result> {
  if (isToneEdit(edit)) {
    applyTone(picture, edit);
    return undefined;
  }
  const apply = APPLIERS[edit.kind] as
    | ((picture: Raster, edit: PictureEdit, work: EditWork) => Result | Promise<Result>)
    | undefined;
  return apply?.(picture, edit, work);
}

async function straighten(picture: Raster, _: PictureEdit, { tools }: EditWork): Promise<Result> {
  const scale = Math.min(1, STUDIED_SIDE_PIXELS / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const small = scale < 1 ? await tools.resize(picture, width!, height!) : picture;
  // Without the steps of lines that are a little askew.
  const luma = blurPlane(lumaPlane(small), small.width, small.height, 2);
  const tilt = findTilt(luma, small.width, small.height);
  return tilt === undefined ? 'noLines' : rotate(picture, -tilt);
}

async function resize(
  picture: Raster,
  edit: Extract<PictureEdit, { kind: 'resize' }>,
  { tools, mostSidePixels }: EditWork,
): Promise<Result> {
  const factor = 'width' in edit ? edit.width / picture.width : edit.height / picture.height;
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  if (Math.max(width, height) > mostSidePixels) {
    return 'tooLarge';
  }
  return tools.resize(picture, width, height);
}
