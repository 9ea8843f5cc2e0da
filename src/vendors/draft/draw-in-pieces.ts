import { availableParallelism } from 'node:os';
import { joinRuns, type DrawnClip, type DrawnRun } from '#src/draft-engine/clip/join-runs.ts';
import { countFree, createPieceClaims, hasClaimed, pieceStarts } from '#src/draft-engine/clip/pieces.ts';
import type { ClipTask } from '#src/draft-engine/thread/draw-clip.task.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { PRIORITY_STEPS } from '../vendor.ts';

/** A clip's task without what each of its workers is told. */
export type ClipWork = Omit<ClipTask, 'claims' | 'worker'>;

/** Draws a clip into its file. Rejects as the task does, or with the signal's reason. */
export type ClipDrawing = (work: ClipWork, options: { priority: number; signal: AbortSignal }) => Promise<DrawnClip>;

/** Lower than any other work of the engine's threads. */
const HELP_PRIORITY = 40 * PRIORITY_STEPS;

/** A clip that is being drawn. */
interface Open {
  /** Pieces that nobody has and no helper is on its way to. */
  countLeft(): number;
  addHelper(): void;
}

/**
 * Creates the drawing of clips on a pool. One thread draws a clip from its start; where fewer clips are drawn than
 * there are processors, others help with the pieces that it has not reached. The frames are the same in any case.
 */
export function createClipDrawing(threads: ThreadPool, processors = availableParallelism()): ClipDrawing {
  const open = new Set<Open>();
  let busy = 0;

  const help = (): void => {
    for (let idle = processors - busy; idle > 0; idle--) {
      const [most] = [...open].sort((one, other) => other.countLeft() - one.countLeft());
      if (!most || most.countLeft() < 1) {
        return;
      }
      most.addHelper();
    }
  };

  return async (work, { priority, signal }) => {
    const frames = Math.max(1, Math.round(work.durationSeconds * work.framesPerSecond));
    const claims = createPieceClaims(pieceStarts(frames, work.framesPerSecond, work.isOpening).length);
    const stop = new AbortController();
    const parts: { drawn: Promise<DrawnRun[]>; release: AbortController }[] = [];

    const add = (own: number): void => {
      const release = new AbortController();
      const input: ClipTask = { ...work, claims, worker: parts.length + 1 };
      busy++;
      const drawn = threads.run('draw-clip', input, {
        signal: AbortSignal.any([signal, stop.signal, release.signal]),
        priority: own,
      }) as Promise<DrawnRun[]>;
      parts.push({ drawn, release });
      const end = (): void => {
        busy--;
        help();
      };
      drawn.then(end, (error: unknown) => {
        if (!release.signal.aborted) {
          stop.abort(error);
        }
        end();
      });
    };
    /** Helpers that have no piece yet. */
    const helpersWithoutPiece = (): typeof parts =>
      parts.filter((_, index) => index > 0 && !hasClaimed(claims, index + 1));
    const clip: Open = {
      countLeft: () => countFree(claims) - helpersWithoutPiece().length - (hasClaimed(claims, 1) ? 0 : 1),
      addHelper: () => add(HELP_PRIORITY),
    };

    add(priority);
    open.add(clip);
    help();
    try {
      const runs = await (parts[0] as (typeof parts)[number]).drawn;
      // Whoever ends first without a piece has left none: helpers that still wait for a thread are not needed.
      open.delete(clip);
      const unneeded = new Set(helpersWithoutPiece());
      unneeded.forEach(({ release }) => release.abort());
      for (const part of parts.slice(1)) {
        runs.push(...(unneeded.has(part) ? [] : await part.drawn));
      }
      return await joinRuns(runs, { ...work, signal });
    } finally {
      open.delete(clip);
      stop.abort();
      await Promise.allSettled(parts.map(({ drawn }) => drawn));
    }
  };
}
