import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';

/** Where something can be wrong; `form` is what belongs to no single field. */
export type ProblemPlace =
  | 'email'
  | 'code'
  | 'phone'
  | 'phoneCode'
  | 'password'
  | 'repeat'
  | 'current'
  | 'agreement'
  | 'secondFactor'
  | 'form';
export type Problems = { [Place in ProblemPlace]?: string | undefined };

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

/** What is wrong with a form and where. Showing puts the focus on the first field that has something wrong with it. */
export function useProblems(): {
  problems: Problems;
  form: RefObject<HTMLFormElement | null>;
  show: (problems: Problems) => boolean;
  /** For what a call threw: beside its field where it has one. */
  showError: (error: unknown) => void;
  clear: (place: ProblemPlace) => void;
} {
  const t = useTranslations('accounts.problems');
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<{ problems: Problems; times: number }>({ problems: {}, times: 0 });

  useEffect(() => {
    if (shown.times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown.times]);

  const show = useCallback((problems: Problems): boolean => {
    setShown(({ times }) => ({ problems, times: times + 1 }));
    return Object.values(problems).some((text) => text !== undefined);
  }, []);
  const showError = useCallback(
    (error: unknown): void => {
      if (!(error instanceof ApiError)) return void show({ form: t('noConnection') });
      const place = PLACES[error.code] ?? 'form';
      show({ [place === 'code' && error.details['sentBy'] === 'sms' ? 'phoneCode' : place]: error.message });
    },
    [show, t],
  );
  const clear = useCallback((place: ProblemPlace): void => {
    setShown(({ problems, times }) =>
      problems[place] === undefined ? { problems, times } : { problems: { ...problems, [place]: undefined }, times },
    );
  }, []);
  return { problems: shown.problems, form, show, showError, clear };
}
