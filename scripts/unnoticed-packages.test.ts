import { expect, test } from 'vitest';
import { unnoticedPackages } from './unnoticed-packages.ts';

const plain = { licence: 'MIT', isNative: false, dataFiles: [] };

test('packages with data, native programs or other than plain licences must be named', () => {
  const packages = [
    { ...plain, name: 'code' },
    { ...plain, name: 'free-choice', licence: '(MIT OR CC0-1.0)' },
    { ...plain, name: 'font', dataFiles: ['font.ttf'] },
    { ...plain, name: 'binary', isNative: true },
    { ...plain, name: 'library', licence: 'LGPL-3.0' },
  ];
  expect(unnoticedPackages('', packages).map((line) => line.split(' ')[0])).toEqual(['font', 'binary', 'library']);
  expect(unnoticedPackages('| fonts | `font` | `bin*` | `library` |', packages)).toEqual([]);
  expect(unnoticedPackages('`fo` and `library`', packages)).toHaveLength(2);
});
