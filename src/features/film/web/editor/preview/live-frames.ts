import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import type { PixelSize } from '../drawing/drawing-messages.ts';
import { openDrawingThread, type DrawingThread } from '../drawing/drawing-thread.ts';
import type { ShotPart } from './preview-film.ts';

/** Frames of shots, drawn as fast as can be. */
export interface LiveFrames {
  /** Asks for a frame of a shot (0-based). Whoever asks more often than can be drawn gets fewer. */
  want(wanted: WantedFrame): void;
  /** The newest picture of a shot; of what it was before while it is drawn anew. */
  find(shotId: string): ImageBitmap | undefined;
  release(): void;
}

interface WantedFrame {
  part: ShotPart;
  /** Neighbours are drawn by different threads, so that one is ready when the other ends. */
  lane: number;
  frame: number;
  size: PixelSize;
}

const LANES = 2;
const MOST_PICTURES = 4;

interface Picture {
  bitmap: ImageBitmap;
  /** What it shows. */
  name: string;
}

/** `onPicture` is called when one was drawn. */
export function createLiveFrames(onPicture: () => void): LiveFrames {
  let threads: { thread: DrawingThread; isDrawing: boolean }[] = [];
  const pictures = new Map<string, Picture>();

  const keep = (shotId: string, picture: Picture): void => {
    pictures.get(shotId)?.bitmap.close();
    pictures.delete(shotId);
    pictures.set(shotId, picture);
    for (const oldest of [...pictures.keys()].slice(0, -MOST_PICTURES)) {
      pictures.get(oldest)?.bitmap.close();
      pictures.delete(oldest);
    }
  };
  return {
    find: (shotId) => pictures.get(shotId)?.bitmap,
    want: ({ part: { shotId, key, scene }, lane, frame, size }) => {
      if (threads.length === 0) {
        threads = Array.from({ length: LANES }, () => ({ thread: openDrawingThread(), isDrawing: false }));
      }
      const worker = threads[lane % LANES]!;
      const composition = `${size.width}x${size.height} ${key}`;
      const name = `${frame} ${composition}`;
      if (!scene || worker.isDrawing || pictures.get(shotId)?.name === name) {
        return;
      }
      const draw = async (): Promise<void> => {
        worker.isDrawing = true;
        const bitmap = await worker.thread.drawFrame(composition, { ...scene, ...size }, frame / FRAMES_PER_SECOND);
        worker.isDrawing = false;
        if (bitmap) {
          keep(shotId, { bitmap, name });
        }
        onPicture();
      };
      void draw();
    },
    release: () => {
      for (const { thread } of threads) {
        thread.close();
      }
      threads = [];
      pictures.forEach(({ bitmap }) => bitmap.close());
      pictures.clear();
    },
  };
}
