import { createHash, randomBytes } from 'node:crypto';

/** A secret to hand out once, and the hash to store. */
export interface SecretToken {
  token: string;
  sha256: Buffer;
}

/** 256 random bits, safe in a URL. */
export function createSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, sha256: hashToken(token) };
}

/** The stored form of a token. A token of another shape is hashed too and never found. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
