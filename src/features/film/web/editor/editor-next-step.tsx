import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { useNarrow } from '#src/platform/browser/device/use-narrow.ts';
import { clearOfMessages } from '#src/platform/browser/ui/clear-of-messages.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { NextStepButton } from '../film/film-standing.tsx';
import { isCutting, MakeCut } from '../film/make-cut.tsx';
import { useFilmActions } from '../film/use-film-actions.ts';
import { useEditor } from './state/editor-context.tsx';

/** What continues the film, for its price; else the cut that shows what was changed. */
export function EditorNextStep() {
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

/** The same below the tabs of a narrow window, whose head has no room for it. */
export function NextStepAtFoot() {
  return (
    useNarrow() && (
      <div
        ref={clearOfMessages}
        className="border-t border-line bg-surface-1 px-2 py-1 empty:hidden low:hidden *:w-full"
      >
        <EditorNextStep />
      </div>
    )
  );
}

/** Says that the cut which was being made is there; what had the focus is gone with it. */
function useToldOfCut(isMaking: boolean): void {
  const t = useTranslations('filmEditor');
  const take = useEditor().film.movie?.take;
  const before = useRef({ isMaking, take });
  useEffect(() => {
    const last = before.current;
    if (last.isMaking && !isMaking && take !== last.take) {
      toast(t('cutMade'), 'success');
      if (document.activeElement === document.body) {
        // The button that was pressed is gone.
        document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
      }
    }
    before.current = { isMaking, take };
  }, [isMaking, take, t]);
}
