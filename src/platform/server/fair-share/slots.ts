/** A fixed number of slots in this process; who finds none free waits, first come first served. */
export interface Slots {
  /** Waits for a slot and answers with what gives it back (any number of calls give back one). */
  take(signal: AbortSignal): Promise<() => void>;
  /** Takes at most so many of the slots that are free now, and waits for none. */
  takeFree(most: number): (() => void)[];
}

/** Makes so many slots. `take` rejects with the signal's reason when it is aborted first. */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const lend = (): (() => void) => {
    let isHeld = true;
    return () => {
      if (!isHeld) {
        return;
      }
      isHeld = false;
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        free += 1;
      }
    };
  };
  return {
    take: (signal) => {
      if (signal.aborted) {
        return Promise.reject(signal.reason as Error);
      }
      if (free > 0) {
        free -= 1;
        return Promise.resolve(lend());
      }
      return new Promise((resolve, reject) => {
        const begin = (): void => {
          signal.removeEventListener('abort', leave);
          resolve(lend());
        };
        const leave = (): void => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(begin);
      });
    },
    takeFree: (most) => {
      const taken = Math.max(0, Math.min(most, free));
      free -= taken;
      return Array.from({ length: taken }, lend);
    },
  };
}
