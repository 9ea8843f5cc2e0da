import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';

/** The content of an access token. Each call also checks that its session is still alive. */
export interface AccessToken {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Lifetime of an access token: it is kept in a page's memory and renewed with the refresh token. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const PURPOSE = 'access-token';
/** Constant: a token with another header is not ours, so no token can choose how it is verified. */
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** Creates a JSON Web Token with the ids of the account (`sub`) and the session (`sid`). */
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

/** The content of a token; undefined when the signature is wrong or it has expired. */
export function readAccessToken(keys: SigningKeys, token: string, now = Date.now()): AccessToken | undefined {
  if (token.length > 1000) {
    return undefined;
  }
  const [header, claims, proof, ...more] = token.split('.');
  if (header !== HEADER || claims === undefined || proof === undefined || more.length > 0) {
    return undefined;
  }
  if (!keys.isSigned(PURPOSE, `${header}.${claims}`, Buffer.from(proof, 'base64url'))) {
    return undefined;
  }
  // Signed by us, so its shape is known.
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
