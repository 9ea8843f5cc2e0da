import { createHash, randomBytes } from 'node:crypto';

/** A secret to hand out once, and the hash to keep. */
export interface SecretToken {
  token: string;
  sha256: Buffer;
}

/** 256 random bits, safe in a URL. */
export function createSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, sha256: hashToken(token) };
}

/** What is stored of a token. A token of any other shape hashes too and is simply never found. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
