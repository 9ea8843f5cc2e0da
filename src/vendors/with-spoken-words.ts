import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LipSyncRequest, SpokenWords } from './tool-requests.ts';
import { VendorError, type SpokenLine, type Vendor, type VendorContext } from './vendor.ts';

/** The sound that was said, among the files of the request. */
const SAID = 'said';

/**
 * A vendor that may be asked with words where it needs a sound: `speaker`, the draft engine or one that speaks in its
 * place, says them first. What is said is not charged and not kept.
 */
export function withSpokenWords(vendor: Vendor, speaker: Vendor): Vendor {
  return {
    ...vendor,
    start: async (request, context) => {
      if (request.kind !== 'lip-sync' || typeof request.sound === 'string') {
        return vendor.start(request, context);
      }
      const { path, visemes } = await say(speaker, request.sound, request.seed ?? 0, context);
      const said: LipSyncRequest = { ...request, sound: SAID, visemes };
      return vendor.start(said, {
        ...context,
        pathOfFile: (id) => (id === SAID ? Promise.resolve(path) : context.pathOfFile(id)),
      });
    },
  };
}

async function say(
  speaker: Vendor,
  { text, language, voice }: SpokenWords,
  seed: number,
  context: VendorContext,
): Promise<{ path: string; visemes: SpokenLine['visemes'] }> {
  const scratchFolder = join(context.scratchFolder, SAID);
  await mkdir(scratchFolder, { recursive: true });
  const started = await speaker.start(
    { kind: 'voice', text, language, voice, emotion: 'neutral', delivery: 'spoken', seed },
    { ...context, scratchFolder, model: 'draft-voice', vendorModel: 'draft-voice-1' },
  );
  if (started.kind !== 'done' || !started.result.file) {
    throw new VendorError('failed', 'nobody has said the words');
  }
  const { visemes } = started.result.data as unknown as SpokenLine;
  return { path: started.result.file.path, visemes };
}
