import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { actOnKey } from './act-on-key.ts';

/** How often Space acts when it is pressed in such an element. */
function spaces({ tag = 'section', isInside = true, ctrlKey = false }): number {
  let count = 0;
  const event = {
    key: ' ',
    ctrlKey,
    metaKey: false,
    altKey: false,
    target: { matches: (selector: string) => selector === tag },
    currentTarget: { contains: () => isInside },
    preventDefault: () => undefined,
  } as unknown as KeyboardEvent<HTMLElement>;
  actOnKey(event, { ' ': () => count++ });
  return count;
}

test('a key acts unless the focused control uses it, or it is part of a combination', () => {
  expect([spaces({}), spaces({ tag: 'button' }), spaces({ ctrlKey: true })]).toEqual([1, 0, 0]);
});

test('a key in a menu that is elsewhere on the page does not act', () => {
  expect(spaces({ tag: 'div', isInside: false })).toBe(0);
});
