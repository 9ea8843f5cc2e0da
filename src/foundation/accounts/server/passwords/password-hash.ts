import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createFairLine } from '#src/platform/server/fair-share/fair-line.ts';

const derive = promisify(argon2);

/** 19 MiB, two passes, one lane: about 33 ms on a common processor, and expensive on a graphics card. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
/**
 * Half of Node's thread pool, so that files and pages do not wait for hashes (REL-10). Each network or account may
 * queue a few, and they take turns.
 */
const line = createFairLine({ atOnce: 2, perHolder: 16, all: 128, retryAfterSeconds: 2 });
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{20,90})$/;

/** A hash that no password has: verified for an unknown address, so that both cases cost the same work. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Argon2id of a password as a PHC string, which contains its salt and cost. `holder` is the requesting network or
 * account. Throws TOO_MANY_AT_ONCE while it has several queued, SERVER_BUSY while very many are queued.
 */
export async function hashPassword(password: string, holder: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await compute({ password, nonce: salt, tagLength: TAG_BYTES, ...COST }, holder);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`;
}

/**
 * True when the password matches the hash. Without a hash (an unknown address, an account without a password) it queues
 * and works the same and returns false. `holder` and errors as above.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  holder: string,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored ?? NOBODY) ?? [];
  if (salt === undefined || tag === undefined) {
    throw new Error('a stored password hash has another shape');
  }
  const expected = Buffer.from(tag, 'base64');
  const found = await compute(
    {
      password,
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    holder,
  );
  return timingSafeEqual(found, expected) && typeof stored === 'string';
}

interface HashWork {
  password: string;
  nonce: Buffer;
  tagLength: number;
  memory: number;
  passes: number;
  parallelism: number;
}

function compute({ password, ...work }: HashWork, holder: string): Promise<Buffer> {
  // The same word may be typed in different code points.
  return line.run(() => derive('argon2id', { message: password.normalize('NFKC'), ...work }), { holder });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
