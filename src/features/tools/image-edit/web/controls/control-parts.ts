import type { PictureEdit, PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';

/**
 * What the controls of one edit have: the edit, the picture that it is made on, whether it is wrong, and whom to tell
 * of a change.
 */
export interface ControlParts<Kind extends PictureEditKind> {
  edit: Extract<PictureEdit, { kind: Kind }>;
  picturePath: string | undefined;
  isWrong?: boolean;
  onChange: (edit: PictureEdit) => void;
}
