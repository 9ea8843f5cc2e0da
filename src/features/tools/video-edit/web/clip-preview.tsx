import { editOf, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { cropBox } from '#src/shared/catalogue/edited-clip.ts';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { PreviewFigure } from '../../image-edit/web/edit-preview.tsx';
import { useDrawnPreview } from '../../image-edit/web/use-preview.ts';
import type { StoredFile } from '../../stored-file.ts';
import { useFreshFile } from '../../web/use-fresh-file.ts';
import { isOfTime } from './clip-kinds.ts';
import { useClipEditName } from './use-clip-edit-name.ts';
import { useClipFrame } from './use-clip-frame.ts';

/** Just before the end there is a frame. */
const BEFORE_END = 0.05;

/** The first frame of the result, by the code that edits the clip; what is seen only in time is named. */
export function ClipPreview({
  clip,
  edits,
  seconds,
}: {
  clip: StoredFile;
  edits: readonly ClipEdit[];
  seconds: number;
}) {
  const nameOf = useClipEditName();
  const { from, to } = editOf(edits, 'trim') ?? { from: 0, to: seconds };
  const frame = useClipFrame(useFreshFile(clip)?.path, editOf(edits, 'reverse') ? Math.max(0, to - BEFORE_END) : from);
  const size = typeof frame === 'object' ? { width: frame.width, height: frame.height } : { width: 16, height: 9 };
  const preview = useDrawnPreview(
    frame,
    edits.filter(({ kind }) => !isOfTime(kind)).map((edit) => asSeen(edit, size, edits)),
  );
  const isUnseen = (edit: ClipEdit): boolean => isOfTime(edit.kind) || (edit.kind === 'crop' && edit.follows === true);
  return <PreviewFigure preview={preview} left={edits.filter(isUnseen).map(({ kind }) => nameOf({ kind }))} />;
}

/** A crop as one of pictures, in percents of that frame. */
function asSeen(edit: ClipEdit, size: { width: number; height: number }, edits: readonly ClipEdit[]): PictureEdit {
  if (edit.kind !== 'crop') {
    return edit as PictureEdit;
  }
  const degrees = Math.abs(editOf(edits, 'rotate')?.degrees ?? 0);
  const { width, height } = degrees === 90 ? { width: size.height, height: size.width } : size;
  const box = cropBox({ width, height }, edit);
  return {
    kind: 'crop',
    left: (100 * box.x) / width,
    top: (100 * box.y) / height,
    right: (100 * (width - box.x - box.width)) / width,
    bottom: (100 * (height - box.y - box.height)) / height,
  };
}
