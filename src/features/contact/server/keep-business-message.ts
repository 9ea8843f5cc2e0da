import { networkLimits } from '#src/foundation/accounts/server/attempts/attempt-limits.ts';
import { countAttempts, noteAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { businessMessages } from './tables.ts';

const HOUR_SECONDS = 3600;
/** Above this many enquiries an hour over all networks, each network has one. */
const FLOOD = { kind: 'business-all', subject: 'all', allowed: 200, seconds: HOUR_SECONDS };

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
 * Stores an enquiry, once per id, to be mailed later. Throws TOO_MANY_ATTEMPTS: five an hour per network, and one
 * during a flood of more than two hundred an hour over all. So nobody can block the form for a network that has not
 * written yet.
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
  const allowed = (await noteAttempt(executor, FLOOD)).isOver ? 1 : 5;
  await countAttempts(executor, networkLimits('business-network', networkAddress, { allowed, seconds: HOUR_SECONDS }));
  await executor
    .insert(businessMessages)
    .values({ ...message, accountId: accountId ?? null, budget: message.budget ?? null, language })
    .onConflictDoNothing();
}
