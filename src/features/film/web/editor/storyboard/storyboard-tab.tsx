import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { useEditorParts } from '../editor-parts.ts';
import { useInspector } from '../state/use-inspector.ts';
import { BoardQuestions } from './board-questions.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { ShotCards } from './shot-cards.tsx';
import { ShotTable } from './shot-table.tsx';
import { BoardContext, useBoardVerbs } from './use-board.ts';
import { useLayout } from './use-layout.ts';

/** The shots of a film, to be written and directed, in three layouts (EDIT-05, EDIT-06, CAT-12). */
export function StoryboardTab() {
  const t = useTranslations('filmEditor');
  const isMobile = useMobile();
  const board = useBoardVerbs();
  const inspector = useInspector();
  const { inspector: Inspector, timeline: Timeline, autoTimeline: AutoTimeline } = useEditorParts();
  const [layout] = useLayout();
  const hasDetails = layout !== 'auto';
  return (
    <BoardContext value={board}>
      <div className="flex min-h-0 flex-1">
        <section aria-label={t('tab.storyboard')} className="flex min-w-0 flex-1 flex-col">
          {layout === 'table' &&
            (isMobile ? <ShotCards onInspect={inspector.open} /> : <ShotTable onInspect={inspector.open} />)}
          <Suspense fallback={null}>
            {layout === 'timeline' && <Timeline.Screen />}
            {layout === 'auto' && <AutoTimeline.Screen />}
          </Suspense>
          {layout === 'table' && board.lockedReason !== undefined && (
            // Over the end of the table: no row moves when it comes and goes.
            <div className="relative h-0">
              <p className="pointer-events-none absolute bottom-2 left-3 z-20 flex max-w-[calc(100%-1.5rem)] items-center gap-1.5 rounded-control border border-line-strong bg-surface-2 px-3 py-1.5 text-note text-text-2">
                <Lock className="size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
                {board.lockedReason}
              </p>
            </div>
          )}
          {hasDetails && <SelectionBar />}
        </section>
        {hasDetails && inspector.isOpen && !isMobile && (
          <aside
            aria-label={t('inspector')}
            className="flex w-[360px] shrink-0 flex-col border-l border-line bg-surface-1"
          >
            <Suspense fallback={null}>
              <Inspector.Screen onClose={inspector.close} />
            </Suspense>
          </aside>
        )}
        {hasDetails && isMobile && (
          <Dialog open={inspector.isOpen} onClose={inspector.close} title={t('inspector')} side width={420}>
            <Suspense fallback={null}>
              <Inspector.Screen onClose={inspector.close} />
            </Suspense>
          </Dialog>
        )}
      </div>
      <BoardQuestions />
      <p aria-live="polite" className="sr-only">
        {board.announcement}
      </p>
    </BoardContext>
  );
}
