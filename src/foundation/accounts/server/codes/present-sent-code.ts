import type { SentCodeAnswer } from '../../phone-contract.ts';
import { RESEND_SECONDS } from '../attempts/attempt-limits.ts';
import type { SentCode } from './send-verification-code.ts';

/** The answer for a sent code, field by field. */
export function presentSentCode({ requestToken, delivery, expiresAt }: SentCode): SentCodeAnswer {
  return {
    status: 'VERIFICATION_CODE_SENT_SUCCESS',
    requestToken,
    delivery,
    expiresAt: expiresAt.toISOString(),
    resendSeconds: RESEND_SECONDS,
  };
}
