import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';

/** What an access token says. Whether the session still lives is asked of its row at each call. */
export interface AccessToken {
  readonly accountId: string;
  readonly sessionId: string;
}

/** How long an access token is good: it lives in a page's memory and is renewed from the refresh token. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const PURPOSE = 'access-token';
/** Always the same: a token with any other header is none of ours, so no token chooses how it is checked. */
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** Makes a JSON Web Token that carries the account's id (`sub`) and the session's (`sid`). */
export function createAccessToken(
  keys: SigningKeys,
  of: { accountId: string; sessionId: string },
  now = Date.now(),
): string {
  const issued = Math.floor(now / 1000);
  const expires = issued + ACCESS_TOKEN_SECONDS;
  const signed = `${HEADER}.${encode({ sub: of.accountId, sid: of.sessionId, iat: issued, exp: expires })}`;
  return `${signed}.${keys.sign(PURPOSE, signed).toString('base64url')}`;
}

/** What a token says; undefined when we did not sign it, it was changed, or its time is over. */
export function readAccessToken(keys: SigningKeys, token: string, now = Date.now()): AccessToken | undefined {
  if (token.length > 1000) return undefined;
  const [header, claims, proof, ...more] = token.split('.');
  if (header !== HEADER || claims === undefined || proof === undefined || more.length > 0) return undefined;
  if (!keys.isSigned(PURPOSE, `${header}.${claims}`, Buffer.from(proof, 'base64url'))) return undefined;
  // Signed by us, so it has the shape that we gave it.
  const { sub, sid, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    sub: string;
    sid: string;
    exp: number;
  };
  return exp * 1000 > now ? { accountId: sub, sessionId: sid } : undefined;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
