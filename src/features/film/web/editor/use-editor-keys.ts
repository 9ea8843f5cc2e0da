import { useEffect, useRef } from 'react';
import { EDITOR_TABS, type EditorTab } from '../editor-tabs.ts';
import { areSingleKeysOn } from '../single-keys.ts';

/** What the keys of the editor do. */
interface EditorKeyActions {
  undo(): void;
  redo(): void;
  /** The shot after (1) or before (-1) the active one. */
  step(places: -1 | 1): void;
  takes(): void;
  retry(): void;
  shortcuts(): void;
  saved(): void;
  tab(tab: EditorTab): void;
}

/** The letter after G that opens a tab. */
export const TAB_LETTERS: Readonly<Record<EditorTab, string>> = {
  story: 's',
  characters: 'c',
  locations: 'l',
  items: 'i',
  storyboard: 'b',
  video: 'v',
  soundtrack: 'm',
  'final-cut': 'f',
  settings: 'e',
};
/** Time for the letter after G. */
const SECOND_KEY_MILLISECONDS = 1500;
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * The keys of the editor, anywhere on its page while no dialog is open: undo and redo always, single keys only while no
 * field has the focus.
 */
export function useEditorKeys(actions: EditorKeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let goesUntil = 0;
    const isElsewhere = (event: KeyboardEvent): boolean =>
      event.isComposing || document.querySelector('dialog[open]') !== null;
    const isSingle = (event: KeyboardEvent): boolean =>
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !(event.target instanceof Element && event.target.matches(FIELDS)) &&
      areSingleKeysOn();
    const single: Readonly<Record<string, () => void>> = {
      '?': () => latest.current.shortcuts(),
      '[': () => latest.current.step(-1),
      ']': () => latest.current.step(1),
      n: () => latest.current.takes(),
      r: () => latest.current.retry(),
      g: () => {
        goesUntil = performance.now() + SECOND_KEY_MILLISECONDS;
      },
    };
    const withCommand = (event: KeyboardEvent): (() => void) | undefined => {
      const { shiftKey } = event;
      const keys: Partial<Record<string, () => void>> = {
        z: () => (shiftKey ? latest.current.redo() : latest.current.undo()),
        y: () => latest.current.redo(),
        s: () => latest.current.saved(),
      };
      return keys[event.key.toLowerCase()];
    };
    /** The letter after G acts before, and instead of, a player or timeline that has the focus. */
    const pressSecond = (event: KeyboardEvent): void => {
      const tab = EDITOR_TABS.find((each) => TAB_LETTERS[each] === event.key.toLowerCase());
      if (tab && performance.now() < goesUntil && !isElsewhere(event) && isSingle(event)) {
        goesUntil = 0;
        event.preventDefault();
        event.stopPropagation();
        latest.current.tab(tab);
      }
    };
    const press = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) {
        return;
      }
      const hasCommand = event.ctrlKey || event.metaKey;
      const act = hasCommand ? withCommand(event) : isSingle(event) && single[event.key.toLowerCase()];
      if (act) {
        event.preventDefault();
        act();
      }
    };
    window.addEventListener('keydown', pressSecond, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', pressSecond, { capture: true });
      window.removeEventListener('keydown', press);
    };
  }, []);
}
