import { join } from 'node:path';
import type { ModelTask } from '#src/draft-engine/thread/build-model.task.ts';
import type { CutOutTask } from '#src/draft-engine/thread/cut-out.task.ts';
import type { ViewTask } from '#src/draft-engine/thread/draw-view.task.ts';
import type { EditClipTask } from '#src/draft-engine/thread/edit-clip.task.ts';
import type { EditedFile, EditPictureTask } from '#src/draft-engine/thread/edit-picture.task.ts';
import type { EnlargeClipTask } from '#src/draft-engine/thread/enlarge-clip.task.ts';
import type { EnlargedFile, EnlargeTask } from '#src/draft-engine/thread/enlarge-picture.task.ts';
import type { SoundClipTask } from '#src/draft-engine/thread/sound-clip.task.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ToolRequest } from '../tool-requests.ts';
import { PRIORITY_STEPS, VendorError, type VendorContext, type VendorRequest, type VendorResult } from '../vendor.ts';

/** The tools' requests that small models on this machine carry out, by their kinds. */
const DRAFT_TOOL_KINDS = [
  'cut-out',
  'image-edit',
  'image-upscale',
  'video-edit',
  'video-upscale',
  'clip-sound',
  'view',
  'model-3d',
] as const;
export type DraftToolRequest = Extract<ToolRequest, { kind: (typeof DRAFT_TOOL_KINDS)[number] }>;

/** A task for the processes of `draft-engine/pixel-process.ts` and `draft-engine/sound-process.ts`. */
interface ToolTask {
  name: string;
  input: object;
  /** Queue priority; higher runs first. */
  priority: number;
  /** After so long the task is aborted. */
  mostSeconds: number;
  /** What was made, by the task's answer. */
  fileOf(answer: unknown): NonNullable<VendorResult['file']>;
}

/** After the films: somebody waits for these, but not for a whole film. */
const PRIORITY = 40 * PRIORITY_STEPS;
/** With the start of the process and the loading of the model, on a busy machine. */
const CUT_OUT_SECONDS = 120;
/** The largest result takes two minutes on two idle cores. */
const ENLARGE_SECONDS = 900;
/** How many times longer than on a quiet machine a clip may take, and how long at least. */
const CLIP_PATIENCE = 3;
const CLIP_SECONDS_AT_LEAST = 600;
/** How long the sound of a clip takes at least, and for each of its seconds, on a busy machine. */
const SOUND_SECONDS = { least: 240, each: 6 } as const;
/** With up to three cut-outs. */
const SOLID_SECONDS = 240;

/** The slowest style at the full size, and a cut-out before it. */
const EDIT_SECONDS = 300;

/** True for a request of a tool that the draft engine carries out. */
export const isDraftTool = (request: VendorRequest): request is DraftToolRequest =>
  (DRAFT_TOOL_KINDS as readonly string[]).includes(request.kind);

/** The task that carries out a tool's request. Throws VendorError where the draft engine cannot do all of it. */
export async function draftToolTask(
  request: DraftToolRequest,
  context: VendorContext,
  { ffmpeg, soundFontPath }: { ffmpeg: Ffmpeg; soundFontPath?: string | undefined },
): Promise<ToolTask> {
  const priority = Math.max(PRIORITY, context.priority ?? 0);
  const path = join(context.scratchFolder, 'result');
  switch (request.kind) {
    case 'cut-out':
      return { ...(await cutOutWork(request, path, context)), priority };
    case 'image-edit':
      return { ...(await editWork(request, path, context)), priority };
    case 'image-upscale':
      return { ...(await enlargeWork(request, path, context)), priority };
    case 'video-edit':
      return { ...(await editClipWork(request, path, context, ffmpeg)), priority };
    case 'video-upscale':
      return { ...(await enlargeClipWork(request, path, context, ffmpeg)), priority };
    case 'clip-sound':
      return { ...(await soundWork(request, path, context, { ffmpeg, soundFontPath })), priority };
    case 'view':
      return { ...(await viewWork(request, path, context)), priority };
    case 'model-3d':
      return { ...(await modelWork(request, path, context)), priority };
  }
}

type Work = Omit<ToolTask, 'priority'>;
type Asked<Kind extends DraftToolRequest['kind']> = Extract<DraftToolRequest, { kind: Kind }>;

async function cutOutWork(request: Asked<'cut-out'>, path: string, context: VendorContext): Promise<Work> {
  const picture = await context.pathOfFile(request.picture);
  const { asMask = false, correction } = request;
  const before = correction && {
    cutOut: await context.pathOfFile(correction.cutOut),
    strokes: correction.strokes,
  };
  return {
    name: 'cut-out',
    input: { picture, path, asMask, correction: before } satisfies CutOutTask,
    mostSeconds: CUT_OUT_SECONDS,
    fileOf: () => ({ path, mime: 'image/png', extension: 'png' }),
  };
}

