import { useEffect, useRef, useState } from 'react';
import { ASPECT_SIZES } from './aspect-sizes.ts';
import type { PreviewAnswer, PreviewCharacter, PreviewFrame, PreviewRequest, PreviewWish } from './preview-messages.ts';

/** How long the keys must rest before the frames are drawn anew. */
const REST_MILLISECONDS = 250;

/** Shorter than this is not yet an idea. */
const SHORTEST_IDEA = 3;

export interface FirstFrames {
  title: string;
  /** In the order of the film; those of the wish before stay until theirs are drawn. */
  frames: readonly PreviewFrame[];
  /** True while frames of an older wish are shown or none are there yet. */
  drawing: boolean;
}

/** True where a browser can draw beside its page. */
export const canDrawFirstFrames = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined';

/** The first frames of the film that a wish would become, drawn beside the page in a size; null until there is an idea. */
export function useFirstFrames(wish: PreviewWish, { width, height } = ASPECT_SIZES[wish.aspect]): FirstFrames | null {
  const [shown, setShown] = useState<(FirstFrames & { of: string }) | null>(null);
  const worker = useRef<Worker | null>(null);
  const listener = useRef<(answer: PreviewAnswer) => void>(() => {});
  const turn = useRef(0);
  const { idea, type, style, aspect, language, shots, seed } = wish;
  // Told apart by what they say: a new list of the same characters is no new wish.
  const cast = JSON.stringify(wish.characters.map(({ pictureId, name, path }) => ({ pictureId, name, path })));
  const empty = idea.trim().length < SHORTEST_IDEA;
  const wanted = JSON.stringify([idea.trim(), type, style, aspect, language, shots, seed, cast, width, height]);

  useEffect(() => {
    // The engine is fetched and read while the page has nothing else to do, so that the first key finds it ready.
    const open = (): void => {
      worker.current ??= openWorker((answer) => listener.current(answer));
    };
    const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback(open, { timeout: 4000 }) : undefined;
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle);
      worker.current?.terminate();
      worker.current = null;
    };
  }, []);

  useEffect(() => {
    turn.current += 1;
    if (empty) return;
    const mine = turn.current;
    const timer = setTimeout(() => {
      const arrived = new Map<number, PreviewFrame>();
      listener.current = (data) => {
        if (data.turn !== mine) return;
        if (data.kind === 'failed') setShown((before) => before && { ...before, of: wanted, drawing: false });
        else if (data.kind === 'story')
          setShown((before) => ({ of: wanted, title: data.title, frames: before?.frames ?? [], drawing: true }));
        else {
          arrived.set(data.frame.number, data.frame);
          setShown((before) => ({
            of: wanted,
            title: before?.title ?? '',
            frames: replaceFrames(before?.frames ?? [], [...arrived.values()]),
            drawing: arrived.size < 3,
          }));
        }
      };
      const request: PreviewRequest = {
        turn: mine,
        wish: {
          idea: idea.trim(),
          type,
          style,
          aspect,
          language,
          shots,
          seed,
          characters: JSON.parse(cast) as PreviewCharacter[],
        },
        width,
        height,
      };
      worker.current ??= openWorker((answer) => listener.current(answer));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.current.postMessage(request);
    }, REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [idea, type, style, aspect, language, shots, seed, cast, empty, width, height, wanted]);

  return empty ? null : shown && { ...shown, drawing: shown.drawing || shown.of !== wanted };
}

/** New frames take the places of the old ones one by one, so that nothing goes dark in between. */
const replaceFrames = (before: readonly PreviewFrame[], arrived: readonly PreviewFrame[]): readonly PreviewFrame[] => [
  ...arrived,
  ...before.slice(arrived.length),
];

function openWorker(answered: (answer: PreviewAnswer) => void): Worker {
  const worker = new Worker(new URL('./first-frames.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PreviewAnswer>) => answered(data));
  return worker;
}
