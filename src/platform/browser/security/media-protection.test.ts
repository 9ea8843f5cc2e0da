import { expect, test } from 'vitest';
import { isKeptBack, type PressedKey } from './media-protection.ts';

/** Parses a shortcut such as 'Ctrl+Shift+I'. */
function press(written: string): PressedKey {
  const parts = written.split('+');
  const key = parts.pop() ?? '';
  return {
    key,
    code: /^[A-Za-z]$/.test(key) ? `Key${key.toUpperCase()}` : key,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
}

const LISTED = {
  inspect: ['F12', 'Ctrl+Shift+I', 'Ctrl+Shift+C', 'Ctrl+Shift+J'],
  'view source': ['Ctrl+u'],
  save: ['Ctrl+s', 'Ctrl+Shift+S'],
  print: ['Ctrl+p'],
  open: ['Ctrl+o'],
  'new window': ['Ctrl+n', 'Ctrl+Shift+N'],
  'new tab': ['Ctrl+t'],
  'close tab': ['Ctrl+w'],
  reload: ['Ctrl+r', 'Ctrl+Shift+R'],
  bookmark: ['Ctrl+d'],
  find: ['Ctrl+f'],
  history: ['Ctrl+h'],
  downloads: ['Ctrl+j'],
  'address bar': ['Ctrl+l'],
  minimise: ['Ctrl+m'],
  quit: ['Ctrl+q'],
  'bookmarks bar': ['Ctrl+Shift+B'],
  italic: ['Ctrl+i'],
};

test.each(Object.entries(LISTED))(
  '[BOOT-09] the shortcut for %s is kept back everywhere, with Command too and with capital letters',
  (_what, keys) => {
    for (const key of keys) {
      for (const written of [key, key.replace('Ctrl', 'Cmd')]) {
        for (const inText of [true, false]) {
          expect(isKeptBack(press(written), inText), `${written} ${inText}`).toBe(true);
        }
      }
    }
  },
);

test.each(['a', 'c', 'v', 'x', 'z', 'y', 'Shift+Z'])(
  '[BOOT-09] Ctrl+%s stays allowed in text inputs and selectable areas, and there alone',
  (key) => {
    expect(isKeptBack(press(`Ctrl+${key}`), true)).toBe(false);
    expect(isKeptBack(press(`Ctrl+${key}`), false)).toBe(true);
  },
);

test('[BOOT-09] keys of screen readers and of the program itself go through', () => {
  const others = [
    'Tab',
    'Shift+Tab',
    'ArrowUp',
    'ArrowLeft',
    'Ctrl+ArrowRight',
    'Escape',
    ' ',
    'Enter',
    'Ctrl+Enter',
    'F6',
    'F5',
    'F1',
    'Home',
    'PageDown',
    'Ctrl+Home',
    'Ctrl+Tab',
    'Ctrl++',
    'Ctrl+-',
    'Ctrl+0',
    'Ctrl+=',
    'a',
    's',
    'Shift+S',
    '?',
    '1',
    'Alt+ArrowUp',
    'Ctrl+Alt+s',
    'Ctrl+Alt+ArrowRight',
    'Insert',
    'CapsLock',
    'Ctrl+g',
    'Ctrl+k',
    'Ctrl+b',
    'Ctrl+Cmd+f',
  ];
  for (const written of others) {
    const key = written.endsWith('++') ? { ...press('Ctrl+x'), key: '+', code: 'Equal' } : press(written);
    expect(isKeptBack(key, false), written).toBe(false);
  }
});

test('[BOOT-09] a keyboard that writes no Latin letters is judged by where the key lies', () => {
  expect(isKeptBack({ ...press('Ctrl+s'), key: 'ㄴ' }, false)).toBe(true);
  expect(isKeptBack({ ...press('Ctrl+c'), key: 'ㅊ' }, true)).toBe(false);
});
