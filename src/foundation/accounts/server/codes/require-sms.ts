import type { SmsSender } from '#src/platform/server/sms/create-sms-sender.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountDependencies } from '../account-dependencies.ts';

/** The SMS sender. Throws PHONE_NOT_OFFERED when none is configured: then phones cannot be used. */
export function requireSms({ sms }: Pick<AccountDependencies, 'sms'>): SmsSender {
  if (!sms) {
    throw new AppError('PHONE_NOT_OFFERED');
  }
  return sms;
}

/** Throws PHONE_NOT_OFFERED unless a number may be given when registering. */
export function requirePhoneAtSignUp(dependencies: Pick<AccountDependencies, 'sms' | 'config'>): void {
  requireSms(dependencies);
  if (!dependencies.config.sms.atSignUp) {
    throw new AppError('PHONE_NOT_OFFERED');
  }
}
