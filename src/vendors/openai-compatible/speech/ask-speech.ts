import { open } from 'node:fs/promises';
import type { SpeechServerConfig } from '#src/platform/server/config/speech-settings.ts';
import { retrySeconds } from '../../http/ask-vendor.ts';
import { VendorError } from '../../vendor.ts';

/** A text for the server to speak. */
export interface SpeechOrder {
  text: string;
  /** The server's name of the voice. */
  voice: string;
  /** Pace, as a factor. */
  speed: number;
  /** Where its answer is written. */
  path: string;
  signal: AbortSignal;
}

/** Limits of the protocol. */
const LONGEST_TEXT = 4_096;
const SLOWEST = 0.25;
const FASTEST = 4;
/** A smaller change of pace is not asked for: some servers know no `speed`. */
const HEARD_SPEED_CHANGE = 0.02;

const TIMEOUT_MILLISECONDS = 120_000;
/** Five minutes of 16-bit stereo at 48 kHz. */
const MOST_ANSWER_BYTES = 60_000_000;
const MOST_MESSAGE_BYTES = 2_000;

/** Statuses after which the same request may succeed later. */
const BUSY: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Asks a speech server for a recording (POST /audio/speech) and writes its answer, whatever it is, into a file. Sends
 * one request and follows no redirect. Throws VendorError: `busy` (with its Retry-After) where it may be asked again,
 * as when it cannot be reached; `failed` for any other answer; or the signal's reason.
 */
export async function askSpeech(server: SpeechServerConfig, order: SpeechOrder): Promise<void> {
  if (order.text.length > LONGEST_TEXT) {
    throw new VendorError('failed', `the text is longer than ${LONGEST_TEXT} characters`);
  }
  const time = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  try {
    const response = await send(server, order, AbortSignal.any([order.signal, time]));
    if (response.status !== 200) {
      throw await refusal(response);
    }
    await keepAnswer(response, order.path);
  } catch (cause) {
    order.signal.throwIfAborted();
    if (cause instanceof VendorError) {
      throw cause;
    }
    const reason = time.aborted ? 'did not answer in time' : 'could not be reached';
    throw new VendorError('busy', `the speech server ${reason}`, { cause });
  }
}

function send({ url, key, model }: SpeechServerConfig, order: SpeechOrder, signal: AbortSignal): Promise<Response> {
  const speed = Math.min(FASTEST, Math.max(SLOWEST, order.speed));
  return fetch(`${url}/audio/speech`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'audio/wav',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      input: order.text,
      voice: order.voice,
      response_format: 'wav',
      ...(Math.abs(speed - 1) < HEARD_SPEED_CHANGE ? {} : { speed: Number(speed.toFixed(2)) }),
    }),
    // A redirect would carry the key elsewhere.
    redirect: 'manual',
    signal,
  });
}

/** The error for an answer that is no recording. Its message may tell what is wrong, and is kept short. */
async function refusal(response: Response): Promise<VendorError> {
  const { status, headers } = response;
  const message = `the speech server answered ${status}: ${await readMessage(response)}`;
  if (!BUSY.includes(status)) {
    return new VendorError('failed', message);
  }
  const seconds = retrySeconds(headers);
  return new VendorError('busy', message, seconds === undefined ? {} : { retryAfterSeconds: seconds });
}

async function readMessage(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MOST_MESSAGE_BYTES) {
      break;
    }
  }
  return text.slice(0, MOST_MESSAGE_BYTES);
}

async function keepAnswer(response: Response, path: string): Promise<void> {
  const tooLong = new VendorError('failed', `the speech server's answer is longer than ${MOST_ANSWER_BYTES} bytes`);
  if (Number(response.headers.get('content-length')) > MOST_ANSWER_BYTES) {
    await response.body?.cancel();
    throw tooLong;
  }
  const file = await open(path, 'wx', 0o600);
  try {
    let length = 0;
    for await (const bytes of response.body ?? []) {
      length += bytes.length;
      if (length > MOST_ANSWER_BYTES) {
        throw tooLong;
      }
      await file.write(bytes);
    }
  } finally {
    await file.close();
  }
}
