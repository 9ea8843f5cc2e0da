import { and, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { scarceSmsLimits, smsDayLimits } from '../attempts/attempt-limits.ts';
import { countAttempts, forgiveAttempt, noteAttempt } from '../attempts/count-attempt.ts';
import { accounts } from '../tables.ts';

/** Who requests an SMS. */
interface SmsAsked {
  readonly networkAddress: string;
  /** The signed-in account, if one asks. */
  readonly accountId?: string;
  /** True for a browser that the account of this phone knows. */
  readonly isOwn: boolean;
}

/**
 * Counts an SMS against the operator's daily budget. Strangers (browsers that the account does not know, and accounts
 * younger than a day) can use up at most half of it; the rest is left for owners of accounts. Once strangers have used
 * half of their half, each network gets one more. Throws TOO_MANY_ATTEMPTS and VERIFICATION_CODE_SEND_FAILED.
 */
export async function countSms(dependencies: AccountDependencies, asked: SmsAsked): Promise<void> {
  const { db, config, log } = dependencies;
  const day = smsDayLimits(config.sms.perDay);
  if (!asked.isOwn && !(await isSettledAccount(dependencies, asked.accountId))) {
    await countStranger(dependencies, asked);
  }
  if ((await noteAttempt(db, day.site)).isOver) {
    log.error(
      { smsPerDay: config.sms.perDay },
      'no more SMS are sent today: all that KINORA_SMS_PER_DAY allows have been',
    );
    throw new AppError('VERIFICATION_CODE_SEND_FAILED');
  }
}

async function countStranger({ db, config, log }: AccountDependencies, { networkAddress }: SmsAsked): Promise<void> {
  const { strangers } = smsDayLimits(config.sms.perDay);
  const { count, isOver } = await noteAttempt(db, strangers);
  try {
    if (isOver) {
      log.error(
        { smsPerDay: config.sms.perDay },
        'no more SMS are sent today to strangers: they have used their half of KINORA_SMS_PER_DAY',
      );
      throw new AppError('VERIFICATION_CODE_SEND_FAILED');
    }
    if (count > strangers.allowed / 2) {
      await countAttempts(db, scarceSmsLimits(networkAddress));
    }
  } catch (error) {
    // Nothing is sent, so a refused request uses up nothing.
    await forgiveAttempt(db, strangers);
    throw error;
  }
}

/** True for an account that is at least a day old: many new ones cannot be opened to use up the budget of one day. */
async function isSettledAccount({ db }: AccountDependencies, accountId: string | undefined): Promise<boolean> {
  if (accountId === undefined) {
    return false;
  }
  const isOld = lt(accounts.createdAt, sql`now() - interval '1 day'`);
  return (await db.$count(accounts, and(eq(accounts.id, accountId), isOld))) > 0;
}
