import { implement } from '@orpc/server';
import { secondFactorContract } from '../../second-factor-contract.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { AccountRequest } from '../account-request.ts';
import { confirmSession } from '../sessions/confirm-session.ts';
import { beginSecondFactor, finishSecondFactor, readSecondFactor, removeSecondFactor } from './second-factor.ts';

/** The endpoints of confirming one's identity and of the second factor. */
export function secondFactorRoutes(dependencies: AccountDependencies) {
  const os = implement(secondFactorContract)
    .$context<AccountRequest>()
    .use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  return os.router({
    confirmSession: os.confirmSession.handler(async ({ input, context }) => {
      await confirmSession(dependencies, context.caller, input.password);
      return {};
    }),
    readSecondFactor: os.readSecondFactor.handler(({ context }) => readSecondFactor(dependencies, context.caller.id)),
    beginSecondFactor: os.beginSecondFactor.handler(({ context }) => beginSecondFactor(dependencies, context.caller)),
    finishSecondFactor: os.finishSecondFactor.handler(async ({ input, context }) => ({
      recoveryCodes: await finishSecondFactor(dependencies, context.caller, input.code),
    })),
    removeSecondFactor: os.removeSecondFactor.handler(async ({ input, context }) => {
      await removeSecondFactor(dependencies, context.caller, input.code);
      return {};
    }),
  });
}
