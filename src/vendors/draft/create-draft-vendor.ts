import { join } from 'node:path';
import type { PlannedScene } from '#src/draft-engine/scene/scene.ts';
import type { GivenCharacter } from '#src/draft-engine/story/film-plan.ts';
import type { MusicAnswer } from '#src/draft-engine/thread/compose-music.task.ts';
import type { CardTask } from '#src/draft-engine/thread/draw-card.task.ts';
import type { SoundAnswer, SoundTask } from '#src/draft-engine/thread/make-sound.task.ts';
import type { VoiceEngine } from '#src/draft-engine/voice/engine-voice.ts';
import type { VoiceFolderConfig } from '#src/platform/server/config/speech-settings.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { withinSeconds } from '#src/shared/within-seconds.ts';
import {
  PRIORITY_STEPS,
  VendorError,
  type Json,
  type Vendor,
  type VendorRequest,
  type VendorResult,
  type VendorContext,
} from '../vendor.ts';
import { makeMeme, previewMeme } from './draft-meme.ts';
import { makeSubtitles } from './draft-subtitles.ts';
import { findFace, makeTalk } from './draft-talk.ts';
import { draftToolTask, isDraftTool, type DraftToolRequest } from './draft-tool.ts';
import { createClipDrawing, type ClipWork } from './draw-in-pieces.ts';
import { drawSticker } from './draw-sticker.ts';
import { fillTemplate } from './fill-template.ts';
import { isLoneClip, makeLoneClip } from './lone-clip.ts';
import { planPicture, type ScenePicture } from './plan-picture.ts';

export interface DraftVendorOptions {
  /** Threads that run `draft-engine/engine-thread.ts`. */
  threads: ThreadPool;
  /** The thread that runs `draft-engine/story-thread.ts`. */
  storyThread: ThreadPool;
  /** Processes that run `draft-engine/voice-process.ts`. */
  voiceProcesses: ThreadPool;
  /** Processes that run `draft-engine/pixel-process.ts`. */
  pixelProcesses: ThreadPool;
  /** The same, for clips, which take up to an hour. */
  clipProcesses: ThreadPool;
  /** Processes that run `draft-engine/subtitle-process.ts`. */
  subtitleProcesses: ThreadPool;
  /** Processes that run `draft-engine/sound-process.ts`. */
  soundProcesses: ThreadPool;
  /** The same, for clips that are edited, which take some minutes. */
  editProcesses: ThreadPool;
  /** Gets ready to speak a language, while the story is planned. */
  prepareVoices?: (language: Language) => void;
  /** The engine of drafts' voices. */
  voices: VoiceEngine;
  /** A voice that speaks one language instead. */
  voiceFolder?: VoiceFolderConfig | undefined;
  ffmpeg: Ffmpeg;
  soundFontPath?: string | undefined;
  /** Where the pieces of an opening clip are put as they are drawn (see `pieceFile`); nowhere where absent. */
  piecesFolder?: string | undefined;
}

/** What tasks are made with. */
type TaskOptions = Omit<
  DraftVendorOptions,
  | 'threads'
  | 'storyThread'
  | 'voiceProcesses'
  | 'pixelProcesses'
  | 'clipProcesses'
  | 'subtitleProcesses'
  | 'soundProcesses'
  | 'editProcesses'
  | 'prepareVoices'
>;

type VideoRequest = Extract<VendorRequest, { kind: 'video' }>;

/** After the clips of films, of which somebody waits for many. */
const LONE_CLIP_STAGE = 48;

/** One task for the engine's threads, or a clip, which several may draw; and the mapping of its result. */
type Task = ({ name: string; input: object } | { clip: ClipWork }) & {
  /** Queue priority; higher runs first: dependencies of other assets, then what is visible early. */
  priority: number;
  file?: NonNullable<VendorResult['file']>;
  /** True for an answer that there is nothing to put into the file. */
  isEmpty?: (answer: Json) => boolean;
  /** Throws VendorError where the task's answer is that nothing was made. */
  confirm?: (answer: Json) => void;
};

/** What a film's opening is made from has at least this priority; everything else is less urgent. */
const OPENING_PRIORITY = 95 * PRIORITY_STEPS;

