import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { pieceFile, type DrawnPieces } from '#src/draft-engine/clip/drawn-pieces.ts';
import { joinPieces, type DrawnClip, type DrawnPiece } from '#src/draft-engine/clip/join-pieces.ts';
import { countFree, createPieceClaims, hasClaimed, pieceStarts } from '#src/draft-engine/clip/pieces.ts';
import type { ClipTask } from '#src/draft-engine/thread/draw-clip.task.ts';
import type { MovedPictures } from '#src/draft-engine/thread/move-pictures.task.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { PRIORITY_STEPS } from '../vendor.ts';

/** What each worker of a clip is told beside its task. */
type OfWorker = 'claims' | 'worker';
/** A clip's task without that: a shot that is drawn, or pictures through which a camera moves. */
export type ClipWork = Omit<ClipTask, OfWorker> | MovedPictures;

interface DrawOptions {
  priority: number;
  signal: AbortSignal;
  /** Learns how much of it is drawn, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface ClipDrawing {
  /** Draws a clip into its file. Rejects as the task does, or with the signal's reason. */
  draw(work: ClipWork, options: DrawOptions): Promise<DrawnClip>;
  /**
   * Resolves when the first pieces of the openings that are being drawn now are there: somebody may wait for each of
   * them in front of a dark picture, and what is not needed for them can wait the second that they take.
   */
  firstPieces(): Promise<unknown>;
}

/** How often the first piece of an opening is looked for: it is put aside by the thread that draws it. */
const LOOK_MILLISECONDS = 25;
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
 * there are processors, others help with the pieces that it has not reached. The file is the same in any case.
 */
export function createClipDrawing(threads: ThreadPool, processors = availableParallelism()): ClipDrawing {
  const open = new Set<Open>();
  const openings = new Set<Promise<void>>();
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

  const draw: ClipDrawing['draw'] = async (work, { priority, signal, onProgress }) => {
    const frames = Math.max(1, Math.round(work.durationSeconds * work.framesPerSecond));
    const claims = createPieceClaims(pieceStarts(frames, work.framesPerSecond, work.isOpening).length);
    const stop = new AbortController();
    const drawnFrames: number[] = [];
    const parts: { drawn: Promise<DrawnPiece[]>; release: AbortController }[] = [];

    const add = (own: number): void => {
      const release = new AbortController();
      const index = parts.length;
      const input = { ...work, claims, worker: index + 1 };
      busy++;
      const drawn = threads.run('pictures' in work ? 'move-pictures' : 'draw-clip', input, {
        signal: AbortSignal.any([signal, stop.signal, release.signal]),
        priority: own,
        onProgress: (done) => {
          drawnFrames[index] = done;
          onProgress?.(drawnFrames.reduce((sum, each) => sum + each, 0) / frames);
        },
      }) as Promise<DrawnPiece[]>;
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
    const mayBeHelped = (): void => {
      if (!stop.signal.aborted) {
        open.add(clip);
        help();
      }
    };
    if (work.drawnPieces) {
      const firstPiece = awaitFirstPiece(work.drawnPieces, stop.signal);
      openings.add(firstPiece);
      // Nobody helps before: it would take processor time from the piece that is waited for.
      void firstPiece.finally(() => openings.delete(firstPiece)).then(mayBeHelped);
    } else {
      mayBeHelped();
    }
    try {
      const pieces = await (parts[0] as (typeof parts)[number]).drawn;
      // Whoever ends first without a piece has left none: helpers that still wait for a thread are not needed.
      open.delete(clip);
      const unneeded = new Set(helpersWithoutPiece());
      unneeded.forEach(({ release }) => release.abort());
      for (const part of parts.slice(1)) {
        pieces.push(...(unneeded.has(part) ? [] : await part.drawn));
      }
      return await joinPieces(pieces, { ...work, signal });
    } finally {
      open.delete(clip);
      stop.abort();
      await Promise.allSettled(parts.map(({ drawn }) => drawn));
    }
  };
  return { draw, firstPieces: () => Promise.all(openings) };
}

/** Resolves when the first piece of an opening has been put aside or the drawing has ended. */
async function awaitFirstPiece(pieces: DrawnPieces, ended: AbortSignal): Promise<void> {
  const path = pieceFile(pieces, 0);
  while (!ended.aborted && !(await isThere(path))) {
    await pause(LOOK_MILLISECONDS);
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
