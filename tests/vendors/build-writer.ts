import { inspect } from 'node:util';
import { createTextCheck } from '#src/apps/create-text-check.ts';
import type { FilmPlanOfIdea } from '#src/draft-engine/story/film-plan.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { createThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { createDraftVendor } from '#src/vendors/draft/create-draft-vendor.ts';
import { createLanguageVendor } from '#src/vendors/language/create-language-vendor.ts';
import type { Vendor, VendorContext, VendorRequest } from '#src/vendors/vendor.ts';

export const KEY = 'hush-hush';

export const CONTEXT: VendorContext = {
  generationId: '7b0f7c0e-8a49-4f0c-9b0e-0d3d3a1f0001',
  model: 'own-text',
  vendorModel: 'own-text',
  scratchFolder: '',
  signal: new AbortController().signal,
  pathOfFile: () => Promise.reject(new Error('there are no files')),
};

type StoryOrder = Extract<VendorRequest, { task: 'plan-film' }>;

/** A film to be planned, of four shots. */
export function order(idea: string, language: Language = 'en'): StoryOrder {
  const story = { idea, type: 'drama', language, shotCount: 4, aspect: '16:9', seed: 7 } as const;
  return { kind: 'text', task: 'plan-film', story };
}

/** The story that a vendor writes. */
export async function planBy(
  writer: Vendor,
  request: StoryOrder,
  context: VendorContext = CONTEXT,
): Promise<{ plan: FilmPlanOfIdea; servedBy: string }> {
  const started = await writer.start(request, context);
  if (started.kind !== 'done') {
    throw new Error('a story is there at once');
  }
  return { plan: started.result.data as unknown as FilmPlanOfIdea, servedBy: started.result.servedBy };
}

/** The built-in engine with a thread for stories, and language models over it. */
export async function buildWriters(): Promise<{
  draft: Vendor;
  /** One at this address, where its warnings go, and how long it waits for an answer. */
  writerAt(url: string, warnings: string[], mostSeconds?: number): Vendor;
  close(): Promise<void>;
}> {
  const storyThread = createThreadPool({
    entry: new URL('../../src/draft-engine/story-thread.ts', import.meta.url),
    size: 1,
  });
  const draft = createDraftVendor({
    threads: storyThread,
    storyThread,
    voiceProcesses: storyThread,
    pixelProcesses: storyThread,
    clipProcesses: storyThread,
    subtitleProcesses: storyThread,
    soundProcesses: storyThread,
    editProcesses: storyThread,
    voices: 'formant',
    ffmpeg: await findFfmpeg(),
  });
  return {
    draft,
    writerAt: (url, warnings, mostSeconds = 1) =>
      createLanguageVendor({ name: 'the language model', url, key: KEY, model: 'qwen3:8b' }, draft, {
        log: { warn: (...[fields, text]: unknown[]) => void warnings.push(`${String(text)}: ${inspect(fields)}`) },
        isForbidden: createTextCheck(['gribblefish']),
        mostSeconds,
      }),
    close: () => storyThread.close(),
  };
}
