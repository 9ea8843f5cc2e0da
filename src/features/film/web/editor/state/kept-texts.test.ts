import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLOCKED_STORAGE, createMemoryStorage } from '#tests/build/memory-storage.ts';

const KEY = 'kinora-edits-texts';
let page: EventTarget;
let texts: typeof import('./kept-texts.ts');

beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal('localStorage', createMemoryStorage());
  vi.stubGlobal('window', page);
  await loadPage();
});
afterEach(() => vi.unstubAllGlobals());

/** What is kept is read once in a page. */
async function loadPage(): Promise<void> {
  vi.resetModules();
  texts = await import('./kept-texts.ts');
}
/** Another tab keeps this; null forgets all. */
function keepElsewhere(kept: Record<string, string> | null): void {
  const oldValue = localStorage.getItem(KEY);
  const newValue = kept && JSON.stringify(Object.entries(kept));
  if (newValue === null) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, newValue);
  }
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, oldValue, newValue }));
}

test('[EDIT-02] a text is there again after a reload, until it is forgotten', async () => {
  texts.keepText('prompt', 'Fog');
  texts.keepText('other', 'Rain');
  await loadPage();
  expect([texts.keptText('prompt'), texts.keptText('other')]).toEqual(['Fog', 'Rain']);
  texts.keepText('prompt', undefined);
  await loadPage();
  expect([texts.keptText('prompt'), texts.keptText('other')]).toEqual([undefined, 'Rain']);
});

test('[EDIT-02] what another tab keeps, changes and forgets is known here too', () => {
  texts.keepText('changed', 'Fog');
  texts.keepText('forgotten', 'Rain');
  keepElsewhere({ changed: 'Snow', new: 'Hail' });
  expect(['changed', 'forgotten', 'new'].map(texts.keptText)).toEqual(['Snow', undefined, 'Hail']);
  texts.keepText('changed', 'Sun');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([
    ['new', 'Hail'],
    ['changed', 'Sun'],
  ]);
  keepElsewhere(null);
  expect(['changed', 'new'].map(texts.keptText)).toEqual([undefined, undefined]);
});

test('[EDIT-02] what another tab keeps of other things changes nothing, and emptied storage all', () => {
  texts.keepText('prompt', 'Fog');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme', oldValue: 'light', newValue: 'dark' }));
  expect(texts.keptText('prompt')).toBe('Fog');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null, oldValue: null, newValue: null }));
  expect(texts.keptText('prompt')).toBeUndefined();
});

test('[EDIT-02] without storage a text lives as long as the page, whatever other tabs keep', () => {
  vi.stubGlobal('localStorage', BLOCKED_STORAGE);
  texts.keepText('prompt', 'Fog');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, oldValue: null, newValue: '[["other","Rain"]]' }));
  expect(['prompt', 'other'].map(texts.keptText)).toEqual(['Fog', 'Rain']);
});

test('[BOOT-08] whoever signs out leaves no edits and no texts behind, neither stored nor on the page', async () => {
  const { forgetKeptEdits } = await import('./kept-edits.ts');
  localStorage.setItem('kinora-edits film tab', '{}');
  localStorage.setItem('theme', 'dark');
  texts.keepText('prompt', 'Fog');
  forgetKeptEdits();
  expect(texts.keptText('prompt')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['theme']);
  vi.stubGlobal('localStorage', BLOCKED_STORAGE);
  texts.keepText('prompt', 'Fog');
  expect(forgetKeptEdits).not.toThrow();
  expect(texts.keptText('prompt')).toBeUndefined();
});
