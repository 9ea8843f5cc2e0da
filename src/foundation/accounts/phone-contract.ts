import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { judgedText } from '#src/shared/form-text.ts';

/** As a person writes it, with the calling code; checked by the verb, with a message of its own. */
export const writtenPhone = z.string().max(200);
/** The digits of a verification code; spaces between them are accepted. */
export const verificationCode = judgedText({ least: LIMITS.codes.digits, most: 40 });
/** Normalised: +491701234567. */
const phone = z.string().max(16).nullable();

/** The answer when a code was sent. */
export const sentCode = z.object({
  status: z.literal('VERIFICATION_CODE_SENT_SUCCESS'),
  /** Sent back with the code: a code is valid only for its requester. */
  requestToken: z.string().max(100),
  /** `outbox` when no mail server is configured: the operator has the code. */
  delivery: z.enum(['mail', 'outbox', 'sms']),
  expiresAt: z.iso.datetime(),
  /** Seconds before another one may be requested. */
  resendSeconds: z.number().int(),
});
export type SentCodeAnswer = z.infer<typeof sentCode>;

/**
 * The phone that an account signs in with, besides its address (AUTH-07). Changing it requires a recent proof of
 * identity, since the phone can reset the password.
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
    .meta({ confirmed: true, form: true })
    .route({
      method: 'PUT',
      path: '/api/account/phone',
      summary: 'Sign in with this phone from now on, by the code that was sent there',
    })
    .input(z.object({ phone: writtenPhone, code: verificationCode, requestToken: z.string().max(100) }))
    .output(z.object({ phone })),
  removePhone: endpoint
    .meta({ confirmed: true })
    .route({ method: 'DELETE', path: '/api/account/phone', summary: 'Sign in with no phone any more' })
    .output(z.object({ phone })),
};