async function editWork(
  { pictures: [picture], prompt, edits, language = 'en', seed }: Asked<'image-edit'>,
  path: string,
  context: VendorContext,
): Promise<Work> {
  return {
    name: 'edit-picture',
    input: {
      picture: await context.pathOfFile(picture),
      path,
      prompt,
      language,
      seed,
      ...(edits ? { edits } : {}),
    } satisfies EditPictureTask,
    mostSeconds: EDIT_SECONDS,
    fileOf: fileAt(path),
  };
}

async function enlargeWork(
  { picture, factor, content, enhancesFaces }: Asked<'image-upscale'>,
  path: string,
  context: VendorContext,
): Promise<Work> {
  if (enhancesFaces) {
    throw new VendorError('failed', 'the draft engine does not enhance faces');
  }
  return {
    name: 'enlarge-picture',
    input: { picture: await context.pathOfFile(picture), path, factor, content } satisfies EnlargeTask,
    mostSeconds: ENLARGE_SECONDS,
    fileOf: fileAt(path),
  };
}

async function enlargeClipWork(
  { clip, factor, draftSeconds = 0 }: Asked<'video-upscale'>,
  path: string,
  context: VendorContext,
  ffmpeg: Ffmpeg,
): Promise<Work> {
  const file = { path: `${path}.mp4`, mime: 'video/mp4', extension: 'mp4' };
  return {
    name: 'enlarge-clip',
    input: { clip: await context.pathOfFile(clip), path: file.path, factor, ffmpeg } satisfies EnlargeClipTask,
    mostSeconds: Math.max(CLIP_SECONDS_AT_LEAST, CLIP_PATIENCE * draftSeconds),
    fileOf: () => file,
  };
}

async function soundWork(
  { clip, own, removesNoise, prompt, notWanted = '', levels = {}, language = 'en', ...request }: Asked<'clip-sound'>,
  path: string,
  context: VendorContext,
  programs: Pick<SoundClipTask, 'ffmpeg' | 'soundFontPath'>,
): Promise<Work> {
  const file = { path: `${path}.mp4`, mime: 'video/mp4', extension: 'mp4' };
  return {
    name: 'sound-clip',
    input: {
      clip: await context.pathOfFile(clip),
      path: file.path,
      own,
      removesNoise,
      ...(own === 'kept' ? {} : { added: { prompt, notWanted, language, levels, seed: request.seed } }),
      ...programs,
    } satisfies SoundClipTask,
    mostSeconds: SOUND_SECONDS.least + SOUND_SECONDS.each * request.durationSeconds,
    fileOf: () => file,
  };
}

async function editClipWork(
  { clip, draft, seed, prompt }: Asked<'video-edit'>,
  path: string,
  context: VendorContext,
  ffmpeg: Ffmpeg,
): Promise<Work> {
  if (!draft) {
    throw new VendorError('failed', 'the draft engine needs edits');
  }
  const { edits, language, seconds } = draft;
  const file = { path: `${path}.mp4`, mime: 'video/mp4', extension: 'mp4' };
  return {
    name: 'edit-clip',
    input: {
      clip: await context.pathOfFile(clip),
      path: file.path,
      edits,
      prompt,
      seed,
      language,
      ffmpeg,
    } satisfies EditClipTask,
    mostSeconds: Math.max(CLIP_SECONDS_AT_LEAST, CLIP_PATIENCE * seconds),
    fileOf: () => file,
  };
}

/** The file of a task that chooses its format. */
function fileAt(path: string): ToolTask['fileOf'] {
  return (answer) => {
    const { mime, extension } = answer as EditedFile | EnlargedFile;
    return { path, mime, extension };
  };
}

async function viewWork(
  { picture, view, widthPixels, heightPixels, drawn }: Asked<'view'>,
  path: string,
  context: VendorContext,
): Promise<Work> {
  const actor = drawn?.drawing?.actors[0];
  return {
    name: 'draw-view',
    input: {
      picture: await context.pathOfFile(picture),
      side: view,
      width: widthPixels,
      height: heightPixels,
      path,
      ...(actor && drawn.drawing ? { drawn: { figure: actor.figure, look: drawn.drawing.look } } : {}),
    } satisfies ViewTask,
    mostSeconds: SOLID_SECONDS,
    fileOf: () => ({ path, mime: 'image/png', extension: 'png' }),
  };
}

async function modelWork(
  { pictures: { front, left, right, back }, shape = 'round' }: Asked<'model-3d'>,
  path: string,
  context: VendorContext,
): Promise<Work> {
  const side = left ?? right;
  if (side === undefined) {
    throw new VendorError('failed', 'the draft engine needs a side');
  }
  return {
    name: 'build-model',
    input: {
      front: await context.pathOfFile(front),
      side: await context.pathOfFile(side),
      sideLooks: left === undefined ? 'right' : 'left',
      back: back && (await context.pathOfFile(back)),
      shape,
      path,
    } satisfies ModelTask,
    mostSeconds: SOLID_SECONDS,
    fileOf: () => ({ path, mime: 'model/gltf-binary', extension: 'glb' }),
  };
}