/** The built-in engine as a vendor: free, repeatable, finished when `start` returns. */
export function createDraftVendor({
  threads,
  storyThread,
  voiceProcesses,
  pixelProcesses,
  clipProcesses,
  subtitleProcesses,
  soundProcesses,
  editProcesses,
  prepareVoices,
  ...options
}: DraftVendorOptions): Vendor {
  const clips = createClipDrawing(threads);
  /** Where work is done that the engine's threads do not do. */
  const pools: Partial<Record<VendorRequest['kind'], ThreadPool>> = { text: storyThread, voice: voiceProcesses };
  const toolPools: Partial<Record<VendorRequest['kind'], ThreadPool>> = {
    'video-upscale': clipProcesses,
    'video-edit': editProcesses,
    'clip-sound': soundProcesses,
  };
  const useTool = async (request: DraftToolRequest, context: VendorContext): Promise<VendorResult> => {
    const { name, input, priority, fileOf, mostSeconds } = await draftToolTask(request, context, options);
    const signal = withinSeconds(context.signal, mostSeconds);
    const processes = toolPools[request.kind] ?? pixelProcesses;
    const data = (await processes.run(name, input, { signal, priority, onProgress: context.tellProgress })) as Json;
    return { servedBy: context.model, data, file: fileOf(data) };
  };
  const make = async (request: VendorRequest, context: VendorContext): Promise<VendorResult> => {
    const task = taskFor(request, context, options, await givenPicturesOf(request, context));
    const run = { signal: context.signal, priority: task.priority };
    const pool = pools[request.kind] ?? threads;
    if (pool === threads && task.priority < OPENING_PRIORITY) {
      await clips.firstPieces();
    }
    const data = (
      'clip' in task ? await clips.draw(task.clip, run) : await pool.run(task.name, task.input, run)
    ) as Json;
    task.confirm?.(data);
    const { file, isEmpty } = task;
    return { servedBy: context.model, data, ...(file && isEmpty?.(data) !== true ? { file } : {}) };
  };
  /** A view of a picture that was asked for in words: its drawing is planned again. */
  const withDrawing = async (request: DraftToolRequest, context: VendorContext): Promise<DraftToolRequest> => {
    if (request.kind !== 'view' || !request.drawn?.scene) {
      return request;
    }
    const run = { signal: context.signal, priority: atLeast(80, context) };
    const planned = (await storyThread.run('plan-scene', request.drawn.scene, run)) as PlannedScene | null;
    const { drawn: _, ...plain } = request;
    return planned ? { ...plain, drawn: { drawing: planned.drawing } } : plain;
  };
  /** Plans a picture that is asked for in words, and draws it. */
  const drawScene = async (request: ScenePicture, context: VendorContext): Promise<VendorResult> => {
    const run = { signal: context.signal, priority: atLeast(110, context) };
    const { request: drawn, told } = await planPicture(request, storyThread, run);
    const result = await make(drawn, context);
    return { ...result, data: { ...(result.data as object), ...told } };
  };
  /** What has a module of its own; undefined for anything else. */
  const makeApart = (request: VendorRequest, context: VendorContext): Promise<VendorResult> | undefined => {
    if (request.kind === 'text' && request.task === 'preview-meme') {
      return previewMeme(threads, request.meme, context);
    }
    switch (request.kind) {
      case 'meme':
        return makeMeme({ threads, ffmpeg: options.ffmpeg }, request, context);
      case 'template':
        return fillTemplate({ threads, pixelProcesses, ...options }, request, context);
      case 'lip-sync':
        return makeTalk({ threads, pixelProcesses, ...options }, request, context);
      case 'subtitles':
        return makeSubtitles({ processes: subtitleProcesses, ffmpeg: options.ffmpeg }, request, context);
      default:
        return undefined;
    }
  };
  return {
    repeatable: true,
    start: async (request, context) => {
      if (request.kind === 'text' && request.task === 'plan-film') {
        prepareVoices?.(request.story.language);
      }
      if (request.kind === 'text' && request.task === 'find-face') {
        const picture = await context.pathOfFile(request.picture);
        const { marks, isDrawn } = await findFace(pixelProcesses, { picture }, context);
        return { kind: 'done', result: { servedBy: context.model, data: { marks, isDrawn } as unknown as Json } };
      }
      const apart = makeApart(request, context);
      if (apart) {
        return { kind: 'done', result: await apart };
      }
      if (isDraftTool(request)) {
        return { kind: 'done', result: await useTool(await withDrawing(request, context), context) };
      }
      if (isLoneClip(request)) {
        const priority = atLeast(LONE_CLIP_STAGE, context);
        const parts = { storyThread, pixelProcesses, clips, ffmpeg: options.ffmpeg, priority };
        return { kind: 'done', result: await makeLoneClip(request, context, parts) };
      }
      if (request.kind === 'image' && request.sticker) {
        return {
          kind: 'done',
          result: await drawSticker(request.sticker, context, { threads, storyThread, pixelProcesses }),
        };
      }
      const isScene = request.kind === 'image' && request.scene !== undefined;
      return { kind: 'done', result: await (isScene ? drawScene(request, context) : make(request, context)) };
    },
    check: () => Promise.reject(new VendorError('failed', 'the draft engine has no operations')),
  };
}

/** Paths of the uploaded pictures of actors, or of the one that a clip shows, for the drawing tasks. */
async function givenPicturesOf(
  request: VendorRequest,
  context: VendorContext,
): Promise<{ givenPictures?: { actorIndex: number; path: string }[]; stillPath?: string }> {
  if (request.kind === 'video' && request.still !== undefined) {
    return { stillPath: await context.pathOfFile(request.still) };
  }
  if ((request.kind !== 'image' && request.kind !== 'video') || !request.givenPictures) {
    return {};
  }
  const pictures = request.givenPictures.map(async ({ actorIndex, picture }) => ({
    actorIndex,
    path: await context.pathOfFile(picture),
  }));
  return { givenPictures: await Promise.all(pictures) };
}

