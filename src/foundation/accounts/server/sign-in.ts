import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountTools } from './account-tools.ts';
import { signInLimits } from './attempt-limits.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { countAttempts, forgetAttempts, forgiveAttempt } from './count-attempt.ts';
import { createSession, type GrantedSession } from './create-session.ts';
import { hasIdentifier, identifierText, readIdentifier, type WrittenIdentifier } from './identifier.ts';
import { verifyPassword } from './password-hash.ts';
import { requireSms } from './require-sms.ts';
import { accounts } from './tables.ts';

/**
 * Signs in with email or phone, and password. An unknown address or number costs the same look-up, the same hash and
 * gets the same answer as a wrong password, and its tries are counted alike. Throws CREDENTIALS_EMPTY,
 * AGREEMENT_REQUIRED, TOO_MANY_ATTEMPTS, INVALID_CREDENTIALS, PHONE_NOT_OFFERED, and SECOND_FACTOR_… to who has the
 * password.
 */
export async function signIn(
  tools: AccountTools,
  given: WrittenIdentifier & {
    password: string;
    agreed: boolean;
    secondFactorCode?: string | undefined;
    networkAddress: string;
  },
): Promise<GrantedSession> {
  if (given.phone !== undefined) requireSms(tools);
  const identifier = readIdentifier(given);
  if (!identifier || given.password === '') throw new AppError('CREDENTIALS_EMPTY');
  if (!given.agreed) throw new AppError('AGREEMENT_REQUIRED');
  const { network, all, account } = signInLimits(identifierText(identifier), given.networkAddress);
  await countAttempts(tools.db, [network, all, account]);
  const [row] = await tools.db
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(hasIdentifier(identifier));
  if (!(await verifyPassword(given.password, row?.passwordHash)) || !row) throw new AppError('INVALID_CREDENTIALS');
  await checkSecondFactor(tools, row.id, given.secondFactorCode);
  await forgetAttempts(tools.db, account);
  await forgiveAttempt(tools.db, network);
  await forgiveAttempt(tools.db, all);
  return createSession(tools.db, row.id);
}
