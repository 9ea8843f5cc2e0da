import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import { useOnline } from '#src/platform/browser/device/use-online.ts';
import { NoticeBar } from '#src/platform/browser/ui/notice-bar.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import { EDITOR_TABS, type EditorTab } from '../editor-tabs.ts';
import { FilmLeader, StageVoice } from '../film/film-leader.tsx';
import { EditorHeader } from './editor-header.tsx';
import { NextStepAtFoot } from './editor-next-step.tsx';
import { EditorPartsContext, type EditorParts } from './editor-parts.ts';
import { SaveNotice } from './save-state.tsx';
import { EditorContext } from './state/editor-context.tsx';
import type { Editor } from './state/editor.ts';
import { useHistory } from './state/use-history.ts';
import { InspectorContext, useInspectorState } from './state/use-inspector.ts';
import { SelectionContext, useShotSelection } from './state/use-shot-selection.ts';
import { LayoutSwitch } from './storyboard/layout-switch.tsx';
import { useLayout } from './storyboard/use-layout.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFieldInSight } from './use-field-in-sight.ts';
import { useRetryShot } from './use-retry-shot.ts';

/** The editor around its tabs: all that stays when another tab is opened. The tab is in the address (EDIT-01). */
export function EditorFrame({
  editor,
  isCutOff,
  parts,
}: {
  editor: Editor;
  /** The server is not reached. */
  isCutOff: boolean;
  parts: EditorParts;
}) {
  const t = useTranslations('filmEditor');
  const { film } = editor;
  const selection = useShotSelection(editor.document);
  const inspector = useInspectorState();
  const { retryShot } = useRetryShot(film.id);
  const [dialog, setDialog] = useState<DialogName>();
  const [params, changeAddress] = useAddressParameters();
  const shown = EDITOR_TABS.filter((each) => parts.tabs[each]);
  const tab = shown.find((each) => each === params.get('tab')) ?? 'storyboard';
  const openTab = (next: EditorTab): void => changeAddress({ tab: next });
  const [layout] = useLayout();
  /** These layouts show the film themselves. */
  const hasPlayer = tab === 'storyboard' && layout !== 'table';
  const hasInspector = tab === 'video' || (tab === 'storyboard' && layout !== 'auto');
  const isWatching = params.has('watch') && !hasPlayer;
  const justAskedRef = useRef(false);
  const watchButton = useRef<HTMLButtonElement>(null);
  const toggleWatching = (): void => {
    justAskedRef.current = !isWatching;
    if (isWatching) {
      // What had the focus may be gone with the film.
      watchButton.current?.focus();
    }
    changeAddress({ watch: isWatching ? null : '1' }, { replace: true });
  };
  const heading = t('heading', { title: editor.document.title });
  useEffect(() => {
    const before = document.title;
    document.title = `${heading} · Kinora`;
    return () => {
      document.title = before;
    };
  }, [heading]);
  const active = film.shots.find(({ id }) => id === selection.active);
  const { undo, redo } = useHistory(editor, selection, tab);
  useEditorKeys({
    undo: () => editor.undoStep !== undefined && undo(),
    redo: () => editor.redoStep !== undefined && redo(),
    step: (places) => {
      const next = selection.order[selection.order.indexOf(selection.active) + places];
      if (next !== undefined) {
        selection.select(next);
      }
    },
    takes: () => active && setDialog('takes'),
    retry: () => {
      if (active?.failure) {
        retryShot(active.number);
      }
    },
    shortcuts: () => setDialog('shortcuts'),
    saved: () => {
      editor.flush();
      toast(t('savedByItself'));
    },
    tab: (next) => {
      if (parts.tabs[next]) {
        // As a click would: what had the focus may be gone with its tab.
        document.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
        openTab(next);
      }
    },
  });
  useFieldInSight();
  const Tab = parts.tabs[tab]?.Screen;
  return (
    <EditorContext value={editor}>
      <EditorPartsContext value={parts}>
        <SelectionContext value={selection}>
          <InspectorContext value={inspector}>
            <div data-selectable="" data-fills-window="" className="flex min-h-0 flex-1 flex-col">
              <StageVoice film={film} />
              <Unreached isCutOff={isCutOff} />
              <EditorHeader
                tab={tab}
                hasInspector={hasInspector}
                undo={undo}
                redo={redo}
                onShortcuts={() => setDialog('shortcuts')}
                onVersions={() => setDialog('versions')}
                isWatching={isWatching}
                watchButton={watchButton}
                {...(!hasPlayer && { onWatch: toggleWatching })}
              />
              <Stages film={film} />
              <SaveNotice />
              <Suspense fallback={null}>
                {isWatching && <parts.preview.Screen justAskedRef={justAskedRef} onClose={toggleWatching} />}
              </Suspense>
              <Tabs
                fills
                label={t('tabs')}
                value={tab}
                onChange={openTab}
                {...(tab === 'storyboard' && { end: <LayoutSwitch /> })}
                tabs={shown.map((key) => ({ key, label: t(`tab.${key}`) }))}
              >
                <Suspense fallback={null}>{Tab && <Tab />}</Suspense>
              </Tabs>
              <NextStepAtFoot />
            </div>
            <EditorDialog
              dialog={dialog}
              parts={parts}
              film={film}
              shotNumber={active?.number}
              onClose={() => setDialog(undefined)}
            />
          </InspectorContext>
        </SelectionContext>
      </EditorPartsContext>
    </EditorContext>
  );
}

type DialogName = 'takes' | 'shortcuts' | 'versions';

/** The dialog that is open. */
function EditorDialog({
  dialog,
  parts,
  film,
  shotNumber,
  onClose,
}: {
  dialog: DialogName | undefined;
  parts: EditorParts;
  film: FilmView;
  shotNumber: number | undefined;
  onClose: () => void;
}) {
  return (
    <Suspense fallback={null}>
      {dialog === 'shortcuts' && <parts.shortcuts.Screen onClose={onClose} />}
      {dialog === 'versions' && <parts.versions.Screen onClose={onClose} />}
      {dialog === 'takes' && shotNumber !== undefined && (
        <parts.takes.Screen film={film} number={shotNumber} onClose={onClose} />
      )}
    </Suspense>
  );
}

/** That the server is not reached; without a connection the page itself says why. */
function Unreached({ isCutOff }: { isCutOff: boolean }) {
  const t = useTranslations('filmEditor.save');
  const isOnline = useOnline();
  return <NoticeBar>{isCutOff && isOnline && t('unreached')}</NoticeBar>;
}

/** The stages of a film until it is cut for the first time: after that each shot tells how it stands. */
function Stages({ film }: { film: FilmView }) {
  return (
    film.movie === null && (
      <div className="border-b border-line px-2 pt-1 sm:px-4">
        <FilmLeader film={film} asRecord dense />
      </div>
    )
  );
}
