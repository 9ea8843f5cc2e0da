import type { SmsSender } from '#src/platform/server/sms/create-sms-sender.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountTools } from './account-tools.ts';

/** The sender of SMS. Throws PHONE_NOT_OFFERED where the operator has set none: numbers are of no use there. */
export function requireSms({ sms }: Pick<AccountTools, 'sms'>): SmsSender {
  if (!sms) throw new AppError('PHONE_NOT_OFFERED');
  return sms;
}

/** Passes where a number may be given when registering. Throws PHONE_NOT_OFFERED. */
export function requirePhoneAtSignUp(tools: Pick<AccountTools, 'sms' | 'config'>): void {
  requireSms(tools);
  if (!tools.config.sms.atSignUp) throw new AppError('PHONE_NOT_OFFERED');
}
