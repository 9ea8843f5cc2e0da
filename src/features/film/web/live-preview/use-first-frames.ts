import type { ContractRouterClient } from '@orpc/contract';
import { useEffect, useRef, useState } from 'react';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { ApiError, type CallContext } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { filmContract } from '../../contract.ts';
import { ASPECT_SIZES } from './aspect-sizes.ts';
import type { PreviewAnswer, PreviewFrame, PreviewInput, PreviewRequest } from './preview-messages.ts';

type FilmApi = { films: ContractRouterClient<typeof filmContract, CallContext> };

/** Pause after the last key before the frames are redrawn, milliseconds. */
const REST_MILLISECONDS = 250;

/** A shorter text is not an idea yet. */
const SHORTEST_IDEA = 3;

/** True for a text that frames are drawn of. */
export const isIdea = (text: string): boolean => text.trim().length >= SHORTEST_IDEA;

type AskedPreview = PreviewInput & { width: number; height: number };

/** What the server answers of a film that is not made yet. */
type FilmPreview = Awaited<ReturnType<FilmApi['films']['previewFilm']>>;

/** What whoever shows the idea learns of it. */
export interface IdeaListener {
  /** An idea is being read, or no longer. */
  onReading: (isUnderWay: boolean) => void;
  /** What was read in an idea (without spaces around it) and not corrected. */
  onRead: (idea: string, graph: FilmPreview['graph']) => void;
  /** The corrected graph is none of this idea, as it is read now. */
  onGraphRefused: () => void;
}

export interface FirstFrames {
  title: string;
  /** What suits the story, where the form leaves it to it. */
  type: FilmPreview['type'];
  style: FilmPreview['style'];
  /** In the order of the film; old frames stay until new ones are drawn. */
  frames: readonly PreviewFrame[];
  /** True while frames of an older input are shown, or none yet. */
  drawing: boolean;
}

/** True if the browser can draw in a worker. */
export const canDrawFirstFrames = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined';

/**
 * The first frames of an input's film: planned by the server, drawn in a worker; null until there is an idea. Where the
 * server cannot be reached or refuses, the frames before stay.
 */
export function useFirstFrames(
  input: PreviewInput,
  { width, height } = ASPECT_SIZES[input.aspect],
  heard?: IdeaListener,
): FirstFrames | null {
  const { films } = useApi<FilmApi>();
  const [shown, setShown] = useState<(FirstFrames & { of: string }) | null>(null);
  const worker = useRef<Worker | null>(null);
  const listener = useRef<(answer: PreviewAnswer) => void>(() => {});
  const turn = useRef(0);
  const newestHeard = useRef(heard);
  // Compared by content: a new array with the same characters is no new input.
  const wanted = JSON.stringify({ ...input, idea: input.idea.trim(), width, height });
  const empty = !isIdea(input.idea);

  useEffect(() => {
    newestHeard.current = heard;
  }, [heard]);

  useEffect(() => {
    // The painter is loaded while the page is idle, so that it is ready for the first key.
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
      newestHeard.current?.onReading(false);
      return;
    }
    const mine = turn.current;
    const left = new AbortController();
    const stay = (): void => setShown((before) => before && { ...before, of: wanted, drawing: false });
    const show = (asked: AskedPreview, preview: FilmPreview): void => {
      const arrived = new Map<number, PreviewFrame>();
      const frames = preview.frames.map((frame) => ({
        ...frame,
        drawing: frame.drawing as unknown as ShotDrawing,
      }));
      const { title, type, style, graph } = preview;
      if (!asked.graph) {
        newestHeard.current?.onRead(asked.idea, graph);
      }
      setShown((before) => ({
        of: wanted,
        title,
        type,
        style,
        frames: before?.frames ?? [],
        drawing: true,
      }));
      listener.current = (data) => {
        if (data.turn !== mine) {
          return;
        }
        if (data.kind === 'failed') {
          stay();
          return;
        }
        arrived.set(data.frame.number, data.frame);
        setShown(
          (before) =>
            before && {
              ...before,
              frames: replaceFrames(before.frames, [...arrived.values()]),
              drawing: arrived.size < frames.length,
            },
        );
      };
      worker.current ??= openWorker((answer) => listener.current(answer));
      const request: PreviewRequest = {
        turn: mine,
        frames,
        characters: asked.characters,
        width: asked.width,
        height: asked.height,
      };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.current.postMessage(request);
    };
    const ask = async (): Promise<void> => {
      const asked = JSON.parse(wanted) as AskedPreview;
      newestHeard.current?.onReading(true);
      try {
        const preview = await films.previewFilm(requestOf(asked), { signal: left.signal });
        if (mine === turn.current) {
          newestHeard.current?.onReading(false);
          show(asked, preview);
        }
      } catch (error) {
        if (mine !== turn.current) {
          return;
        }
        newestHeard.current?.onReading(false);
        stay();
        if (asked.graph && error instanceof ApiError && error.code === 'INVALID_DATA') {
          newestHeard.current?.onGraphRefused();
        }
      }
    };
    const timer = setTimeout(() => void ask(), REST_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [empty, films, wanted]);

  return empty ? null : shown && { ...shown, drawing: shown.drawing || shown.of !== wanted };
}

const requestOf = ({ idea, type, style, aspect, language, shots, seed, deep, characters, graph }: PreviewInput) => ({
  idea,
  type,
  style,
  aspect,
  language,
  shots,
  seed,
  deep,
  characters: characters.map(({ name }) => ({ name: name.trim(), isPictured: true })),
  ...(graph ? { graph: { ...graph } } : {}),
});

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
