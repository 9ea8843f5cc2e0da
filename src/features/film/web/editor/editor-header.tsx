import { ChevronLeft, Clapperboard, History, Keyboard, PanelRight, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef, type Ref } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { EditorTab } from '../editor-tabs.ts';
import { useFilmPaths } from '../film-paths.ts';
import { NextStepButton } from '../film/film-standing.tsx';
import { isCutting, MakeCut } from '../film/make-cut.tsx';
import { useFilmActions } from '../film/use-film-actions.ts';
import { EditorGuide } from './editor-guide.tsx';
import { EditorTitle } from './editor-title.tsx';
import { SaveStateText } from './save-state.tsx';
import { useEditor } from './state/editor-context.tsx';
import type { StepName } from './state/editor.ts';
import { useInspector } from './state/use-inspector.ts';

const SIGN = { className: 'size-5', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The slate of the editor: the film's title, whether it is saved, undo and redo, and the next step. */
export function EditorHeader({
  tab,
  hasInspector,
  undo,
  redo,
  onShortcuts,
  onVersions,
  isWatching,
  watchButton,
  onWatch,
}: {
  tab: EditorTab;
  /** The tab shows the details of a shot. */
  hasInspector: boolean;
  undo: () => void;
  redo: () => void;
  onShortcuts: () => void;
  onVersions: () => void;
  /** The film is shown above the tabs. */
  isWatching: boolean;
  watchButton: Ref<HTMLButtonElement>;
  /** Absent where it is shown anyway. */
  onWatch?: () => void;
}) {
  const t = useTranslations('filmEditor');
  const paths = useFilmPaths();
  const isMobile = useMobile();
  const { film, document, undoStep, redoStep } = useEditor();
  const inspector = useInspector();
  const inWords = (way: 'undo' | 'redo', step: StepName | undefined): string => {
    if (!step) {
      return t(`${way}.nothing`);
    }
    const what = t(`gesture.${step.label}`);
    const number = document.shots.find(({ id }) => id === step.shotId)?.plan.number;
    return t(`${way}.step`, { what: number === undefined ? what : t('stepOfShot', { number, what }) });
  };
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-2 border-b border-line px-2 py-1.5 low:min-h-11 low:flex-nowrap low:py-0 max-sm:py-1 max-sm:low:gap-x-0 max-sm:low:py-0 sm:px-4">
      <Link
        to={paths.film(film.id)}
        aria-label={t('back')}
        title={t('back')}
        className="grid size-9 shrink-0 place-items-center rounded-control text-text-2 hover:bg-surface-3 hover:text-text-1 pointer-coarse:size-11"
      >
        <ChevronLeft {...SIGN} />
      </Link>
      <EditorTitle />
      <SaveStateText className="max-sm:order-last max-sm:ml-auto max-sm:low:sr-only" />
      {/* Before the buttons, and beside the title on a phone: nothing moves when it comes and goes. */}
      <span className="contents max-sm:low:hidden">
        <NextStep />
      </span>
      <span aria-hidden="true" className="basis-full low:hidden sm:hidden" />
      <EditorGuide tab={tab} />
      <span className="flex">
        <IconButton
          label={inWords('undo', undoStep)}
          icon={<Undo2 {...SIGN} />}
          side="bottom"
          disabled={undoStep === undefined}
          onClick={undo}
        />
        <IconButton
          label={inWords('redo', redoStep)}
          icon={<Redo2 {...SIGN} />}
          side="bottom"
          disabled={redoStep === undefined}
          onClick={redo}
        />
        {onWatch && (
          <IconButton
            ref={watchButton}
            label={t('watch')}
            icon={<Clapperboard {...SIGN} />}
            side="bottom"
            aria-pressed={isWatching}
            onClick={onWatch}
          />
        )}
        <IconButton
          label={t('versions')}
          icon={<History {...SIGN} />}
          side="bottom"
          aria-haspopup="dialog"
          onClick={onVersions}
        />
        {!isMobile && (
          <>
            <IconButton
              label={t('shortcuts.title')}
              icon={<Keyboard {...SIGN} />}
              side="bottom"
              aria-haspopup="dialog"
              onClick={onShortcuts}
            />
            {hasInspector && (
              <IconButton
                label={t('inspector')}
                icon={<PanelRight {...SIGN} />}
                side="bottom"
                aria-pressed={inspector.isOpen}
                onClick={inspector.isOpen ? inspector.close : inspector.open}
              />
            )}
          </>
        )}
      </span>
    </header>
  );
}

/** What continues the film, for its price; else the cut that shows what was changed. */
function NextStep() {
  const { film, saveState, flush } = useEditor();
  const { resume } = useFilmActions(film);
  const isMaking = isCutting(film);
  useToldOfCut(isMaking);
  if (film.nextStep) {
    return (
      <NextStepButton
        step={film.nextStep}
        busy={resume.isPending}
        onClick={() => resume.mutate(undefined, { onError: toastFailure })}
      />
    );
  }
  return film.movie && (film.cutOutdated || isMaking) ? (
    <MakeCut film={film} disabled={saveState !== 'saved'} onOrder={flush} />
  ) : null;
}

/** Says that the cut which was being made is there. */
function useToldOfCut(isMaking: boolean): void {
  const t = useTranslations('filmEditor');
  const take = useEditor().film.movie?.take;
  const before = useRef({ isMaking, take });
  useEffect(() => {
    const last = before.current;
    if (last.isMaking && !isMaking && take !== last.take) {
      toast(t('cutMade'), 'success');
    }
    before.current = { isMaking, take };
  }, [isMaking, take, t]);
}
