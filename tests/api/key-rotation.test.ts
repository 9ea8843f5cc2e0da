import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccessToken, readAccessToken } from '#src/foundation/accounts/server/sessions/access-token.ts';
import { readMediaLink, signMediaLink } from '#src/foundation/files/server/sign-media-link.ts';
import { loadSealer } from '#src/platform/server/secrets/sealer.ts';
import { loadSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';

const ID = '018f0000-0000-4000-8000-000000000000';
const NEW = 'n'.repeat(48);
const OTHER = 'o'.repeat(48);
let dataFolder: string;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kinora-rotation-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

/** Puts a new key in front, as the documents tell an operator to. */
async function putInFront(file: string, key: string): Promise<void> {
  const path = join(dataFolder, file);
  await writeFile(path, `${key}\n${await readFile(path, 'utf8')}`);
}

test('[SEC-06] a media link made before a new key came in front of the file still opens', async () => {
  const link = new URL(
    signMediaLink(await loadSigningKeys({ dataFolder }), { fileId: ID, viewer: { session: ID } }),
    'http://x',
  );
  await putInFront('signing-keys', NEW);
  const read = async () =>
    readMediaLink(await loadSigningKeys({ dataFolder }), ID, Object.fromEntries(link.searchParams));
  expect(await read()).toMatchObject({ fileId: ID });
  await putInFront('signing-keys', OTHER);
  expect(await read()).toBeUndefined();
});

test('[SEC-08] an access token made before a new key came in front of the file is still good', async () => {
  const token = createAccessToken(await loadSigningKeys({ dataFolder }), { accountId: ID, sessionId: ID });
  await putInFront('signing-keys', NEW);
  expect(readAccessToken(await loadSigningKeys({ dataFolder }), token)).toMatchObject({ sessionId: ID });
});

test('[SEC-06] after a new key came in front of the file it is the one that signs', async () => {
  await loadSigningKeys({ dataFolder });
  await putInFront('signing-keys', NEW);
  const during = await loadSigningKeys({ dataFolder });
  const after = await loadSigningKeys({ dataFolder, signingKeys: [NEW] });
  expect(during.sign('a', 'b')).toEqual(after.sign('a', 'b'));
});

test('[SEC-16] a secret sealed before a new key came in front of the file still opens', async () => {
  const sealed = (await loadSealer({ dataFolder })).seal('account/1', 'a secret');
  await putInFront('master-keys', NEW);
  expect((await loadSealer({ dataFolder })).open('account/1', sealed)).toBe('a secret');
});

test('[SEC-16] after a new key came in front of the file it is the one that seals', async () => {
  await loadSealer({ dataFolder });
  await putInFront('master-keys', NEW);
  const sealed = (await loadSealer({ dataFolder })).seal('account/1', 'a secret');
  expect((await loadSealer({ dataFolder, masterKeys: [NEW] })).open('account/1', sealed)).toBe('a secret');
});

test('[SEC-16] one bad line among the keys of a file ends the start, it is not passed over', async () => {
  await loadSigningKeys({ dataFolder });
  await putInFront('signing-keys', 'short');
  await expect(loadSigningKeys({ dataFolder })).rejects.toMatchObject({ code: 'DATA_FOLDER_UNUSABLE' });
});
