import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config/read-config.ts';
import { readKeyFile } from './key-file.ts';

/** Encrypts secrets at rest that must be readable again (SEC-16). */
export interface Sealer {
  /**
   * AES-256-GCM with the newest key. `id` names the owner and purpose of the secret; it is authenticated and must be
   * passed to `open`.
   */
  seal(id: string, secret: string): Buffer;
  /** Throws when the data was changed, belongs to another id, or was sealed with a removed key. */
  open(id: string, sealed: Uint8Array): string;
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates a sealer with the keys of the setting, else of the file `master-keys` in the data folder. Throws
 * DATA_FOLDER_UNUSABLE.
 */
export async function loadSealer(config: Pick<Config, 'dataFolder' | 'masterKeys'>): Promise<Sealer> {
  return createSealer(config.masterKeys ?? (await readKeyFile(config.dataFolder, 'master-keys')));
}

/** Creates a sealer that encrypts with the first key and decrypts with any. */
export function createSealer(secrets: readonly string[]): Sealer {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'kinora sealed secrets', 32)));
  const [newest] = keys;
  if (!newest) {
    throw new Error('there is no key to seal with');
  }
  return {
    seal: (id, secret) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), text]);
    },
    open: (id, sealed) => {
      if (sealed[0] !== VERSION || sealed.length < 1 + NONCE_BYTES + TAG_BYTES) {
        throw new Error('a sealed secret has another shape');
      }
      for (const key of keys) {
        const opened = tryOpen(key, id, sealed);
        if (opened !== undefined) {
          return opened;
        }
      }
      throw new Error('a sealed secret could not be opened: it was changed or moved, or its key is gone');
    },
  };
}

function tryOpen(key: Buffer, id: string, sealed: Uint8Array): string | undefined {
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return undefined;
  }
}
