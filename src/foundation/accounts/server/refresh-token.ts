import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';

/**
 * A refresh token has two parts, `family.member`. The family part is the same as long as the session lives and says
 * which session it is; the member part changes at each use. So any old token still names its session, which is how its
 * use is noticed without a list of all that were ever given out. Only hashes of the parts are stored.
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

/** The parts of a token as a client sent it; undefined when it has another shape. */
export function parseRefreshToken(token: string): RefreshToken | undefined {
  const [, family, member] = SHAPE.exec(token.slice(0, 200)) ?? [];
  return family === undefined || member === undefined ? undefined : { family, member };
}

/** As it is handed to a client. */
export function printRefreshToken(token: RefreshToken): string {
  return `${token.family}.${token.member}`;
}

/**
 * The tokens that may follow this one, the likeliest first (one for each signing key). It is derived from the one
 * before, a salt of the session's row and a key outside the database: whoever presents the one before a second time can
 * be given the same successor, although it is stored nowhere; and neither the database, nor the key, nor an old token
 * is enough to make it.
 */
export function deriveSuccessors(keys: SigningKeys, token: RefreshToken, salt: Buffer): RefreshToken[] {
  return keys
    .signByEach('refresh-token', `${token.family}.${token.member}`)
    .map((key) => ({ family: token.family, member: createHmac('sha256', key).update(salt).digest('base64url') }));
}

/** What is stored of a part. */
export function hashPart(part: string): Buffer {
  return createHash('sha256').update(part).digest();
}
