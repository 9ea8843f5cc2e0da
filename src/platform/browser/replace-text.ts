/**
 * Puts a text into a field as if it were typed, so that the browser's own undo takes it back. Only what differs is
 * replaced, and the focus stays where it is. False where that cannot be: the browser has no such command, or a finger
 * points, for which the focus would bring up the keys.
 */
export function replaceText(field: HTMLTextAreaElement | null, text: string): boolean {
  if (!field || field.value === text || matchMedia('(pointer: coarse)').matches) {
    return false;
  }
  const before = field.value;
  let start = 0;
  while (start < Math.min(before.length, text.length) && before[start] === text[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < Math.min(before.length, text.length) - start &&
    before[before.length - 1 - end] === text[text.length - 1 - end]
  ) {
    end += 1;
  }
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, before.length - end);
  const added = text.slice(start, text.length - end);
  // The one way into a field's undo that there is; it tells the page like any typing.
  const isDone = added === '' ? document.execCommand('delete') : document.execCommand('insertText', false, added);
  if (focused instanceof HTMLElement && focused !== document.body) {
    focused.focus({ preventScroll: true });
  }
  return isDone;
}
