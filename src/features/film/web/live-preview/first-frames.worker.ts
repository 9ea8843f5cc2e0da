import { drawStill } from '#src/draft-engine/picture/still.ts';
import type { PreviewAnswer, PreviewRequest } from './preview-messages.ts';
import { browserSurfaces, stageFor } from './preview-stage.ts';

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { data: PreviewRequest }) => void): void;
  postMessage(message: PreviewAnswer, transfer?: Transferable[]): void;
}
const scope = globalThis as unknown as WorkerScope;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const answer = (message: PreviewAnswer, transfer: Transferable[] = []): void => scope.postMessage(message, transfer);

/** Lets newer input be received between two frames. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

let newest = 0;

async function draw({ turn, frames, characters, width, height }: PreviewRequest): Promise<void> {
  // The drawings name uploaded characters by position.
  const makers = await stageFor(characters.map((character, index) => ({ ...character, key: `given-${index + 1}` })));
  for (const { drawing, ...frame } of frames) {
    await breathe();
    if (turn !== newest) {
      return;
    }
    const surface = drawStill(drawing, { width, height }, browserSurfaces, makers);
    const bitmap = (surface as unknown as OffscreenCanvas).transferToImageBitmap();
    answer({ kind: 'frame', turn, frame: { ...frame, bitmap } }, [bitmap]);
  }
}

scope.addEventListener('message', ({ data }) => {
  newest = data.turn;
  void draw(data).catch(() => answer({ kind: 'failed', turn: data.turn }));
});
