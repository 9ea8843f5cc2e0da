import { expect, test } from 'vitest';
import { readPackageFile } from './read-package-file.ts';
import { readWeights } from './read-weights.ts';
import { uninstalledModels } from './uninstalled-models.ts';
import { STYLE_NAMES, styleWeights, WEIGHTS } from './weights.ts';

test('the styles of all speakers are the pinned ones, and others are refused', async () => {
  for (const name of STYLE_NAMES) {
    expect((await readWeights(styleWeights(name))).byteLength, name).toBe(510 * 256 * 4);
  }
  const [one, other] = [styleWeights('af_heart'), styleWeights('am_adam')];
  await expect(readWeights({ ...one, files: other.files })).rejects.toMatchObject({
    code: 'WEIGHTS_MISSING',
    details: { package: 'kokoro-js', command: 'npm ci' },
  });
});

test('weights that only a tool needs are looked for in their own folder, and an error names what installs them', async () => {
  expect((await readWeights(WEIGHTS.largerPhoto)).byteLength).toBeGreaterThan(1_000_000);
  const missing = readWeights({ ...WEIGHTS.largerPhoto, files: ['nothing.bin'] });
  await expect(missing).rejects.toMatchObject({ code: 'WEIGHTS_MISSING', details: { command: 'npm run models' } });
  const others = readWeights({ ...WEIGHTS.largerPhoto, files: WEIGHTS.largerDrawing.files });
  await expect(others).rejects.toMatchObject({ code: 'WEIGHTS_MISSING', details: { command: 'npm run models' } });
  expect(uninstalledModels()).toEqual(new Map());
});

test('a file that is not in its package is missing by name', async () => {
  await expect(readPackageFile('@met4citizen/headtts', 'dictionaries/nothing.txt')).rejects.toMatchObject({
    code: 'WEIGHTS_MISSING',
    details: { package: '@met4citizen/headtts' },
  });
});
