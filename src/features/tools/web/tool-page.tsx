import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StagePlace } from './stage-preview.tsx';
import { TaskHistory } from './task-history.tsx';
import { TaskStage, type StageParts } from './task-stage.tsx';
import type { ToolWork } from './use-tool-work.ts';

/**
 * The page of a tool: what is asked for at the left, what was made in the middle, and everything made before at the
 * right; below each other on a narrow page.
 */
export function ToolPage({
  work,
  heading,
  lead,
  form,
  empty,
  stage,
}: {
  work: ToolWork;
  heading: string;
  lead: string;
  /** The fields and the button that orders. */
  form: ReactNode;
  /** What the stage shows before anything was made. */
  empty: ReactNode;
  stage: StageParts;
}) {
  const t = useTranslations('toolPage');
  const { shown, tasks } = work;
  const place = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { turns } = work;
  const stagePlace = useMemo(() => ({ element, turns }), [element, turns]);
  useComesIntoSight(place, turns);
  useFocusAfterRemoval(title, work.remove.isSuccess ? work.remove.variables : undefined);
  return (
    <div className="mx-auto grid max-w-[1720px] gap-x-8 gap-y-10 lg:grid-cols-[minmax(19rem,23rem)_minmax(0,1fr)] 2xl:grid-cols-[23rem_minmax(0,1fr)_15rem]">
      <div className="flex min-w-0 flex-col gap-5 lg:row-span-2 2xl:row-span-1">
        <header className="flex flex-col gap-1.5">
          <h1 className="display text-title">{heading}</h1>
          <p className="text-text-2">{lead}</p>
        </header>
        <StagePlace value={stagePlace}>{form}</StagePlace>
      </div>
      <section ref={place} aria-labelledby="stage" className="min-w-0 scroll-mt-20">
        <h2 id="stage" ref={title} tabIndex={-1} className="sr-only">
          {t('stage')}
        </h2>
        {tasks.error && !tasks.data && (
          <Notice action={<Button onClick={() => void tasks.refetch()}>{t('tryAgain')}</Button>}>
            {tasks.error.message}
          </Notice>
        )}
        {/* What the form would make stands here before it is made. */}
        <div ref={setElement} className={clsx('peer empty:hidden', shown ? 'mb-8' : 'sticky top-20')} />
        {tasks.isPending && <Skeleton className="aspect-video w-full" />}
        {shown ? (
          <TaskStage key={shown.id} task={shown} work={work} parts={stage} />
        ) : (
          tasks.data && <div className="peer-[:not(:empty)]:hidden">{empty}</div>
        )}
      </section>
      <TaskHistory work={work} nameOf={stage.nameOf} className={clsx('min-w-0', '2xl:col-start-3')} />
    </div>
  );
}

/** What was deleted takes the button that had the focus with it: the stage has it then. */
function useFocusAfterRemoval(title: React.RefObject<HTMLElement | null>, removedId: string | undefined): void {
  useEffect(() => {
    if (removedId !== undefined) {
      const frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) {
          title.current?.focus({ preventScroll: true });
        }
      });
      return () => cancelAnimationFrame(frame);
    }
    return;
  }, [title, removedId]);
}

/**
 * Each time that something else is put on the stage it is scrolled to where its top is out of sight: below the form on
 * a narrow page, above it after a long form on a wide one.
 */
function useComesIntoSight(place: React.RefObject<HTMLElement | null>, turns: number): void {
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (turns > 0 && (top < 0 || !matchMedia('(min-width: 64rem)').matches)) {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      place.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
    }
  }, [place, turns]);
}
