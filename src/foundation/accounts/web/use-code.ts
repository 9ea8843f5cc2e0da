import { useTranslations } from 'use-intl';
import { normaliseEmail } from '#src/shared/email-address.ts';
import { composePhone } from '#src/shared/phone-number.ts';
import type { SentCodeAnswer } from '../phone-contract.ts';
import type { WrittenPhone } from './phone-field.tsx';
import { useCodeRequest, type CodeRequest } from './use-code-request.ts';

/** How a code is sent. */
export type CodeChannel = 'email' | 'phone';

/** What the fields of a code need to ask for one. */
export interface CodeAsking {
  by: CodeChannel;
  /** The address or number as it is kept; undefined while what is written is none. */
  to: string | undefined;
  /** The code that was sent to it. */
  asked: CodeRequest | undefined;
  secondsLeft: number;
  isSending: boolean;
  /** Asks for a code; false when the form shows why it was not sent. */
  send: () => Promise<boolean>;
}

/** The part of a form that asking for a code needs. */
interface CodeForm<Place extends string> {
  show: (problems: { [Name in Place]?: string | undefined }) => void;
  attempt: (act: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * A code sent to an address or a phone, as a part of a form. `name` says what it is for, to keep it when the page is
 * reloaded; `places` are the form's fields for the address or phone and for the code. What the contract's rules do not
 * say: the address must be valid, and the code must have been sent to it.
 */
export function useCode<To extends string, Code extends string>(options: {
  by: CodeChannel;
  name: string;
  places: { to: To; code: Code };
  ask: (to: string) => Promise<SentCodeAnswer>;
}) {
  const { by, places } = options;
  const t = useTranslations('accounts.problems');
  const codes = useCodeRequest(`${options.name}-${by}`, options.ask);
  const invalid = by === 'email' ? t('emailInvalid') : t('phoneInvalid');
  const askedFor = (to: string | undefined): CodeRequest | undefined =>
    codes.request !== null && codes.request.to === to ? codes.request : undefined;
  type Problems = { [Place in To | Code]?: string | undefined };
  const problem = (place: To | Code, text: string | undefined): Problems => ({ [place]: text }) as Problems;

  return {
    /** Where the last code was sent, from before a reload too; '' without one. */
    sentTo: codes.request?.to ?? '',
    /** For the form's `check`. */
    check: (written: string | WrittenPhone): Problems => {
      const to = readAddress(written);
      if (to === undefined) {
        return problem(places.to, invalid);
      }
      return problem(places.code, askedFor(to) ? undefined : t('codeNotSent'));
    },
    /** For the form's `without`: no code is expected before one was sent. */
    without: (written: string | WrittenPhone): Code[] => (askedFor(readAddress(written)) ? [] : [places.code]),
    /** What is sent of it, after `check` found nothing. */
    filled: (written: string | WrittenPhone): { to: string; requestToken: string } => {
      const to = readAddress(written) ?? '';
      return { to, requestToken: askedFor(to)?.requestToken ?? '' };
    },
    asking: (written: string | WrittenPhone, form: CodeForm<To>): CodeAsking => {
      const to = readAddress(written);
      return {
        by,
        to,
        asked: askedFor(to),
        secondsLeft: codes.secondsLeft,
        isSending: codes.isSending,
        send: async () => {
          if (to === undefined) {
            form.show(problem(places.to, invalid));
            return false;
          }
          return form.attempt(() => codes.send(to));
        },
      };
    },
    forget: codes.forget,
  };
}

/**
 * The `onSubmit` of a form with a code: Enter in the address, while the other fields are empty, asks for the code
 * instead of sending the form.
 */
export function submitOrAsk<Event extends { preventDefault: () => void }>(
  asking: CodeAsking,
  others: readonly string[],
  onSubmit: (event: Event) => void,
): (event: Event) => void {
  const asksFirst = asking.to !== undefined && !asking.asked && others.every((text) => text === '');
  return (event) => {
    if (!asksFirst) {
      return onSubmit(event);
    }
    event.preventDefault();
    void asking.send();
  };
}

/** An address or phone as it is kept; undefined when it is not a valid one. */
function readAddress(written: string | WrittenPhone): string | undefined {
  return typeof written === 'string' ? normaliseEmail(written) : composePhone(written.region, written.number);
}
