import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';

type Crop = Extract<PictureEdit, { kind: 'crop' }>;

/**
 * A picture is turned and mirrored before it is cropped: 'cut the left off, then turn it to the right' cuts the side
 * that the left becomes. `edits` are in the order in which they were said; those of `before` were settled earlier.
 */
export function turnSides(edits: readonly PictureEdit[], before: readonly PictureEdit[]): PictureEdit[] {
  return edits.map((edit, index) =>
    edit.kind === 'crop' && !before.includes(edit) ? edits.slice(index + 1).reduce(sidesAfter, edit) : edit,
  );
}

function sidesAfter(crop: Crop, turn: PictureEdit): Crop {
  const { left, top, right, bottom } = crop;
  if (turn.kind === 'flip') {
    return turn.axis === 'leftRight' ? { ...crop, left: right, right: left } : { ...crop, top: bottom, bottom: top };
  }
  if (turn.kind !== 'rotate' || turn.degrees % 90 !== 0) {
    return crop;
  }
  const sides = [left, top, right, bottom];
  const quarters = turn.degrees / 90;
  const [newLeft, newTop, newRight, newBottom] = sides.map((_, index) => sides[(index - quarters + 4) % 4]!);
  return { ...crop, left: newLeft!, top: newTop!, right: newRight!, bottom: newBottom! };
}
