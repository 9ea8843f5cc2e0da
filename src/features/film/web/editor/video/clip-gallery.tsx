// Rows stand between the list and its items, which the elements of a list do not allow.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { ClipCard } from './clip-card.tsx';

/** Clips beside each other by the width of the gallery in CSS pixels, the widest first. */
const COLUMNS: Readonly<Record<AspectRatio, readonly { from: number; count: number }[]>> = {
  '16:9': [
    { from: 760, count: 3 },
    { from: 440, count: 2 },
    { from: 0, count: 1 },
  ],
  '9:16': [
    { from: 900, count: 5 },
    { from: 560, count: 3 },
    { from: 0, count: 2 },
  ],
};
/** Up to this many clips all are drawn; of more, those near the window. */
const MOST_DRAWN = 40;
const OVERSCAN_ROWS = 2;
/** Height of what is below a frame, before a row is measured. */
const FOOT_PIXELS = 96;

/** All clips of the film, in its order. */
export function ClipGallery() {
  const t = useTranslations('filmVideo');
  const { document } = useEditor();
  const { shots, aspect } = document;
  const views = useShotViews();
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const columns = COLUMNS[aspect].find(({ from }) => width >= from)?.count ?? 1;
  const rowCount = Math.ceil(shots.length / columns);
  const [across, down] = aspect.split(':').map(Number);
  // It changes in place, so what is computed of it must not be remembered; nothing is.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => (width / columns) * ((down ?? 9) / (across ?? 16)) + FOOT_PIXELS,
    overscan: shots.length > MOST_DRAWN ? OVERSCAN_ROWS : rowCount,
  });
  return (
    <div ref={scroller} data-scrolls="" className="min-h-0 flex-1 overflow-y-auto px-3 sm:px-5">
      <div role="list" aria-label={t('clips')} className="relative my-3" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index: row, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={row}
            role="presentation"
            className="absolute inset-x-0 top-0 grid gap-x-4 pb-5"
            style={{
              transform: `translateY(${start}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {shots.slice(row * columns, (row + 1) * columns).map((shot) => (
              <div
                key={shot.id}
                role="listitem"
                aria-setsize={shots.length}
                aria-posinset={shot.plan.number}
                className="min-w-0"
              >
                <ClipCard shot={shot} view={views.get(shot.id)} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The width of an element in CSS pixels, as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watched = element.current;
    if (!watched) {
      return undefined;
    }
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
