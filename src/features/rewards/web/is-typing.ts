const FIELDS =
  'textarea, select, [contenteditable], input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range], [type=file])';

/** Whether the person is typing: a field has the focus, or a text box contains typed text. */
export function isTyping(): boolean {
  return document.activeElement?.matches(FIELDS) === true || [...typedIn].some(holdsText);
}

/** Text boxes that were typed in since the page was loaded. */
const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

function holdsText(box: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (!box.isConnected) {
    typedIn.delete(box);
  }
  return box.isConnected && box.value.trim() !== '';
}

/** Starts to watch for typing; `isTyping` knows only what happened since. */
export function watchTyping(): () => void {
  const note = ({ target }: Event): void => {
    if ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.matches(FIELDS)) {
      typedIn.add(target);
    }
  };
  // Text restored from an earlier visit counts as typed.
  for (const box of document.querySelectorAll('textarea')) {
    typedIn.add(box);
  }
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}
