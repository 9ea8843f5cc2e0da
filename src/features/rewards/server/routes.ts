import { implement } from '@orpc/server';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { rewardsContract, type CodeBatch } from '../contract.ts';
import { checkIn } from './check-in.ts';
import { createCodeBatch, listCodeBatches, stopCodeBatch, type CountedBatch } from './code-batches.ts';
import { exportCoinHistory } from './coin-history-csv.ts';
import { readCoinHistory, type NameFilms } from './coin-history.ts';
import { requestTimeZone } from './day-in-zone.ts';
import { redeemCode } from './redeem-code.ts';

/** A request as these endpoints see it. Admin rights were checked before (see the contract's rules). */
export interface RewardsRequest extends RequestContext {
  requireAccount(): Account;
}

/**
 * The endpoints of check-in, redeem codes and the coins' history. `nameFilms` comes from the film slice, which this one
 * does not import.
 */
export function rewardsRoutes({ db, nameFilms }: { db: Database; nameFilms: NameFilms }) {
  const os = implement(rewardsContract)
    .$context<RewardsRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return os.router({
    checkIn: os.checkIn.handler(async ({ context: { account, request } }) => {
      const coins = await checkIn(db, {
        accountId: account.id,
        timeZone: requestTimeZone(request.headers),
        now: new Date(),
      });
      return {
        status: coins > 0 ? 'success' : 'already_checked_in',
        coins,
        balanceCoins: await readBalance(db, account.id),
      };
    }),
    redeemCode: os.redeemCode.handler(async ({ input, context: { account, request } }) => {
      try {
        const coins = await redeemCode(db, { accountId: account.id, code: input.code, networkAddress: request.ip });
        return { status: 'success', error_code: null, coins, balanceCoins: await readBalance(db, account.id) };
      } catch (error) {
        if (!isAppError(error)) {
          throw error;
        }
        // Clients of this endpoint also read the code under this name (COIN-08).
        throw new AppError(error.code, {
          ...(error.details ? { details: error.details } : {}),
          answer: { status: 'error', error_code: error.code },
          cause: error,
        });
      }
    }),
    listHistory: os.listHistory.handler(async ({ input, context: { account } }) => ({
      balanceCoins: await readBalance(db, account.id),
      ...(await readCoinHistory(db, nameFilms, { ...input, accountId: account.id, after: input.cursor })),
    })),
    exportHistory: os.exportHistory.handler(async ({ input, context: { account, language, request } }) => {
      const text = await exportCoinHistory(db, nameFilms, {
        ...input,
        accountId: account.id,
        language,
        timeZone: requestTimeZone(request.headers),
      });
      return new File([text], 'kinora-film-coins.csv', { type: 'text/csv;charset=utf-8' });
    }),
    listCodeBatches: os.listCodeBatches.handler(async ({ input }) => {
      const { batches, next } = await listCodeBatches(db, { after: input.cursor, limit: input.limit });
      return { batches: batches.map(presentBatch), next };
    }),
    createCodeBatch: os.createCodeBatch.handler(async ({ input, context: { account, reply, requestId } }) => {
      const expiresAt = input.expiresAt === undefined ? undefined : new Date(input.expiresAt);
      const { batch, codes } = await createCodeBatch(db, { adminId: account.id, requestId }, { ...input, expiresAt });
      void reply.header('cache-control', 'no-store');
      return { batch: presentBatch(batch), codes };
    }),
    stopCodeBatch: os.stopCodeBatch.handler(async ({ input, context: { account, requestId } }) =>
      presentBatch(await stopCodeBatch(db, { adminId: account.id, requestId }, input.batchId)),
    ),
  });
}

/** The fields of an answer. */
function presentBatch({
  id,
  name,
  coins,
  codeCount,
  redeemed,
  createdAt,
  expiresAt,
  stoppedAt,
}: CountedBatch): CodeBatch {
  return {
    id,
    name,
    coins,
    codes: codeCount,
    redeemed,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
  };
}
