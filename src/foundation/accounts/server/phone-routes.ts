import { implement } from '@orpc/server';
import { phoneContract } from '../phone-contract.ts';
import type { AccountRequest } from './account-request.ts';
import type { AccountTools } from './account-tools.ts';
import { requirePhone } from './identifier.ts';
import { presentSentCode } from './present-sent-code.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { readPhone, removePhone, setPhone } from './set-phone.ts';

/** The endpoints of the phone that an account signs in with. */
export function phoneRoutes(tools: AccountTools) {
  const os = implement(phoneContract)
    .$context<AccountRequest>()
    .use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  return os.router({
    readPhone: os.readPhone.handler(async ({ context }) => ({ phone: await readPhone(tools.db, context.caller.id) })),
    sendPhoneCode: os.sendPhoneCode.handler(async ({ input, context }) =>
      presentSentCode(
        await sendVerificationCode(tools, {
          to: { phone: requirePhone(input.phone) },
          purpose: 'set_phone',
          language: context.language,
          networkAddress: context.request.ip,
          accountId: context.caller.id,
        }),
      ),
    ),
    setPhone: os.setPhone.handler(async ({ input, context }) => ({
      phone: await setPhone(tools, { ...input, accountId: context.caller.id, networkAddress: context.request.ip }),
    })),
    removePhone: os.removePhone.handler(async ({ context }) => {
      await removePhone(tools.db, context.caller.id);
      return { phone: null };
    }),
  });
}
