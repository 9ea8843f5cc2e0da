import type { Config } from '#src/platform/server/config/read-config.ts';
import { createThreadPool, type ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { CLIP_EDITS_AT_ONCE, LONG_WORK_AT_ONCE, QUICK_THREADS } from './workers.ts';

/** The threads and processes that do a program's heavy work. */
export interface WorkPools {
  engineThreads: ThreadPool;
  storyThread: ThreadPool;
  voiceProcesses: ThreadPool;
  pixelProcesses: ThreadPool;
  clipProcesses: ThreadPool;
  subtitleProcesses: ThreadPool;
  soundProcesses: ThreadPool;
  editProcesses: ThreadPool;
  cutThreads: ThreadPool;
  liveThread: ThreadPool;
}

/** Parts of cuts made at a time: most of them are a short run of ffmpeg. */
const MOST_CUT_THREADS = 4;
/** A picture of the largest size three times, a model and what it computes with. */
const PIXEL_MEMORY_BYTES = 4 * 1024 ** 3;
/** How long the models of pictures stay in memory after a picture. */
const PIXEL_IDLE_SECONDS = 60;
/** The recogniser of speech: 1.4 GB while it listens. */
const SUBTITLE_MEMORY_BYTES = 3 * 1024 ** 3;
/** Five minutes of sound in its layers. */
const SOUND_MEMORY_BYTES = 3 * 1024 ** 3;
/** The model and what it computes with; a process that needs more has gone wrong. */
const VOICE_MEMORY_BYTES = 3 * 1024 ** 3;

/** Creates them as large as the operator says; each thread starts when it is first needed. */
export function createWorkPools({ threads, voiceProcesses, voiceIdleSeconds }: Config['worker']): WorkPools {
  const cutThread = new URL('../features/film/server/final-cut/thread/cut-thread.ts', import.meta.url);
  return {
    engineThreads: createThreadPool({
      entry: new URL('../draft-engine/engine-thread.ts', import.meta.url),
      size: threads + QUICK_THREADS,
    }),
    storyThread: createThreadPool({
      entry: new URL('../draft-engine/story-thread.ts', import.meta.url),
      size: 1,
    }),
    voiceProcesses: createThreadPool({
      entry: new URL('../draft-engine/voice-process.ts', import.meta.url),
      size: voiceProcesses,
      processMemoryBytes: VOICE_MEMORY_BYTES,
      idleSeconds: voiceIdleSeconds,
    }),
    pixelProcesses: createThreadPool({
      entry: new URL('../draft-engine/pixel-process.ts', import.meta.url),
      size: 1,
      processMemoryBytes: PIXEL_MEMORY_BYTES,
      idleSeconds: PIXEL_IDLE_SECONDS,
    }),
    // A clip takes up to an hour: no picture waits for it.
    clipProcesses: createThreadPool({
      entry: new URL('../draft-engine/pixel-process.ts', import.meta.url),
      size: LONG_WORK_AT_ONCE,
      processMemoryBytes: PIXEL_MEMORY_BYTES,
      idleSeconds: PIXEL_IDLE_SECONDS,
    }),
    subtitleProcesses: createThreadPool({
      entry: new URL('../draft-engine/subtitle-process.ts', import.meta.url),
      size: 1,
      processMemoryBytes: SUBTITLE_MEMORY_BYTES,
      idleSeconds: PIXEL_IDLE_SECONDS,
    }),
    soundProcesses: createThreadPool({
      entry: new URL('../draft-engine/sound-process.ts', import.meta.url),
      size: 1,
      processMemoryBytes: SOUND_MEMORY_BYTES,
      idleSeconds: PIXEL_IDLE_SECONDS,
    }),
    // An edited clip takes minutes: it waits neither for those of an hour, nor do pictures wait for it.
    editProcesses: createThreadPool({
      entry: new URL('../draft-engine/pixel-process.ts', import.meta.url),
      size: CLIP_EDITS_AT_ONCE,
      processMemoryBytes: PIXEL_MEMORY_BYTES,
      idleSeconds: PIXEL_IDLE_SECONDS,
    }),
    cutThreads: createThreadPool({ entry: cutThread, size: Math.min(MOST_CUT_THREADS, Math.max(2, threads)) }),
    liveThread: createThreadPool({ entry: cutThread, size: 1 }),
  };
}

/** Ends all of them; what they are doing fails. */
export async function closeWorkPools(pools: WorkPools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool: ThreadPool) => pool.close()));
}
