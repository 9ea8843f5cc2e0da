import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import type { EditorTab } from '../editor-tabs.ts';
import { GuideEntry } from '../guide/guide-entry.tsx';
import { GUIDE_PLACES, stepAt } from '../guide/guide-places.ts';
import { useGuide } from '../guide/use-guide.ts';
import { useEditorParts } from './editor-parts.ts';
import { useEditor } from './state/editor-context.tsx';
import { useInspector } from './state/use-inspector.ts';

/** The guide in the header of the editor (BOOT-11): what is saved here ticks its steps. */
export function EditorGuide({ tab }: { tab: EditorTab }) {
  const { guide: code } = useEditorParts();
  const { film, saveState } = useEditor();
  const { open: openInspector } = useInspector();
  const isMobile = useMobile();
  const [params] = useSearchParams();
  const step = stepAt(params);
  // On a phone the inspector would cover the step.
  const isInspected = !isMobile && step !== undefined && GUIDE_PLACES[step].inspected === true;
  useEffect(() => {
    if (isInspected) {
      openInspector();
    }
  }, [isInspected, openInspector]);
  const guide = useGuide({ subject: 'parts', load: code.load, pulse: `${film.version} ${saveState}` });
  return <GuideEntry code={code} guide={guide} filmId={film.id} page={tab} isEditable />;
}
