import { Download, LayoutGrid, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveStoredFile } from '#src/platform/browser/download/save-stored-file.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { MojiCard } from '../contract.ts';
import { CardFace } from './card-face.tsx';
import { MOJI_PATHS } from './moji-paths.ts';
import { sentToCanvas } from './sent-to-canvas.ts';
import { useMojiChanges } from './use-moji.ts';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One card large, with what can be done with it. */
export function CardDialog({ card, onClose }: { card: MojiCard; onClose: () => void }) {
  const t = useTranslations('mojiMagic');
  const navigate = useNavigate();
  const [as, setAs] = useState<'card' | 'sticker'>('card');
  const [isAsking, setAsking] = useState(false);
  const { redraw, remove } = useMojiChanges();
  const name = t(`styles.${card.style}`);
  const file = as === 'card' ? card.picture : card.sticker;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('turned', { style: name, rarity: t(`rarity.${card.rarity}`) })}
      width={520}
      actions={
        <>
          <Button
            kind="quiet"
            icon={<Trash2 {...SIGN} />}
            aria-haspopup="dialog"
            onClick={() => {
              remove.reset();
              setAsking(true);
            }}
          >
            {t('remove')}
          </Button>
          {card.hasFailed && (
            <Button icon={<RotateCcw {...SIGN} />} busy={redraw.isPending} onClick={() => redraw.mutate(card.id)}>
              {t('redraw')}
            </Button>
          )}
          {file && (
            <>
              <Button icon={<Download {...SIGN} />} onClick={() => saveStoredFile(file.path, fileNameOf(name, 'webp'))}>
                {t('download')}
              </Button>
              <Button
                kind="outline"
                icon={<LayoutGrid {...SIGN} />}
                onClick={() => void navigate(MOJI_PATHS.canvas, sentToCanvas({ ...file, name }))}
              >
                {t('toCanvas')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="flex flex-col items-center gap-4">
        {card.hasFailed && <Notice>{redraw.error?.message ?? t('failed')}</Notice>}
        <Segments
          label={t('shownAs')}
          value={as}
          options={[
            { value: 'card', label: t('asCard') },
            { value: 'sticker', label: t('asSticker') },
          ]}
          onChange={setAs}
        />
        <div className="grid w-full place-items-center">
          <div
            className={
              as === 'card'
                ? 'w-[min(100%,calc((100dvh-19rem)*5/7),22rem)]'
                : 'w-[min(100%,22rem)] rounded-panel bg-surface-2'
            }
          >
            <CardFace card={card} alt={name} sizes="22rem" as={as} />
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        busy={remove.isPending}
        error={remove.error?.message}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(card.id, {
            onSuccess: () => {
              toast(t('removed'), 'success');
              onClose();
            },
          })
        }
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </Dialog>
  );
}
