import { actorPlaces } from '#src/draft-engine/picture/actor-places.ts';
import { composeShot, type ComposedShot } from '#src/draft-engine/picture/compose-shot.ts';
import type { Surface } from '#src/draft-engine/picture/drawing-surface.ts';
import { drawStill } from '#src/draft-engine/picture/still.ts';
import { browserSurfaces, stageFor } from '../../live-preview/preview-stage.ts';
import type { DrawingAnswer, DrawingOrder, MovingScene, StillScene } from './drawing-messages.ts';

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { data: DrawingOrder }) => void): void;
  postMessage(message: DrawingAnswer, transfer?: Transferable[]): void;
}
const scope = globalThis as unknown as WorkerScope;

/** The one that is seen, and the one that it dissolves from or into. */
const MOST_COMPOSED = 2;
/** By key, the one that was used last at the end. */
const composed = new Map<string, { shot: ComposedShot; canvas: OffscreenCanvas }>();

async function drawScene({ drawing, pictures, width, height }: StillScene): Promise<ImageBitmap> {
  const surface = drawStill(drawing, { width, height }, browserSurfaces, await stageFor(pictures));
  return (surface as unknown as OffscreenCanvas).transferToImageBitmap();
}

async function drawFrame(key: string, scene: MovingScene, seconds: number): Promise<ImageBitmap> {
  const { shot, canvas } = await composedOf(key, scene);
  const context = (canvas as unknown as Surface).getContext('2d');
  shot.drawFrame(context, seconds);
  if (shot.finishPixels) {
    context.resetTransform();
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    shot.finishPixels(pixels.data);
    context.putImageData(pixels, 0, 0);
  }
  return canvas.transferToImageBitmap();
}

async function composedOf(key: string, scene: MovingScene): Promise<{ shot: ComposedShot; canvas: OffscreenCanvas }> {
  const { drawing, pictures, width, height, durationSeconds, mouths, speechStartSeconds } = scene;
  const known = composed.get(key);
  composed.delete(key);
  if (known) {
    composed.set(key, known);
    return known;
  }
  const shot = composeShot(drawing, {
    width,
    height,
    durationSeconds,
    surfaces: browserSurfaces,
    makers: await stageFor(pictures),
    ...(mouths ? { mouths } : {}),
    ...(speechStartSeconds === undefined ? {} : { speechStartSeconds }),
  });
  const made = { shot, canvas: new OffscreenCanvas(width, height) };
  composed.set(key, made);
  for (const oldest of [...composed.keys()].slice(0, -MOST_COMPOSED)) {
    composed.delete(oldest);
  }
  return made;
}

async function answer(order: DrawingOrder): Promise<void> {
  const { id } = order;
  try {
    if (order.kind === 'places') {
      const { drawing, pictures, width, height } = order.scene;
      const places = actorPlaces(drawing, { width, height }, await stageFor(pictures));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      scope.postMessage({ id, places });
      return;
    }
    const bitmap =
      order.kind === 'still' ? await drawScene(order.scene) : await drawFrame(order.key, order.scene, order.seconds);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    scope.postMessage({ id, bitmap }, [bitmap]);
  } catch {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    scope.postMessage({ id, failed: true });
  }
}

scope.addEventListener('message', ({ data }) => void answer(data));
