import { ChevronLeft, Clapperboard, History, Keyboard, PanelRight, Redo2, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { useNarrow } from '#src/platform/browser/device/use-narrow.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import type { EditorTab } from '../editor-tabs.ts';
import { useFilmPaths } from '../film-paths.ts';
import { EditorGuide } from './editor-guide.tsx';
import { EditorNextStep } from './editor-next-step.tsx';
import { EditorTitle } from './editor-title.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SaveStateText } from './save-state.tsx';
import { useEditor } from './state/editor-context.tsx';
import type { StepName } from './state/editor.ts';
import { useInspector } from './state/use-inspector.ts';
import { useStepWords } from './state/use-step-words.ts';

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
  const isNarrow = useNarrow();
  const editor = useEditor();
  const { film, undoStep, redoStep } = editor;
  const inspector = useInspector();
  const stepWords = useStepWords(editor);
  const inWords = (way: 'undo' | 'redo', step: StepName | undefined): string =>
    step ? stepWords(`${way}.step`, step) : t(`${way}.nothing`);
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-2 border-b border-line px-2 py-1.5 max-sm:min-h-11 max-sm:flex-nowrap max-sm:gap-x-0 max-sm:px-1 max-sm:py-0 low:min-h-11 low:flex-nowrap low:py-0 sm:px-4">
      <Link
        to={paths.film(film.id)}
        aria-label={t('back')}
        title={t('back')}
        className="grid size-9 shrink-0 place-items-center rounded-control text-text-2 hover:bg-surface-3 hover:text-text-1 pointer-coarse:size-11"
      >
        <ChevronLeft {...SIGN} />
      </Link>
      {/* In a narrow head the state stands below the title. */}
      <div className="contents max-sm:relative max-sm:block max-sm:min-w-0 max-sm:flex-1">
        <EditorTitle />
        <SaveStateText className="max-sm:pointer-events-none max-sm:absolute max-sm:right-0 max-sm:bottom-0.5 max-sm:left-2.5 max-sm:truncate" />
      </div>
      {/* Before the buttons: nothing moves when it comes and goes. */}
      {!isNarrow && <EditorNextStep />}
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
        {isNarrow ? (
          <MoreMenu button={watchButton} isWatching={isWatching} onWatch={onWatch} onVersions={onVersions} />
        ) : (
          <>
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
          </>
        )}
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
