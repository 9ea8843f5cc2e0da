import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordingRate } from '#src/draft-engine/voice/fit-recording.ts';
import { catalogueVoice } from '#src/draft-engine/voice/voice-profile.ts';
import type { SpeechServerConfig } from '#src/platform/server/config/speech-settings.ts';
import { withCleanSound, type FenceParts } from '#src/platform/server/media/fence/take-in-media.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { chooseVoice } from '#src/shared/catalogue/voice-choice.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { VendorError, type Json, type VendorContext, type VendorRequest, type VendorResult } from '../../vendor.ts';
import { askSpeech } from './ask-speech.ts';

export type VoiceRequest = Extract<VendorRequest, { kind: 'voice' }>;

/** A speech server that speaks lines. */
export interface SpeechServer {
  readonly languages: readonly Language[];
  /** What a take stores as its speaker when the server speaks this line. */
  nameFor(request: VoiceRequest): string;
  /** Speaks a line. Throws VendorError, and the signal's reason. */
  speak(request: VoiceRequest, context: VendorContext): Promise<VendorResult>;
}

export interface SpeechServerOptions {
  server: SpeechServerConfig;
  /** Processes that run `draft-engine/voice-process.ts`. */
  voiceProcesses: ThreadPool;
  fence: FenceParts;
}

const MOST_ANSWER_BYTES = 60_000_000;
const MOST_SECONDS = 300;
const PRIORITY = 90;
/** What is wrong with an answer, as opposed to this machine. */
const ANSWER_ERRORS: readonly ErrorCode[] = [
  'MEDIA_FORMAT_UNSUPPORTED',
  'MEDIA_UNREADABLE',
  'MEDIA_TOO_LONG',
  'FILE_TOO_LARGE',
  'INVALID_DATA',
];

/** The operator's speech server. Its answers are as untrusted as uploads: they are decoded inside the media fence. */
export function createSpeechServer({ server, voiceProcesses, fence }: SpeechServerOptions): SpeechServer {
  const chosenFor = ({ voice, language }: VoiceRequest) =>
    chooseVoice(server.voices, catalogueVoice(voice.voice), language) ?? { name: 'alloy', isOwn: false };
  const nameFor = (request: VoiceRequest): string =>
    `openai-compatible: ${server.model} ${chosenFor(request).name}`.slice(0, 200);

  const speak = async (
    request: VoiceRequest,
    { signal, scratchFolder, model }: VendorContext,
  ): Promise<VendorResult> => {
    const { text, language, voice, emotion, delivery, seed } = request;
    const line = { text, language, voice, chosen: chosenFor(request), emotion, delivery, seed };
    const answerPath = join(scratchFolder, 'answer');
    const recordingPath = join(scratchFolder, 'recording.wav');
    await rm(answerPath, { force: true });
    await askSpeech(server, { text, voice: line.chosen.name, speed: recordingRate(line), path: answerPath, signal });
    const rules = {
      path: answerPath,
      formats: ['wav', 'mp3'] as const,
      mostBytes: MOST_ANSWER_BYTES,
      mostSeconds: MOST_SECONDS,
      signal,
    };
    await withCleanSound(fence, { ...rules, formats: [...rules.formats] }, ({ path }) => copyFile(path, recordingPath));
    const file = { path: join(scratchFolder, 'result.wav'), mime: 'audio/wav', extension: 'wav' };
    const input = { ...line, recordingPath, path: file.path };
    const times = (await voiceProcesses.run('fit-recording', input, { signal, priority: PRIORITY })) as object;
    return { file, data: { ...times, spokenBy: nameFor(request) } as Json, servedBy: model };
  };

  return {
    languages: server.languages,
    nameFor,
    speak: (request, context) =>
      speak(request, context).catch((cause: unknown) => {
        context.signal.throwIfAborted();
        if (isAppError(cause) && ANSWER_ERRORS.includes(cause.code)) {
          throw new VendorError('failed', `the speech server's answer cannot be used: ${cause.code}`, { cause });
        }
        throw cause;
      }),
  };
}
