import { implement } from '@orpc/server';
import { phoneContract } from '../../phone-contract.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { AccountRequest } from '../account-request.ts';
import { presentSentCode } from '../codes/present-sent-code.ts';
import { sendVerificationCode } from '../codes/send-verification-code.ts';
import { requirePhone } from '../identifiers/identifier.ts';
import { readPhone, removePhone, setPhone } from './set-phone.ts';

/** The endpoints of the sign-in phone. */
export function phoneRoutes(dependencies: AccountDependencies) {
  const os = implement(phoneContract)
    .$context<AccountRequest>()
    .use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  return os.router({
    readPhone: os.readPhone.handler(async ({ context }) => ({
      phone: await readPhone(dependencies.db, context.caller.id),
    })),
    sendPhoneCode: os.sendPhoneCode.handler(async ({ input, context }) =>
      presentSentCode(
        await sendVerificationCode(dependencies, {
          to: { phone: requirePhone(input.phone) },
          purpose: 'set_phone',
          language: context.language,
          networkAddress: context.request.ip,
          accountId: context.caller.id,
        }),
      ),
    ),
    setPhone: os.setPhone.handler(async ({ input, context }) => ({
      phone: await setPhone(dependencies, {
        ...input,
        accountId: context.caller.id,
        networkAddress: context.request.ip,
      }),
    })),
    removePhone: os.removePhone.handler(async ({ context }) => {
      await removePhone(dependencies.db, context.caller.id);
      return { phone: null };
    }),
  });
}
