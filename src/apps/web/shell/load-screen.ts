import { createElement, lazy, useState, type ComponentType } from 'react';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import type { Section } from '../texts.ts';
import { bringTexts } from './text-sections.ts';

/** The code of a page did not come, however often it was asked for. */
export class ScreenMissing extends Error {
  /** To be called when its absence shows: whoever comes back to the screen finds it tried anew. */
  forget: () => void = () => {};

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
  return () => {
    listener = () => {};
  };
}
export const RETRIES = TIMINGS.screenRetries.length;

/** Asks for something up to four times, with waits between. Throws ScreenMissing when it never comes. */
export async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (first) {
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

/**
 * Browsers keep in mind that a module could not be had and never ask for it again under the same address, so each
 * further try has an address of its own. It is read from the failure; where a browser does not name it, it asks again
 * by itself.
 */
export function afresh<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address) as Promise<Module>,
): () => Promise<Module> {
  let address: string | undefined;
  let tries = 0;
  return async () => {
    try {
      return await (address === undefined ? load() : importFrom(`${address}?again=${++tries}`));
    } catch (error) {
      address ??= /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0];
      throw error;
    }
  };
}

/** A screen whose code comes when it is first shown, or when `load` asks for it before: then it is shown without a wait. */
export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>;
  /** Brings the code in early. A failure is of no account: it is asked for again when the screen is shown. */
  load: () => Promise<void>;
}

/**
 * A screen, or another part that is loaded when it is wanted, with the sections of texts beyond the core ones that it
 * and whatever it loads later speak with. They come together.
 */
export function screen<Module, Props extends object = object>(
  sections: readonly Section[],
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
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
        return { default: await loadPatiently(bring) };
      } catch (error) {
        if (error instanceof ScreenMissing)
          error.forget = () => {
            Later = begin();
          };
        throw error;
      }
    });
  let Later = begin();
  return {
    // Which of the two it is stays as it was: a change would begin the screen anew.
    Screen: (props) => createElement(useState(() => ready ?? Later)[0] as ComponentType<Props>, props),
    load: () =>
      bring().then(
        () => undefined,
        () => undefined,
      ),
  };
}
