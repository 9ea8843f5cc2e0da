import { expect, test } from 'vitest';
import { readPackageFile } from './read-package-file.ts';
import { readWeights } from './read-weights.ts';
import { STYLE_NAMES, styleWeights } from './weights.ts';

test('the styles of all speakers are the pinned ones, and others are refused', async () => {
  for (const name of STYLE_NAMES) {
    expect((await readWeights(styleWeights(name))).byteLength, name).toBe(510 * 256 * 4);
  }
  const [one, other] = [styleWeights('af_heart'), styleWeights('am_adam')];
  await expect(readWeights({ ...one, files: other.files })).rejects.toMatchObject({
    code: 'WEIGHTS_MISSING',
    details: { package: 'kokoro-js' },
  });
});

test('a file that is not in its package is missing by name', async () => {
  await expect(readPackageFile('@met4citizen/headtts', 'dictionaries/nothing.txt')).rejects.toMatchObject({
    code: 'WEIGHTS_MISSING',
    details: { package: '@met4citizen/headtts' },
  });
});
