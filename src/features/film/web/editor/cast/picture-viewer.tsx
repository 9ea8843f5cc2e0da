import { ChevronLeft, ChevronRight, Download, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { MemberTake } from '../../../cast-contract.ts';
import { fileNameOf } from '../../file-name-of.ts';
import { saveFile } from '../../save-file.ts';
import { useRemoveTake } from './use-cast-pictures.ts';

/** A picture of a member that is there. */
export type KeptPicture = MemberTake & { file: NonNullable<MemberTake['file']> };

const SIGN = { className: 'size-4 shrink-0', 'aria-hidden': true } as const;

/** One of a member's pictures, large: to look at, use, download and remove, and on to the next one. */
export function PictureViewer({
  name,
  takes,
  shownId,
  isUsed,
  onShow,
  onUse,
  onClose,
}: {
  name: string;
  takes: readonly KeptPicture[];
  shownId: string;
  isUsed: (take: KeptPicture) => boolean;
  onShow: (id: string) => void;
  onUse: (take: KeptPicture) => void;
  onClose: () => void;
}) {
  const t = useTranslations('filmCast');
  const remove = useRemoveTake();
  const index = takes.findIndex(({ id }) => id === shownId);
  const take = takes[index];
  if (!take) {
    return null;
  }
  const label = take.view === null ? t('take', { number: take.number }) : t(`views.of.${take.view}`);
  const step = (by: number): void => {
    const next = takes.at((index + by) % takes.length);
    if (next) {
      onShow(next.id);
    }
  };
  const ending = take.file.mime === 'image/png' ? 'png' : 'jpg';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} · ${label}`}
      width={720}
      actions={
        <>
          {!take.circled && (
            <Button
              kind="quiet"
              icon={<Trash2 {...SIGN} />}
              busy={remove.isPending}
              onClick={() => remove.mutate(take.id, { onSuccess: onClose })}
            >
              {t('removePicture')}
            </Button>
          )}
          <Button
            icon={<Download {...SIGN} />}
            onClick={() => saveFile(take.file.path, fileNameOf(`${name} ${label}`, ending))}
          >
            {t('download')}
          </Button>
          <Button
            kind="primary"
            data-first-focus=""
            disabled={isUsed(take)}
            onClick={() => {
              onUse(take);
              onClose();
            }}
          >
            {t(labelOfUse(take, isUsed(take)))}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="grid min-h-0 place-items-center rounded-frame bg-media">
          <img src={take.file.path} alt={label} className="max-h-[62vh] w-full object-contain" />
        </div>
        {takes.length > 1 && (
          <div className="flex items-center justify-center gap-3">
            <IconButton label={t('previous')} icon={<ChevronLeft {...SIGN} />} onClick={() => step(-1)} />
            <span className="edge text-text-3">{t('nth', { number: index + 1, of: takes.length })}</span>
            <IconButton label={t('next')} icon={<ChevronRight {...SIGN} />} onClick={() => step(1)} />
          </div>
        )}
        {remove.error && <Notice>{remove.error.message}</Notice>}
      </div>
    </Dialog>
  );
}

function labelOfUse({ figure }: KeptPicture, isUsed: boolean): 'used' | 'views.useFace' | 'use' {
  if (isUsed) {
    return 'used';
  }
  return figure ? 'views.useFace' : 'use';
}
