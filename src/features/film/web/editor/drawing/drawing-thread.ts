import type { ActorPlace } from '#src/draft-engine/picture/actor-places.ts';
import type { DrawingAnswer, DrawingOrder, MovingScene, StillScene } from './drawing-messages.ts';

/** A thread that draws shots, one picture after another. Undefined pictures could not be drawn. */
export interface DrawingThread {
  drawStill(scene: StillScene): Promise<ImageBitmap | undefined>;
  /** A moment of a scene; the first of a key takes longer. */
  drawFrame(key: string, scene: MovingScene, seconds: number): Promise<ImageBitmap | undefined>;
  /** Where the actors are in the still of a scene, in their order. */
  placeActors(scene: StillScene): Promise<readonly ActorPlace[] | undefined>;
  close(): void;
}

/** True if the browser can draw in a worker. */
export const canDraw = (): boolean => typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined';

/** Starts a thread; what it draws with is loaded with its first picture. */
export function openDrawingThread(): DrawingThread {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, (answer: DrawingAnswer | undefined) => void>();
  const start = (): Worker => {
    const started = new Worker(new URL('./shot-drawing.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<DrawingAnswer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    started.addEventListener('error', () => {
      // Its code could not be loaded: the next picture tries again.
      worker = undefined;
      giveUp();
    });
    return started;
  };
  const giveUp = (): void => {
    waiting.forEach((resolve) => resolve(undefined));
    waiting.clear();
  };
  const send = (order: DrawingOrder): Promise<DrawingAnswer | undefined> => {
    worker ??= start();
    const answer = new Promise<DrawingAnswer | undefined>((resolve) => {
      waiting.set(order.id, resolve);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(order);
    return answer;
  };
  const draw = async (order: DrawingOrder): Promise<ImageBitmap | undefined> => {
    const answer = await send(order);
    return answer && 'bitmap' in answer ? answer.bitmap : undefined;
  };
  return {
    drawStill: (scene) => draw({ kind: 'still', id: ++lastId, scene }),
    drawFrame: (key, scene, seconds) => draw({ kind: 'frame', id: ++lastId, key, scene, seconds }),
    placeActors: async (scene) => {
      const answer = await send({ kind: 'places', id: ++lastId, scene });
      return answer && 'places' in answer ? answer.places : undefined;
    },
    close: () => {
      worker?.terminate();
      worker = undefined;
      giveUp();
    },
  };
}
