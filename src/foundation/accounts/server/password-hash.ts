import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** 19 MiB, two passes, one lane: some 33 ms on a common processor, and dear on a graphics card. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{20,90})$/;

/** What no password has: verified where an address is unknown, so that both answers cost the same work. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Argon2id of a password as a PHC string, which holds its own salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await compute(password, salt, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`;
}

/**
 * True when the password is the one that was hashed. Without a hash (an unknown address, an account that signs in by
 * links) it does the same work and answers false.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored ?? NOBODY) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('a stored password hash has another shape');
  const expected = Buffer.from(tag, 'base64');
  const found = await compute(
    password,
    Buffer.from(salt, 'base64'),
    { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    expected.length,
  );
  return timingSafeEqual(found, expected) && typeof stored === 'string';
}

function compute(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
  tagLength = TAG_BYTES,
): Promise<Buffer> {
  // The same word typed on another keyboard may come in other code points.
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
