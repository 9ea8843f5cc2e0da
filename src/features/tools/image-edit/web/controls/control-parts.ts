import type { PictureEdit, PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';

/** What the controls of one edit have: the edit, the picture that it is made on, and whom to tell of a change. */
export interface ControlParts<Kind extends PictureEditKind> {
  edit: Extract<PictureEdit, { kind: Kind }>;
  picturePath: string | undefined;
  onChange: (edit: PictureEdit) => void;
}
