import { implement } from '@orpc/server';
import { secondFactorContract } from '../second-factor-contract.ts';
import type { AccountRequest } from './account-request.ts';
import type { AccountTools } from './account-tools.ts';
import { confirmSession } from './confirm-session.ts';
import { beginSecondFactor, finishSecondFactor, readSecondFactor, removeSecondFactor } from './second-factor.ts';

/** The endpoints by which somebody proves again, or in a second way, who they are. */
export function secondFactorRoutes(tools: AccountTools) {
  const os = implement(secondFactorContract)
    .$context<AccountRequest>()
    .use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  return os.router({
    confirmSession: os.confirmSession.handler(async ({ input, context }) => {
      await confirmSession(tools, context.caller, input.password);
      return {};
    }),
    readSecondFactor: os.readSecondFactor.handler(({ context }) => readSecondFactor(tools, context.caller.id)),
    beginSecondFactor: os.beginSecondFactor.handler(({ context }) => beginSecondFactor(tools, context.caller)),
    finishSecondFactor: os.finishSecondFactor.handler(async ({ input, context }) => ({
      recoveryCodes: await finishSecondFactor(tools, context.caller, input.code),
    })),
    removeSecondFactor: os.removeSecondFactor.handler(async ({ input, context }) => {
      await removeSecondFactor(tools, context.caller.id, input.code);
      return {};
    }),
  });
}
