import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { PROFILE_LIMITS } from '#src/shared/catalogue/profile-choices.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { accounts } from './tables.ts';

/**
 * A name as it may be kept: one line, without what cannot be seen or turns the writing around. Throws USERNAME_INVALID.
 * Names need not be unique: an account is known by its id, and whoever wants to is told so.
 */
export function checkUsername(written: string): string {
  const name = written
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const limit = PROFILE_LIMITS.usernameCharacters;
  if (name === '' || [...name].length > limit) throw new AppError('USERNAME_INVALID', { details: { limit } });
  return name;
}

/** Gives an account another name. */
export async function renameAccount(executor: Executor, accountId: string, username: string): Promise<void> {
  await executor.update(accounts).set({ username }).where(eq(accounts.id, accountId));
}
