import type { PlacedSound } from './place-sound.ts';

/** Something that sounds. */
export interface Sounding {
  stop(): void;
}

/** It runs a little faster or slower while it is off by this, and jumps when it is off by more; seconds. */
const OFF = { followed: 0.03, jumped: 0.25 };
/** Too little to be heard as another pitch. */
const CORRECTION = 0.005;
const FOLLOW_MILLISECONDS = 500;
/** A browser that opens no file may never say so. */
const OPEN_MILLISECONDS = 2000;
/** A device that is behind after so many jumps would only be heard jumping. */
const MOST_JUMPS = 3;

/** A file that is decoded while it plays: however long it is, it takes neither memory nor time of the page. */
export interface StreamedFile {
  element: HTMLAudioElement;
  durationSeconds: number;
  close(): void;
}

/** Opens a file for `playStreamed`; undefined where the browser cannot play it. */
export async function openStreamed(file: Blob): Promise<StreamedFile | undefined> {
  const element = new Audio();
  const link = URL.createObjectURL(file);
  element.preload = 'auto';
  element.preservesPitch = false;
  const close = (): void => {
    element.pause();
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(link);
  };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  element.addEventListener('loadedmetadata', () => resolve(true), { once: true });
  element.addEventListener('error', () => resolve(false), { once: true });
  const late = setTimeout(() => resolve(false), OPEN_MILLISECONDS);
  element.src = link;
  const isOpen = await promise;
  clearTimeout(late);
  if (!isOpen || !Number.isFinite(element.duration)) {
    close();
    return undefined;
  }
  return { element, durationSeconds: element.duration, close };
}

/**
 * Plays an open file at its place, in step with the clock of the context, and closes it when it has ended. Some
 * browsers let a file play only in answer to a press: then it calls `onRefused`.
 */
export function playStreamed(
  context: AudioContext,
  file: StreamedFile,
  { placed, onRefused }: { placed: PlacedSound; onRefused: () => void },
): Sounding {
  const { element } = file;
  const source = context.createMediaElementSource(element);
  source.connect(placed.input);
  element.currentTime = placed.offset;
  let isStopped = false;
  let jumps = 0;
  const begin = (): void => {
    // It is off by as much as the element took to begin; `follow` brings it to its place.
    element.play().catch(() => {
      if (!isStopped) {
        stop();
        onRefused();
      }
    });
  };
  const follow = (): void => {
    const passed = context.currentTime - placed.at;
    if (context.currentTime >= placed.endAt || (element.ended && passed > 0)) {
      stop();
      return;
    }
    if (element.paused || element.seeking || passed < 0) {
      return;
    }
    const off = element.currentTime - placed.offset - passed;
    if (Math.abs(off) > OFF.jumped && jumps < MOST_JUMPS) {
      jumps += 1;
      element.currentTime = placed.offset + passed;
    }
    element.playbackRate = Math.abs(off) > OFF.followed ? 1 - Math.sign(off) * CORRECTION : 1;
  };
  const beginning = setTimeout(begin, Math.max(0, (placed.at - context.currentTime) * 1000));
  const following = setInterval(follow, FOLLOW_MILLISECONDS);
  const stop = (): void => {
    isStopped = true;
    clearTimeout(beginning);
    clearInterval(following);
    source.disconnect();
    file.close();
  };
  return { stop };
}
