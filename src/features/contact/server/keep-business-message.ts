import { networkOf } from '#src/foundation/accounts/server/attempt-limits.ts';
import { countAttempts } from '#src/foundation/accounts/server/count-attempt.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { businessMessages } from './tables.ts';

/** An enquiry as it was sent. */
export interface BusinessMessage {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly contact: string;
  readonly budget?: string | undefined;
  readonly message: string;
}

/**
 * Keeps an enquiry, once for its id; from then on it waits to be mailed. Throws TOO_MANY_ATTEMPTS: five an hour from
 * one network, and two hundred an hour from everywhere.
 */
export async function keepBusinessMessage(
  executor: Executor,
  {
    accountId,
    networkAddress,
    language,
    ...message
  }: BusinessMessage & { accountId: string | undefined; networkAddress: string; language: Language },
): Promise<void> {
  await countAttempts(executor, [
    { kind: 'business-network', subject: networkOf(networkAddress), allowed: 5, seconds: 3600 },
    { kind: 'business-all', subject: 'all', allowed: 200, seconds: 3600 },
  ]);
  await executor
    .insert(businessMessages)
    .values({ ...message, accountId: accountId ?? null, budget: message.budget ?? null, language })
    .onConflictDoNothing();
}
