/** The part of a pressed key that decides. */
export interface PressedKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * What the browser does by Ctrl and a letter: source, save, print, open, window, tab, close, reload, bookmark, find,
 * history, downloads, address bar, minimise, quit, italic.
 */
const BROWSER_LETTERS = new Set('uspontwrdfhjlmqi');
/** By Ctrl, Shift and a letter: inspect in three ways, the bookmarks bar, and those of above that have a second form. */
const SHIFTED_LETTERS = new Set('icjbsnwrpo');
/**
 * Selecting all, copying, pasting, cutting, undoing and doing again: left to texts that one writes in or may take
 * along.
 */
const EDITING_LETTERS = new Set('acvxzy');
const INPUTS = 'input, textarea, [contenteditable]:not([contenteditable="false"])';
const AREAS = '[data-selectable]';

/** The letter of a key on any keyboard: what it writes if that is a Latin letter, else where it lies. */
const letterOf = ({ key, code }: PressedKey): string | undefined =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();

/**
 * Whether a key is kept from the browser while media are protected (BOOT-09): F12 and the shortcuts above, by Ctrl or
 * Command. Everything else goes through, whatever moves, reads aloud, enlarges or opens something here. `inText` is
 * true in a text input and in an area that is marked selectable.
 */
export function isKeptBack(pressed: PressedKey, inText: boolean): boolean {
  if (pressed.key === 'F12') return true;
  // With Alt it is a letter of its own on many keyboards, or a command to a screen reader.
  if (pressed.altKey || pressed.ctrlKey === pressed.metaKey) return false;
  const letter = letterOf(pressed);
  if (letter === undefined) return false;
  if (EDITING_LETTERS.has(letter) && !(pressed.shiftKey && SHIFTED_LETTERS.has(letter))) return !inText;
  return (pressed.shiftKey ? SHIFTED_LETTERS : BROWSER_LETTERS).has(letter);
}

const focusedArea = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(AREAS) : null;

/** The area marked selectable in which the whole selection lies; a click there begins one. */
function selectedArea(selection: Selection | null): Element | null {
  const areaOf = (node: Node | null | undefined): Element | null =>
    (node instanceof Element ? node : node?.parentElement)?.closest(AREAS) ?? null;
  const area = areaOf(selection?.anchorNode);
  return area === areaOf(selection?.focusNode) ? area : null;
}

/**
 * Keeps those keys from the browser. The page's own listeners hear them all the same. To select all in a marked area
 * selects that area, not the page around it. Ends with `signal`.
 */
export function protectMedia(signal: AbortSignal): void {
  const hear = (event: KeyboardEvent): void => {
    const inInput = event.target instanceof Element && event.target.closest(INPUTS) !== null;
    const selection = getSelection();
    const area = inInput ? null : (selectedArea(selection) ?? focusedArea(event.target));
    if (isKeptBack(event, inInput || area !== null)) event.preventDefault();
    else if (area && letterOf(event) === 'a' && event.ctrlKey !== event.metaKey && !event.altKey) {
      event.preventDefault();
      selection?.selectAllChildren(area);
    }
  };
  window.addEventListener('keydown', hear, { capture: true, signal });
}
