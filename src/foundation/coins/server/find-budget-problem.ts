import { countFreeCoins } from '#src/foundation/coins/server/count-free-coins.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

/**
 * FREE_COINS_BUDGET_SPENT when the free coins that work would use exceed today's remaining budget (SEC-11): reported
 * before a film starts rather than by its first paid picture. Undefined otherwise.
 */
export async function findBudgetProblem(
  executor: Executor,
  work: { accountId: string; fixedCoins: number; workCoins: number },
  { coins: { freePerDay } }: Pick<Config, 'coins'>,
): Promise<AppError | undefined> {
  // Zero: the operator has set no limit.
  if (freePerDay === 0 || work.workCoins === 0) {
    return undefined;
  }
  const { neededCoins, leftCoins } = await countFreeCoins(executor, { ...work, coinsPerDay: freePerDay });
  return neededCoins > leftCoins
    ? new AppError('FREE_COINS_BUDGET_SPENT', { details: { needed: neededCoins, left: leftCoins } })
    : undefined;
}
