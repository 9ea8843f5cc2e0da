import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderOpen, ImagePlus, Images, Plus, Redo2, Trash2, Type, Undo2 } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { PICTURE_ACCEPT } from '#src/shared/catalogue/picture-files.ts';
import { MOST_LAYERS } from '../../board.ts';
import type { MojiApi } from '../moji-api.ts';
import type { BoardEditing } from './use-board.ts';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is added, undo and redo, and which canvas is open. */
export function BoardToolbar({
  board,
  onText,
  onPick,
  onBring,
  onOpen,
}: {
  board: BoardEditing;
  onText: () => void;
  onPick: () => void;
  onBring: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Another canvas was opened. */
  onOpen: () => void;
}) {
  const t = useTranslations('mojiCanvas');
  const picker = useRef<HTMLInputElement>(null);
  const isFull = board.content.layers.length >= MOST_LAYERS;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<Images {...SIGN} />} aria-haspopup="dialog" disabled={isFull} onClick={onPick}>
          {t('addCard')}
        </Button>
        <Button icon={<Type {...SIGN} />} disabled={isFull} onClick={onText}>
          {t('addText')}
        </Button>
        <Button icon={<ImagePlus {...SIGN} />} disabled={isFull} onClick={() => picker.current?.click()}>
          {t('addPicture')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept={PICTURE_ACCEPT}
          aria-label={t('addPicture')}
          tabIndex={-1}
          className="sr-only"
          onChange={onBring}
        />
        <IconButton label={t('undo')} icon={<Undo2 {...SIGN} />} disabled={!board.canUndo} onClick={board.undo} />
        <IconButton label={t('redo')} icon={<Redo2 {...SIGN} />} disabled={!board.canRedo} onClick={board.redo} />
      </div>
      <OpenBoards board={board} onOpen={onOpen} />
    </div>
  );
}

/** The canvases of the account: another one is opened, begun, or this one removed. */
function OpenBoards({ board, onOpen }: { board: BoardEditing; onOpen: () => void }) {
  const t = useTranslations('mojiCanvas');
  const { mojiMagic } = useApi<MojiApi>();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const list = useQuery({
    queryKey: ['moji-magic', 'boards'],
    queryFn: ({ signal }) => mojiMagic.listBoards(undefined, { signal }),
  });
  const { boardId, saveState, open } = board;
  const boards = list.data?.boards ?? [];
  const show = async (id: string): Promise<void> => {
    open(id === '' ? null : await mojiMagic.readBoard({ boardId: id }));
    onOpen();
  };
  const remove = async (): Promise<void> => {
    if (boardId !== null) {
      await mojiMagic.removeBoard({ boardId });
      await queries.invalidateQueries({ queryKey: ['moji-magic', 'boards'] });
    }
    open(null);
    onOpen();
    setAsking(false);
  };
  const options = boards.map(({ id, name }, index) => ({
    value: id,
    label: name === '' ? t('unnamed', { number: boards.length - index }) : name,
  }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <output className="edge text-text-3">{t(`saves.${saveState}`)}</output>
      {(boards.length > 1 || (boards.length === 1 && boardId === null)) && (
        <span className="flex items-center gap-1.5">
          <FolderOpen {...SIGN} />
          <SelectChip
            label={t('open')}
            size="usual"
            value={boardId ?? ''}
            options={boardId === null ? [{ value: '', label: t('newBoard') }, ...options] : options}
            onChange={(id) => void show(id).catch(toastFailure)}
          />
        </span>
      )}
      <IconButton
        label={t('newBoard')}
        icon={<Plus {...SIGN} />}
        disabled={saveState !== 'saved'}
        onClick={() => void show('')}
      />
      <IconButton
        label={t('removeBoard')}
        icon={<Trash2 {...SIGN} />}
        aria-haspopup="dialog"
        disabled={boardId === null}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('removeBoardTitle')}
        confirmLabel={t('removeBoard')}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove().catch(toastFailure)}
      >
        <p>{t('removeBoardText')}</p>
      </ConfirmDialog>
    </div>
  );
}
