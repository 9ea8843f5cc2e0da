import { createElement, lazy, useState, type ComponentType } from 'react';

/** Waits before each new try of a page whose code did not come (ROUTE-09). */
const WAITS_MILLISECONDS = [1000, 2000, 3000] as const;

/** The code of a page did not come, however often it was asked for. */
export class ScreenMissing extends Error {
  constructor(cause: unknown) {
    super('the code of this page could not be loaded', { cause });
    this.name = 'ScreenMissing';
  }
}

type Listener = (attempt: number | null) => void;
let listener: Listener = () => {};

/** Hears which try is under way, 1 to 3; null when nothing is being tried again. */
export function onRetry(next: Listener): () => void {
  listener = next;
  return () => { listener = () => {}; };
}
export const RETRIES = WAITS_MILLISECONDS.length;

async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (first) {
    let last: unknown = first;
    for (const [index, wait] of WAITS_MILLISECONDS.entries()) {
      listener(index + 1);
      await new Promise((resolve) => { setTimeout(resolve, wait); });
      try {
        const loaded = await load();
        listener(null);
        return loaded;
      } catch (error) {
        last = error;
      }
    }
    listener(null);
    throw new ScreenMissing(last);
  }
}

/** A screen whose code comes when it is first shown, or when `load` asks for it before: then it is shown without a wait. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Brings the code in early. A failure is of no account: it is asked for again when the screen is shown. */
  load: () => Promise<void>;
}

export function screen<Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType): LazyScreen {
  let ready: ComponentType | undefined;
  const keep = (module: Module): ComponentType => (ready = pick(module));
  const Later = lazy(async () => ({ default: keep(await loadPatiently(load)) }));
  return {
    // Which of the two it is stays as it was: a change would begin the screen anew.
    Screen: () => createElement(useState(() => ready ?? Later)[0]),
    load: () => load().then(keep).then(() => undefined, () => undefined),
  };
}