/** What is asked for without a priority of its own goes in the order of the stages. */
const atLeast = (stage: number, context: VendorContext): number =>
  Math.max(stage * PRIORITY_STEPS, context.priority ?? 0);

function openingOf(
  { isOpening }: VideoRequest,
  { generationId }: VendorContext,
  folder: string | undefined,
): Pick<ClipWork, 'isOpening' | 'drawnPieces'> {
  if (!isOpening) {
    return {};
  }
  return { isOpening, ...(folder === undefined ? {} : { drawnPieces: { folder, clipId: generationId } }) };
}

function textTask(request: Extract<VendorRequest, { kind: 'text' }>, context: VendorContext): Task {
  if (request.task === 'find-face' || request.task === 'preview-meme') {
    throw new VendorError('failed', 'this is done elsewhere');
  }
  if (request.task === 'understand-idea') {
    return { name: request.task, input: request.idea, priority: atLeast(110, context) };
  }
  if (request.task === 'plan-shot') {
    return { name: request.task, input: request.shot, priority: atLeast(110, context) };
  }
  if (request.task === 'suggest-for-prompt') {
    return { name: request.task, input: request.prompt, priority: atLeast(85, context) };
  }
  if (request.task === 'enrich-prompt') {
    throw new VendorError('failed', 'the draft engine offers words for a prompt, and writes none');
  }
  // Pictures are named by index, not by file: the same idea with the same picture gives the same story.
  const characters = request.givenCharacters?.map(({ name }, index): GivenCharacter => ({
    name,
    pictureKey: `given-${index + 1}`,
  }));
  return {
    name: 'plan-film',
    input: { ...request.story, ...(characters ? { characters } : {}) },
    priority: atLeast(100, context),
  };
}

function taskFor(
  request: VendorRequest,
  context: VendorContext,
  { ffmpeg, soundFontPath, voices, voiceFolder, piecesFolder }: TaskOptions,
  given: Awaited<ReturnType<typeof givenPicturesOf>>,
): Task {
  const place = (mime: string, extension: string): NonNullable<VendorResult['file']> => ({
    path: join(context.scratchFolder, `result.${extension}`),
    mime,
    extension,
  });
  switch (request.kind) {
    case 'text':
      return textTask(request, context);
    case 'voice': {
      const file = place('audio/wav', 'wav');
      const { text, language, voice, emotion, delivery, seed } = request;
      const engines = { engine: voices, ...(voiceFolder ? { folder: voiceFolder } : {}) };
      return {
        name: 'speak',
        input: { text, language, voice, emotion, delivery, ...engines, seed, path: file.path },
        priority: atLeast(90, context),
        file,
      };
    }
    case 'music': {
      const file = place('audio/wav', 'wav');
      const { film, piece, prompt, durationSeconds, seed } = request;
      const font = soundFontPath === undefined ? {} : { soundFontPath };
      return {
        name: 'compose-music',
        input: { ...(film ?? piece ?? { description: prompt }), durationSeconds, seed, path: file.path, ...font },
        priority: atLeast(70, context),
        file,
        isEmpty: (answer) => (answer as unknown as MusicAnswer).durationSeconds === 0,
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
      if (!drawing) {
        break;
      }
      return {
        clip: {
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
          ...openingOf(request, context, piecesFolder),
        },
        priority: atLeast(50, context),
        file,
      };
    }
    case 'image': {
      if (request.card) {
        const card = place('image/webp', 'webp');
        return {
          name: 'draw-card',
          input: { ...request.card, path: card.path } satisfies CardTask,
          priority: atLeast(80, context),
          file: card,
        };
      }
      const file = place('image/jpeg', 'jpg');
      const { drawing, portrait, widthPixels, heightPixels } = request;
      return {
        name: 'draw-picture',
        input: { drawing, portrait, width: widthPixels, height: heightPixels, path: file.path, ...given },
        priority: atLeast(80, context),
        file,
      };
    }
    case 'sound': {
      const file = place('audio/wav', 'wav');
      const sound =
        request.sound.kind === 'described' ? { ...request.sound, description: request.prompt } : request.sound;
      return {
        name: 'make-sound',
        input: { sound, seed: request.seed, path: file.path } satisfies SoundTask,
        priority: atLeast(65, context),
        file,
        confirm: confirmSound,
      };
    }
    default:
  }
  throw new VendorError('failed', `the draft engine does no ${request.kind}`);
}

/** Throws VendorError `refused` where nothing of a described sound is known. */
function confirmSound(answer: unknown): void {
  const { durationSeconds, reading } = answer as SoundAnswer;
  if (durationSeconds === 0) {
    const words = reading?.unknown.join(', ') ?? '';
    throw new VendorError('refused', `no sound is known for: ${words}`);
  }
}
