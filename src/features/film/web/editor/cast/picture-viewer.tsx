import { ChevronLeft, ChevronRight, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveStoredFile } from '#src/platform/browser/download/save-stored-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import type { MemberTake } from '../../../cast-contract.ts';
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
  onRemoved,
}: {
  name: string;
  takes: readonly KeptPicture[];
  shownId: string;
  isUsed: (take: KeptPicture) => boolean;
  onShow: (id: string) => void;
  onUse: (take: KeptPicture) => void;
  onClose: () => void;
  /** The viewer has closed, and its picture is about to go from the page. */
  onRemoved: () => void;
}) {
  const t = useTranslations('filmCast');
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveTake(() => {
    // The focus can go on only when no dialog is open.
    flushSync(onClose);
    onRemoved();
  });
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
    <>
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
                aria-haspopup="dialog"
                onClick={() => {
                  remove.reset();
                  setAsking(true);
                }}
              >
                {t('removePicture')}
              </Button>
            )}
            <Button
              icon={<Download {...SIGN} />}
              onClick={() => saveStoredFile(take.file.path, fileNameOf(`${name} ${label}`, ending))}
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
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('removeTitle')}
        confirmLabel={t('removePicture')}
        busy={remove.isPending}
        error={remove.error?.message}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(take.id)}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Gives the focus to the heading of the section that an element lies in. */
export function focusSection(inside: Element | null | undefined): void {
  inside?.closest('details')?.querySelector('summary')?.focus();
}

function labelOfUse({ figure }: KeptPicture, isUsed: boolean): 'used' | 'views.useFace' | 'use' {
  if (isUsed) {
    return 'used';
  }
  return figure ? 'views.useFace' : 'use';
}
