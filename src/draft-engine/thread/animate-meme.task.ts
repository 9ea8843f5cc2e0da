import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { TaskContext } from '#src/platform/server/workers/serve-tasks.ts';
import { animateMeme } from '../memes/animate-meme.ts';
import { memeTemplate } from '../memes/templates.ts';
import { openPhoto, type PreviewTask } from './draw-meme.task.ts';

/** Input of a meme that moves: the path of the MP4 file that is made. */
export interface MemeClipTask extends PreviewTask {
  path: string;
  seed: number;
  ffmpeg: Ffmpeg;
}

/** Makes a clip of a meme, with its sound. Throws CANCELLED and MEDIA_FAILED. */
export async function animateMemeTask(
  { template, photo, ...task }: MemeClipTask,
  { signal, tell }: TaskContext,
): Promise<{ width: number; height: number; durationSeconds: number }> {
  return animateMeme(memeTemplate(template), {
    ...task,
    photo: await openPhoto(photo),
    signal,
    tell,
  });
}
