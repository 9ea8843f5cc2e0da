const KEY = 'kinora-editor-single-keys';

/** Whether keys without Ctrl or Command do something in the editor; kept on this device (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them on or off. */
export function setSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage they stay on.
  }
}
