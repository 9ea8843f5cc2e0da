import { join } from 'node:path';
import type { GivenCharacter } from '#src/draft-engine/story/film-plan.ts';
import type { Ffmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import {
  VendorError,
  type Json,
  type Vendor,
  type VendorRequest,
  type VendorResult,
  type VendorTools,
} from '../vendor.ts';

export interface DraftVendorOptions {
  /** Threads that run `draft-engine/engine-thread.ts`. */
  threads: ThreadPool;
  ffmpeg: Ffmpeg;
  soundFontPath?: string | undefined;
}

/** One task for the engine's threads, and what comes out of it. */
interface Task {
  name: string;
  input: object;
  /** Among waiting tasks the higher goes first: what others wait for, then what is quickly seen. */
  priority: number;
  file?: NonNullable<VendorResult['file']>;
}

/** The engine of this program as a vendor: free, repeatable, done when `start` answers. */
export function createDraftVendor({ threads, ffmpeg, soundFontPath }: DraftVendorOptions): Vendor {
  return {
    repeatable: true,
    start: async (request, tools) => {
      const task = taskFor(request, tools, ffmpeg, soundFontPath, await givenPicturesOf(request, tools));
      const data = (await threads.run(task.name, task.input, {
        signal: tools.signal,
        priority: task.priority,
      })) as Json;
      return { kind: 'done', result: { servedBy: tools.model, data, ...(task.file ? { file: task.file } : {}) } };
    },
    check: () => Promise.reject(new VendorError('failed', 'the draft engine has no operations')),
  };
}

/** Where the pictures of actors that somebody brought along lie, as the drawing tasks are given them. */
async function givenPicturesOf(
  request: VendorRequest,
  tools: VendorTools,
): Promise<{ givenPictures?: { actorIndex: number; path: string }[] }> {
  if ((request.kind !== 'image' && request.kind !== 'video') || !request.givenPictures) return {};
  const pictures = request.givenPictures.map(async ({ actorIndex, picture }) => ({
    actorIndex,
    path: await tools.pathOfFile(picture),
  }));
  return { givenPictures: await Promise.all(pictures) };
}

function taskFor(
  request: VendorRequest,
  tools: VendorTools,
  ffmpeg: Ffmpeg,
  soundFontPath: string | undefined,
  given: Awaited<ReturnType<typeof givenPicturesOf>>,
): Task {
  const place = (mime: string, extension: string): NonNullable<VendorResult['file']> => ({
    path: join(tools.scratchFolder, `result.${extension}`),
    mime,
    extension,
  });
  switch (request.kind) {
    case 'text': {
      // Pictures are named by their place, not by their file: the same idea with the same picture is the same story.
      const characters = request.givenCharacters?.map(({ name }, index): GivenCharacter => ({
        name,
        pictureKey: `given-${index + 1}`,
      }));
      return { name: 'plan-film', input: { ...request.story, ...(characters ? { characters } : {}) }, priority: 100 };
    }
    case 'voice': {
      const file = place('audio/wav', 'wav');
      const { text, language, voice, emotion, seed } = request;
      return { name: 'speak', input: { text, language, voice, emotion, seed, path: file.path }, priority: 90, file };
    }
    case 'music': {
      const file = place('audio/wav', 'wav');
      const { brief, cues, durationSeconds, seed } = request;
      const font = soundFontPath === undefined ? {} : { soundFontPath };
      return {
        name: 'compose-music',
        input: { brief, cues, durationSeconds, seed, path: file.path, ...font },
        priority: 70,
        file,
      };
    }
    case 'video': {
      const file = place('video/mp4', 'mp4');
      const {
        drawing,
        durationSeconds,
        visemes,
        speechStartSeconds,
        widthPixels,
        heightPixels,
        framesPerSecond,
        keyframes,
      } = request;
      return {
        name: 'draw-clip',
        input: {
          drawing,
          durationSeconds,
          visemes,
          speechStartSeconds,
          speakerIndex: request.speakerIndex,
          width: widthPixels,
          height: heightPixels,
          framesPerSecond,
          keyframes,
          path: file.path,
          ffmpeg,
          ...given,
        },
        // The longest first: a long one begun last would keep one thread busy alone.
        priority: 50 + Math.min(10, durationSeconds / 2),
        file,
      };
    }
    case 'image': {
      const file = place('image/jpeg', 'jpg');
      const { drawing, widthPixels, heightPixels } = request;
      return {
        name: 'draw-picture',
        input: { drawing, width: widthPixels, height: heightPixels, path: file.path, ...given },
        priority: 80,
        file,
      };
    }
    case 'sound': {
      const file = place('audio/wav', 'wav');
      return {
        name: 'make-sound',
        input: { sound: request.sound, seed: request.seed, path: file.path },
        priority: 65,
        file,
      };
    }
  }
}
