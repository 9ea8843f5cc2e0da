import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';

/**
 * A refresh token has two parts, `family.member`. The family identifies the session and stays the same; the member
 * changes at each use. So any old token still names its session, and its reuse is detected without a list of all
 * tokens. Only hashes of the parts are stored.
 */
export interface RefreshToken {
  readonly family: string;
  readonly member: string;
}

const SHAPE = /^([\w-]{43})\.([\w-]{43})$/;

/** The first token of a new session. */
export function createRefreshToken(): RefreshToken {
  return { family: randomBytes(32).toString('base64url'), member: randomBytes(32).toString('base64url') };
}

/** The parts of a received token; undefined when it has another shape. */
export function parseRefreshToken(token: string): RefreshToken | undefined {
  const [, family, member] = SHAPE.exec(token.slice(0, 200)) ?? [];
  return family === undefined || member === undefined ? undefined : { family, member };
}

/** The token as it is given to a client. */
export function printRefreshToken(token: RefreshToken): string {
  return `${token.family}.${token.member}`;
}

/**
 * The possible successors of a token, the likeliest first (one per signing key). A successor is derived from the token,
 * a salt in the session's row and a key outside the database: it can be given again although it is not stored, and
 * neither the database, the key nor an old token suffices to compute it.
 */
export function deriveSuccessors(keys: SigningKeys, token: RefreshToken, salt: Buffer): RefreshToken[] {
  return keys
    .signByEach('refresh-token', `${token.family}.${token.member}`)
    .map((key) => ({ family: token.family, member: createHmac('sha256', key).update(salt).digest('base64url') }));
}

/** The stored form of a part. */
export function hashPart(part: string): Buffer {
  return createHash('sha256').update(part).digest();
}
