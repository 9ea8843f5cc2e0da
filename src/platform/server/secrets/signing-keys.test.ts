import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createSigningKeys, loadSigningKeys } from './signing-keys.ts';

const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-keys-'));
  folders.push(folder);
  return folder;
};
afterEach(
  async () => void (await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))),
);

test('[SEC-06] [SEC-16] processes that start at once share one key, which only its owner can read', async () => {
  const dataFolder = await newFolder();
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSigningKeys({ dataFolder })));
  expect(new Set(all.map((keys) => keys.sign('a', 'b').toString('hex'))).size).toBe(1);
  expect((await stat(join(dataFolder, 'signing-keys'))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(dataFolder, 'signing-keys'), 'utf8')).trim().length).toBeGreaterThanOrEqual(60);
  const other = await loadSigningKeys({ dataFolder: await newFolder() });
  expect(other.sign('a', 'b').equals(all[0]?.sign('a', 'b') ?? Buffer.alloc(0))).toBe(false);
});

test('[SEC-06] a new key in front signs, the old one is honoured until it goes', async () => {
  const [first, second] = ['f'.repeat(40), 's'.repeat(40)];
  const before = createSigningKeys([first]);
  const during = createSigningKeys([second, first]);
  const after = createSigningKeys([second]);
  const proof = before.sign('media', 'text');
  expect([
    before.isSigned('media', 'text', proof),
    during.isSigned('media', 'text', proof),
    after.isSigned('media', 'text', proof),
  ]).toEqual([true, true, false]);
  expect(during.sign('media', 'text')).toEqual(after.sign('media', 'text'));
  expect([
    before.isSigned('other', 'text', proof),
    before.isSigned('media', 'texT', proof),
    before.isSigned('media', 'text', proof.subarray(1)),
    before.isSigned('media', 'text', Buffer.alloc(0)),
  ]).toEqual([false, false, false, false]);
});

test('a file of keys that cannot be right ends the start with a reason', async () => {
  const dataFolder = await newFolder();
  await writeFile(join(dataFolder, 'signing-keys'), 'short\n');
  await expect(loadSigningKeys({ dataFolder })).rejects.toMatchObject({ code: 'DATA_FOLDER_UNUSABLE' });
  const keys = await loadSigningKeys({ dataFolder, signingKeys: ['k'.repeat(32)] });
  expect(keys.sign('a', 'b')).toEqual(createSigningKeys(['k'.repeat(32)]).sign('a', 'b'));
});
