import type { DrawingAnswer, DrawingOrder, MovingScene, StillScene } from './drawing-messages.ts';

/** A thread that draws shots, one picture after another. Undefined pictures could not be drawn. */
export interface DrawingThread {
  drawStill(scene: StillScene): Promise<ImageBitmap | undefined>;
  /** A moment of a scene; the first of a key takes longer. */
  drawFrame(key: string, scene: MovingScene, seconds: number): Promise<ImageBitmap | undefined>;
  close(): void;
}

/** True if the browser can draw in a worker. */
export const canDraw = (): boolean => typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined';

/** Starts a thread; what it draws with is loaded with its first picture. */
export function openDrawingThread(): DrawingThread {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, (bitmap: ImageBitmap | undefined) => void>();
  const start = (): Worker => {
    const started = new Worker(new URL('./shot-drawing.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<DrawingAnswer>) => {
      waiting.get(data.id)?.('bitmap' in data ? data.bitmap : undefined);
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
  const send = (order: DrawingOrder): Promise<ImageBitmap | undefined> => {
    worker ??= start();
    const answer = new Promise<ImageBitmap | undefined>((resolve) => {
      waiting.set(order.id, resolve);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(order);
    return answer;
  };
  return {
    drawStill: (scene) => send({ kind: 'still', id: ++lastId, scene }),
    drawFrame: (key, scene, seconds) => send({ kind: 'frame', id: ++lastId, key, scene, seconds }),
    close: () => {
      worker?.terminate();
      worker = undefined;
      giveUp();
    },
  };
}
