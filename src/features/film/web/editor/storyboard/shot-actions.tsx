import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpDown,
  ArrowUpToLine,
  Clapperboard,
  Copy,
  Ellipsis,
  RefreshCw,
  Trash2,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import type { MenuEntry } from '#src/platform/browser/ui/menu-entry.ts';
import { Menu } from '#src/platform/browser/ui/menu.tsx';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import { useBoard } from './use-board.ts';
import { useShotViews } from './use-shot-views.ts';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with one shot, as a menu. */
export function ShotActions({
  shot,
  inTable,
  startsOpen,
}: {
  shot: DocumentShot;
  inTable: boolean;
  startsOpen: boolean;
}) {
  const t = useTranslations('filmEditor');
  const { document } = useEditor();
  const board = useBoard();
  const { select } = useSelection();
  const views = useShotViews();
  const { number } = shot.plan;
  const ids = new Set([shot.id]);
  const kept = board.whyKept(ids);
  const moving = (entry: MenuEntry, disabled = false): MenuEntry => ({
    ...entry,
    disabled: disabled || board.lockedReason !== undefined,
  });
  return (
    <Menu
      align="start"
      startsOpen={startsOpen}
      entries={[
        {
          key: 'before',
          label: t('insertBefore'),
          icon: <ArrowUpToLine {...SIGN} />,
          onSelect: () => board.insertBefore(shot.id),
          movesFocus: true,
        },
        {
          key: 'after',
          label: t('insertAfter'),
          icon: <ArrowDownToLine {...SIGN} />,
          onSelect: () => board.insertAfter(shot.id),
          movesFocus: true,
        },
        {
          key: 'continue',
          label: t('continue'),
          icon: <Clapperboard {...SIGN} />,
          onSelect: () => board.ask({ kind: 'continue', shotId: shot.id }),
        },
        {
          key: 'take',
          label: t('newTake'),
          icon: <RefreshCw {...SIGN} />,
          onSelect: () => {
            select(shot.id);
            board.ask({ kind: 'take' });
          },
          disabled: !views.has(shot.id),
        },
        {
          key: 'copy',
          label: t('copy'),
          icon: <Copy {...SIGN} />,
          onSelect: () => board.copy(ids),
          movesFocus: true,
        },
        moving(
          {
            key: 'up',
            label: t('moveEarlier'),
            icon: <ArrowUp {...SIGN} />,
            onSelect: () => board.moveBy(ids, -1),
            apart: true,
          },
          number === 1,
        ),
        moving(
          { key: 'down', label: t('moveLater'), icon: <ArrowDown {...SIGN} />, onSelect: () => board.moveBy(ids, 1) },
          number === document.shots.length,
        ),
        moving({
          key: 'to',
          label: t('moveTo'),
          reason: board.lockedReason,
          icon: <ArrowUpDown {...SIGN} />,
          onSelect: () => board.ask({ kind: 'move', ids }),
        }),
        {
          key: 'remove',
          label: t('remove'),
          reason: kept,
          icon: <Trash2 {...SIGN} />,
          onSelect: () => board.remove(ids),
          disabled: kept !== undefined,
          danger: kept === undefined,
          apart: true,
        },
      ]}
    >
      <IconButton
        label={t('actionsOf', { number })}
        icon={<Ellipsis {...SIGN} />}
        data-field=""
        {...(inTable ? { tabIndex: -1 } : {})}
        className="size-7"
      />
    </Menu>
  );
}
