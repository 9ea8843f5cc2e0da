import { ChevronDown, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { useLength } from '../../use-length.ts';
import { useEditorParts } from '../editor-parts.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useInspector, type InspectorPart } from '../state/use-inspector.ts';
import { useSelection } from '../state/use-shot-selection.ts';
import { useShotLength } from '../storyboard/use-shot-length.ts';
import { useTrimmedShot } from '../timeline/trimmed-shot.ts';
import { FrameSection } from './frame-section.tsx';
import { LineSection } from './line-section.tsx';
import { LipSync } from './lip-sync.tsx';
import { MoveSection } from './move-section.tsx';
import { StageFrame } from './stage-frame.tsx';
import { useActiveShot, type ActiveShot } from './use-active-shot.ts';

/** In this time the content of a section is there. */
const LOADS_MILLISECONDS = 1500;
/** With these somebody moves the inspector. */
const MOVES = ['wheel', 'pointerdown', 'keydown'] as const;
const SIGN = { className: 'size-5', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** All that can be set of the active shot, in the order in which it is made. */
export function ShotInspector({ onClose }: { onClose: () => void }) {
  const t = useTranslations('filmStage');
  const active = useActiveShot();
  const { pictures: Pictures, tail: Tail, sounds: Sounds } = useEditorParts();
  const scroller = useRef<HTMLDivElement>(null);
  const shotId = active?.shot.id;
  // Another shot is seen from its picture on; before a part of it is brought into sight.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [shotId]);
  if (!active) {
    return null;
  }
  return (
    <>
      <InspectorHead active={active} onClose={onClose} />
      <div ref={scroller} data-scrolls="" className="-mx-5 min-h-0 flex-1 overflow-y-auto px-5 lg:mx-0 lg:px-4">
        <StageFrame key={active.shot.id} active={active} />
        <Section title={t('section.line')} part="line" open>
          <LineSection active={active} />
        </Section>
        <Section title={t('section.frame')} open>
          <FrameSection active={active} />
        </Section>
        <Section title={t('section.move')} open>
          <MoveSection active={active} />
        </Section>
        <Section title={t('section.pictures')} open>
          <Suspense fallback={null}>
            <Pictures.Screen />
          </Suspense>
        </Section>
        <LaterSection title={t('section.lipSync')}>
          <LipSync active={active} />
        </LaterSection>
        <LaterSection title={t('section.tail')}>
          <Tail.Screen />
        </LaterSection>
        <LaterSection title={t('section.sound')} part="sound">
          <Sounds.Screen />
        </LaterSection>
        <Section title={t('section.takes')} open>
          <TakesSection active={active} />
        </Section>
      </div>
    </>
  );
}

function InspectorHead({ active, onClose }: { active: ActiveShot; onClose: () => void }) {
  const t = useTranslations('filmStage');
  const ofEditor = useTranslations('filmEditor');
  const isMobile = useMobile();
  const { order, select } = useSelection();
  const { number } = active.plan;
  const length = useShotLength(active.shot, active.view);
  const trimmed = useTrimmedShot();
  const seconds = trimmed?.id === active.shot.id ? trimmed.durationSeconds : length.seconds;
  const inWords = useLength();
  const take = active.view?.takes.clip ?? active.view?.takes.picture ?? null;
  const step = (places: -1 | 1): void => {
    const next = order[number - 1 + places];
    if (next !== undefined) {
      select(next);
    }
  };
  return (
    <div className="flex items-center gap-x-2 border-b border-line py-2 low:py-0 low:max-lg:pr-12 lg:px-4">
      <h2 className="shrink-0 text-lead font-semibold">{t('shot', { number })}</h2>
      <EdgePrint className="mr-auto min-w-0">
        {take !== null && (
          <span className="flex items-center gap-1">
            {ofEditor(active.view?.takes.clip ? 'takeOf.clip' : 'takeOf.frame')}
            <CircledTake number={take} />
          </span>
        )}
        <span>{inWords(seconds)}</span>
      </EdgePrint>
      <span className="flex">
        <IconButton
          label={t('previous')}
          icon={<ChevronLeft {...SIGN} />}
          disabled={number === 1}
          onClick={() => step(-1)}
        />
        <IconButton
          label={t('next')}
          icon={<ChevronRight {...SIGN} />}
          disabled={number === order.length}
          onClick={() => step(1)}
        />
        {!isMobile && <IconButton label={t('close')} icon={<X {...SIGN} />} onClick={onClose} />}
      </span>
    </div>
  );
}

function Section({
  title,
  part,
  open = false,
  onOpen,
  children,
}: {
  title: string;
  /** What leads here. */
  part?: InspectorPart | undefined;
  open?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDetailsElement>(null);
  const leave = useRef<() => void>(undefined);
  const { wanted, met } = useInspector();
  const { active } = useSelection();
  useEffect(() => {
    if (element.current && part !== undefined && wanted === part) {
      leave.current?.();
      leave.current = bringIntoSight(element.current);
      met();
    }
  }, [part, wanted, met]);
  // Another shot is seen from its picture on.
  useLayoutEffect(() => () => leave.current?.(), [active]);
  return (
    <details
      ref={element}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className="group border-b border-line last:border-0"
    >
      <summary className="control flex cursor-pointer list-none items-center justify-between rounded-control text-base font-semibold text-text-1 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h3>{title}</h3>
        <ChevronDown
          className="size-4 text-text-3 transition-transform duration-[140ms] group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-4">{children}</div>
    </details>
  );
}

/**
 * Opens a section and brings it to the top, again when its content has been loaded, unless somebody has moved on since.
 * Returns how to leave it where it is.
 */
function bringIntoSight(section: HTMLDetailsElement): () => void {
  section.open = true;
  const scroller = section.closest('[data-scrolls]');
  const top = (of: Element | null): number => of?.getBoundingClientRect().top ?? 0;
  const grown = new ResizeObserver(() => scroller?.scrollBy({ top: top(section) - top(scroller) }));
  const leave = (): void => {
    grown.disconnect();
    clearTimeout(timer);
    MOVES.forEach((move) => scroller?.removeEventListener(move, leave));
  };
  const timer = setTimeout(leave, LOADS_MILLISECONDS);
  MOVES.forEach((move) => scroller?.addEventListener(move, leave, { passive: true }));
  grown.observe(section);
  return leave;
}

/** A section whose content is loaded when somebody opens it. */
function LaterSection({ title, part, children }: { title: string; part?: InspectorPart; children: ReactNode }) {
  const [isMet, setMet] = useState(false);
  return (
    <Section title={title} part={part} onOpen={() => setMet(true)}>
      <Suspense fallback={null}>{isMet && children}</Suspense>
    </Section>
  );
}

function TakesSection({ active: { view } }: { active: ActiveShot }) {
  const t = useTranslations('filmStage');
  const { film } = useEditor();
  const { takes: Takes } = useEditorParts();
  const [isOpen, setOpen] = useState(false);
  if (!view || (!view.picture && !view.clip)) {
    return <p className="text-note text-text-3">{t('noTakes')}</p>;
  }
  return (
    <>
      {view.outdated.length > 0 && <p className="text-note text-warn">{t('outdated')}</p>}
      <Button
        className="self-start"
        aria-haspopup="dialog"
        onPointerEnter={() => void Takes.load()}
        onFocus={() => void Takes.load()}
        onClick={() => setOpen(true)}
      >
        {t('takes')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <Takes.Screen film={film} number={view.number} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
