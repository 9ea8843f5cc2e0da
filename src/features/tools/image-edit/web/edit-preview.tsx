import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { usePreview, type Preview } from './use-preview.ts';

/** Edits on a small copy of the picture; what needs the model of the cut-out is seen only in the result. */
export function EditPreview({ path, edits }: { path: string; edits: readonly PictureEdit[] }) {
  const t = useTranslations('toolImageEdit');
  const preview = usePreview(path, edits.filter(isSeen));
  const left = [...new Set(edits.filter((edit) => !isSeen(edit)).map(({ kind }) => t(`kinds.${kind}`)))];
  return <PreviewFigure preview={preview} left={left} />;
}

/** What a preview shows, and the names of the edits that it does not. */
export function PreviewFigure({ preview, left }: { preview: Preview; left: readonly string[] }) {
  const t = useTranslations('toolImageEdit');
  const list = useList();
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = preview.state === 'shown' ? preview.bitmap : undefined;
  useEffect(() => {
    const { current } = canvas;
    if (current && bitmap) {
      current.width = bitmap.width;
      current.height = bitmap.height;
      current.getContext('2d')?.drawImage(bitmap, 0, 0);
    }
  }, [bitmap]);
  if (preview.state === 'none') {
    return null;
  }
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-note text-text-2">{t('preview')}</figcaption>
      {preview.state === 'failed' ? (
        <p className="text-note text-text-3">{t('previewFailed')}</p>
      ) : (
        <canvas
          ref={canvas}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing can be drawn on an img
          role="img"
          aria-label={t(bitmap ? 'preview' : 'previewMaking')}
          className="checkerboard max-h-72 max-w-full self-start lg:max-h-[70dvh] rounded-frame"
        />
      )}
      {left.length > 0 && <p className="text-note text-text-3">{t('previewLeft', { edits: list(left) })}</p>}
    </figure>
  );
}

/** False for what stands out, which only the server can find, and for sizes in the pixels of the whole picture. */
function isSeen(edit: PictureEdit): boolean {
  const isInPixels = edit.kind === 'resize' || (edit.kind === 'border' && edit.pixels !== undefined);
  if (isInPixels || edit.kind === 'background' || (edit.kind === 'crop' && edit.subject)) {
    return false;
  }
  return !(edit.kind === 'blur' && edit.area === 'background');
}
