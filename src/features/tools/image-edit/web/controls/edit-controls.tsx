import type { ReactNode } from 'react';
import type { PictureEdit, PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';
import { Border, Caption } from './added-controls.tsx';
import type { ControlParts } from './control-parts.ts';
import { Amount } from './edit-slider.tsx';
import { Background, Blur, Grade, Style } from './look-controls.tsx';
import { MarkBoxes } from './mark-boxes.tsx';
import { Crop, Flip, Resize, Rotate } from './shape-controls.tsx';

type AmountControls = (parts: {
  edit: Extract<PictureEdit, { amount: number }>;
  onChange: (edit: PictureEdit) => void;
}) => ReactNode;
const tone: AmountControls = ({ edit, onChange }) => <Amount edit={edit} least={-100} onChange={onChange} />;
const effect: AmountControls = ({ edit, onChange }) => <Amount edit={edit} onChange={onChange} />;

function Remove({ edit, picturePath, isWrong = false, onChange }: ControlParts<'remove'>) {
  return (
    <MarkBoxes
      path={picturePath}
      boxes={edit.boxes}
      isWrong={isWrong}
      onChange={(boxes) => onChange({ ...edit, boxes })}
    />
  );
}

/** How an edit of each kind is changed. */
export const EDIT_CONTROLS: { [Kind in PictureEditKind]: (parts: ControlParts<Kind>) => ReactNode } = {
  remove: (parts) => <Remove {...parts} />,
  straighten: () => null,
  rotate: (parts) => <Rotate {...parts} />,
  flip: (parts) => <Flip {...parts} />,
  crop: (parts) => <Crop {...parts} />,
  background: (parts) => <Background {...parts} />,
  blur: (parts) => <Blur {...parts} />,
  brightness: tone,
  contrast: tone,
  warmth: tone,
  saturation: tone,
  grade: (parts) => <Grade {...parts} />,
  blackAndWhite: effect,
  sepia: effect,
  invert: effect,
  sharpen: effect,
  style: (parts) => <Style {...parts} />,
  vignette: effect,
  grain: effect,
  resize: (parts) => <Resize {...parts} />,
  caption: (parts) => <Caption {...parts} />,
  border: (parts) => <Border {...parts} />,
  corners: effect,
};
