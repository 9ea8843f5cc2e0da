import { createPlaces, type PlacesRules } from './places.ts';

/** Limits of a queue. `perHolder` and `all` count running and waiting work. */
export interface FairLineRules extends PlacesRules {
  /** Maximum number of concurrent tasks. */
  atOnce: number;
}

/** A queue shared by many holders in turns. */
export interface FairLine {
  /**
   * Runs the work when it is the holder's turn. Throws at once TOO_MANY_AT_ONCE when this holder has reached its limit,
   * SERVER_BUSY when the queue is full; later the signal's reason when aborted before the turn, and what the work
   * throws.
   */
  run<Made>(work: () => Promise<Made>, turn: { holder: string; signal?: AbortSignal | undefined }): Promise<Made>;
}

/**
 * A round-robin queue: a holder with one task waits for at most one task of each other holder. The tasks of one holder
 * run in order.
 */
export function createFairLine({ atOnce, ...limits }: FairLineRules): FairLine {
  const places = createPlaces(limits);
  /** Insertion order is the turn order: the first holder is next, and moves to the end with its remaining tasks. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  const next = (): void => {
    const [front] = waiting;
    if (running >= atOnce || !front) {
      return;
    }
    const [holder, [begin, ...rest]] = front;
    waiting.delete(holder);
    if (rest.length > 0) {
      waiting.set(holder, rest);
    }
    running += 1;
    begin?.();
  };
  const end = (): void => {
    running -= 1;
    next();
  };
  const waitForTurn = (holder: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        const left = (waiting.get(holder) ?? []).filter((other) => other !== begin);
        if (left.length > 0) {
          waiting.set(holder, left);
        } else {
          waiting.delete(holder);
        }
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.set(holder, [...(waiting.get(holder) ?? []), begin]);
      next();
    });

  return {
    run: async (work, { holder, signal }) => {
      signal?.throwIfAborted();
      const giveBack = places.take(holder);
      try {
        await waitForTurn(holder, signal);
        try {
          return await work();
        } finally {
          end();
        }
      } finally {
        giveBack();
      }
    },
  };
}
