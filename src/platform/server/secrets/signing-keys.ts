import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/read-config.ts';
import { readKeyFile } from './key-file.ts';

/** Keys that sign data which leaves this server and must come back unchanged. The first signs, all verify. */
export interface SigningKeys {
  /** HMAC-SHA256 of the text, 32 bytes. A signature for one purpose is never valid for another. */
  sign(purpose: string, text: string): Buffer;
  /** The HMACs by each key, the newest first. */
  signByEach(purpose: string, text: string): Buffer[];
  /** True when one of the keys signed this text for this purpose. Takes constant time for a wrong proof. */
  isSigned(purpose: string, text: string, proof: Buffer): boolean;
}

/** Loads the keys from the setting, else from the file `signing-keys` in the data folder. Throws DATA_FOLDER_UNUSABLE. */
export async function loadSigningKeys(config: Pick<Config, 'dataFolder' | 'signingKeys'>): Promise<SigningKeys> {
  return createSigningKeys(config.signingKeys ?? (await readKeyFile(config.dataFolder, 'signing-keys')));
}

/** Creates keys from secrets, the newest first. */
export function createSigningKeys(secrets: readonly string[]): SigningKeys {
  const derived = new Map<string, Buffer[]>();
  const keysFor = (purpose: string): Buffer[] => {
    let keys = derived.get(purpose);
    if (!keys) {
      derived.set(
        purpose,
        (keys = secrets.map((secret) => createHmac('sha256', secret).update(`kinora ${purpose}`).digest())),
      );
    }
    return keys;
  };
  const signByEach = (purpose: string, text: string): Buffer[] =>
    keysFor(purpose).map((key) => createHmac('sha256', key).update(text).digest());
  return {
    signByEach,
    sign: (purpose, text) => {
      const [first] = signByEach(purpose, text);
      if (!first) {
        throw new Error('there is no key to sign with');
      }
      return first;
    },
    isSigned: (purpose, text, proof) =>
      signByEach(purpose, text).filter((right) => right.length === proof.length && timingSafeEqual(right, proof))
        .length > 0,
  };
}
