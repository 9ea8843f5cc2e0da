import type { Locator } from 'playwright-core';

/** Input types with a chooser instead of typing. */
const CHOSEN = /^(date|time|month|week|datetime-local|color|range)$/;
/** Longer texts are pasted, as a person would. */
const LONGEST_TYPED = 200;

/**
 * Replaces a field's text as a person does: a click, then key by key, so that a lost focus is noticed. `delay` is the
 * time between two keys in milliseconds.
 */
export async function typeInto(field: Locator, text: string, { delay = 0 } = {}): Promise<void> {
  const type = await field.getAttribute('type');
  if (CHOSEN.test(type ?? '') || text.length > LONGEST_TYPED || text.includes('\n')) {
    return field.fill(text);
  }
  await field.click();
  await field.selectText();
  await (text === '' ? field.press('Delete') : field.pressSequentially(text, { delay }));
}
