import { useTranslations } from 'use-intl';
import type { PictureEdit, PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';

/** What an edit is called: its kind, and what tells it from others of that kind. */
export function useEditName(): (edit: PictureEdit | { kind: PictureEditKind }) => string {
  const t = useTranslations('toolImageEdit');
  const film = useTranslations('film');
  const detailOf = (edit: PictureEdit): string | undefined => {
    switch (edit.kind) {
      case 'remove':
        return edit.what;
      case 'grade':
        return t(`grades.${edit.grade}`);
      case 'style':
        return film(`looks.${edit.style}`);
      case 'caption':
        return edit.text;
      case 'blur':
        return edit.area === 'background' ? t('areas.background') : undefined;
      case 'flip':
        return t(`axes.${edit.axis}`);
      case 'crop':
        return edit.shape;
      default:
        return undefined;
    }
  };
  return (edit) => {
    const detail = isWhole(edit) ? detailOf(edit) : undefined;
    return detail ? `${t(`kinds.${edit.kind}`)} · ${detail}` : t(`kinds.${edit.kind}`);
  };
}

const isWhole = (edit: object): edit is PictureEdit => Object.keys(edit).length > 1;
