import { implement } from '@orpc/server';
import type { Database } from '#src/platform/server/database/database.ts';
import { bansContract } from '../../bans-contract.ts';
import type { AccountRequest } from '../account-request.ts';
import { createAppeal, readBan } from './appeals.ts';
import type { AppealRow } from './ban-tables.ts';

/** The endpoints that stay open to banned accounts. */
export function banRoutes(db: Database) {
  const os = implement(bansContract)
    .$context<AccountRequest>()
    .use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));
  return os.router({
    readBan: os.readBan.handler(async ({ context }) => {
      const { ban, appeal } = await readBan(db, context.accountId);
      return { reason: ban.reason, bannedAt: ban.createdAt.toISOString(), appeal: appeal && presentAppeal(appeal) };
    }),
    createAppeal: os.createAppeal.handler(async ({ input, context }) => ({
      appeal: presentAppeal(await createAppeal(db, { ...input, accountId: context.accountId })),
    })),
  });
}

function presentAppeal({ description, createdAt, decision, answer, reviewedAt }: AppealRow) {
  return {
    description,
    createdAt: createdAt.toISOString(),
    state: decision ?? ('pending' as const),
    answer,
    reviewedAt: reviewedAt?.toISOString() ?? null,
  };
}
