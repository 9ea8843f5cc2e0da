import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#src/shared/errors/app-error.ts';
import { maskPhone } from '#src/shared/phone-number.ts';
import type { Config } from '../config/read-config.ts';
import type { Log } from '../log/create-log.ts';

/** A text message to one phone. */
interface Sms {
  /** In the format of `normalisePhone`. */
  readonly to: string;
  readonly text: string;
  /** Validity period: an SMS is not delivered after it. */
  readonly lifeSeconds: number;
}

/** Sends SMS through the operator's account. */
export interface SmsSender {
  /**
   * Resolves when the provider has accepted the SMS; settles within half a minute. Throws PHONE_NOT_FOUND when the
   * number does not exist or receives no SMS, VERIFICATION_CODE_SEND_FAILED otherwise.
   */
  send(sms: Sms): Promise<void>;
}

const TIMEOUT_MILLISECONDS = 12_000;
/** Delay before the one retry. */
const RETRY_MILLISECONDS = 700;
/** Twilio's codes for a number that does not exist (21211), is not mobile (21614), or is unreachable from here (21612). */
const NO_SUCH_PHONE: readonly unknown[] = [21211, 21612, 21614];
/**
 * Errors before a connection was made, so nothing was sent. A retry is safe only then, or when Twilio rejected the
 * request without processing it.
 */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const TOO_MANY_REQUESTS = 429;

/** The SMS sender from the settings, through Twilio's Messages API; undefined when it is not configured. */
export function createSmsSender({ sms: { twilio } }: Pick<Config, 'sms'>, log: Log): SmsSender | undefined {
  if (!twilio) {
    return undefined;
  }
  const address = `${(twilio.url ?? 'https://api.twilio.com').replace(/\/+$/, '')}/2010-04-01/Accounts/${twilio.account}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${twilio.account}:${twilio.token}`).toString('base64')}`;
  const from: Record<string, string> = twilio.sender.startsWith('+')
    ? { From: twilio.sender }
    : { MessagingServiceSid: twilio.sender };

  const ask = (sms: Sms): Promise<Response> =>
    fetch(address, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams({ To: sms.to, Body: sms.text, ValidityPeriod: String(sms.lifeSeconds), ...from }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
  const askAgainIfSafe = async (sms: Sms): Promise<Response> => {
    try {
      const response = await ask(sms);
      if (response.status !== TOO_MANY_REQUESTS) {
        return response;
      }
      await response.body?.cancel();
    } catch (error) {
      if (!NEVER_SENT.has(connectionCode(error) ?? '')) {
        throw error;
      }
    }
    await pause(RETRY_MILLISECONDS);
    return ask(sms);
  };

  return {
    send: async (sms) => {
      const to = maskPhone(sms.to);
      let response: Response;
      let reason: unknown;
      try {
        response = await askAgainIfSafe(sms);
        reason = response.ok
          ? undefined
          : ((await response.json().catch(() => undefined)) as { code?: unknown } | undefined)?.code;
      } catch (error) {
        log.error(
          { to, connection: connectionCode(error) ?? (error instanceof Error ? error.name : 'unknown') },
          'Twilio could not be reached: an SMS was not sent, or nobody knows whether it was',
        );
        throw new AppError('VERIFICATION_CODE_SEND_FAILED');
      }
      if (response.ok) {
        return response.body?.cancel();
      }
      // Twilio's error message contains the phone number, so only its code is logged.
      const facts = { to, status: response.status, twilioCode: typeof reason === 'number' ? reason : null };
      if (NO_SUCH_PHONE.includes(reason)) {
        log.info(facts, 'an SMS was refused: there is no such phone');
        throw new AppError('PHONE_NOT_FOUND');
      }
      log.error(facts, 'an SMS was refused: look the code up in the documents of Twilio');
      throw new AppError('VERIFICATION_CODE_SEND_FAILED');
    },
  };
}

function connectionCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
