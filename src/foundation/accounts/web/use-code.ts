import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { composePhone } from '#src/shared/phone-number.ts';
import type { SentCodeAnswer } from '../phone-contract.ts';
import type { CodeFields } from './code-fields.tsx';
import { isEmail } from './is-email.ts';
import { startPhone } from './phone-field.tsx';
import type { ProblemPlace, Problems, useProblems } from './problems.ts';
import { useCodeRequest } from './use-code-request.ts';

/** By what a code comes. */
export type CodeChannel = 'email' | 'phone';

/** What is wrong with each kind has a place of its own, since a form may ask for both. */
const PLACES: Readonly<Record<CodeChannel, readonly [ProblemPlace, ProblemPlace]>> = {
  email: ['email', 'code'],
  phone: ['phone', 'phoneCode'],
};

/** An address, or a phone, and the code that shows whose it is. */
export interface FilledCode {
  /** The address, or the number as it is kept. */
  to: string;
  code: string;
  requestToken: string;
}

/**
 * One of the two and its code, as a part of a form whose problems are handed in. `fields` goes to CodeFields; `wrong`
 * is what hinders sending it, `filled` what may be sent. `name` says what it is for, for keeping it over a reload.
 */
export function useCode(
  by: CodeChannel,
  name: string,
  ask: (to: string) => Promise<SentCodeAnswer>,
  form: ReturnType<typeof useProblems>,
) {
  const t = useTranslations('accounts.problems');
  const codes = useCodeRequest(`${name}-${by}`, ask);
  const [email, setEmail] = useState(codes.request?.to ?? '');
  const [phone, setPhone] = useState(() => startPhone(codes.request?.to));
  const [code, setCode] = useState('');
  const [place, codePlace] = PLACES[by];
  const to = by === 'phone' ? composePhone(phone.region, phone.number) : isEmail(email) ? email.trim() : undefined;
  const asked = to !== undefined && codes.request?.to === to ? codes.request : undefined;
  const invalid = by === 'email' ? t('emailInvalid') : t('phoneInvalid');

  const send = async (): Promise<boolean> => {
    if (form.show({ [place]: to === undefined ? invalid : undefined }) || to === undefined) return false;
    try {
      await codes.send(to);
      return true;
    } catch (error) {
      form.showError(error);
      return false;
    }
  };
  const wrong: Problems = {
    [place]: to === undefined ? invalid : undefined,
    [codePlace]:
      to === undefined ? undefined : !asked ? t('codeNotSent') : code.length < 6 ? t('codeEmpty') : undefined,
  };
  const filled: FilledCode | undefined =
    to !== undefined && asked && code.length === 6 ? { to, code, requestToken: asked.requestToken } : undefined;
  const fields: ComponentProps<typeof CodeFields> = {
    by,
    email,
    onEmail: (value) => {
      setEmail(value);
      form.clear('email');
    },
    phone,
    onPhone: (value) => {
      setPhone(value);
      form.clear('phone');
    },
    code,
    onCode: (value) => {
      setCode(value);
      form.clear(codePlace);
    },
    problem: form.problems[place],
    codeProblem: form.problems[codePlace],
    asked,
    secondsLeft: codes.secondsLeft,
    isSending: codes.isSending,
    onSend: send,
  };
  return {
    fields,
    to,
    asked,
    code,
    isEmpty: (by === 'phone' ? phone.number : email).trim() === '',
    wrong,
    filled,
    send,
    forget: codes.forget,
  };
}
