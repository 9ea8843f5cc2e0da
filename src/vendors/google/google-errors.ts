import { errorOfAnswer, readJson, type VendorAnswer } from '../http/ask-vendor.ts';
import type { VendorError, VendorErrorKind } from '../vendor.ts';

interface GoogleError {
  status?: unknown;
  message?: unknown;
  details?: {
    reason?: unknown;
    retryDelay?: unknown;
    violations?: { quotaId?: unknown }[];
  }[];
}

/** True for a message of Veo's filter, which has no code of its own. */
export const isPolicy = (message: string): boolean =>
  /responsible ai|usage guidelines|safety|sensitive words|prohibited/i.test(message);

/** What Google's own codes mean for a submit, where its status says less. An internal error is not charged. */
const KINDS: Readonly<Record<string, VendorErrorKind>> = {
  // No billing, or a country that is not served.
  FAILED_PRECONDITION: 'unusable',
  INTERNAL: 'failed',
  // Documented: the service is overloaded or down.
  UNAVAILABLE: 'busy',
};

/** The error for an answer that is none of the expected. */
export function explainGoogle(answer: VendorAnswer): VendorError {
  const { error = {} } = (readJson(answer) ?? {}) as { error?: GoogleError };
  const message = typeof error.message === 'string' ? error.message : undefined;
  const details = Array.isArray(error.details) ? error.details : [];
  return errorOfAnswer(answer, {
    kind: kindOf(answer, error, details),
    reason: message,
    retryAfterSeconds: details.map(({ retryDelay }) => secondsOf(retryDelay)).find((seconds) => seconds !== undefined),
  });
}

function kindOf(
  answer: VendorAnswer,
  { status, message }: GoogleError,
  details: NonNullable<GoogleError['details']>,
): VendorErrorKind | undefined {
  const words = String(message ?? '');
  if (details.some(({ reason }) => reason === 'API_KEY_INVALID')) {
    return 'unusable';
  }
  if (status === 'RESOURCE_EXHAUSTED') {
    return isSpent(words, details) ? 'unusable' : 'busy';
  }
  if (status === 'INVALID_ARGUMENT' && isPolicy(words)) {
    return 'refused';
  }
  return answer.isSubmit ? KINDS[String(status)] : undefined;
}

/** True where waiting some minutes does not help: no credit is left, or nothing of the day's quota. */
function isSpent(message: string, details: NonNullable<GoogleError['details']>): boolean {
  const quotas = details.flatMap(({ violations }) => violations ?? []).map(({ quotaId }) => String(quotaId));
  return /credits are depleted|spending cap/i.test(message) || quotas.some((quota) => /PerDay/.test(quota));
}

/** Seconds of a duration as Google writes it: `31s`. */
function secondsOf(duration: unknown): number | undefined {
  const [, seconds] = /^(\d+(?:\.\d+)?)s$/.exec(String(duration)) ?? [];
  return seconds === undefined ? undefined : Math.ceil(Number(seconds));
}
