import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { PROFILE_LIMITS } from '#src/shared/catalogue/profile-choices.ts';
import { cleanLine } from '#src/shared/clean-line.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { accounts } from './tables.ts';

/**
 * A username as it is stored: one line, without invisible or bidirectional characters. Throws USERNAME_INVALID. Names
 * need not be unique: an account is known by its id.
 */
export function checkUsername(written: string): string {
  const name = cleanLine(written);
  const limit = PROFILE_LIMITS.usernameCharacters;
  if (name === '' || countCharacters(name) > limit) {
    throw new AppError('USERNAME_INVALID', { details: { limit } });
  }
  return name;
}

/** Changes an account's username. */
export async function renameAccount(executor: Executor, accountId: string, username: string): Promise<void> {
  await executor.update(accounts).set({ username }).where(eq(accounts.id, accountId));
}
