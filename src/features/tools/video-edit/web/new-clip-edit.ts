import type { ClipEdit, ClipEditKind } from '#src/shared/catalogue/clip-edits.ts';
import type { PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';
import { newEdit } from '../../image-edit/web/new-edit.ts';

/** The edit that is added by hand for a kind, to be changed then; a caption begins with `text`. */
export function newClipEdit(kind: ClipEditKind, { text, seconds }: { text: string; seconds: number }): ClipEdit {
  switch (kind) {
    case 'trim':
      return { kind, from: 0, to: seconds };
    case 'reverse':
      return { kind };
    case 'speed':
      return { kind, factor: 0.5 };
    case 'volume':
      return { kind, percent: 0 };
    case 'stabilise':
      return { kind, amount: 60 };
    case 'crop':
      return { kind, left: 0, top: 0, right: 0, bottom: 0, shape: '9:16' };
    case 'fadeIn':
    case 'fadeOut':
      return { kind, seconds: 0.8 };
    default:
      return newEdit(kind as PictureEditKind, text) as ClipEdit;
  }
}
