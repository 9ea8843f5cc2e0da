import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import type { FormProblems } from '#src/platform/browser/form/use-form.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';

/** The fields of account forms that a refusal can belong to. */
type ProblemPlace =
  | 'email'
  | 'code'
  | 'phone'
  | 'phoneCode'
  | 'password'
  | 'repeat'
  | 'current'
  | 'agreement'
  | 'secondFactor';

const PLACES: { [Code in ErrorCode]?: ProblemPlace } = {
  EMAIL_INVALID: 'email',
  EMAIL_PASSWORD_INVALID: 'email',
  EMAIL_DOMAIN_NOT_SUPPORTED: 'email',
  EMAIL_ALREADY_REGISTERED: 'email',
  EMAIL_NOT_REGISTERED: 'email',
  PHONE_INVALID: 'phone',
  PHONE_NOT_FOUND: 'phone',
  PHONE_ALREADY_REGISTERED: 'phone',
  PHONE_NOT_REGISTERED: 'phone',
  VERIFICATION_CODE_ERROR: 'code',
  VERIFICATION_CODE_EXPIRED: 'code',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_CHANGE_FAILED: 'current',
  AGREEMENT_REQUIRED: 'agreement',
  SECOND_FACTOR_REQUIRED: 'secondFactor',
  SECOND_FACTOR_ERROR: 'secondFactor',
};

/** The message of a failed call, at the field it belongs to: for `explain` of `useForm`. */
export function useAccountProblems<Values extends object>() {
  const t = useTranslations('accounts.problems');
  return (error: unknown, fields: { [Place in ProblemPlace]?: keyof Values }): FormProblems<Values> => {
    if (!(error instanceof ApiError)) {
      return { form: t('noConnection') } as FormProblems<Values>;
    }
    const place = placeOf(error, fields.phoneCode !== undefined);
    return { [(place && fields[place]) ?? 'form']: error.message } as FormProblems<Values>;
  };
}

/** A form may have two codes: `sentBy` says which one was refused. */
function placeOf(error: ApiError, hasPhoneCode: boolean): ProblemPlace | undefined {
  const place = PLACES[error.code];
  return place === 'code' && hasPhoneCode && error.details['sentBy'] === 'sms' ? 'phoneCode' : place;
}
