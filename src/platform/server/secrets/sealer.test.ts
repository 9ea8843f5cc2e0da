import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSealer, loadSealer } from './sealer.ts';

const OLD = 'an old key of more than thirty-two signs';
const NEW = 'a newer key of more than thirty-two signs';

test('[SEC-16] a sealed secret does not show itself, is never sealed the same way twice, and opens for its own id alone', () => {
  const sealer = createSealer([OLD]);
  const sealed = sealer.seal('account/1/second-factor', 'JBSWY3DPEHPK3PXP');
  expect(sealer.open('account/1/second-factor', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
  expect(sealer.seal('account/1/second-factor', 'JBSWY3DPEHPK3PXP')).not.toEqual(sealed);
  expect(() => sealer.open('account/2/second-factor', sealed)).toThrow('could not be opened');
});

test('[SEC-16] whatever is changed of a sealed secret, it does not open', () => {
  const sealer = createSealer([OLD]);
  const sealed = sealer.seal('id', 'a secret');
  for (let place = 0; place < sealed.length; place++) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => sealer.open('id', changed), `byte ${place}`).toThrow('a sealed secret');
  }
  expect(() => sealer.open('id', sealed.subarray(0, 20))).toThrow('another shape');
});

test('[SEC-16] after a change of keys the old secrets open until the old key is taken away', () => {
  const sealed = createSealer([OLD]).seal('id', 'a secret');
  expect(createSealer([NEW, OLD]).open('id', sealed)).toBe('a secret');
  expect(() => createSealer([NEW]).open('id', sealed)).toThrow('its key is gone');
});

test('[SEC-16] the master keys are a file that its owner alone can read, or a setting', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kinora-master-'));
  try {
    const sealed = (await loadSealer({ dataFolder })).seal('id', 'a secret');
    expect((await stat(join(dataFolder, 'master-keys'))).mode & 0o777).toBe(0o600);
    expect((await loadSealer({ dataFolder })).open('id', sealed)).toBe('a secret');
    const other = await loadSealer({ dataFolder, masterKeys: [NEW] });
    expect(() => other.open('id', sealed)).toThrow('its key is gone');
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});
