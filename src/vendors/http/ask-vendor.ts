import { VendorError, type VendorErrorKind } from '../vendor.ts';
import { liftLongTexts, type LiftedJson } from './lift-long-texts.ts';

/** A request to a vendor's service. */
export interface VendorQuestion {
  /** The vendor, as it is named in errors. */
  vendor: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  /** With the key: never part of an error. */
  headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  body?: object | FormData | Uint8Array;
  /** True when paid work may begin by it: then no answer leaves the outcome unknown. */
  isSubmit?: boolean;
  /** Limit of the whole answer. */
  mostSeconds?: number;
  /** Limit of a good answer, in bytes; 1 MB where absent. That of any other is 1 MB. */
  mostBytes?: number;
  /** A good answer is JSON with a picture in base64: it may be as long as that. */
  hasEncodedPicture?: boolean;
  /** Limit of a good answer that is a file: JSON in its place is told by 1 MB. */
  mostFileBytes?: number;
  signal: AbortSignal;
}

/** What the service answered, whatever its status. */
export interface VendorAnswer {
  vendor: string;
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** What was lifted out of an answer with a picture; read by `decodeLifted`. */
  texts: LiftedJson['texts'];
  isSubmit: boolean;
}

const MOST_SECONDS = 60;
const MOST_BYTES = 1024 * 1024;
/** A PNG of 4096 pixels square that no compression helps, in base64, and 1 MB. */
const MOST_ENCODED_BYTES = (4096 * 4096 * 3 * 4) / 3 + MOST_BYTES;
const NO_TEXTS: LiftedJson['texts'] = new Map();
const MOST_RETRY_SECONDS = 3_600;
const LONGEST_REASON = 500;

/** Failures of a connection that was never made: nothing can have arrived. */
const NOT_CONNECTED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Sends one request to a vendor and reads its answer; sends nothing again and follows no redirect, which would carry
 * the key elsewhere. Throws VendorError: `busy` when the service was not reached, or a mere question was not answered;
 * `outcome_unknown` when a submit was not answered whole; or the signal's reason.
 */
export async function askVendor(question: VendorQuestion): Promise<VendorAnswer> {
  const { vendor, signal, isSubmit = false, mostSeconds = MOST_SECONDS } = question;
  signal.throwIfAborted();
  const time = AbortSignal.timeout(mostSeconds * 1000);
  try {
    const response = await send(question, AbortSignal.any([signal, time]));
    const whole = await readWhole(response, mostBytesOf(question, response));
    const { bytes, texts } = question.hasEncodedPicture ? liftLongTexts(whole) : { bytes: whole, texts: NO_TEXTS };
    return { vendor, status: response.status, headers: response.headers, bytes, texts, isSubmit };
  } catch (cause) {
    signal.throwIfAborted();
    const reason = time.aborted ? `did not answer within ${mostSeconds} s` : tellNetworkError(cause);
    const isSurelyNotStarted = !isSubmit || (!time.aborted && NOT_CONNECTED.has(codeOf(cause)));
    // The cause is left out: its text may hold the address or the headers.
    throw new VendorError(isSurelyNotStarted ? 'busy' : 'outcome_unknown', `${vendor} ${reason}`, {
      outage: reason,
    });
  }
}

function send({ method, url, headers = {}, body }: VendorQuestion, signal: AbortSignal): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Uint8Array);
  return fetch(url, {
    method,
    headers: { accept: 'application/json', ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined
      ? {}
      : { body: isJson ? JSON.stringify(body) : (body as FormData | Uint8Array<ArrayBuffer>) }),
    redirect: 'manual',
    signal,
  });
}

function mostBytesOf(question: VendorQuestion, { status, headers }: Response): number {
  const {
    hasEncodedPicture,
    mostBytes = hasEncodedPicture ? MOST_ENCODED_BYTES : MOST_BYTES,
    mostFileBytes,
  } = question;
  if (status < 200 || status > 299) {
    return MOST_BYTES;
  }
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? mostBytes : (mostFileBytes ?? mostBytes);
}

async function readWhole(response: Response, mostBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > mostBytes) {
      throw new Error(`an answer longer than ${mostBytes} bytes`);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function codeOf(error: unknown): unknown {
  const { cause, code } = error as { cause?: { code?: unknown }; code?: unknown };
  return code ?? cause?.code;
}

function tellNetworkError(error: unknown): string {
  const code = codeOf(error);
  return NOT_CONNECTED.has(code) ? 'could not be reached' : `broke off its answer${code ? ` (${String(code)})` : ''}`;
}

/** The answer as JSON; undefined when it is none. */
export function readJson({ bytes }: Pick<VendorAnswer, 'bytes'>): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** The JSON of an answer that must be an object. Throws the error of a broken answer. */
export function readObject(answer: VendorAnswer): Record<string, unknown> {
  const value = readJson(answer);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const outage = `answered ${answer.status} without a JSON object`;
    throw new VendorError(answer.isSubmit ? 'outcome_unknown' : 'busy', `${answer.vendor} ${outage}`, { outage });
  }
  return value as Record<string, unknown>;
}

/** What a status says of a submit or a question, where the vendor's own error says nothing more exact. */
const KINDS: Readonly<Record<number, VendorErrorKind>> = {
  401: 'unusable',
  402: 'unusable',
  403: 'unusable',
  404: 'unusable',
  410: 'unusable',
  425: 'busy',
  429: 'busy',
};

/** Statuses that also come from a proxy that has passed the request on: a submit may have begun. */
const MAYBE_PASSED_ON: readonly number[] = [408, 503];

/**
 * The error for an answer that is none of the expected. `kind` is what the vendor's own error code means, where it has
 * one; otherwise the status decides, with 408 and 503 `busy` for a submit only where they name a time to wait. `reason`
 * is the vendor's message. `retryAfterSeconds` is the time to wait that the body names, for a busy vendor without a
 * Retry-After.
 */
export function errorOfAnswer(
  answer: VendorAnswer,
  said: {
    kind?: VendorErrorKind | undefined;
    reason?: string | undefined;
    retryAfterSeconds?: number | undefined;
  } = {},
): VendorError {
  const kind = said.kind ?? KINDS[answer.status] ?? kindOfOther(answer);
  const reason = said.reason ?? answer.bytes.toString('utf8', 0, LONGEST_REASON);
  const retryAfterSeconds = kind === 'busy' ? (retrySeconds(answer.headers) ?? said.retryAfterSeconds) : undefined;
  const outage = said.kind === undefined && answer.status >= 500 ? `answered ${answer.status}` : undefined;
  return new VendorError(kind, `${answer.vendor} answered ${answer.status}: ${reason.slice(0, LONGEST_REASON)}`, {
    retryAfterSeconds,
    outage,
  });
}

function kindOfOther({ status, isSubmit, headers }: VendorAnswer): VendorErrorKind {
  if (MAYBE_PASSED_ON.includes(status)) {
    return isSubmit && retrySeconds(headers) === undefined ? 'outcome_unknown' : 'busy';
  }
  if (status >= 400 && status < 500) {
    return 'failed';
  }
  return isSubmit ? 'outcome_unknown' : 'busy';
}

/** Seconds of a Retry-After, which is a number or a date; undefined without one. */
export function retrySeconds(headers: Headers): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) {
    return undefined;
  }
  const seconds = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(MOST_RETRY_SECONDS, Math.max(0, Math.ceil(seconds))) : undefined;
}
