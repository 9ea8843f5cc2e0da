import type { SentCodeAnswer } from '../phone-contract.ts';
import { RESEND_SECONDS } from './attempt-limits.ts';
import type { SentCode } from './send-verification-code.ts';

/** Every field of a sent code that leaves. */
export function presentSentCode({ requestToken, delivery, expiresAt }: SentCode): SentCodeAnswer {
  return {
    status: 'VERIFICATION_CODE_SENT_SUCCESS',
    requestToken,
    delivery,
    expiresAt: expiresAt.toISOString(),
    resendSeconds: RESEND_SECONDS,
  };
}
