import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';

const { quotesPerMinute, ideasPerMinute, previewsPerMinute, copiesPerHour, cutsPerHour, upgradesPerHour } =
  LIMITS.perAccount;
const RATES = {
  quote: { kind: 'quote-film', allowed: quotesPerMinute, seconds: 60 },
  idea: { kind: 'optimise-idea', allowed: ideasPerMinute, seconds: 60 },
  preview: { kind: 'preview-film', allowed: previewsPerMinute, seconds: 60 },
  upgrade: { kind: 'upgrade-shots', allowed: upgradesPerHour, seconds: 60 * 60 },
  cut: { kind: 'change-cut', allowed: cutsPerHour, seconds: 60 * 60 },
  copy: { kind: 'copy-film', allowed: copiesPerHour, seconds: 60 * 60 },
} as const;

/** Counts one more action of this kind for the account (REL-10). Throws TOO_MANY_ATTEMPTS with `retryAfterSeconds`. */
export async function countPerAccount(executor: Executor, accountId: string, what: keyof typeof RATES): Promise<void> {
  await countAttempt(executor, { ...RATES[what], subject: accountId });
}
