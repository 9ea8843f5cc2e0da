import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';

const RATES = {
  quote: { kind: 'quote-film', allowed: LIMITS.perAccount.quotesPerMinute, seconds: 60 },
  idea: { kind: 'optimise-idea', allowed: LIMITS.perAccount.ideasPerMinute, seconds: 60 },
  preview: { kind: 'preview-film', allowed: LIMITS.perAccount.previewsPerMinute, seconds: 60 },
  shot: { kind: 'plan-shot', allowed: LIMITS.perAccount.previewsPerMinute, seconds: 60 },
  upgrade: { kind: 'upgrade-shots', allowed: LIMITS.perAccount.upgradesPerHour, seconds: 60 * 60 },
  outline: { kind: 'write-outline', allowed: LIMITS.perAccount.outlinesPerHour, seconds: 60 * 60 },
  voice: { kind: 'say-again', allowed: LIMITS.perAccount.voicesPerHour, seconds: 60 * 60 },
  picture: { kind: 'bring-picture', allowed: LIMITS.perAccount.broughtPicturesPerHour, seconds: 60 * 60 },
  choice: { kind: 'choose-cut', allowed: LIMITS.perAccount.cutChoicesPerMinute, seconds: 60 },
  cut: { kind: 'change-cut', allowed: LIMITS.perAccount.cutsPerHour, seconds: 60 * 60 },
  copy: { kind: 'copy-film', allowed: LIMITS.perAccount.copiesPerHour, seconds: 60 * 60 },
  remix: { kind: 'remix-film', allowed: LIMITS.perAccount.remixesPerHour, seconds: 60 * 60 },
  export: { kind: 'export-film', allowed: LIMITS.perAccount.exportsPerHour, seconds: 60 * 60 },
  import: { kind: 'import-film', allowed: LIMITS.perAccount.importsPerHour, seconds: 60 * 60 },
} as const;

/** Counts one more action of this kind for the account (REL-10). Throws TOO_MANY_ATTEMPTS with `retryAfterSeconds`. */
export async function countPerAccount(executor: Executor, accountId: string, what: keyof typeof RATES): Promise<void> {
  await countAttempt(executor, { ...RATES[what], subject: accountId });
}
