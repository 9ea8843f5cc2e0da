import { errorOfAnswer, readJson, type VendorAnswer } from '../http/ask-vendor.ts';
import type { VendorError, VendorErrorKind } from '../vendor.ts';

/** https://openrouter.ai/docs/api_reference/errors-and-debugging */
interface OpenrouterError {
  /** A status, though not always the one of the answer. */
  code?: unknown;
  message?: unknown;
  metadata?: { error_type?: unknown; reasons?: unknown; flagged_input?: unknown; patterns?: unknown } | null;
  /** Why no provider could be asked. */
  availability?: { retryable?: unknown } | null;
}

/** OpenRouter's error types that say more than their status. */
const KINDS_OF_TYPES: Readonly<Record<string, VendorErrorKind>> = {
  content_policy_violation: 'refused',
  refusal: 'refused',
  token_limit_exceeded: 'unusable',
  image_not_found: 'failed',
};

/** Its own codes: no provider is there for the request, or it is overloaded. */
const KINDS_OF_CODES: Readonly<Record<number, VendorErrorKind>> = { 503: 'busy', 529: 'busy' };

/** The status of an error that has none. */
const UNKNOWN_ERROR = 500;

/**
 * The error of an answer, which may stand in one with status 200; undefined for a good answer. `kinds` is what statuses
 * mean for this call in particular.
 */
export function findOpenrouterError(
  answer: VendorAnswer,
  kinds: Readonly<Record<number, VendorErrorKind>> = {},
): VendorError | undefined {
  const { error } = (readJson(answer) ?? {}) as { error?: OpenrouterError | string | null };
  const isGood = answer.status >= 200 && answer.status < 300;
  // The failed job of a clip has a text for an error: that is the job's, not the call's.
  if (typeof error !== 'object' || error === null) {
    return isGood ? undefined : errorOfAnswer(answer);
  }
  const { code, message } = error;
  const statusOfAnswer = isGood ? UNKNOWN_ERROR : answer.status;
  const status = isErrorStatus(code) ? code : statusOfAnswer;
  return errorOfAnswer(
    { ...answer, status },
    {
      kind: kindOf(error) ?? kinds[status] ?? (isErrorStatus(code) ? KINDS_OF_CODES[code] : undefined),
      reason: typeof message === 'string' ? message : undefined,
    },
  );
}

/** What the error says besides its status. */
function kindOf({ metadata, availability }: OpenrouterError): VendorErrorKind | undefined {
  const { error_type: type, reasons, flagged_input: flagged, patterns } = metadata ?? {};
  if ([reasons, flagged, patterns].some((sign) => sign !== undefined)) {
    return 'refused';
  }
  if (availability) {
    return availability.retryable === true ? 'busy' : 'unusable';
  }
  return KINDS_OF_TYPES[String(type)];
}

function isErrorStatus(code: unknown): code is number {
  return typeof code === 'number' && code >= 400 && code < 600;
}

/** What OpenRouter writes of a job that ended for its content; it has no code for it. */
const IS_POLICY = /content.?(policy|filter)|moderat|safety|sensitive|prohibited|flagged/i;

/** Why a job failed, by the text that it ended with. */
export function kindOfFailedJob(reason: string): 'refused' | 'failed' {
  return IS_POLICY.test(reason) ? 'refused' : 'failed';
}
