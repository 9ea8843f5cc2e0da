import { clsx } from 'clsx';
import { GripVertical, Lock, SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import type { DropEdge } from '#src/platform/browser/use-row-drag.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { ShotFrame } from '../shot-frame.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import { rowIn } from './grid-focus.ts';
import { placeAmongOthers } from './shot-edits.ts';
import { CameraField, ScriptField, SpeechField } from './shot-fields.tsx';
import { ShotMenu } from './shot-menu.tsx';
import type { ShotView } from './shot-standing.ts';
import { ShotState } from './shot-state.tsx';
import { useBegunShot } from './use-begun-shot.ts';
import { useBoard } from './use-board.ts';
import { useCardDrag } from './use-card-drag.ts';
import { useShotViews } from './use-shot-views.ts';
import { useShotWindow } from './use-shot-window.ts';

/** Height of a card before it is measured, in pixels. */
const CARD_PIXELS = 460;
const OVERSCAN_CARDS = 2;

/** The storyboard as cards below each other, for narrow pages. */
export function ShotCards({ onInspect }: { onInspect: () => void }) {
  const t = useTranslations('filmEditor');
  const { document } = useEditor();
  const { shots } = document;
  const selection = useSelection();
  const views = useShotViews();
  const scroller = useRef<HTMLDivElement>(null);
  const board = useBoard();
  const { drop, ...pointer } = useCardDrag({
    scroller,
    lockedReason: board.lockedReason,
    onDrop: ({ id, beside, edge }) => {
      const ids = selection.ids.has(id) ? selection.ids : new Set([id]);
      const index = shots.findIndex((shot) => shot.id === beside);
      if (beside !== id) {
        board.moveTo(ids, placeAmongOthers(document, ids, edge === 'before' ? index : index + 1));
      }
    },
  });
  const cards = useShotWindow({ scroller, shotPixels: CARD_PIXELS, overscan: OVERSCAN_CARDS });
  useBegunShot(
    (id) => scroller.current && rowIn(scroller.current, id)?.querySelector('textarea'),
    (index) => cards.scrollToIndex(index),
  );
  return (
    <div ref={scroller} data-scrolls="" className="min-h-0 flex-1 overflow-y-auto px-3 sm:px-5">
      <ol aria-label={t('table')} className="relative" style={{ height: cards.getTotalSize() }} {...pointer}>
        {cards.getVirtualItems().map(({ key, index, start }) => {
          const shot = shots[index];
          return (
            shot && (
              <li
                key={key}
                ref={cards.measureElement}
                data-index={index}
                aria-setsize={shots.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 pt-3"
                style={{ transform: `translateY(${start}px)` }}
              >
                <ShotCard
                  shot={shot}
                  view={views.get(shot.id)}
                  isDragged={drop?.id === shot.id}
                  edge={drop && drop.id !== shot.id && drop.beside === shot.id ? drop.edge : undefined}
                  onInspect={() => {
                    selection.select(shot.id);
                    onInspect();
                  }}
                />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

/** Several selected shots stand out more than the one that is worked on. */
function cardLook(isMarked: boolean, marked: number): string {
  if (!isMarked) {
    return 'border-line bg-surface-1';
  }
  return marked > 1 ? 'border-select bg-select-soft' : 'border-select bg-surface-1';
}

function ShotCard({
  shot,
  view,
  isDragged,
  edge,
  onInspect,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  isDragged: boolean;
  /** Where a dragged shot would be put. */
  edge: DropEdge | undefined;
  onInspect: () => void;
}) {
  const t = useTranslations('filmEditor');
  const { ids, select } = useSelection();
  const isMarked = ids.has(shot.id);
  return (
    // Whoever works on one of its fields works on this shot; the checkbox selects by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      data-row={shot.id}
      data-drop-edge={edge}
      onFocus={({ target }) => target instanceof HTMLInputElement || select(shot.id, 'work')}
      className={clsx(
        'relative flex flex-col gap-2 rounded-panel border p-3 sm:grid sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]',
        cardLook(isMarked, ids.size),
        isDragged && 'opacity-45',
        edge && 'before:absolute before:inset-x-0 before:h-1 before:rounded-full before:bg-select',
        edge === 'before' && 'before:-top-[9px]',
        edge === 'after' && 'before:-bottom-[9px]',
      )}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex items-center justify-between gap-2">
          <Checkbox checked={isMarked} onChange={() => select(shot.id, 'toggle')}>
            <span className="sr-only">{t('select')} </span>
            <span translate="no" className="edge text-text-1">
              {`S${String(shot.plan.number).padStart(2, '0')}`}
            </span>
          </Checkbox>
          <span className="flex items-center">
            <CardHandle />
            <ShotMenu shot={shot} inTable={false} />
          </span>
        </div>
        <ShotFrame shot={shot} view={view} width={360} />
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <ShotState shot={shot} view={view} inTable={false} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <ScriptField shot={shot} view={view} inTable={false} />
        <SpeechField shot={shot} inTable={false} />
        <span className="flex flex-wrap items-center gap-1">
          <CameraField shot={shot} inTable={false} />
        </span>
        <Button
          data-guide="details"
          className="mt-1 self-start"
          icon={<SlidersHorizontal className="size-[18px]" aria-hidden="true" />}
          aria-label={t('inspect', { number: shot.plan.number })}
          onClick={onInspect}
        >
          {t('details')}
        </Button>
      </div>
    </article>
  );
}

/** What a card is dragged by; the menu and the keys move it too. */
function CardHandle() {
  const { lockedReason } = useBoard();
  const Sign = lockedReason === undefined ? GripVertical : Lock;
  return (
    <span
      data-drag-handle=""
      aria-hidden="true"
      title={lockedReason}
      className={clsx(
        'grid size-11 shrink-0 touch-none place-items-center text-text-3 select-none [-webkit-touch-callout:none]',
        lockedReason === undefined && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <Sign className="size-5" strokeWidth={1.75} />
    </span>
  );
}
