import type { Log } from '#src/platform/server/log/create-log.ts';
import type { SpeechServer, VoiceRequest } from './openai-compatible/speech/create-speech-server.ts';
import { VendorError, type Json, type Vendor, type VendorContext, type VendorResult } from './vendor.ts';

/** Longest time for which a line waits for a server that is busy or cannot be reached. */
const MOST_WAIT_SECONDS = 60;
/** Delay before a retry where the server names none. */
const RETRY_SECONDS = 5;
/** How long a server that kept a line waiting in vain is not asked again. */
const REST_SECONDS = 120;

export interface SpeechServerRules {
  speechServer: SpeechServer;
  log: Pick<Log, 'warn'>;
  /** Seconds of a clock that only goes forward; for tests. */
  now?: () => number;
}

/**
 * The draft vendor with a speech server for the lines in its languages. A film does not fail because an optional server
 * does: a line waits for a busy one a minute, then the built-in voice speaks, and the result says instead of whom
 * (`insteadOf`). What the server refuses, or answers without a usable sound, the built-in voice speaks at once.
 */
export function withSpeechServer(
  draft: Vendor,
  { speechServer, log, now = monotonicSeconds }: SpeechServerRules,
): Vendor {
  /** When each waiting line first found the server busy. */
  const waitingSince = new Map<string, number>();
  let restsUntil = -Infinity;

  /** True when the line shall wait for the server and ask again. */
  const waits = (error: VendorError, generationId: string): boolean => {
    if (error.kind !== 'busy') {
      return false;
    }
    const since = waitingSince.get(generationId) ?? now();
    waitingSince.set(generationId, since);
    return now() + (error.retryAfterSeconds ?? RETRY_SECONDS) <= since + MOST_WAIT_SECONDS;
  };

  const speakBuiltIn = async (request: VoiceRequest, context: VendorContext): ReturnType<Vendor['start']> => {
    const started = await draft.start(request, context);
    return started.kind === 'done'
      ? { ...started, result: insteadOf(started.result, speechServer.nameFor(request)) }
      : started;
  };

  const speak = async (request: VoiceRequest, context: VendorContext): ReturnType<Vendor['start']> => {
    if (now() < restsUntil) {
      return speakBuiltIn(request, context);
    }
    try {
      const result = await speechServer.speak(request, context);
      waitingSince.delete(context.generationId);
      return { kind: 'done', result };
    } catch (error) {
      if (!(error instanceof VendorError)) {
        throw error;
      }
      if (waits(error, context.generationId)) {
        throw new VendorError('busy', error.message, {
          retryAfterSeconds: error.retryAfterSeconds ?? RETRY_SECONDS,
          cause: error,
        });
      }
      waitingSince.delete(context.generationId);
      restsUntil = error.kind === 'busy' ? now() + REST_SECONDS : restsUntil;
      log.warn(
        { generationId: context.generationId, err: error },
        'the speech server failed: the built-in voice speaks',
      );
      return speakBuiltIn(request, context);
    }
  };

  return {
    ...draft,
    start: (request, context) =>
      request.kind === 'voice' && speechServer.languages.includes(request.language)
        ? speak(request, context)
        : draft.start(request, context),
  };
}

function insteadOf(result: VendorResult, name: string): VendorResult {
  return { ...result, data: { ...(result.data as { [key: string]: Json }), insteadOf: name } };
}

function monotonicSeconds(): number {
  return performance.now() / 1_000;
}
