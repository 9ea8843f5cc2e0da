import { AppError } from '#src/shared/errors/app-error.ts';

/** Limits on concurrency in this process. */
export interface PlacesRules {
  /** Per holder: an account or a network. */
  perHolder: number;
  /** For all holders together; absent: only each holder is limited. */
  all?: number;
  /** Delay before a retry that a refused caller is told. */
  retryAfterSeconds: number;
}

/** Slots in this process that are acquired and released. */
export interface Places {
  /**
   * Acquires a slot and returns its release function (idempotent). Throws TOO_MANY_AT_ONCE when this holder has reached
   * its limit, SERVER_BUSY when no slot is free.
   */
  take(holder: string): () => void;
}

/** Counts concurrent users of a resource. It protects this process, so it counts in this process only. */
export function createPlaces({ perHolder, all = Infinity, retryAfterSeconds }: PlacesRules): Places {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take: (holder) => {
      const mine = taken.get(holder) ?? 0;
      if (mine >= perHolder) {
        throw new AppError('TOO_MANY_AT_ONCE', { details: { limit: perHolder, retryAfterSeconds } });
      }
      if (total >= all) {
        throw new AppError('SERVER_BUSY', { details: { retryAfterSeconds } });
      }
      taken.set(holder, mine + 1);
      total += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) {
          return;
        }
        isHeld = false;
        total -= 1;
        const left = (taken.get(holder) ?? 1) - 1;
        if (left > 0) {
          taken.set(holder, left);
        } else {
          taken.delete(holder);
        }
      };
    },
  };
}
