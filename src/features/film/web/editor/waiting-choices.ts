/** How long further choices are waited for, in milliseconds. */
const MOMENT = 400;

/** Choices that wait to be saved together: the latest of each field. */
export interface WaitingChoices<Choices extends object> {
  add(choices: Choices): void;
  /**
   * All that waits, after a moment in which more may come; undefined where it went along with earlier ones. The moment
   * ends when the field or the page is left.
   */
  take(): Promise<Choices | undefined>;
}

export function createWaitingChoices<Choices extends object>(): WaitingChoices<Choices> {
  let waiting: Choices | undefined;
  return {
    add: (choices) => {
      waiting = waiting ? { ...waiting, ...choices } : choices;
    },
    take: async () => {
      if (waiting) {
        await momentOrLeft();
      }
      const taken = waiting;
      waiting = undefined;
      return taken;
    },
  };
}

function momentOrLeft(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, MOMENT);
    const { signal } = ended;
    document.addEventListener('focusout', end, { signal });
    document.addEventListener('visibilitychange', end, { signal });
    window.addEventListener('pagehide', end, { signal });
  });
}
