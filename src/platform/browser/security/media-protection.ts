/** The fields of a keyboard event that decide. */
export interface PressedKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Browser shortcuts with Ctrl and a letter: source, save, print, open, window, tab, close, reload, bookmark, find,
 * history, downloads, address bar, minimise, quit, italic.
 */
const BROWSER_LETTERS = new Set('uspontwrdfhjlmqi');
/**
 * With Ctrl, Shift and a letter: the three developer tools, the bookmarks bar, and the second forms of the letters
 * above.
 */
const SHIFTED_LETTERS = new Set('icjbsnwrpo');
/** Select all, copy, paste, cut, undo, redo: allowed in text inputs and selectable areas. */
const EDITING_LETTERS = new Set('acvxzy');
const INPUTS = 'input, textarea, [contenteditable]:not([contenteditable="false"])';
const AREAS = '[data-selectable]';

/** The letter of a key on any layout: the Latin letter it types, else the one at its position. */
const letterOf = ({ key, code }: PressedKey): string | undefined =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();

/**
 * True for shortcuts that are blocked while media are protected (BOOT-09): F12 and the shortcuts above, with Ctrl or
 * Command. Navigation, screen reader, zoom and menu keys are never blocked. `inText` is true in a text input and in an
 * area marked selectable.
 */
export function isKeptBack(pressed: PressedKey, inText: boolean): boolean {
  if (pressed.key === 'F12') {
    return true;
  }
  // With Alt the key types another letter on many layouts, or is a screen reader command.
  if (pressed.altKey || pressed.ctrlKey === pressed.metaKey) {
    return false;
  }
  const letter = letterOf(pressed);
  if (letter === undefined) {
    return false;
  }
  if (EDITING_LETTERS.has(letter) && !(pressed.shiftKey && SHIFTED_LETTERS.has(letter))) {
    return !inText;
  }
  return (pressed.shiftKey ? SHIFTED_LETTERS : BROWSER_LETTERS).has(letter);
}

const focusedArea = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(AREAS) : null;

/** The selectable area that contains the whole selection (or the click that starts one). */
function selectedArea(selection: Selection | null): Element | null {
  const areaOf = (node: Node | null | undefined): Element | null =>
    (node instanceof Element ? node : node?.parentElement)?.closest(AREAS) ?? null;
  const area = areaOf(selection?.anchorNode);
  return area === areaOf(selection?.focusNode) ? area : null;
}

/**
 * Blocks those shortcuts until `signal` aborts. The page's own listeners still receive them. Select all inside a
 * selectable area selects that area, not the whole page.
 */
export function protectMedia(signal: AbortSignal): void {
  const hear = (event: KeyboardEvent): void => {
    const inInput = event.target instanceof Element && event.target.closest(INPUTS) !== null;
    const selection = getSelection();
    const area = inInput ? null : (selectedArea(selection) ?? focusedArea(event.target));
    if (isKeptBack(event, inInput || area !== null)) {
      event.preventDefault();
    } else if (area && letterOf(event) === 'a' && event.ctrlKey !== event.metaKey && !event.altKey) {
      event.preventDefault();
      selection?.selectAllChildren(area);
    }
  };
  window.addEventListener('keydown', hear, { capture: true, signal });
}
