import { expect, test } from 'vitest';
import { isEnter } from './is-enter.ts';

const ENTER = { key: 'Enter', keyCode: 13 };

test('Enter is pressed as done, in the browser and in React', () => {
  expect(isEnter(ENTER)).toBe(true);
  expect(isEnter({ ...ENTER, nativeEvent: { isComposing: false } })).toBe(true);
  expect(isEnter({ key: 'a', keyCode: 65 })).toBe(false);
});

test('Enter that confirms a composition is not, neither in Safari, where the composition has ended already', () => {
  expect(isEnter({ ...ENTER, isComposing: true })).toBe(false);
  expect(isEnter({ ...ENTER, nativeEvent: { isComposing: true } })).toBe(false);
  expect(isEnter({ key: 'Enter', keyCode: 229, isComposing: false })).toBe(false);
});
