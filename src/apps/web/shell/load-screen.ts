import { createElement, lazy, useState, type ComponentType } from 'react';
import { afresh } from '#src/platform/browser/start/afresh.ts';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import type { Section } from '../texts.ts';
import { bringTexts } from './text-sections.ts';

/** The code of a page could not be loaded, after all attempts. */
export class ScreenMissing extends Error {
  /** Called when the failure is shown: returning to the screen tries again. */
  forget: () => void = () => {};

  constructor(cause: unknown) {
    super('the code of this page could not be loaded', { cause });
    this.name = 'ScreenMissing';
  }
}

type Listener = (attempt: number | null) => void;
let listener: Listener = () => {};

/** Reports which retry is under way, 1 to 3; null when none is. */
export function onRetry(next: Listener): () => void {
  listener = next;
  return () => {
    listener = () => {};
  };
}
export const RETRIES = TIMINGS.screenRetries.length;

/**
 * Loads something with up to four attempts and pauses between. Throws ScreenMissing when all fail, or where it is not
 * worth waiting.
 */
export async function loadPatiently<Loaded>(
  load: () => Promise<Loaded>,
  isWorthWaiting: () => boolean = () => true,
): Promise<Loaded> {
  try {
    return await load();
  } catch (first) {
    if (!isWorthWaiting()) {
      throw new ScreenMissing(first);
    }
    let last: unknown = first;
    for (const [index, wait] of TIMINGS.screenRetries.entries()) {
      listener(index + 1);
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
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

/** A screen whose code is loaded when it is first shown, or earlier by `load`: then it is shown without a wait. */
export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>;
  /** Loads the code early. A failure is ignored: it is loaded again when the screen is shown. */
  load: () => Promise<void>;
}

/**
 * A screen, or another part that is loaded on demand, with the text sections beyond the core that it and its later
 * parts use. They load together. Where it is not `isWorthWaiting`, a failure is told at once.
 */
export function screen<Module, Props extends object = object>(
  sections: readonly Section[],
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  isWorthWaiting?: () => boolean,
): LazyScreen<Props> {
  let ready: ComponentType<Props> | undefined;
  const loadCode = afresh(load);
  const bring = async (): Promise<ComponentType<Props>> => {
    const [module] = await Promise.all([loadCode(), bringTexts(sections)]);
    return (ready = pick(module));
  };
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await loadPatiently(bring, isWorthWaiting) };
      } catch (error) {
        if (error instanceof ScreenMissing) {
          error.forget = () => {
            Later = begin();
          };
        }
        throw error;
      }
    });
  let Later = begin();
  return {
    // Decided once: a change would remount the screen.
    Screen: (props) => createElement(useState(() => ready ?? Later)[0] as ComponentType<Props>, props),
    load: () =>
      bring().then(
        () => undefined,
        () => undefined,
      ),
  };
}
