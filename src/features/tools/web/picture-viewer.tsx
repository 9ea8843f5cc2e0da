import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import type { StoredFile } from '../stored-file.ts';
import { SaveButton } from './save-button.tsx';

const SIGN = { className: 'size-4 shrink-0', 'aria-hidden': true } as const;

/** One picture as large as the window allows, and on to the next one. */
export function PictureViewer({
  pictures,
  shownId,
  onShow,
  onClose,
}: {
  pictures: readonly { id: string; file: StoredFile; name: string }[];
  /** Undefined while nothing is looked at. */
  shownId: string | undefined;
  onShow: (id: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('toolPage');
  const index = pictures.findIndex(({ id }) => id === shownId);
  const picture = pictures[index];
  const step = (by: number): void => {
    const next = pictures.at((index + by) % pictures.length);
    if (next) {
      onShow(next.id);
    }
  };
  return (
    <Dialog
      open={picture !== undefined}
      onClose={onClose}
      title={picture?.name ?? ''}
      width={1400}
      actions={
        picture && (
          <>
            <a href={picture.file.path} target="_blank" rel="noreferrer" className={buttonLook('plain', 'dense')}>
              {t('openAlone')}
            </a>
            <SaveButton file={picture.file} name={picture.name} />
          </>
        )
      }
    >
      {picture && (
        <div className="flex flex-col gap-3">
          <div className="cutout-ground grid min-h-0 place-items-center rounded-frame">
            <img src={picture.file.path} alt={picture.name} className="max-h-[72vh] w-full object-contain" />
          </div>
          {pictures.length > 1 && (
            <div className="flex items-center justify-center gap-3">
              <IconButton label={t('previous')} icon={<ChevronLeft {...SIGN} />} onClick={() => step(-1)} />
              <span className="edge text-text-3">{t('place', { number: index + 1, of: pictures.length })}</span>
              <IconButton label={t('next')} icon={<ChevronRight {...SIGN} />} onClick={() => step(1)} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
