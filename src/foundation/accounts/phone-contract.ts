import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';

/** As a person writes it, with the code of a country; judged by a rule that has a message of its own. */
export const writtenPhone = z.string().max(200);
/** As it is kept: +491701234567. */
const phone = z.string().max(16).nullable();

/** What is answered when a code was sent. */
export const sentCode = z.object({
  status: z.literal('VERIFICATION_CODE_SENT_SUCCESS'),
  /** Goes with the code: a code is good only for who asked for it. */
  requestToken: z.string().max(100),
  /** `outbox` where no mail server is set: the operator has the code. */
  delivery: z.enum(['mail', 'outbox', 'sms']),
  expiresAt: z.iso.datetime(),
  /** After how long another one may be asked for. */
  resendSeconds: z.number().int(),
});
export type SentCodeAnswer = z.infer<typeof sentCode>;

/**
 * The phone that an account signs in with, besides its address (AUTH-07). What changes it wants the password again:
 * with a phone one sets another.
 */
export const phoneContract = {
  readPhone: endpoint
    .route({ method: 'GET', path: '/api/account/phone', summary: 'The phone that the caller signs in with' })
    .output(z.object({ phone })),
  sendPhoneCode: endpoint
    .meta({ confirmed: true })
    .route({
      method: 'POST',
      path: '/api/account/phone/code',
      summary: 'Send a code by SMS to a phone that the caller wants to sign in with',
    })
    .input(z.object({ phone: writtenPhone }))
    .output(sentCode),
  setPhone: endpoint
    .meta({ confirmed: true })
    .route({
      method: 'PUT',
      path: '/api/account/phone',
      summary: 'Sign in with this phone from now on, by the code that was sent there',
    })
    .input(z.object({ phone: writtenPhone, code: z.string().max(40), requestToken: z.string().max(100) }))
    .output(z.object({ phone })),
  removePhone: endpoint
    .meta({ confirmed: true })
    .route({ method: 'DELETE', path: '/api/account/phone', summary: 'Sign in with no phone any more' })
    .output(z.object({ phone })),
};
