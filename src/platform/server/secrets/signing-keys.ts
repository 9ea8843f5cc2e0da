import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Config } from '../config/read-config.ts';

/** The secrets that sign what leaves this server and must come back unchanged. The first signs, all are honoured. */
export interface SigningKeys {
  /** HMAC-SHA256 of the text, 32 bytes. What is signed for one purpose is never valid for another. */
  sign(purpose: string, text: string): Buffer;
  /** The HMACs by each key, the newest first. */
  signByEach(purpose: string, text: string): Buffer[];
  /** True when one of the keys signed this text for this purpose. Takes the same time for any wrong proof. */
  isSigned(purpose: string, text: string, proof: Buffer): boolean;
}

const FILE_NAME = 'signing-keys';
const KEY_PATTERN = /^[\w+/=.-]{32,500}$/;

/**
 * The keys of the setting, else those of the file `signing-keys` in the data folder, one a line, the newest first; the file is
 * made with one random key when it is not there. The first two lines count. Throws DATA_FOLDER_UNUSABLE.
 */
export async function loadSigningKeys(config: Pick<Config, 'dataFolder' | 'signingKeys'>): Promise<SigningKeys> {
  return createSigningKeys(config.signingKeys ?? (await readKeyFile(config.dataFolder)));
}

/** Keys from secrets, the newest first. */
export function createSigningKeys(secrets: readonly string[]): SigningKeys {
  const derived = new Map<string, Buffer[]>();
  const keysFor = (purpose: string): Buffer[] => {
    let keys = derived.get(purpose);
    if (!keys) derived.set(purpose, (keys = secrets.map((secret) => createHmac('sha256', secret).update(`kinora ${purpose}`).digest())));
    return keys;
  };
  const signByEach = (purpose: string, text: string): Buffer[] => keysFor(purpose).map((key) => createHmac('sha256', key).update(text).digest());
  return {
    signByEach,
    sign: (purpose, text) => {
      const [first] = signByEach(purpose, text);
      if (!first) throw new Error('there is no key to sign with');
      return first;
    },
    isSigned: (purpose, text, proof) => signByEach(purpose, text).filter((right) => right.length === proof.length && timingSafeEqual(right, proof)).length > 0,
  };
}

async function readKeyFile(folder: string): Promise<string[]> {
  const file = join(folder, FILE_NAME);
  const text = (await readIfThere(file)) ?? (await makeKeyFile(folder, file));
  const keys = text.split('\n').map((line) => line.trim()).filter((line) => line !== '').slice(0, 2);
  if (keys.length === 0 || !keys.every((key) => KEY_PATTERN.test(key))) {
    throw new AppError('DATA_FOLDER_UNUSABLE', { details: { folder, reason: `${file} must hold one or two keys of at least 32 characters, one a line` } });
  }
  return keys;
}

// Two processes may start at once: a finished file is put in place by a link, which only one of them can make.
async function makeKeyFile(folder: string, file: string): Promise<string> {
  const draft = join(folder, `${FILE_NAME}.${randomBytes(6).toString('hex')}`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    await handle.writeFile(`${randomBytes(48).toString('base64url')}\n`);
    await handle.sync();
    await handle.close();
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new AppError('DATA_FOLDER_UNUSABLE', { details: { folder, reason: cause instanceof Error ? cause.message : String(cause) }, cause });
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new AppError('DATA_FOLDER_UNUSABLE', { details: { folder: file, reason: String(error) }, cause: error });
  }
}
