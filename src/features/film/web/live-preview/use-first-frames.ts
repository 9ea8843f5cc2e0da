import { useEffect, useRef, useState } from 'react';
import { ASPECT_SIZES } from './aspect-sizes.ts';
import type {
  PreviewAnswer,
  PreviewCharacter,
  PreviewFrame,
  PreviewRequest,
  PreviewInput,
} from './preview-messages.ts';

/** Pause after the last key before the frames are redrawn, milliseconds. */
const REST_MILLISECONDS = 250;

/** A shorter text is not an idea yet. */
const SHORTEST_IDEA = 3;

export interface FirstFrames {
  title: string;
  /** In the order of the film; old frames stay until new ones are drawn. */
  frames: readonly PreviewFrame[];
  /** True while frames of an older input are shown, or none yet. */
  drawing: boolean;
}

/** True if the browser can draw in a worker. */
export const canDrawFirstFrames = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined';

/** The first frames of an input's film, drawn in a worker; null until there is an idea. */
export function useFirstFrames(
  input: PreviewInput,
  { width, height } = ASPECT_SIZES[input.aspect],
): FirstFrames | null {
  const [shown, setShown] = useState<(FirstFrames & { of: string }) | null>(null);
  const worker = useRef<Worker | null>(null);
  const listener = useRef<(answer: PreviewAnswer) => void>(() => {});
  const turn = useRef(0);
  const { idea, type, style, aspect, language, shots, seed } = input;
  // Compared by content: a new array with the same characters is no new input.
  const cast = JSON.stringify(input.characters.map(({ pictureId, name, path }) => ({ pictureId, name, path })));
  const empty = idea.trim().length < SHORTEST_IDEA;
  const wanted = JSON.stringify([idea.trim(), type, style, aspect, language, shots, seed, cast, width, height]);

  useEffect(() => {
    // The engine is loaded while the page is idle, so that it is ready for the first key.
    const open = (): void => {
      worker.current ??= openWorker((answer) => listener.current(answer));
    };
    const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback(open, { timeout: 4000 }) : undefined;
    return () => {
      if (idle !== undefined) {
        cancelIdleCallback(idle);
      }
      worker.current?.terminate();
      worker.current = null;
    };
  }, []);

  useEffect(() => {
    turn.current += 1;
    if (empty) {
      return;
    }
    const mine = turn.current;
    const timer = setTimeout(() => {
      const arrived = new Map<number, PreviewFrame>();
      listener.current = (data) => {
        if (data.turn !== mine) {
          return;
        }
        if (data.kind === 'failed') {
          setShown((before) => before && { ...before, of: wanted, drawing: false });
        } else if (data.kind === 'story') {
          setShown((before) => ({ of: wanted, title: data.title, frames: before?.frames ?? [], drawing: true }));
        } else {
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
        input: {
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

/** New frames replace the old ones one by one, so that nothing goes dark in between. */
const replaceFrames = (before: readonly PreviewFrame[], arrived: readonly PreviewFrame[]): readonly PreviewFrame[] => [
  ...arrived,
  ...before.slice(arrived.length),
];

function openWorker(answered: (answer: PreviewAnswer) => void): Worker {
  const worker = new Worker(new URL('./first-frames.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PreviewAnswer>) => answered(data));
  return worker;
}
