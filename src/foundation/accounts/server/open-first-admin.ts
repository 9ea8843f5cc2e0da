import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { databaseErrorCode } from '#src/platform/server/database/database-errors.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { accounts } from './tables.ts';

/** Sign-in address of the first admin when the operator sets none. It receives no mail. */
export const FIRST_ADMIN_EMAIL = 'admin@kinora.localhost';
const NOT_UNIQUE = '23505';

/** The first admin, as shown to the operator. */
export interface OpenedAdmin {
  readonly id: string;
  /** Its sign-in address; null when it is no admin any more. */
  readonly email: string | null;
  /** Only at the start that created it; it cannot be read later. */
  readonly password?: string;
}

/**
 * Creates the first admin with an address (`email`, or the default) and a random password. Existing values are kept. Of
 * several concurrent starts, one creates the password.
 */
export async function openFirstAdmin(
  { db, log }: { db: Database; log: Log },
  email: string | undefined,
): Promise<OpenedAdmin> {
  const { id } = await createFirstAdmin(db);
  const [before] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!before?.isAdmin) {
    return { id, email: null };
  }
  if (before.email === null) {
    await giveAddress({ db, log }, id, email);
  }
  const password = before.passwordHash === null ? await givePassword(db, id) : undefined;
  const [after] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id));
  return { id, email: after?.email ?? null, ...(password === undefined ? {} : { password }) };
}

async function giveAddress(
  { db, log }: { db: Database; log: Log },
  id: string,
  wanted: string | undefined,
): Promise<void> {
  for (const email of wanted === undefined ? [FIRST_ADMIN_EMAIL] : [wanted, FIRST_ADMIN_EMAIL]) {
    try {
      await db
        .update(accounts)
        .set({ email })
        .where(and(eq(accounts.id, id), isNull(accounts.email)));
      return;
    } catch (error) {
      if (databaseErrorCode(error) !== NOT_UNIQUE) {
        throw error;
      }
      log.warn('another account has the address of KINORA_ADMIN_EMAIL already: the first admin gets none of it');
    }
  }
}

async function givePassword(db: Database, id: string): Promise<string | undefined> {
  const password = createPassword();
  const passwordHash = await hashPassword(password, id);
  const given = await db
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: sql`now()` })
    .where(and(eq(accounts.id, id), isNull(accounts.passwordHash)))
    .returning({ id: accounts.id });
  return given.length > 0 ? password : undefined;
}

/** Twenty characters in five groups that can be read off a screen without mistakes: 100 random bits. */
function createPassword(): string {
  const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
  const text = Array.from(randomBytes(20), (byte) => signs[byte % 32]).join('');
  return text.match(/.{4}/g)?.join('-') ?? text;
}
