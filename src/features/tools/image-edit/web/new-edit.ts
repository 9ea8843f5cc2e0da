import { EDIT_COLOURS, type PictureEdit, type PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';

/** An edit of a kind as it is added by hand, to be changed then. */
const NEW_EDITS: { [Kind in PictureEditKind]: Extract<PictureEdit, { kind: Kind }> } = {
  remove: { kind: 'remove', what: '', boxes: [] },
  straighten: { kind: 'straighten' },
  rotate: { kind: 'rotate', degrees: 90 },
  flip: { kind: 'flip', axis: 'leftRight' },
  crop: { kind: 'crop', left: 0, top: 0, right: 0, bottom: 0, shape: '1:1' },
  background: { kind: 'background', colour: EDIT_COLOURS.white },
  blur: { kind: 'blur', area: 'all', amount: 40 },
  brightness: { kind: 'brightness', amount: 25 },
  contrast: { kind: 'contrast', amount: 25 },
  warmth: { kind: 'warmth', amount: 25 },
  saturation: { kind: 'saturation', amount: 25 },
  grade: { kind: 'grade', grade: 'tealAndOrange', amount: 80 },
  blackAndWhite: { kind: 'blackAndWhite', amount: 100 },
  sepia: { kind: 'sepia', amount: 80 },
  invert: { kind: 'invert', amount: 100 },
  sharpen: { kind: 'sharpen', amount: 50 },
  style: { kind: 'style', style: 'oil', amount: 100 },
  vignette: { kind: 'vignette', amount: 50 },
  grain: { kind: 'grain', amount: 40 },
  resize: { kind: 'resize', width: 1080 },
  caption: { kind: 'caption', text: '', place: 'bottom', colour: EDIT_COLOURS.white, size: 7 },
  border: { kind: 'border', colour: EDIT_COLOURS.white, size: 3 },
  corners: { kind: 'corners', amount: 12 },
};

/** The edit that is added for a kind; a caption begins with `text`. */
export function newEdit(kind: PictureEditKind, text: string): PictureEdit {
  const edit = NEW_EDITS[kind];
  return edit.kind === 'caption' ? { ...edit, text } : edit;
}

/** Something that is to go, and nobody has marked where it is. */
export const isUnmarked = (edit: PictureEdit): boolean => edit.kind === 'remove' && edit.boxes.length === 0;
