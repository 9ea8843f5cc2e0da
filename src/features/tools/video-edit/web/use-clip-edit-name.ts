import { useFormatter, useTranslations } from 'use-intl';
import type { ClipEdit, ClipEditKind } from '#src/shared/catalogue/clip-edits.ts';
import type { PictureEdit, PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';
import { useEditName } from '../../image-edit/web/use-edit-name.ts';
import { isOfTime } from './clip-kinds.ts';

/** What an edit is called: its kind, and what tells it from others of that kind. */
export function useClipEditName(): (edit: ClipEdit | { kind: ClipEditKind }) => string {
  const t = useTranslations('toolVideoEdit');
  const format = useFormatter();
  const nameOfPicture = useEditName();
  const detailOf = (edit: ClipEdit | { kind: ClipEditKind }): string | undefined => {
    if ('from' in edit) {
      return t('part', { from: edit.from, to: edit.to });
    }
    if ('factor' in edit) {
      return `${format.number(edit.factor, { maximumFractionDigits: 2 })} ×`;
    }
    if ('percent' in edit) {
      return edit.percent === 0 ? t('muted') : format.number(edit.percent / 100, { style: 'percent' });
    }
    return undefined;
  };
  return (edit) => {
    if (!isOfTime(edit.kind)) {
      return nameOfPicture(edit as PictureEdit | { kind: PictureEditKind });
    }
    const detail = detailOf(edit);
    return detail ? `${t(`kinds.${edit.kind}`)} · ${detail}` : t(`kinds.${edit.kind}`);
  };
}
